"""Foresee the next questions, and make or delete plans."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import func, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.plan import PlanRow
from bot.tables.domain.plans import Plan, PlanRefused, PlanScope, PlanStatus
from bot.tables.domain.request import Person, Request
from bot.tables.plans import stop_conditions
from bot.tables.plans.drafts import own_plan, require_plan_seat
from bot.tables.plans.listing import plan_from_row
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork

MAX_PLANS = 20
"""Maximum plans of a user at a table."""


class Outlook(NamedTuple):
    """What is needed to look ahead for a seat: plain data, limited to what it may see."""

    table: int
    game: str
    sequence: int
    seat: int
    view: Mapping[str, Any]

    @property
    def seed(self) -> str:
        """The seed of the simulations; the same until the table changes."""
        return f"{self.table} {self.sequence} {self.seat}"


async def read_outlook(service: TableService, person: Person, table_id: int) -> Outlook:
    """Return the position from which a user's next decisions are foreseen.

    Raises:
        TableClosed, NotSeated: the game does not run, or the user does not play in it.
        TableError: a substitute plays for them now.
    """

    def work(session: Session) -> Outlook:
        unit = service.load(session, table_id)
        seat = require_plan_seat(unit, person)
        view = unit.game.view(unit.position(), seat).to_json()
        return Outlook(table_id, unit.row.game, unit.row.sequence, seat, view)

    return await service.read(work)


async def make_plan(service: TableService, request: Request, table_id: int, plan_id: int) -> Plan:
    """Turn a draft into a plan that waits for its question.

    Making a plan twice returns the waiting plan.

    Raises:
        PlanRefused: it has no steps, there are too many plans, or another one always applies.
    """
    plans: list[Plan] = []

    def work(unit: UnitOfWork) -> None:
        waiting = _waiting(unit, request.person, plan_id)
        if waiting is not None:
            plans[:] = [waiting]
            return
        row, _ = own_plan(service, unit.session, request.person, plan_id)
        seat = require_plan_seat(unit, request.person)
        state = unit.position()
        plan = plan_from_row(row)
        if plan is None or row.table_id != unit.id or row.seat != seat:
            raise PlanRefused.because("table-plan-gone")
        if not plan.steps:
            raise PlanRefused.because("table-plan-empty")
        _require_room(unit.session, plan, request.person.id)
        stops = [stop_conditions.with_present_scores(unit, seat, stop) for stop in plan.stops]
        row.stops = [stop.to_json() for stop in stops]
        row.status, row.offers, row.made_at = PlanStatus.WAITING, [], unit.now
        row.put, row.round = unit.row.asked, unit.game.round_of(state)
        plans[:] = [found for found in [plan_from_row(row)] if found is not None]

    await service.change(table_id, request, work)
    return plans[0]


def _waiting(unit: UnitOfWork, person: Person, plan_id: int) -> Plan | None:
    """Return the user's plan with that id, if it waits."""
    row = unit.session.get(PlanRow, plan_id)
    if row is None or (row.user_id, row.table_id) != (person.id, unit.id):
        return None
    return plan_from_row(row) if row.status == PlanStatus.WAITING else None


def _require_room(session: Session, plan: Plan, user_id: str) -> None:
    """Check that the plan may be added to those that wait."""
    own = [col(PlanRow.user_id) == user_id, col(PlanRow.table_id) == plan.table_id]
    waiting = [*own, col(PlanRow.status) == PlanStatus.WAITING]
    if (session.scalar(select(func.count()).where(*waiting)) or 0) >= MAX_PLANS:
        raise PlanRefused.because("table-plan-too-many", most=MAX_PLANS)
    always = [col(PlanRow.question) == plan.question, col(PlanRow.scope) != PlanScope.ONCE]
    if session.scalar(select(col(PlanRow.id)).where(*waiting, *always).limit(1)) is not None:
        raise PlanRefused.because("table-plan-always")


async def delete_plan(service: TableService, request: Request, table_id: int, plan_id: int) -> None:
    """Delete one's own plan or draft.

    Raises:
        PlanRefused: there is no such plan.
    """
    found = False

    def work(unit: UnitOfWork) -> None:
        nonlocal found
        row = unit.session.get(PlanRow, plan_id)
        if row is None and found:
            return  # retried after the commit succeeded
        if row is None or (row.user_id, row.table_id) != (request.person.id, unit.id):
            raise PlanRefused.because("table-plan-gone")
        found = True
        unit.session.delete(row)

    await service.change(table_id, request, work)
