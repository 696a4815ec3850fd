"""A position in words: the whole board, and what only its reader has."""

from __future__ import annotations

from collections.abc import Sequence

from bot.telling.spoken_turn import SpokenTurn
from bot.telling.voice import Voice
from engine.core import Section


def board_lines(spoken: SpokenTurn) -> list[str]:
    """The whole position as the viewer may know it, one fact a line, under headings."""
    turn = spoken.turn
    sections = turn.game.words.board(turn.view, turn.viewer)
    return [f"### {spoken.headline()}", *section_lines(spoken.message, sections)]


def hand_lines(spoken: SpokenTurn) -> list[str]:
    """What only the viewer may see; empty for onlookers and in games without hidden things."""
    turn = spoken.turn
    if turn.viewer is None:
        return []
    return section_lines(spoken.message, turn.game.words.hand(turn.view, turn.viewer))


def section_lines(voice: Voice, sections: Sequence[Section]) -> list[str]:
    """Each section's title in bold and its lines below."""
    lines: list[str] = []
    for section in sections:
        lines.append(f"**{voice.format(section.title)}**")
        lines += [voice.format(line) for line in section.lines]
    return lines


def plain(lines: Sequence[str]) -> str:
    """The same as a text file: without the marks of bold and headings."""
    return "\n".join(line.replace("**", "").removeprefix("### ") for line in lines) + "\n"
