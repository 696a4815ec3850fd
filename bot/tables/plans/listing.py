"""Read a user's plans at a table from their rows, waiting and stopped."""

from __future__ import annotations

import logging
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.plan import PlanRow
from bot.tables.domain.plans import Plan, PlanScope, PlanStatus, StopCondition
from engine.core.foresight import ForeseenChoice
from engine.core.words.text_json import text_from_json


def plans_of(session: Session, user_id: str, table_id: int) -> list[Plan]:
    """Return a user's waiting and stopped plans at a table, oldest first."""
    query = select(PlanRow).where(
        col(PlanRow.user_id) == user_id,
        col(PlanRow.table_id) == table_id,
        col(PlanRow.status) != PlanStatus.DRAFT,
    )
    rows = session.scalars(query.order_by(col(PlanRow.id)))
    return [plan for row in rows if (plan := plan_from_row(row)) is not None]


def stopped(user_id: str, table_id: int) -> list[Any]:
    """Return the SQL conditions for a user's stopped plans at a table."""
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
        ask=text_from_json(row.prompt),
        steps=tuple(map(ForeseenChoice.from_json, row.steps)),
        stops=tuple(map(StopCondition.from_json, row.stops)),
        scope=PlanScope(row.scope),
        offers=tuple(map(ForeseenChoice.from_json, row.choices)),
        why=None if row.stop_reason is None else text_from_json(row.stop_reason),
    )
