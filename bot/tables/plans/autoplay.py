"""Move without the player: autopilot for empty seats, plans and automatic moves for people.

A plan applies only to the question it was made for, on the same timeline. It does not apply to a
question that was asked before it was made, and an undo stops it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.plan import PlanRow
from bot.tables.domain.kinds import BY_AUTO_ANSWER, BY_PLAN, ActionKind, OutboxKind
from bot.tables.domain.plans import Plan, PlanScope, PlanStatus, StopKind
from bot.tables.domain.table import Ending, Occupant, Status
from bot.tables.plans import stop_conditions
from bot.tables.plans.saved_plans import plan_from_row
from bot.tables.play import game_end
from bot.tables.play.make_move import NO_DETAILS, apply_choice
from bot.tables.reminders import send_reminders
from bot.tables.session import user_rows
from bot.tables.session.table_rows import Snapshot
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.rules import question_key
from engine.core.words.text import Text, say
from engine.core.words.text_json import text_to_json

MAX_NOTICE_DELAY = timedelta(hours=12)
"""A direct message that cannot be sent within this time is skipped; the list shows the plan
anyway."""


class AutomaticMove(NamedTuple):
    """A choice made without the player."""

    seat: int
    choice: str
    kind: ActionKind
    user_id: str | None = None
    about: Mapping[str, Any] = NO_DETAILS


def after_change(before: Snapshot, unit: UnitOfWork) -> None:
    """Move automatically until a player or computer player has to decide, or the game is over.

    An undo stops all plans, and another player those of the seat. A computer player's single turn
    for a seat ends once it is over or undone.
    """
    if unit.row.status in (Status.RUNNING, Status.PAUSED):
        if any(action.kind in (ActionKind.UNDO, ActionKind.REPAIR) for action in unit.actions):
            stop_plans(unit, [*waiting_plans(unit)], say("plan-why-undo"))
        changed = before.new_players(unit)
        if changed:
            changed_plans = [row for row in waiting_plans(unit) if row.seat in changed]
            stop_plans(unit, changed_plans, say("plan-why-seat"))
    if not unit.position_loaded or not unit.actions:
        return
    if unit.row.status == Status.RUNNING:
        while (move := next_automatic_move(unit)) is not None:
            apply_choice(
                unit, move.seat, move.choice, move.kind, user_id=move.user_id, about=move.about
            )
        if unit.state.over:
            game_end.finish(unit, Ending.PLAYED, game_end.winners(unit))
    undone = any(action.kind == ActionKind.UNDO for action in unit.actions)
    for row in [row for row in unit.seats if row.computer_for_this_turn is not None]:
        if undone or row.seat not in unit.game.to_move(unit.state):
            row.computer_for_this_turn = None


def next_automatic_move(unit: UnitOfWork) -> AutomaticMove | None:
    """Return the next automatic move, or ``None`` if a player has to decide.

    A player's plans take precedence over their automatic moves. Computer players choose their moves
    in :mod:`bot.tables.computer`.
    """
    _stop_outdated(unit)
    rules, state = unit.game, unit.state
    for seat in rules.to_move(state):
        occupant = unit.seats[seat].occupant
        if occupant == Occupant.AUTOPILOT:
            choice = rules.default(rules.view(state, seat), seat)
            return AutomaticMove(seat, choice, ActionKind.AUTOPILOT_MOVE)
        if occupant != Occupant.PERSON:
            continue
        for by, choose in ((BY_PLAN, _planned_choice), (BY_AUTO_ANSWER, _automatic_choice)):
            if (chosen := choose(unit, seat)) is not None:
                player = unit.player(seat)
                return AutomaticMove(seat, chosen, ActionKind.MOVE, player, {"by": by})
    return None


def _automatic_choice(unit: UnitOfWork, seat: int) -> str | None:
    """Return the only legal choice, or the only sensible payment, if the player enabled that."""
    rules, state = unit.game, unit.state
    person = user_rows.find_person(unit.session, unit.player(seat))
    if person is None or not (person.auto_answers or person.auto_pays):
        return None
    legal = rules.legal_choices(state, seat)
    if person.auto_answers and len(legal) == 1:
        return legal[0]
    asked = rules.top(state)
    if person.auto_pays and asked.payment:
        payments = asked.cheapest_payments(state, seat)
        return payments[0] if len(payments) == 1 else None
    return None


# Plans


def waiting_plans(unit: UnitOfWork) -> list[PlanRow]:
    """Return the undamaged plans waiting at a table, oldest first."""
    if unit.plans is None:
        query = select(PlanRow).where(
            col(PlanRow.table_id) == unit.id, col(PlanRow.status) == PlanStatus.WAITING
        )
        with unit.session.no_autoflush:
            rows = unit.session.scalars(query.order_by(col(PlanRow.id)))
            unit.plans = [row for row in rows if plan_from_row(row) is not None]
    return unit.plans


def _planned_choice(unit: UnitOfWork, seat: int) -> str | None:
    state = unit.state
    question = question_key(state.stack[-1], seat)
    own_plans = (row for row in waiting_plans(unit) if row.seat == seat)
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
    stops_if_changed = any(stop.kind is StopKind.EFFECT_CHANGED for stop in plan.stops)
    for step in plan.steps:
        if step.choice not in legal:
            continue
        offer = rules.words.offer(view, plan.seat, step.choice)
        if not step.same_as(offer):
            continue
        if stops_if_changed and not step.same_effect(offer):
            return say("plan-stop-effect", what="")
        return step.choice
    return say("plan-why-none")


def _stop_outdated(unit: UnitOfWork) -> None:
    """Stop the plans whose stop conditions have been met since the last check."""
    actions, unit.plans_checked = unit.actions[unit.plans_checked :], len(unit.actions)
    for row in [*waiting_plans(unit)]:
        plan = plan_from_row(row)
        if plan is None or row.status != PlanStatus.WAITING:
            continue
        if unit.player(row.seat) != row.user_id:
            stop_plans(unit, [row], say("plan-why-seat"))
        elif plan.scope is PlanScope.ROUND and unit.game.round_of(unit.state) != row.round:
            _remove(unit, row)
        elif (why := stop_conditions.stop_reason(unit, plan, row.round, actions)) is not None:
            stop_plans(unit, [row], why)


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
    person = user_rows.find_person(unit.session, row.user_id)
    if (
        person is None
        or not person.direct_messages
        or user_rows.is_muted(unit.session, person.user_id, unit.id)
    ):
        return
    wait = send_reminders.reachable_at(unit, person) - unit.now
    if wait <= MAX_NOTICE_DELAY:
        payload = {"owner": row.user_id, "plan": row.id, "ask": row.prompt, "why": row.stop_reason}
        unit.post(OutboxKind.PLAN, [row.seat], about=payload, after=wait)
