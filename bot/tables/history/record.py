"""A game's record as a text file."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.models.table import ActionRow
from bot.tables.history.seat_history import seat_history_of
from bot.tables.session.service import TableService
from bot.tables.session.timeline import move_of
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.record import Record, RecordedMove, Successor


@dataclass(frozen=True, slots=True)
class RecordFile:
    """A game's record as its reader may have it, with a file name.

    ``withheld`` is the number of moves that are left out because they are not public yet.
    """

    record: Record
    filename: str
    withheld: int = 0


def full_record(unit: UnitOfWork, moves: Sequence[ActionRow]) -> Record:
    """Return a record including the seed: never for a running game's players."""
    row, seat_history = unit.row, seat_history_of(unit)
    sequences = [move.sequence for move in moves]
    return Record(
        game=row.game,
        rules=row.rules_version,
        options=dict(row.options),
        names=[tenures[0].name for tenures in seat_history.tenures],
        seed=row.seed,
        hash=row.seed_hash,
        moves=[RecordedMove(move.seat or 0, move_of(move)) for move in moves],
        successors=[
            Successor(bisect_left(sequences, tenure.since), seat, tenure.name)
            for tenure, seat in seat_history.successors()
        ],
    )


def whole_record(unit: UnitOfWork) -> Record:
    """Return the record of the whole timeline, including the seed."""
    return full_record(unit, unit.history.timeline(unit.row.head)[1:])


async def load_whole_record(service: TableService, table_id: int) -> Record:
    """Return the whole record of a table; the caller must hide what is not public."""
    return await service.read(lambda session: whole_record(service.load(session, table_id)))
