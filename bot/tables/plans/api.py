"""Make, read and delete conditional moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.plan import PlanRow
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
from bot.tables.session.feature import Feature, reads, reads_table, writes
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.foresight import ForeseenQuestion
from engine.core.words.text_json import text_to_json


class Plans(Feature):
    """Make, read and delete plans."""

    @writes
    def create_draft(
        self, session: Session, person: Person, table_id: int, foreseen: ForeseenQuestion
    ) -> Draft:
        """Create a draft for a foreseen question; it replaces an earlier unfinished one."""
        unit = self._service.load(session, table_id)
        seat = require_plan_seat(unit, person)
        session.execute(delete(PlanRow).filter_by(user_id=person.id, status=PlanStatus.DRAFT))
        row = PlanRow(
            table_id=table_id,
            seat=seat,
            user_id=person.id,
            status=PlanStatus.DRAFT,
            question=foreseen.question,
            prompt=text_to_json(foreseen.ask),
            choices=[choice.to_json() for choice in foreseen.choices],
            asked=unit.row.asked,
            round=unit.game.round_of(unit.state),
            created_at=unit.now,
        )
        session.add(row)
        session.flush()
        return saved_plans.draft(unit, row)

    async def change_draft(
        self, person: Person, plan_id: int, action: str, value: str = ""
    ) -> Draft:
        """Change a draft by one of the :data:`ACTIONS`; raise ``PlanRefused`` if it can't be."""
        after: list[Any] | None = None

        def work(session: Session) -> Draft:
            nonlocal after
            row = own_plan(session, person, plan_id, PlanStatus.DRAFT)
            unit = self._service.load(session, row.table_id)
            require_plan_seat(unit, person)
            if after is None or after != [row.steps, row.scope, row.stops]:
                draft = saved_plans.draft(unit, row)
                ACTIONS[action](row, draft, value)  # else: retried after the commit succeeded
            after = [row.steps, row.scope, row.stops]
            session.flush()
            return saved_plans.draft(unit, row)

        return await self._service.transaction(work)

    @reads
    def read_draft(self, session: Session, person: Person, plan_id: int) -> Draft:
        """Return a draft."""
        row = own_plan(session, person, plan_id, PlanStatus.DRAFT)
        return saved_plans.draft(self._service.load(session, row.table_id), row)

    @reads
    def read(self, session: Session, user_id: str, table_id: int) -> Sequence[Plan]:
        """Return a user's waiting and stopped plans at a table, oldest first."""
        query = select(PlanRow).filter_by(user_id=user_id, table_id=table_id)
        rows = session.scalars(query.order_by(col(PlanRow.id)))
        plans = [plan_from_row(row) for row in rows if row.status != PlanStatus.DRAFT]
        return [plan for plan in plans if plan is not None]

    @reads
    def tables_with_unread_stops(self, session: Session, user_id: str) -> Sequence[int]:
        """Return the tables with a stopped plan whose reason the user has not read yet."""
        query = select(col(PlanRow.table_id)).distinct()
        query = query.filter_by(user_id=user_id, status=PlanStatus.STOPPED, announced=False)
        return session.scalars(query).all()

    @writes
    def mark_read(self, session: Session, user_id: str, table_id: int) -> None:
        """Mark the stopped plans of a user at a table as read."""
        stopped = update(PlanRow).filter_by(
            user_id=user_id, table_id=table_id, status=PlanStatus.STOPPED
        )
        session.execute(stopped.values(announced=True))

    @writes
    def clear_stopped(self, session: Session, user_id: str, table_id: int) -> None:
        """Delete the stopped plans of a user at a table."""
        stopped = delete(PlanRow).filter_by(
            user_id=user_id, table_id=table_id, status=PlanStatus.STOPPED
        )
        session.execute(stopped)

    @reads_table
    def read_outlook(self, unit: UnitOfWork, person: Person) -> Outlook:
        """Return the position from which a user's next decisions are foreseen."""
        seat = require_plan_seat(unit, person)
        view = unit.game.view(unit.state, seat).to_json()
        return Outlook(unit.id, unit.row.game, unit.row.sequence, seat, view)

    async def make(self, request: Request, table_id: int, plan_id: int) -> Plan:
        """Turn a draft into a plan that waits for its question.

        Making a plan twice returns the waiting plan.

        Raises:
            PlanRefused: it has no steps, there are too many plans, or another one always applies.
        """
        plan: Plan | None = None

        def work(unit: UnitOfWork) -> None:
            nonlocal plan
            row = own_plan(
                unit.session, request.person, plan_id, PlanStatus.DRAFT, PlanStatus.WAITING
            )
            plan = plan_from_row(row)
            if plan is None or row.table_id != unit.id:
                raise PlanRefused.because("table-plan-gone")
            if row.status == PlanStatus.WAITING:
                return
            seat = require_plan_seat(unit, request.person)
            if row.seat != seat:
                raise PlanRefused.because("table-plan-gone")
            if not plan.steps:
                raise PlanRefused.because("table-plan-empty")
            saved_plans.require_room(unit.session, plan, request.person.id)
            stops = [stop_conditions.with_present_scores(unit, seat, stop) for stop in plan.stops]
            row.stops = [stop.to_json() for stop in stops]
            row.status, row.choices, row.created_at = PlanStatus.WAITING, [], unit.now
            row.asked, row.round = unit.row.asked, unit.game.round_of(unit.state)
            plan = plan_from_row(row)

        await self._service.change(table_id, request, work)
        assert plan is not None
        return plan

    async def delete(self, request: Request, table_id: int, plan_id: int) -> None:
        """Delete one's own plan or draft; raise ``PlanRefused`` if there is no such plan."""
        existed = False

        def work(unit: UnitOfWork) -> None:
            nonlocal existed
            if existed and unit.session.get(PlanRow, plan_id) is None:
                return  # retried after the commit succeeded
            row = own_plan(unit.session, request.person, plan_id, *PlanStatus)
            if row.table_id != unit.id:
                raise PlanRefused.because("table-plan-gone")
            existed = True
            unit.session.delete(row)

        await self._service.change(table_id, request, work)
