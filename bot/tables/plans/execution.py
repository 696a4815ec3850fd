"""Apply plans as the game continues, stop them, and notify their owners.

A plan applies only to the question it was made for, on the same line of play. It does not apply to
a question already asked when it was made, and an undo stops it.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import delete, select
from sqlmodel import col

from bot.store.models.plan import PlanRow
from bot.tables.domain.kinds import ActionKind, OutboxKind
from bot.tables.domain.plans import Plan, PlanScope, PlanStatus
from bot.tables.domain.table import Status
from bot.tables.plans import stop_conditions
from bot.tables.plans.saved_plans import plan_from_row
from bot.tables.reminders import send_reminders
from bot.tables.session import exclusions
from bot.tables.session.table_rows import Snapshot
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.rules import question_of
from engine.core.words.text import Text, say
from engine.core.words.text_json import text_to_json

MAX_NOTICE_DELAY = timedelta(hours=12)
"""A direct message that cannot be sent within this time is skipped; the list shows the plan
anyway."""


def after_change(before: Snapshot, unit: UnitOfWork) -> None:
    """Stop the plans of seats with another player, and all plans after an undo."""
    if unit.row.status not in (Status.RUNNING, Status.PAUSED):
        return
    if any(action.kind in (ActionKind.UNDO, ActionKind.REPAIR) for action in unit.actions):
        stop_plans(unit, [*waiting_plans(unit)], say("plan-why-undo"))
    changed = before.new_players(unit)
    if changed:
        stop_plans(
            unit, [row for row in waiting_plans(unit) if row.seat in changed], say("plan-why-seat")
        )


def waiting_plans(unit: UnitOfWork) -> list[PlanRow]:
    """Return the undamaged plans waiting at a table, oldest first."""
    if unit.plans is None:
        query = select(PlanRow).where(
            col(PlanRow.table_id) == unit.id, col(PlanRow.status) == PlanStatus.WAITING
        )
        with unit.session.no_autoflush:
            found = unit.session.scalars(query.order_by(col(PlanRow.id)))
            unit.plans = [row for row in found if plan_from_row(row) is not None]
    return unit.plans


def planned_choice(unit: UnitOfWork, seat: int) -> str | None:
    """Return the choice of the plan for the present question; ``None`` if none applies."""
    state = unit.state
    own_plans = [row for row in waiting_plans(unit) if row.seat == seat]
    if not own_plans:
        return None
    question = question_of(state.stack[-1], seat)
    row = next((row for row in own_plans if row.question == question), None)
    if row is None or row.asked == unit.row.asked:
        return None
    plan = plan_from_row(row)
    assert plan is not None
    choice = _choice(unit, plan)
    if isinstance(choice, Text):
        stop_plans(unit, [row], choice)
        return None
    if plan.scope is PlanScope.ONCE:
        _remove(unit, row)
    else:
        row.asked = unit.row.asked
    return choice


def _choice(unit: UnitOfWork, plan: Plan) -> str | Text:
    """Return the first step that is legal and unchanged, else why the plan stops."""
    rules, state = unit.game, unit.state
    legal, view = rules.legal_choices(state, plan.seat), rules.view(state, plan.seat)
    for step in plan.steps:
        if step.choice not in legal:
            continue
        offer = rules.words.offer(view, plan.seat, step.choice)
        if not step.same_as(offer):
            continue
        if not step.same_effect(offer) and any(
            s.kind == stop_conditions.EFFECT_CHANGED for s in plan.stops
        ):
            return say("plan-stop-effect", what="")
        return step.choice
    return say("plan-why-none")


def stop_outdated(unit: UnitOfWork) -> None:
    """Stop the plans whose stop conditions have been met since the last check."""
    actions, unit.plans_checked = unit.actions[unit.plans_checked :], len(unit.actions)
    for row in [*waiting_plans(unit)]:
        plan = plan_from_row(row)
        if plan is None or row.status != PlanStatus.WAITING:
            continue
        if unit.player(row.seat) != row.user_id:
            stop_plans(unit, [row], say("plan-why-seat"))
        elif plan.scope is PlanScope.ROUND and _round(unit) != row.round:
            _remove(unit, row)
        elif (why := stop_conditions.stop_reason(unit, plan, row.round, actions)) is not None:
            stop_plans(unit, [row], why)


def _round(unit: UnitOfWork) -> int:
    return unit.game.round_of(unit.state)


def delete_all(unit: UnitOfWork) -> None:
    """Delete all plans, because the game is over."""
    unit.session.execute(delete(PlanRow).where(col(PlanRow.table_id) == unit.id))
    unit.plans = []


def stop_plans(unit: UnitOfWork, rows: Sequence[PlanRow], why: Text) -> None:
    """Stop plans, and later plans for the same question that depended on them."""
    for row in rows:
        _stop(unit, row, why)
    for row in [*waiting_plans(unit)]:
        if any(_depends_on(row, stopped) for stopped in rows):
            _stop(unit, row, say("plan-why-before"))


def _depends_on(row: PlanRow, earlier: PlanRow) -> bool:
    """Return whether a plan was made for the time after the earlier one has applied."""
    same_question = (row.seat, row.question) == (earlier.seat, earlier.question)
    return same_question and (row.id or 0) > (earlier.id or 0)


def _stop(unit: UnitOfWork, row: PlanRow, why: Text) -> None:
    row.status, row.stop_reason, row.announced = PlanStatus.STOPPED, text_to_json(why), False
    waiting_plans(unit).remove(row)
    _notify_owner(unit, row)


def _remove(unit: UnitOfWork, row: PlanRow) -> None:
    waiting_plans(unit).remove(row)
    unit.session.delete(row)


def _notify_owner(unit: UnitOfWork, row: PlanRow) -> None:
    """Tell the owner by direct message if they use those; plans are private."""
    person = exclusions.find_person(unit.session, row.user_id)
    if (
        person is None
        or not person.direct_messages
        or exclusions.is_muted(unit.session, person.user_id, unit.id)
    ):
        return
    wait = send_reminders.reachable_at(unit, person) - unit.now
    if wait <= MAX_NOTICE_DELAY:
        payload = {"owner": row.user_id, "plan": row.id, "ask": row.prompt, "why": row.stop_reason}
        unit.post(OutboxKind.PLAN, [row.seat], about=payload, after=wait)
