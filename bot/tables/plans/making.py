"""Making plans: what may be asked next, a draft that is put together, and taking one back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import delete, func, select, update
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.damage import AS_THEY_ARE
from bot.store.plan_rows import PlanRow
from bot.tables.errors import TableError
from bot.tables.moves import play
from bot.tables.plans import stops
from bot.tables.plans.plan import Plan, Scope, State, Stop, plan_of
from bot.tables.request import Person, Request
from bot.tables.service import TableService
from bot.tables.unit_of_work import UnitOfWork
from engine.core.foresight import Coming
from engine.core.kept_text import plain_text

MOST = 20
"""Plans somebody may have at a table."""
MOST_STEPS = 10
MOST_STOPS = 10


class PlanRefused(TableError):
    """A plan is not there any more, or may not be made so."""


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


class Draft(NamedTuple):
    """A plan that is being put together, and what it can be told to stop at."""

    plan: Plan
    stops: Sequence[Stop]


async def outlook(service: TableService, person: Person, table_id: int) -> Outlook:
    """Whose coming decisions are to be seen, and from which position.

    Raises:
        TableClosed, NotSeated: it is no game of theirs that runs.
        TableError: a friend plays for them now.
    """

    def work(session: Session) -> Outlook:
        unit = service.load(session, table_id)
        seat = _seat(unit, person)
        view = unit.game.view(unit.place(), seat).to_json()
        return Outlook(table_id, unit.row.game, unit.row.sequence, seat, view)

    return await service.read(work)


def _seat(unit: UnitOfWork, person: Person) -> int:
    play.need_running(unit)
    seat = play.seated(unit, person.id)
    if unit.player(seat) != person.id:
        raise TableError.because("table-plan-friend-plays")
    return seat


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


async def note_read(service: TableService, user_id: str, table_id: int) -> None:
    """Somebody knows now which of their plans have stopped."""
    told = update(PlanRow).where(*_stopped(user_id, table_id)).values(told=True)
    await service.transaction(lambda session: session.execute(told))


async def put_away(service: TableService, user_id: str, table_id: int) -> None:
    """Those of somebody's plans that have stopped are listed no more."""
    gone = delete(PlanRow).where(*_stopped(user_id, table_id))
    await service.transaction(lambda session: session.execute(gone))


def _stopped(user_id: str, table_id: int) -> list[Any]:
    mine = [col(PlanRow.user_id) == user_id, col(PlanRow.table_id) == table_id]
    return [*mine, col(PlanRow.status) == State.STOPPED]


# Putting one together


async def begin(service: TableService, person: Person, table_id: int, coming: Coming) -> Draft:
    """A draft for a question that may come, in place of an earlier one that was not finished."""

    def work(session: Session) -> Draft:
        unit = service.load(session, table_id)
        seat = _seat(unit, person)
        state = unit.place()
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
            ask=plain_text(coming.ask),
            offers=[choice.to_json() for choice in coming.choices],
            put=unit.row.question,
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
        row, unit = _own(service, session, person, plan_id)
        _seat(unit, person)
        unit.place()
        drafted = _draft(unit, row)
        if done is None or done != [row.steps, row.scope, row.stops]:
            _DEEDS[deed](row, drafted, value)  # else the line broke after it was saved
        done = [row.steps, row.scope, row.stops]
        session.flush()
        return _draft(unit, row)

    return await service.transaction(work)


def _add(row: PlanRow, drafted: Draft, value: str) -> None:
    choice = _picked(drafted.plan.offers, value).to_json()
    if choice not in row.steps:
        if len(row.steps) == MOST_STEPS:
            raise PlanRefused.because("table-plan-too-long", most=MOST_STEPS)
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
        if len(kept) == MOST_STOPS:
            raise PlanRefused.because("table-plan-too-long", most=MOST_STOPS)
        kept.append(chosen)
    row.stops = [stop.to_json() for stop in kept]


_DEEDS = {"add": _add, "less": _take_off, "when": _how_often, "stop": _toggle}


def _picked(things: Sequence[Any], value: str) -> Any:
    if not value.isdecimal() or int(value) >= len(things):
        raise PlanRefused.because("error-old-button")
    return things[int(value)]


async def draft(service: TableService, person: Person, plan_id: int) -> Draft:
    """A draft as it stands."""

    def work(session: Session) -> Draft:
        row, unit = _own(service, session, person, plan_id)
        unit.place()
        return _draft(unit, row)

    return await service.read(work)


def _own(
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
    return Draft(plan, stops.offered(unit, plan))


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
        row, _ = _own(service, unit.session, request.person, plan_id)
        seat = _seat(unit, request.person)
        state = unit.place()
        plan = plan_of(row)
        if plan is None or row.table_id != unit.id or row.seat != seat:
            raise PlanRefused.because("table-plan-gone")
        if not plan.steps:
            raise PlanRefused.because("table-plan-empty")
        _need_room(unit.session, plan, request.person.id)
        kept = [stops.armed(unit, seat, stop) for stop in plan.stops]
        row.stops = [stop.to_json() for stop in kept]
        row.status, row.offers, row.made_at = State.WAITING, [], unit.now
        row.put, row.round = unit.row.question, unit.game.round_of(state)
        unit.touch()
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
    if (session.scalar(select(func.count()).where(*waits)) or 0) >= MOST:
        raise PlanRefused.because("table-plan-too-many", most=MOST)
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
        unit.touch()

    await service.change(table_id, request, work)
