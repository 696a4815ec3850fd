"""Pause a table whose channel is gone; :mod:`bot.tables.channels.place` resumes it."""

from __future__ import annotations

import logging

from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.request import SYSTEM_ACTOR
from bot.tables.domain.table import LIVE, Status
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork

log = logging.getLogger(__name__)


async def pause_table(service: TableService, table_id: int, why: str) -> None:
    """Pause a live table that cannot be posted to; games never end because of that."""

    def work(unit: UnitOfWork) -> None:
        if unit.row.status in LIVE:
            unit.row.status = Status.PAUSED
            unit.record_action(ActionKind.PAUSE, data={"why": why})

    done = await service.change(table_id, SYSTEM_ACTOR, work)
    if done.actions:
        log.warning("table.paused", extra={"table": table_id, "why": why})
