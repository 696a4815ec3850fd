"""The game as a record file, to whom it may concern."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy.orm import Session

from bot.store.models.table import ActionRow
from bot.tables.domain.table import Status
from bot.tables.history.log import secret
from bot.tables.seats.seat_history import seat_history_of
from bot.tables.session import timeline
from bot.tables.session.service import TableService
from bot.tables.session.timeline import move_of
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.record import Record, RecordedMove, Successor, state_hash


@dataclass(frozen=True, slots=True)
class RecordFile:
    """A game's record as its reader may have it, and a name for the file."""

    record: Record
    filename: str


async def record(service: TableService, table_id: int, user_id: str | None) -> RecordFile:
    """The line of play, without moves taken back.

    While it runs the seed's hash stands for the seed, and unrevealed answers of others are left
    out.
    """

    def work(session: Session) -> RecordFile:
        unit = service.load(session, table_id)
        state = unit.position()
        over = unit.row.status == Status.FINISHED
        own = None if user_id is None else unit.table().eyes_of(user_id)
        rows = timeline.whole_timeline(unit, unit.row.head)[1:]
        shown = [
            row
            for row in timeline.without_earlier_answers(rows)
            if row.seat == own or not secret(unit, row)
        ]
        made = full_record(unit, shown)
        if over:
            made.final = state_hash(state)
        else:
            made.seed = None
        return RecordFile(made, f"{unit.row.game}-{unit.id}.txt")

    return await service.read(work)


def full_record(unit: UnitOfWork, moves: Sequence[ActionRow]) -> Record:
    """A record with everything in it, seed included: not for a running game's players."""
    row, cast = unit.row, seat_history_of(unit)
    sequences = [move.sequence for move in moves]
    return Record(
        game=row.game,
        rules=row.rules_version,
        options=dict(row.options),
        names=[parts[0].name for parts in cast.tenures],
        seed=row.seed,
        hash=row.seed_hash,
        moves=[RecordedMove(move.seat or 0, move_of(move)) for move in moves],
        successors=[
            Successor(bisect_left(sequences, part.since), seat, part.name)
            for part, seat in cast.successors()
        ],
    )


def whole_record(unit: UnitOfWork) -> Record:
    """The whole line of play from the start action on, as a record with its seed."""
    return full_record(unit, timeline.whole_timeline(unit, unit.row.head)[1:])


async def whole_line(service: TableService, table_id: int) -> Record:
    """The same of a table, running or not: for what is told of it as far as it is public."""
    return await service.read(lambda session: whole_record(service.load(session, table_id)))
