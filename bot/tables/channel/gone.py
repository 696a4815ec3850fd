"""Pausing a table whose channel is gone; :mod:`bot.tables.channel.place` lets it go on."""

from __future__ import annotations

import logging

from bot.tables.action_kinds import Kind
from bot.tables.models import LIVE, Status
from bot.tables.request import BY_THE_HOUSE
from bot.tables.service import TableService
from bot.tables.unit_of_work import UnitOfWork

log = logging.getLogger(__name__)


async def pause(service: TableService, table_id: int, why: str) -> None:
    """Stop a live table that cannot be posted to; a game is never ended or deleted for that."""

    def work(unit: UnitOfWork) -> None:
        if unit.row.status in LIVE:
            unit.row.status = Status.PAUSED
            unit.act(Kind.PAUSE, data={"why": why})

    done = await service.change(table_id, BY_THE_HOUSE, work)
    if done.acts:
        log.warning("table paused", extra={"table": table_id, "why": why})
