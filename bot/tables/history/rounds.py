"""The game so far, round by round."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from sqlalchemy.orm import Session

from bot.store.models.table import ActionRow
from bot.tables.domain.errors import TableClosed
from bot.tables.domain.table import Table
from bot.tables.history.recap import events_seen_by
from bot.tables.history.seat_history import SeatHistory, seat_history_of
from bot.tables.history.turn import Viewer
from bot.tables.session import timeline
from bot.tables.session.positions import events_from_json
from bot.tables.session.service import TableService
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
class _Part:
    """The events of a round or a part of it, and the action it begins with."""

    number: int
    start: int
    names: tuple[str, ...]
    events: list[Event] = field(default_factory=list)


async def read_rounds(
    service: TableService, table_id: int, viewer: Viewer
) -> tuple[Table, list[Round]]:
    """Return the events of each round, oldest first, as a viewer may know them.

    Positions are read one transaction at a time, so that a long game does not block other requests.

    Raises:
        TableClosed: the game has not begun.
        TableDamaged: a position cannot be read.
    """

    def parts(session: Session) -> tuple[Table, int | None, int, list[_Part]]:
        unit = service.load(session, table_id)
        if unit.row.started_at is None:
            raise TableClosed.because("error-not-running", table=str(table_id))
        seat, head = viewer(unit.table()), unit.row.head
        rows = timeline.whole_timeline(unit, head)
        return unit.table(), seat, head, _parts(unit.row.game, rows, seat, seat_history_of(unit))

    table, seat, head, round_parts = await service.read(parts)
    ends = [part.start for part in round_parts[1:]] + [head]

    def view_at(session: Session, sequence: int) -> State:
        unit = service.load(session, table_id)
        view: State = unit.game.view(timeline.state_at(unit, sequence), seat)
        return view

    positions = [
        await service.read(partial(view_at, sequence=sequence))
        for sequence in [round_parts[0].start, *ends]
    ]
    return table, [
        Round(part.number, Span(before, after, part.events, seat), part.names)
        for part, (before, after) in zip(round_parts, pairwise(positions), strict=True)
    ]


async def round_starts(service: TableService, table_id: int) -> list[tuple[int, int]]:
    """Return each round with the number of the move that began it."""

    def work(session: Session) -> list[tuple[int, int]]:
        unit = service.load(session, table_id)
        words, found = unit.game.words, dict[int, int]()
        for row in timeline.whole_timeline(unit, unit.row.head):
            for event in events_from_json(row):
                number = words.round_of(event)
                if number is not None:
                    found.setdefault(number, row.number)
        return list(found.items())

    return await service.read(work)


def _parts(
    name: str, rows: list[ActionRow], viewer: int | None, seat_history: SeatHistory
) -> list[_Part]:
    """Split the timeline's events by round, and by who played."""
    words, start = game(name).words, rows[0].sequence
    found = [_Part(0, start, seat_history.names_at(start))]
    for row in rows:
        names = seat_history.names_at(row.sequence)
        if names != found[-1].names:
            found.append(_Part(found[-1].number, start, names))
        for event in events_seen_by(row, viewer):
            number = words.round_of(event)
            if number not in (None, found[-1].number):
                found.append(_Part(number or 0, row.sequence, names))
            found[-1].events.append(event)
        start = row.sequence
    return found
