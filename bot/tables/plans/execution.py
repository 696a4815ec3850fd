"""Plans as the game goes on: what they answer, where they stop, and how their owner hears of it.

A plan answers the question it was made for, on the line of play it was made on, and nothing else:
one that stood already is not its question, and after any undo there is another line.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import delete, select
from sqlmodel import col

from bot.store.damage import AS_THEY_ARE
from bot.store.models.plan import PlanRow
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.table import Status
from bot.tables.plans import stop_conditions
from bot.tables.plans.model import Plan, Scope, State, plan_of
from bot.tables.reminders import notification_preferences, send_reminders
from bot.tables.session.snapshot import Snapshot
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import exclusions
from engine.core.rules import question_of
from engine.core.words.text import Text, say
from engine.core.words.text_json import text_to_json

SOON = timedelta(hours=12)
"""A letter that cannot go out until then is left out: its owner finds it all the same."""


def after_change(before: Snapshot, unit: UnitOfWork) -> None:
    """Hook: stop the plans of seats with another player, and all plans after an undo."""
    if unit.row.status not in (Status.RUNNING, Status.PAUSED):
        return
    if any(act.kind in (ActionKind.UNDO, ActionKind.REPAIR) for act in unit.actions):
        stop(unit, [*waiting(unit)], say("plan-why-undo"))
    changed = before.new_players(unit)
    if changed:
        stop(unit, [row for row in waiting(unit) if row.seat in changed], say("plan-why-seat"))


def waiting(unit: UnitOfWork) -> list[PlanRow]:
    """The sound plans that wait at a table, in the order they were made."""
    if unit.plans is None:
        query = select(PlanRow).where(
            col(PlanRow.table_id) == unit.id, col(PlanRow.status) == State.WAITING
        )
        with unit.session.no_autoflush:
            found = unit.session.scalars(
                query.order_by(col(PlanRow.id)).execution_options(**AS_THEY_ARE)
            )
            unit.plans = [row for row in found if plan_of(row) is not None]
    return unit.plans


def answer(unit: UnitOfWork, seat: int) -> str | None:
    """What the plan for the question on the table chooses; ``None``: there is none, or it stops."""
    state = unit.state
    assert state is not None
    mine = [row for row in waiting(unit) if row.seat == seat]
    if not mine:
        return None
    question = question_of(state.stack[-1], seat)
    row = next((row for row in mine if row.question == question), None)
    if row is None or row.put == unit.row.asked:
        return None
    plan = plan_of(row)
    assert plan is not None
    found = _choice(unit, plan)
    if isinstance(found, Text):
        stop(unit, [row], found)
        return None
    if plan.scope is Scope.ONCE:
        _remove(unit, row)
    else:
        row.put = unit.row.asked
    return found


def _choice(unit: UnitOfWork, plan: Plan) -> str | Text:
    """The first step that is possible and still what it was; else why the plan stops."""
    rules, state = unit.game, unit.state
    assert state is not None
    legal, view = rules.legal_choices(state, plan.seat), rules.view(state, plan.seat)
    for step in plan.steps:
        if step.choice not in legal:
            continue
        offer = rules.words.offer(view, plan.seat, step.choice)
        if not step.same_as(offer):
            continue
        if not step.same_effect(offer) and any(
            s.kind == stop_conditions.EFFECT for s in plan.stops
        ):
            return say("plan-stop-effect", what="")
        return step.choice
    return say("plan-why-none")


def stop_outdated(unit: UnitOfWork) -> None:
    """Stop the plans for which something has come true since this was looked at last."""
    acts, unit.watched = unit.actions[unit.watched :], len(unit.actions)
    for row in [*waiting(unit)]:
        plan = plan_of(row)
        if plan is None or row.status != State.WAITING:
            continue
        if unit.player(row.seat) != row.user_id:
            stop(unit, [row], say("plan-why-seat"))
        elif plan.scope is Scope.ROUND and _round(unit) != row.round:
            _remove(unit, row)
        elif (why := stop_conditions.reason(unit, plan, row.round, acts)) is not None:
            stop(unit, [row], why)


def _round(unit: UnitOfWork) -> int:
    assert unit.state is not None
    return unit.game.round_of(unit.state)


def stop_for_end(unit: UnitOfWork) -> None:
    """Nothing is asked any more."""
    unit.session.execute(delete(PlanRow).where(col(PlanRow.table_id) == unit.id))
    unit.plans = []


def stop(unit: UnitOfWork, rows: Sequence[PlanRow], why: Text) -> None:
    """These plans answer nothing any more; nor do later ones that counted on them."""
    for row in rows:
        _stop(unit, row, why)
    for row in [*waiting(unit)]:
        if any(_counts_on(row, stopped) for stopped in rows):
            _stop(unit, row, say("plan-why-before"))


def _counts_on(row: PlanRow, earlier: PlanRow) -> bool:
    """Whether a plan was made for the time after that one has answered."""
    same = (row.seat, row.question) == (earlier.seat, earlier.question)
    return same and (row.id or 0) > (earlier.id or 0)


def _stop(unit: UnitOfWork, row: PlanRow, why: Text) -> None:
    row.status, row.why, row.told = State.STOPPED, text_to_json(why), False
    waiting(unit).remove(row)
    _write(unit, row)


def _remove(unit: UnitOfWork, row: PlanRow) -> None:
    waiting(unit).remove(row)
    unit.session.delete(row)


def _write(unit: UnitOfWork, row: PlanRow) -> None:
    """Its owner is told in a direct message where they want those: a channel has many readers."""
    person = exclusions.find_person(unit.session, row.user_id)
    if (
        person is None
        or not person.direct
        or not notification_preferences.wants_notice(unit.session, person, unit.id)
    ):
        return
    wait = send_reminders.reachable(unit, person) - unit.now
    if wait <= SOON:
        about = {"owner": row.user_id, "plan": row.id, "ask": row.ask, "why": row.why}
        unit.post("plan", [row.seat], about=about, after=wait)
