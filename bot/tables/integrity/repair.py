"""Repair a table by replaying its moves from the seed."""

from __future__ import annotations

import logging

from sqlalchemy import delete
from sqlmodel import col

from bot.store.columns import compact
from bot.store.models.table import ActionRow, CheckpointRow
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.errors import TableClosed, TableDamaged
from bot.tables.domain.request import SYSTEM_ACTOR
from bot.tables.domain.table import Table
from bot.tables.history.record import whole_record
from bot.tables.session import timeline
from bot.tables.session.checkpoints import MOVES_BETWEEN_CHECKPOINTS as CHECKPOINT_EVERY
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import RecordError, State

log = logging.getLogger(__name__)


async def repair(service: TableService, table_id: int) -> Table:
    """Rebuild the position and its checkpoints from the moves; may take long.

    Raises:
        TableDamaged: the moves cannot be replayed either; only a backup helps.
        TableClosed: the game has not begun, or began under other rules.
    """

    def work(unit: UnitOfWork) -> None:
        if unit.row.started_at is None:
            raise TableClosed.because("table-not-started")
        if unit.of_other_rules:
            raise TableClosed.because("table-rules-no-replay", table=table_id)
        unit.state, checkpoints = rebuild(unit)
        unit.session.execute(delete(CheckpointRow).where(col(CheckpointRow.table_id) == table_id))
        unit.session.add_all(checkpoints)
        unit.record_action(ActionKind.REPAIR)

    return (await service.change(table_id, SYSTEM_ACTOR, work)).unit.table()


def rebuild(unit: UnitOfWork) -> tuple[State, list[CheckpointRow]]:
    """Return the position after the timeline's moves, and the checkpoints on the way.

    Raises:
        TableDamaged: the moves cannot be replayed.
    """
    assert unit.game
    rows: list[ActionRow] = timeline.whole_timeline(unit, unit.row.head)
    checkpoints: list[CheckpointRow] = []
    state: State | None = None
    try:
        for row, state in zip(rows, whole_record(unit).positions(), strict=True):
            if row.number % CHECKPOINT_EVERY == 0:
                text = compact(state.to_json())
                checkpoints.append(
                    CheckpointRow(table_id=unit.id, sequence=row.sequence, state=text)
                )
    except (RecordError, ValueError) as error:
        log.warning("table.replay.failed", extra={"table": unit.id, "why": str(error)})
        raise TableDamaged.because("table-beyond-repair", table=unit.id) from error
    if state is None:
        raise TableDamaged.because("table-beyond-repair", table=unit.id)
    return state, checkpoints
