"""The whole game so far, round by round."""

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
from bot.tables.history.turn import Viewer
from bot.tables.seats.seat_history import SeatHistory, seat_history_of
from bot.tables.session import timeline
from bot.tables.session.serialization import events_from_json
from bot.tables.session.service import TableService
from engine.core import Event, State, game
from engine.core.words.summaries import Span


class Round(NamedTuple):
    """A round by its number, 0 for the set-up, what happened in it, and the players' names.

    One in which somebody else took over a seat is told in parts.
    """

    number: int
    span: Span[State]
    names: tuple[str, ...]


@dataclass(slots=True)
class _Part:
    """The events of a round, or of a part of it, and the action in which it begins."""

    number: int
    start: int
    names: tuple[str, ...]
    events: list[Event] = field(default_factory=list)


async def rounds(service: TableService, table_id: int, viewer: Viewer) -> tuple[Table, list[Round]]:
    """What happened in each round, oldest first, as a viewer may know it.

    The positions are read one by one, so that nobody waits for a long game.

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

    table, seat, head, found = await service.read(parts)
    ends = [part.start for part in found[1:]] + [head]

    def seen_at(session: Session, sequence: int) -> State:
        unit = service.load(session, table_id)
        view: State = unit.game.view(timeline.state_at(unit, sequence), seat)
        return view

    positions = [
        await service.read(partial(seen_at, sequence=sequence))
        for sequence in [found[0].start, *ends]
    ]
    return table, [
        Round(part.number, Span(before, after, part.events, seat), part.names)
        for part, (before, after) in zip(found, pairwise(positions), strict=True)
    ]


async def begins(service: TableService, table_id: int) -> list[tuple[int, int]]:
    """Each round with the number of the move that began it."""

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


def _parts(name: str, rows: list[ActionRow], viewer: int | None, cast: SeatHistory) -> list[_Part]:
    """The events of a line of play by the round they happened in, and by who played then."""
    words, before = game(name).words, rows[0].sequence
    found = [_Part(0, before, cast.names_at(before))]
    for row in rows:
        names = cast.names_at(row.sequence)
        if names != found[-1].names:
            found.append(_Part(found[-1].number, before, names))
        for event in events_seen_by(row, viewer):
            number = words.round_of(event)
            if number not in (None, found[-1].number):
                found.append(_Part(number or 0, row.sequence, names))
            found[-1].events.append(event)
        before = row.sequence
    return found
