"""A player's own side at a game without hidden information, where no hand can be shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, takewhile

from bot.presentation.choices import pages
from bot.presentation.log_lines import MOVES
from bot.presentation.texts import Localizer, escape, truncate
from bot.presentation.turn_text import TurnText, condense, stories
from bot.tables.domain.request import LogEntry
from engine.core.rules import PASS_WORDS

LAST_TURN_LIMIT = 400
"""Maximum length of what the player did last."""
PART_LIMIT = 120
"""Maximum length of the choices of one part of the board."""


def own_side(turn_text: TurnText, entries: Sequence[LogEntry]) -> str:
    """Return what the viewer holds, can choose now, and did last; empty for spectators.

    ``entries`` are the latest of the log; if none is of the viewer, the last part is left out.
    """
    turn, localizer = turn_text.turn, turn_text.message
    if turn.viewer is None:
        return ""
    holds = [
        localizer.format(full)
        for seat, full, _ in turn.game.words.glance(turn.view).players
        if seat == turn.viewer
    ]
    asked = turn.viewer in turn.to_move
    story = _last_turn(localizer, turn.table.game, turn.viewer, entries)
    parts = {
        "own-holds": holds,
        "own-choices": [*_choices(turn_text, turn.viewer)] if asked else [],
        "own-last": [story] if story else [],
    }
    titled = [(f"**{localizer.say(key)}**", *lines) for key, lines in parts.items() if lines]
    return "\n".join(chain.from_iterable(titled))


def _choices(turn_text: TurnText, seat: int) -> Iterator[str]:
    """Yield a line for each part of the board with choices: their codes, or else their names."""
    offered = (c for c in turn_text.offered(seat) if c.choice not in PASS_WORDS)
    for page in pages([*offered]):
        codes = ", ".join(c.offer.code or c.name for c in page.offered)
        part = {"part": escape(page.offered[0].group), "codes": escape(truncate(codes, PART_LIMIT))}
        yield f"- {turn_text.message.say('own-choices-part', **part)}"


def _last_turn(localizer: Localizer, name: str, seat: int, entries: Sequence[LogEntry]) -> str:
    """Return what the last moves of a seat did, up to the move of another seat."""
    moves = [entry for entry in entries if entry.kind in MOVES and not entry.undone]
    while moves and moves[-1].seat != seat:
        moves.pop()
    turn = [*takewhile(lambda entry: entry.seat == seat, reversed(moves))][::-1]
    events = [event for entry in turn for event in entry.events if event.seat == seat]
    return condense(localizer, stories(name, events), LAST_TURN_LIMIT) if events else ""
