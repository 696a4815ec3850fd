"""Describe a position as text: the whole board, and the reader's private part."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presentation.texts import Localizer, length, pieces
from bot.presentation.turn_text import TurnText, paragraph
from bot.tables.domain.table import Table
from bot.tables.domain.turn_view import Turn
from engine.core import Seat, Section, Text, Value
from engine.core.words.phrases import persons

LAST_EVENTS_LIMIT = 1000
"""Maximum length of the last events."""
MESSAGE_LIMIT = 2800
"""Maximum length of a text board in a message with other parts."""


def board_parts(turn_text: TurnText) -> list[list[str]]:
    """Describe the position as the viewer may see it, a fact per line, with headings.

    Begin with the status, who must move, the question, and the last events.
    """
    turn, localizer = turn_text.turn, turn_text.message
    now, *others = turn.game.words.board(turn.view, turn.viewer)
    status = turn.game.words.headline(turn.view)  # the heading shows it already
    lines = [_line(turn_text, line) for line in now.lines if line != status]
    last = paragraph(localizer, turn_text.last(), LAST_EVENTS_LIMIT)
    if last:
        lines.append(localizer.say("board-last", story=last))
    parts = [section_lines(localizer, [section]) for section in others]
    return [[f"### {turn_text.headline()}", *lines], *parts]


def _line(turn_text: TurnText, line: Text) -> str:
    """Format a line, with the verdict on a game that ended early, and only the viewer's means."""
    table, localizer = turn_text.turn.table, turn_text.message
    if line.key.startswith("board-winners") and table.ending is not None:
        return verdict(localizer, table, tie_break(turn_text.turn))
    who = line.args.get("who")
    if (
        line.key == "board-to-move"
        and isinstance(who, Seat)
        and who.number != turn_text.turn.viewer
    ):
        return localizer.say(line.key, who=who, prompt=turn_text.ask(localizer, who.number))
    return localizer.format(line)


def verdict(localizer: Localizer, table: Table, broken: Text | None = None) -> str:
    """Return how the game ended, who won if anybody did, and what broke a tie."""
    args: dict[str, Value] = {"who": persons(table.winners), "count": len(table.winners)}
    if broken is not None:
        return localizer.say("final-tie-break", tie_break=broken, **args)
    return localizer.say(f"final-{table.ending}", **args)


def tie_break(turn: Turn) -> Text | None:
    """Return what broke a tie in points, if the table has the same winners as the rules.

    They may differ: a player who has resigned cannot win.
    """
    outcome = turn.game.outcome(turn.view)
    return outcome.tie_break if outcome.winners == turn.table.winners else None


def pages(parts: Sequence[Sequence[str]], limit: int) -> list[str]:
    """Combine parts to texts that fit; a part is only split if it is too long itself."""
    texts: list[str] = []
    for part in parts:
        text = "\n".join(part)
        if texts and length(texts[-1]) + 1 + length(text) <= limit:
            texts[-1] += "\n" + text
        else:
            texts += pieces(part, limit)
    return texts


def hand_text(turn_text: TurnText) -> str:
    """Return what only the viewer may see; empty for spectators and games without secrets."""
    turn = turn_text.turn
    if turn.viewer is None:
        return ""
    sections = turn.game.words.hand(turn.view, turn.viewer)
    return "\n".join(section_lines(turn_text.message, sections))


def in_words(turn_text: TurnText, limit: int = MESSAGE_LIMIT, *, hand: bool = True) -> str:
    """Return the text board for one message instead of a picture, and the private part.

    What changes most comes first; the rest is only on the full board.
    """
    own = hand_text(turn_text) if hand else ""
    now, *others = board_parts(turn_text)
    kept = ["\n".join(now[1:]), own]
    for text in map("\n".join, others):
        if text not in own and sum(map(length, kept)) + len(kept) + length(text) <= limit:
            kept.append(text)
    return "\n".join(filter(None, kept))


def section_lines(localizer: Localizer, sections: Sequence[Section]) -> list[str]:
    """Format each section as a bold title and its lines."""
    lines: list[str] = []
    for section in sections:
        lines.append(f"**{localizer.format(section.title)}**")
        lines += [localizer.format(line) for line in section.lines]
    return lines


def plain(parts: Sequence[Sequence[str]]) -> str:
    """Return the text as a file, without Markdown."""
    lines = (line for part in parts for line in part)
    return "\n".join(line.replace("**", "").removeprefix("### ") for line in lines) + "\n"
