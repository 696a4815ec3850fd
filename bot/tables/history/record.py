"""A game's record as a text file."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy.orm import Session

from bot.store.models.table import ActionRow
from bot.tables.domain.table import Status
from bot.tables.history.log import is_secret
from bot.tables.history.seat_history import seat_history_of
from bot.tables.session import timeline
from bot.tables.session.service import TableService
from bot.tables.session.timeline import move_of
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.record import Record, RecordedMove, Successor, state_hash


@dataclass(frozen=True, slots=True)
class RecordFile:
    """A game's record as its reader may have it, with a file name.

    ``withheld`` is the number of moves that are left out because they are not public yet.
    """

    record: Record
    filename: str
    withheld: int = 0


async def export_record(service: TableService, table_id: int, user_id: str | None) -> RecordFile:
    """Return the record of the timeline, without undone moves.

    While the game runs it has the seed's hash instead of the seed, and leaves out the unrevealed
    answers of other players.
    """

    def work(session: Session) -> RecordFile:
        unit = service.load(session, table_id)
        state = unit.position()
        is_over = unit.row.status == Status.FINISHED
        own_seat = None if user_id is None else unit.table().visible_seat(user_id)
        rows = timeline.whole_timeline(unit, unit.row.head)[1:]
        made = timeline.without_earlier_answers(rows)
        shown = [row for row in made if row.seat == own_seat or not is_secret(unit, row)]
        exported = full_record(unit, shown)
        if is_over:
            exported.final = state_hash(state)
        else:
            exported.seed = None
        return RecordFile(exported, f"{unit.row.game}-{unit.id}.txt", len(made) - len(shown))

    return await service.read(work)


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
    return full_record(unit, timeline.whole_timeline(unit, unit.row.head)[1:])


async def load_whole_record(service: TableService, table_id: int) -> Record:
    """Return the whole record of a table; the caller must hide what is not public."""
    return await service.read(lambda session: whole_record(service.load(session, table_id)))
