"""List a user's plans at a table, waiting and stopped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.plan import PlanRow
from bot.tables.domain.plans import PlanStatus
from bot.tables.plans.model import Plan, plan_from_row
from bot.tables.session.service import TableService


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
