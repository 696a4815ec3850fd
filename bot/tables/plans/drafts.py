"""Put a plan together step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy.orm import Session

from bot.store.models.plan import PlanRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.plans import Plan, PlanRefused, PlanScope, PlanStatus, StopCondition
from bot.tables.domain.request import Person
from bot.tables.plans import stop_conditions
from bot.tables.plans.listing import plan_from_row
from bot.tables.session import permissions
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork

MAX_STEPS = 10
MAX_STOPS = 10


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


def own_plan(
    service: TableService, session: Session, person: Person, plan_id: int
) -> tuple[PlanRow, UnitOfWork]:
    """Return a user's own draft, and its table.

    Raises:
        PlanRefused: there is no such draft.
    """
    row = session.get(PlanRow, plan_id)
    if row is None or row.user_id != person.id or row.status != PlanStatus.DRAFT:
        raise PlanRefused.because("table-plan-gone")
    return row, service.load(session, row.table_id)


def draft(unit: UnitOfWork, row: PlanRow) -> Draft:
    """Return a draft with the stop conditions it may use."""
    plan = plan_from_row(row)
    if plan is None:
        raise PlanRefused.because("table-plan-gone")
    return Draft(plan, stop_conditions.available_stops(unit, plan))


def require_plan_seat(unit: UnitOfWork, person: Person) -> int:
    """Return the seat the user may plan for, in a running game.

    Raises:
        TableError: they have none, a substitute plays for them, or the game does not run.
    """
    permissions.require_running(unit)
    seat = permissions.require_seat(unit, person.id)
    if unit.player(seat) != person.id:
        raise TableError.because("table-plan-friend-plays")
    return seat
