"""The game so far, round by round."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from bot.store.models.table import ActionRow
from bot.tables.history.recap import events_seen_by
from bot.tables.history.seat_history import SeatHistory
from engine.core import Event, State, game
from engine.core.words.summaries import Span


class Round(NamedTuple):
    """A round by number, 0 for the set-up, with its events and the players' names.

    A round in which a seat was taken over is split into parts.
    """

    number: int
    span: Span[State]
    names: tuple[str, ...]


@dataclass(slots=True)
class Part:
    """The events of a round or a part of it, and the action it begins with."""

    number: int
    start: int
    names: tuple[str, ...]
    events: list[Event] = field(default_factory=list)


def parts(
    name: str, rows: list[ActionRow], viewer: int | None, seat_history: SeatHistory
) -> list[Part]:
    """Split the timeline's events by round, and by who played."""
    words, start = game(name).words, rows[0].sequence
    found = [Part(0, start, seat_history.names_at(start))]
    for row in rows:
        names = seat_history.names_at(row.sequence)
        if names != found[-1].names:
            found.append(Part(found[-1].number, start, names))
        for event in events_seen_by(row, viewer):
            number = words.round_of(event)
            if number not in (None, found[-1].number):
                found.append(Part(number or 0, row.sequence, names))
            found[-1].events.append(event)
        start = row.sequence
    return found
