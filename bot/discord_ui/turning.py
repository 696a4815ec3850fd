"""The moves that changed the scores most: what is told at the end of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.discord_ui.chronicle import stories
from engine.core import Event, RecordError, game
from engine.core.record import Record
from engine.core.text import Text

TOLD = 3


class TurningPoint(NamedTuple):
    """A move by its number, the seat whose points it changed most, by how much, and the story."""

    move: int
    seat: int
    gain: int
    told: tuple[Text, ...]


def turning_points(record: Record) -> list[TurningPoint]:
    """The greatest changes of anybody's points, in the order they happened.

    The last move is left out: final scoring comes with it. A game in which nobody had a point
    until then has none.
    """
    rules = game(record.game)
    found: list[TurningPoint] = []
    before: tuple[int, ...] = ()
    try:
        for number, state in enumerate(record.positions(events=True)):
            scores, events = rules.outcome(state).scores, state.events or []
            if before not in ((), scores) and number < len(record.moves):
                gains = [now - then for now, then in zip(scores, before, strict=True)]
                seat = max(range(len(gains)), key=lambda s: abs(gains[s]))
                told = stories(record.game, _about(events, seat, gains[seat]))
                found.append(TurningPoint(number, seat, gains[seat], tuple(told)))
            before, state.events = scores, []
    except RecordError:
        return []
    greatest = sorted(found, key=lambda point: -abs(point.gain))[:TOLD]
    return sorted(greatest, key=lambda point: point.move)


def _about(events: Iterable[Event], seat: int, gain: int) -> list[Event]:
    """The event that has the change as a figure; else all that this seat did, else everything."""
    public = [event.seen_by(None) for event in events]
    exact = [event for event in public if _names(event, seat, gain)]
    return exact[:1] or [event for event in public if event.seat == seat] or public


def _names(event: Event, seat: int, gain: int) -> bool:
    """Whether the figures of an event, of that seat or of all seats, include the change."""
    figures = [value for value in event.data.values() if not isinstance(value, str)]
    lists = [value for value in figures if isinstance(value, Sequence) and seat < len(value)]
    return any(value[seat] == gain for value in lists) or (event.seat == seat and gain in figures)
