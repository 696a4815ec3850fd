"""A plan that is being put together, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import delete
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.plan import PlanRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Person
from bot.tables.plans import stop_conditions
from bot.tables.plans.model import Plan, PlanRefused, Scope, State, Stop, plan_of
from bot.tables.session import requirements
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.foresight import ForeseenQuestion
from engine.core.words.text_json import text_to_json

MAX_STEPS = 10
MAX_STOPS = 10


class Draft(NamedTuple):
    """A plan that is being put together, and what it can be told to stop at."""

    plan: Plan
    stops: Sequence[Stop]


async def begin(
    service: TableService, person: Person, table_id: int, coming: ForeseenQuestion
) -> Draft:
    """A draft for a question that may come, in place of an earlier one that was not finished."""

    def work(session: Session) -> Draft:
        unit = service.load(session, table_id)
        seat = seat_of(unit, person)
        state = unit.position()
        session.execute(
            delete(PlanRow).where(
                col(PlanRow.user_id) == person.id, col(PlanRow.status) == State.DRAFT
            )
        )
        row = PlanRow(
            table_id=table_id,
            seat=seat,
            user_id=person.id,
            status=State.DRAFT,
            question=coming.question,
            ask=text_to_json(coming.ask),
            offers=[choice.to_json() for choice in coming.choices],
            put=unit.row.asked,
            round=unit.game.round_of(state),
            made_at=unit.now,
        )
        session.add(row)
        session.flush()
        return _draft(unit, row)

    return await service.transaction(work)


async def change(
    service: TableService, person: Person, plan_id: int, deed: str, value: str = ""
) -> Draft:
    """Add a step or take the last one off, say how often, add a stop or take it off.

    Raises:
        PlanRefused: it is no draft of theirs, or is too long.
    """
    done: list[Any] | None = None

    def work(session: Session) -> Draft:
        nonlocal done
        row, unit = own_plan(service, session, person, plan_id)
        seat_of(unit, person)
        unit.position()
        drafted = _draft(unit, row)
        if done is None or done != [row.steps, row.scope, row.stops]:
            _ACTIONS[deed](row, drafted, value)  # else the line broke after it was saved
        done = [row.steps, row.scope, row.stops]
        session.flush()
        return _draft(unit, row)

    return await service.transaction(work)


def _add(row: PlanRow, drafted: Draft, value: str) -> None:
    choice = _picked(drafted.plan.offers, value).to_json()
    if choice not in row.steps:
        if len(row.steps) == MAX_STEPS:
            raise PlanRefused.because("table-plan-too-long", most=MAX_STEPS)
        row.steps = [*row.steps, choice]


def _take_off(row: PlanRow, _: Draft, __: str) -> None:
    row.steps = row.steps[:-1]


def _how_often(row: PlanRow, _: Draft, value: str) -> None:
    if value not in list(Scope):
        raise PlanRefused.because("error-old-button")
    row.scope = value


def _toggle(row: PlanRow, drafted: Draft, value: str) -> None:
    chosen = _picked(drafted.stops, value)
    kept = [stop for stop in drafted.plan.stops if not stop.same_as(chosen)]
    if len(kept) == len(drafted.plan.stops):
        if len(kept) == MAX_STOPS:
            raise PlanRefused.because("table-plan-too-long", most=MAX_STOPS)
        kept.append(chosen)
    row.stops = [stop.to_json() for stop in kept]


_ACTIONS = {"add": _add, "less": _take_off, "when": _how_often, "stop": _toggle}


def _picked(things: Sequence[Any], value: str) -> Any:
    if not value.isdecimal() or int(value) >= len(things):
        raise PlanRefused.because("error-old-button")
    return things[int(value)]


async def draft(service: TableService, person: Person, plan_id: int) -> Draft:
    """A draft as it stands."""

    def work(session: Session) -> Draft:
        row, unit = own_plan(service, session, person, plan_id)
        unit.position()
        return _draft(unit, row)

    return await service.read(work)


def own_plan(
    service: TableService, session: Session, person: Person, plan_id: int
) -> tuple[PlanRow, UnitOfWork]:
    """Somebody's own draft, and its table.

    Raises:
        PlanRefused: there is none of that number.
    """
    row = session.get(PlanRow, plan_id)
    if row is None or row.user_id != person.id or row.status != State.DRAFT:
        raise PlanRefused.because("table-plan-gone")
    return row, service.load(session, row.table_id)


def _draft(unit: UnitOfWork, row: PlanRow) -> Draft:
    plan = plan_of(row)
    if plan is None:
        raise PlanRefused.because("table-plan-gone")
    return Draft(plan, stop_conditions.offered(unit, plan))


def seat_of(unit: UnitOfWork, person: Person) -> int:
    """The seat somebody may plan for, in a game that runs.

    Raises:
        TableError: they have none, a friend plays for them, or the game does not run.
    """
    requirements.require_running(unit)
    seat = requirements.require_seat(unit, person.id)
    if unit.player(seat) != person.id:
        raise TableError.because("table-plan-friend-plays")
    return seat
