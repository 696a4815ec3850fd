"""Read stored plans, and edit drafts."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from bot.store.models.plan import PlanRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.plans import Plan, PlanRefused, PlanScope, PlanStatus, StopCondition
from bot.tables.domain.request import Person
from bot.tables.plans import stop_conditions
from bot.tables.session import permissions
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.foresight import ForeseenChoice
from engine.core.words.text_json import text_from_json

log = logging.getLogger(__name__)

MAX_PLANS = 20
"""Maximum plans of a user at a table."""
MAX_STEPS = 10
MAX_STOPS = 10


def plan_from_row(row: PlanRow) -> Plan | None:
    """Return the plan of a row; ``None``, and log it, if its JSON cannot be read."""
    try:
        return Plan(
            id=row.id or 0,
            table_id=row.table_id,
            seat=row.seat,
            status=PlanStatus(row.status),
            question=row.question,
            ask=text_from_json(row.prompt),
            steps=tuple(map(ForeseenChoice.from_json, row.steps)),
            stops=tuple(map(StopCondition.from_json, row.stops)),
            scope=PlanScope(row.scope),
            offers=tuple(map(ForeseenChoice.from_json, row.choices)),
            why=None if row.stop_reason is None else text_from_json(row.stop_reason),
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        log.error("plan.unreadable", extra={"table": row.table_id, "plan": row.id})
        return None


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


def require_room(session: Session, plan: Plan, user_id: str) -> None:
    """Check that the plan may be added to those that wait."""
    query = select(PlanRow).filter_by(
        user_id=user_id, table_id=plan.table_id, status=PlanStatus.WAITING
    )
    waiting = session.scalars(query).all()
    if len(waiting) >= MAX_PLANS:
        raise PlanRefused.because("table-plan-too-many", most=MAX_PLANS)
    if any(row.question == plan.question and row.scope != PlanScope.ONCE for row in waiting):
        raise PlanRefused.because("table-plan-always")


class Draft(NamedTuple):
    """An unfinished plan, and the stop conditions it can be given."""

    plan: Plan
    stops: Sequence[StopCondition]


def _add_step(row: PlanRow, draft: Draft, value: str) -> None:
    choice = _picked(draft.plan.offers, value).to_json()
    if choice not in row.steps:
        if len(row.steps) == MAX_STEPS:
            raise PlanRefused.because("table-plan-too-long", most=MAX_STEPS)
        row.steps = [*row.steps, choice]


def _remove_last_step(row: PlanRow, _: Draft, __: str) -> None:
    row.steps = row.steps[:-1]


def _set_scope(row: PlanRow, _: Draft, value: str) -> None:
    if value not in list(PlanScope):
        raise PlanRefused.because("error-old-button")
    row.scope = value


def _toggle_stop(row: PlanRow, draft: Draft, value: str) -> None:
    chosen = _picked(draft.stops, value)
    kept = [stop for stop in draft.plan.stops if not stop.same_as(chosen)]
    if len(kept) == len(draft.plan.stops):
        if len(kept) == MAX_STOPS:
            raise PlanRefused.because("table-plan-too-long", most=MAX_STOPS)
        kept.append(chosen)
    row.stops = [stop.to_json() for stop in kept]


ACTIONS = {"add": _add_step, "less": _remove_last_step, "when": _set_scope, "stop": _toggle_stop}


def _picked(things: Sequence[Any], value: str) -> Any:
    if not value.isdecimal() or int(value) >= len(things):
        raise PlanRefused.because("error-old-button")
    return things[int(value)]


def own_plan(session: Session, person: Person, plan_id: int, *statuses: PlanStatus) -> PlanRow:
    """Return a user's own plan in one of these statuses; raise ``PlanRefused`` if there is none."""
    row = session.get(PlanRow, plan_id)
    if row is None or row.user_id != person.id or row.status not in statuses:
        raise PlanRefused.because("table-plan-gone")
    return row


def draft(unit: UnitOfWork, row: PlanRow) -> Draft:
    """Return a draft with the stop conditions it may use."""
    plan = plan_from_row(row)
    if plan is None:
        raise PlanRefused.because("table-plan-gone")
    return Draft(plan, stop_conditions.available_stops(unit, plan))


def require_plan_seat(unit: UnitOfWork, person: Person) -> int:
    """Return the seat the user may plan for; raise ``TableError`` if there is none."""
    permissions.require_running(unit)
    seat = permissions.require_seat(unit, person.id)
    if unit.player(seat) != person.id:
        raise TableError.because("table-plan-substitute-plays")
    return seat
