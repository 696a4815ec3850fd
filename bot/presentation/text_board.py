"""A position in words: the whole board, and what only its reader has."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presentation.localizer import Localizer
from bot.presentation.recap import paragraph
from bot.presentation.truncate import length, pieces
from bot.presentation.turn_text import TurnText
from bot.tables.domain.table import Table
from bot.tables.history.turn import Turn
from engine.core import Seat, Section, Text, Value
from engine.core.words.phrases import persons

LAST = 1000
"""Letters of what happened last."""
IN_ONE = 2800
"""Letters of a board in words that stands in a message with other things."""


def board_parts(spoken: TurnText) -> list[list[str]]:
    """The whole position as the viewer may know it, one fact a line, each part with its heading.

    First comes where it stands, who is to move, what is asked, and what happened last.
    """
    turn, voice = spoken.turn, spoken.message
    now, *others = turn.game.words.board(turn.view, turn.viewer)
    lines = [_line(spoken, line) for line in now.lines if line != _headline(spoken)]
    last = paragraph(voice, spoken.last(), LAST)
    if last:
        lines.append(voice.say("board-last", story=last))
    parts = [section_lines(voice, [section]) for section in others]
    return [[f"### {spoken.headline()}", *lines], *parts]


def _headline(spoken: TurnText) -> Text:
    """Where it stands, which is the heading already."""
    return spoken.turn.game.words.headline(spoken.turn.view)


def _line(spoken: TurnText, line: Text) -> str:
    """A line of the board: no winners of a game ended early, nobody's means but the reader's."""
    table, voice = spoken.table, spoken.message
    if line.key.startswith("board-winners") and table.ending is not None:
        return verdict(voice, table, tie_break(spoken.turn))
    who = line.args.get("who")
    if line.key == "board-to-move" and isinstance(who, Seat) and who.number != spoken.turn.viewer:
        return voice.say(line.key, who=who, prompt=spoken.ask(voice, who.number))
    return voice.format(line)


def verdict(voice: Localizer, table: Table, broken: Text | None = None) -> str:
    """How it ended, who won if anybody did, and what broke a tie."""
    told: dict[str, Value] = {"who": persons(table.winners), "count": len(table.winners)}
    if broken is not None:
        return voice.say("final-tie-break", tie_break=broken, **told)
    return voice.say(f"final-{table.ending}", **told)


def tie_break(turn: Turn) -> Text | None:
    """What broke a tie in points at the end of a game, if its table has the winners of the rules.

    A table may have others: a player who has resigned cannot win.
    """
    outcome = turn.game.outcome(turn.view)
    return outcome.tie_break if outcome.winners == turn.table.winners else None


def pages(parts: Sequence[Sequence[str]], limit: int) -> list[str]:
    """Parts put together into texts that fit; none is torn that fits by itself."""
    made: list[str] = []
    for part in parts:
        text = "\n".join(part)
        if made and length(made[-1]) + 1 + length(text) <= limit:
            made[-1] += "\n" + text
        else:
            made += pieces(part, limit)
    return made


def hand_lines(spoken: TurnText) -> list[str]:
    """What only the viewer may see; empty for onlookers and in games without hidden things."""
    turn = spoken.turn
    if turn.viewer is None:
        return []
    return section_lines(spoken.message, turn.game.words.hand(turn.view, turn.viewer))


def in_words(spoken: TurnText, own: str = "", limit: int = IN_ONE) -> str:
    """What one message holds of the board in words, in place of a picture, and what is one's own.

    What changes most stands first; the board alone has the rest.
    """
    now, *others = board_parts(spoken)
    kept = ["\n".join(now[1:]), own]
    for part in others:
        text = "\n".join(part)
        if text in own or sum(map(length, kept)) + len(kept) + length(text) > limit:
            continue
        kept.append(text)
    return "\n".join(filter(None, kept))


def section_lines(voice: Localizer, sections: Sequence[Section]) -> list[str]:
    """Each section's title in bold and its lines below."""
    lines: list[str] = []
    for section in sections:
        lines.append(f"**{voice.format(section.title)}**")
        lines += [voice.format(line) for line in section.lines]
    return lines


def plain(parts: Sequence[Sequence[str]]) -> str:
    """The same as a text file: without the marks of bold and headings."""
    lines = (line for part in parts for line in part)
    return "\n".join(line.replace("**", "").removeprefix("### ") for line in lines) + "\n"
