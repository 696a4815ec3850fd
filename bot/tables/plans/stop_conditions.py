"""Evaluate a plan's stop conditions using only information its owner may see."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from bot.store.models.table import ActionRow
from bot.tables.domain.plans import Plan, PlanScope, StopCondition, StopKind
from bot.tables.session.timeline import MOVES, completed_moves, events_from_json, move_of
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import Event, Question
from engine.core.rules import PASS_WORDS, saved_rule_name
from engine.core.words.text import Text, say


@dataclass(frozen=True, slots=True)
class ChangeSince:
    """What has happened since the last check, as the plan's owner may see it."""

    unit: UnitOfWork
    seat: int
    round: int
    """The round in which the plan was made."""
    actions: Sequence[ActionRow]

    def events(self) -> Iterator[Event]:
        """Yield the events of the actions, as the owner may know them."""
        for action in self.actions:
            yield from (event.seen_by(self.seat) for event in events_from_json(action))


def _moved(since: ChangeSince, stop: StopCondition) -> bool:
    """Return whether another seat has made that move, and it is public now."""
    return any(
        move_of(move) == stop.what
        for action in since.actions
        if action.kind in MOVES and action.seat != since.seat
        for move in completed_moves(since.unit.history, action)
    )


def _signalled(since: ChangeSince, stop: StopCondition) -> bool:
    return any(event.kind == stop.what and event.seat != since.seat for event in since.events())


def _overtaken(since: ChangeSince, stop: StopCondition) -> bool:
    """Return whether a seat that was not ahead is ahead now, in points the owner can see."""
    scores = _scores(since.unit, since.seat)
    own = scores[since.seat]
    return own >= 0 and any(scores[seat] > own for seat in stop.behind)


def _had_setback(since: ChangeSince, _: StopCondition) -> bool:
    setbacks = since.unit.game.hosting.setbacks
    return any(event.kind in setbacks and event.seat == since.seat for event in since.events())


def _round_over(since: ChangeSince, _: StopCondition) -> bool:
    return since.unit.game.round_of(since.unit.state) != since.round


CHECKS: Mapping[StopKind, Callable[[ChangeSince, StopCondition], bool]] = MappingProxyType(
    {
        StopKind.MOVE: _moved,
        StopKind.SIGNAL: _signalled,
        StopKind.OVERTAKEN: _overtaken,
        StopKind.SETBACK: _had_setback,
        StopKind.ROUND_OVER: _round_over,
        StopKind.EFFECT_CHANGED: lambda *_: False,  # the choice is compared when the plan applies
    }
)
"""By kind of condition, whether it is met."""


def stop_reason(
    unit: UnitOfWork, plan: Plan, round_made: int, actions: Sequence[ActionRow]
) -> Text | None:
    """Return why a plan stops after these actions, or ``None``."""
    since = ChangeSince(unit, plan.seat, round_made, actions)
    for stop in plan.stops:
        if CHECKS[stop.kind](since, stop):
            return stop.text(unit.row.game)
    if plan.scope is PlanScope.ONCE and _was_forced(since, saved_rule_name(plan.question)):
        return say("plan-why-forced")
    return None


def _was_forced(since: ChangeSince, rule: str) -> bool:
    return any(
        event.kind == "forced" and event.seat == since.seat and event.data.get("rule") == rule
        for event in since.events()
    )


def available_stops(unit: UnitOfWork, plan: Plan) -> list[StopCondition]:
    """Return the conditions a draft can use: general ones, the game's own, and moves."""
    conditions = [StopCondition(StopKind.ROUND_OVER)] if plan.scope is not PlanScope.ROUND else []
    conditions.append(StopCondition(StopKind.EFFECT_CHANGED))
    if min(_scores(unit, plan.seat)) >= 0:
        conditions.append(StopCondition(StopKind.OVERTAKEN))
    if unit.game.hosting.setbacks:
        conditions.append(StopCondition(StopKind.SETBACK))
    conditions += [StopCondition(StopKind.SIGNAL, kind) for kind in unit.game.hosting.signals]
    rule = unit.game.saved_rules[saved_rule_name(plan.question)]
    if issubclass(rule, Question) and not rule.secret:
        moves = {offer.move: offer for offer in plan.offers if offer.choice not in PASS_WORDS}
        conditions += [StopCondition(StopKind.MOVE, move, offer) for move, offer in moves.items()]
    return conditions


def with_present_scores(unit: UnitOfWork, seat: int, stop: StopCondition) -> StopCondition:
    """Return the condition with the scores at the time the plan is made."""
    if stop.kind is not StopKind.OVERTAKEN:
        return stop
    scores = _scores(unit, seat)
    behind = (s for s, score in enumerate(scores) if s != seat and score <= scores[seat])
    return stop._replace(behind=tuple(behind))


def _scores(unit: UnitOfWork, seat: int) -> tuple[int, ...]:
    return unit.game.outcome(unit.game.view(unit.state, seat)).scores
