"""Making plans: what may be asked next, a draft that is put together, and taking one back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import func, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.plan import PlanRow
from bot.tables.domain.request import Person, Request
from bot.tables.plans import stop_conditions
from bot.tables.plans.drafts import own_plan, seat_of
from bot.tables.plans.model import Plan, PlanRefused, Scope, State, plan_of
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork

MAX_PLANS = 20
"""Plans somebody may have at a table."""


class Outlook(NamedTuple):
    """What has to be known to see ahead for a seat: plain data, and nothing but what it may see."""

    table: int
    game: str
    sequence: int
    seat: int
    view: Mapping[str, Any]

    @property
    def seed(self) -> str:
        """What decides the courses of play that are followed: the same as long as nothing moves."""
        return f"{self.table} {self.sequence} {self.seat}"


async def outlook(service: TableService, person: Person, table_id: int) -> Outlook:
    """Whose coming decisions are to be seen, and from which position.

    Raises:
        TableClosed, NotSeated: it is no game of theirs that runs.
        TableError: a friend plays for them now.
    """

    def work(session: Session) -> Outlook:
        unit = service.load(session, table_id)
        seat = seat_of(unit, person)
        view = unit.game.view(unit.position(), seat).to_json()
        return Outlook(table_id, unit.row.game, unit.row.sequence, seat, view)

    return await service.read(work)


# Putting one together


# Making it, and taking it back


async def make(service: TableService, request: Request, table_id: int, plan_id: int) -> Plan:
    """From now on the plan waits for its question; not for one that is asked already.

    One that waits already is the plan as it was made.

    Raises:
        PlanRefused: it chooses nothing, there are too many, or one answers that every time.
    """
    made: list[Plan] = []

    def work(unit: UnitOfWork) -> None:
        waits = _waiting(unit, request.person, plan_id)
        if waits is not None:
            made[:] = [waits]
            return
        row, _ = own_plan(service, unit.session, request.person, plan_id)
        seat = seat_of(unit, request.person)
        state = unit.position()
        plan = plan_of(row)
        if plan is None or row.table_id != unit.id or row.seat != seat:
            raise PlanRefused.because("table-plan-gone")
        if not plan.steps:
            raise PlanRefused.because("table-plan-empty")
        _need_room(unit.session, plan, request.person.id)
        kept = [stop_conditions.armed(unit, seat, stop) for stop in plan.stops]
        row.stops = [stop.to_json() for stop in kept]
        row.status, row.offers, row.made_at = State.WAITING, [], unit.now
        row.put, row.round = unit.row.asked, unit.game.round_of(state)
        made[:] = [found for found in [plan_of(row)] if found is not None]

    await service.change(table_id, request, work)
    return made[0]


def _waiting(unit: UnitOfWork, person: Person, plan_id: int) -> Plan | None:
    """Somebody's plan of that number, if it has been made."""
    row = unit.session.get(PlanRow, plan_id)
    if row is None or (row.user_id, row.table_id) != (person.id, unit.id):
        return None
    return plan_of(row) if row.status == State.WAITING else None


def _need_room(session: Session, plan: Plan, user_id: str) -> None:
    """Nothing if the plan may be made beside those that wait."""
    mine = [col(PlanRow.user_id) == user_id, col(PlanRow.table_id) == plan.table_id]
    waits = [*mine, col(PlanRow.status) == State.WAITING]
    if (session.scalar(select(func.count()).where(*waits)) or 0) >= MAX_PLANS:
        raise PlanRefused.because("table-plan-too-many", most=MAX_PLANS)
    always = [col(PlanRow.question) == plan.question, col(PlanRow.scope) != Scope.ONCE]
    if session.scalar(select(col(PlanRow.id)).where(*waits, *always).limit(1)) is not None:
        raise PlanRefused.because("table-plan-always")


async def drop(service: TableService, request: Request, table_id: int, plan_id: int) -> None:
    """A plan or draft of one's own is taken back; it never answers anything.

    Raises:
        PlanRefused: there is none of that number any more.
    """
    there = False

    def work(unit: UnitOfWork) -> None:
        nonlocal there
        row = unit.session.get(PlanRow, plan_id)
        if row is None and there:
            return  # the line broke after it was saved
        if row is None or (row.user_id, row.table_id) != (request.person.id, unit.id):
            raise PlanRefused.because("table-plan-gone")
        there = True
        unit.session.delete(row)

    await service.change(table_id, request, work)
