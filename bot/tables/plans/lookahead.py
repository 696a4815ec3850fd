"""Foresee the next questions, and make or delete plans."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import func, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.plan import PlanRow
from bot.tables.domain.plans import Plan, PlanRefused, PlanScope, PlanStatus
from bot.tables.domain.request import Person
from bot.tables.plans.listing import plan_from_row
from bot.tables.session.unit_of_work import UnitOfWork

MAX_PLANS = 20
"""Maximum plans of a user at a table."""


class Outlook(NamedTuple):
    """The input of a look-ahead for a seat: plain data, limited to what it may see."""

    table: int
    game: str
    sequence: int
    seat: int
    view: Mapping[str, Any]

    @property
    def seed(self) -> str:
        """The seed of the simulations; the same until the table changes."""
        return f"{self.table} {self.sequence} {self.seat}"


def waiting(unit: UnitOfWork, person: Person, plan_id: int) -> Plan | None:
    """Return the user's plan with that id, if it waits."""
    row = unit.session.get(PlanRow, plan_id)
    if row is None or (row.user_id, row.table_id) != (person.id, unit.id):
        return None
    return plan_from_row(row) if row.status == PlanStatus.WAITING else None


def require_room(session: Session, plan: Plan, user_id: str) -> None:
    """Check that the plan may be added to those that wait."""
    own = [col(PlanRow.user_id) == user_id, col(PlanRow.table_id) == plan.table_id]
    waiting = [*own, col(PlanRow.status) == PlanStatus.WAITING]
    if (session.scalar(select(func.count()).where(*waiting)) or 0) >= MAX_PLANS:
        raise PlanRefused.because("table-plan-too-many", most=MAX_PLANS)
    always = [col(PlanRow.question) == plan.question, col(PlanRow.scope) != PlanScope.ONCE]
    if session.scalar(select(col(PlanRow.id)).where(*waiting, *always).limit(1)) is not None:
        raise PlanRefused.because("table-plan-always")
