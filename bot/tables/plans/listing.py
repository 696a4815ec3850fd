"""Read a user's plans at a table from their rows, waiting and stopped."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.plan import PlanRow
from bot.tables.domain.plans import Plan, PlanScope, PlanStatus, StopCondition
from bot.tables.session.service import TableService
from engine.core.foresight import ForeseenChoice
from engine.core.words.text_json import text_from_json


async def plans_of(service: TableService, user_id: str, table_id: int) -> Sequence[Plan]:
    """Return a user's waiting and stopped plans at a table, oldest first."""
    return await service.read(lambda session: _plans_of(session, user_id, table_id))


def _plans_of(session: Session, user_id: str, table_id: int) -> list[Plan]:
    query = select(PlanRow).where(
        col(PlanRow.user_id) == user_id,
        col(PlanRow.table_id) == table_id,
        col(PlanRow.status) != PlanStatus.DRAFT,
    )
    rows = session.scalars(query.order_by(col(PlanRow.id)))
    return [plan for row in rows if (plan := plan_from_row(row)) is not None]


async def tables_with_unread_stops(service: TableService, user_id: str) -> Sequence[int]:
    """Return the tables with a stopped plan whose reason the user has not read yet."""
    query = select(col(PlanRow.table_id)).where(
        col(PlanRow.user_id) == user_id,
        col(PlanRow.status) == PlanStatus.STOPPED,
        col(PlanRow.told).is_(False),
    )
    return await service.read(lambda session: list(session.scalars(query.distinct())))


async def mark_read(service: TableService, user_id: str, table_id: int) -> None:
    """Mark the stopped plans of a user at a table as read."""
    statement = update(PlanRow).where(*_stopped(user_id, table_id)).values(told=True)
    await service.transaction(lambda session: session.execute(statement))


async def clear_stopped(service: TableService, user_id: str, table_id: int) -> None:
    """Delete the stopped plans of a user at a table."""
    statement = delete(PlanRow).where(*_stopped(user_id, table_id))
    await service.transaction(lambda session: session.execute(statement))


def _stopped(user_id: str, table_id: int) -> list[Any]:
    conditions = [col(PlanRow.user_id) == user_id, col(PlanRow.table_id) == table_id]
    return [*conditions, col(PlanRow.status) == PlanStatus.STOPPED]


log = logging.getLogger(__name__)


def plan_from_row(row: PlanRow) -> Plan | None:
    """Return the plan of a row, or ``None`` if its JSON cannot be read, which harms no other."""
    try:
        return _plan(row)
    except (KeyError, TypeError, ValueError, AttributeError):
        log.error("plan.unreadable", extra={"table": row.table_id, "plan": row.id})
        return None


def _plan(row: PlanRow) -> Plan:
    return Plan(
        id=row.id or 0,
        table_id=row.table_id,
        seat=row.seat,
        state=PlanStatus(row.status),
        question=row.question,
        ask=text_from_json(row.ask),
        steps=tuple(map(ForeseenChoice.from_json, row.steps)),
        stops=tuple(map(StopCondition.from_json, row.stops)),
        scope=PlanScope(row.scope),
        offers=tuple(map(ForeseenChoice.from_json, row.offers)),
        why=None if row.why is None else text_from_json(row.why),
    )
