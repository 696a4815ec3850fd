"""Conditional and automatic moves as players use them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.plan import PlanRow
from bot.store.models.user import UserRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.plans import Plan, PlanRefused, PlanStatus
from bot.tables.domain.request import Person, Request
from bot.tables.plans import saved_plans, stop_conditions
from bot.tables.plans.saved_plans import (
    ACTIONS,
    Draft,
    Outlook,
    own_plan,
    plan_from_row,
    require_plan_seat,
)
from bot.tables.session import user_rows
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.foresight import ForeseenQuestion
from engine.core.words.text_json import text_to_json

AUTO_ANSWERS = ("auto_answers", "auto_pays")
"""The options a user can switch, by column name."""


class Plans:
    """Make, read and delete plans, and choose automatic moves."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def read_auto_answers(self, user_id: str) -> dict[str, bool]:
        """Return which automatic moves a user has enabled."""
        return await self._service.read(
            lambda session: _enabled(user_rows.find_person(session, user_id))
        )

    async def set_auto_answer(self, user_id: str, option: str, *, wanted: bool) -> dict[str, bool]:
        """Switch a kind of automatic move on or off.

        Raises:
            TableError: there is no such option.
        """
        if option not in AUTO_ANSWERS:
            raise TableError.because("error-old-button")

        def work(session: Session) -> dict[str, bool]:
            row = user_rows.find_or_add_person(session, user_id)
            setattr(row, option, wanted)
            return _enabled(row)

        return await self._service.transaction(work)

    async def create_draft(
        self, person: Person, table_id: int, foreseen: ForeseenQuestion
    ) -> Draft:
        """Create a draft for a foreseen question; it replaces an earlier unfinished one."""

        def work(session: Session) -> Draft:
            unit = self._service.load(session, table_id)
            seat = saved_plans.require_plan_seat(unit, person)
            state = unit.state
            session.execute(
                delete(PlanRow).where(
                    col(PlanRow.user_id) == person.id, col(PlanRow.status) == PlanStatus.DRAFT
                )
            )
            row = PlanRow(
                table_id=table_id,
                seat=seat,
                user_id=person.id,
                status=PlanStatus.DRAFT,
                question=foreseen.question,
                prompt=text_to_json(foreseen.ask),
                choices=[choice.to_json() for choice in foreseen.choices],
                asked=unit.row.asked,
                round=unit.game.round_of(state),
                created_at=unit.now,
            )
            session.add(row)
            session.flush()
            return saved_plans.draft(unit, row)

        return await self._service.transaction(work)

    async def change_draft(
        self, person: Person, plan_id: int, action: str, value: str = ""
    ) -> Draft:
        """Add or remove a step or a stop condition, or set how often the plan applies.

        Raises:
            PlanRefused: it is not the user's draft, or it is too long.
        """
        after: list[Any] | None = None

        def work(session: Session) -> Draft:
            nonlocal after
            row, unit = saved_plans.own_plan(self._service, session, person, plan_id)
            saved_plans.require_plan_seat(unit, person)
            unit.position()
            before = saved_plans.draft(unit, row)
            if after is None or after != [row.steps, row.scope, row.stops]:
                ACTIONS[action](row, before, value)  # else: retried after the commit succeeded
            after = [row.steps, row.scope, row.stops]
            session.flush()
            return saved_plans.draft(unit, row)

        return await self._service.transaction(work)

    async def read_draft(self, person: Person, plan_id: int) -> Draft:
        """Return a draft."""

        def work(session: Session) -> Draft:
            row, unit = saved_plans.own_plan(self._service, session, person, plan_id)
            unit.position()
            return saved_plans.draft(unit, row)

        return await self._service.read(work)

    async def read(self, user_id: str, table_id: int) -> Sequence[Plan]:
        """Return a user's waiting and stopped plans at a table, oldest first."""
        return await self._service.read(
            lambda session: saved_plans.plans_of(session, user_id, table_id)
        )

    async def tables_with_unread_stops(self, user_id: str) -> Sequence[int]:
        """Return the tables with a stopped plan whose reason the user has not read yet."""
        query = select(col(PlanRow.table_id)).where(
            col(PlanRow.user_id) == user_id,
            col(PlanRow.status) == PlanStatus.STOPPED,
            col(PlanRow.announced).is_(False),
        )
        return await self._service.read(lambda session: list(session.scalars(query.distinct())))

    async def mark_read(self, user_id: str, table_id: int) -> None:
        """Mark the stopped plans of a user at a table as read."""
        statement = (
            update(PlanRow).where(*saved_plans.stopped(user_id, table_id)).values(announced=True)
        )
        await self._service.transaction(lambda session: session.execute(statement))

    async def clear_stopped(self, user_id: str, table_id: int) -> None:
        """Delete the stopped plans of a user at a table."""
        statement = delete(PlanRow).where(*saved_plans.stopped(user_id, table_id))
        await self._service.transaction(lambda session: session.execute(statement))

    async def read_outlook(self, person: Person, table_id: int) -> Outlook:
        """Return the position from which a user's next decisions are foreseen.

        Raises:
            TableClosed, NotSeated: the game does not run, or the user does not play in it.
            TableError: a substitute plays for them now.
        """

        def work(session: Session) -> Outlook:
            unit = self._service.load(session, table_id)
            seat = require_plan_seat(unit, person)
            view = unit.game.view(unit.state, seat).to_json()
            return Outlook(table_id, unit.row.game, unit.row.sequence, seat, view)

        return await self._service.read(work)

    async def make(self, request: Request, table_id: int, plan_id: int) -> Plan:
        """Turn a draft into a plan that waits for its question.

        Making a plan twice returns the waiting plan.

        Raises:
            PlanRefused: it has no steps, there are too many plans, or another one always applies.
        """
        plans: list[Plan] = []

        def work(unit: UnitOfWork) -> None:
            waiting = saved_plans.waiting(unit, request.person, plan_id)
            if waiting is not None:
                plans[:] = [waiting]
                return
            row, _ = own_plan(self._service, unit.session, request.person, plan_id)
            seat = require_plan_seat(unit, request.person)
            state = unit.state
            plan = plan_from_row(row)
            if plan is None or row.table_id != unit.id or row.seat != seat:
                raise PlanRefused.because("table-plan-gone")
            if not plan.steps:
                raise PlanRefused.because("table-plan-empty")
            saved_plans.require_room(unit.session, plan, request.person.id)
            stops = [stop_conditions.with_present_scores(unit, seat, stop) for stop in plan.stops]
            row.stops = [stop.to_json() for stop in stops]
            row.status, row.choices, row.created_at = PlanStatus.WAITING, [], unit.now
            row.asked, row.round = unit.row.asked, unit.game.round_of(state)
            plans[:] = [found for found in [plan_from_row(row)] if found is not None]

        await self._service.change(table_id, request, work)
        return plans[0]

    async def delete(self, request: Request, table_id: int, plan_id: int) -> None:
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

        await self._service.change(table_id, request, work)


def _enabled(row: UserRow | None) -> dict[str, bool]:
    """Return which automatic moves a user has enabled."""
    return {option: row is not None and bool(getattr(row, option)) for option in AUTO_ANSWERS}
