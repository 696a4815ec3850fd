"""One's own plans at a table: those that wait, and those that have stopped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.damage import AS_THEY_ARE
from bot.store.models.plan import PlanRow
from bot.tables.plans.model import Plan, State, plan_of
from bot.tables.session.service import TableService


async def plans_of(service: TableService, user_id: str, table_id: int) -> Sequence[Plan]:
    """Somebody's plans at a table in the order they were made, those that stopped among them."""
    return await service.read(lambda session: _plans_of(session, user_id, table_id))


def _plans_of(session: Session, user_id: str, table_id: int) -> list[Plan]:
    query = select(PlanRow).where(
        col(PlanRow.user_id) == user_id,
        col(PlanRow.table_id) == table_id,
        col(PlanRow.status) != State.DRAFT,
    )
    rows = session.scalars(query.order_by(col(PlanRow.id)).execution_options(**AS_THEY_ARE))
    return [plan for row in rows if (plan := plan_of(row)) is not None]


async def stopped_at(service: TableService, user_id: str) -> Sequence[int]:
    """The tables where a plan of somebody's has stopped, and they have not read why."""
    query = select(col(PlanRow.table_id)).where(
        col(PlanRow.user_id) == user_id,
        col(PlanRow.status) == State.STOPPED,
        col(PlanRow.told).is_(False),
    )
    return await service.read(lambda session: list(session.scalars(query.distinct())))


async def mark_read(service: TableService, user_id: str, table_id: int) -> None:
    """Somebody knows now which of their plans have stopped."""
    told = update(PlanRow).where(*_stopped(user_id, table_id)).values(told=True)
    await service.transaction(lambda session: session.execute(told))


async def clear_stopped(service: TableService, user_id: str, table_id: int) -> None:
    """Those of somebody's plans that have stopped are listed no more."""
    gone = delete(PlanRow).where(*_stopped(user_id, table_id))
    await service.transaction(lambda session: session.execute(gone))


def _stopped(user_id: str, table_id: int) -> list[Any]:
    mine = [col(PlanRow.user_id) == user_id, col(PlanRow.table_id) == table_id]
    return [*mine, col(PlanRow.status) == State.STOPPED]
