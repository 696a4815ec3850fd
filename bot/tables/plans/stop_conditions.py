"""Where plans stop: what has come true since, seen with nobody's eyes but their owner's."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from bot.store.models.table import ActionRow
from bot.tables.plans.model import Plan, Scope, Stop
from bot.tables.session.serialization import events_from_json
from bot.tables.session.timeline import MOVES, made_public_by, move_of
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import Event, Question
from engine.core.rules import PASS_WORDS, rule_of
from engine.core.words.text import Text, say


@dataclass(frozen=True, slots=True)
class ChangeSince:
    """What has happened since somebody looked last, for the eyes of a plan's owner."""

    unit: UnitOfWork
    seat: int
    round: int
    """The round in which the plan was made."""
    actions: Sequence[ActionRow]

    def events(self) -> Iterator[Event]:
        """What the actions did, as far as the owner may know it."""
        for act in self.actions:
            yield from (event.seen_by(self.seat) for event in events_from_json(act))


def _moved(news: ChangeSince, stop: Stop) -> bool:
    """Return whether another seat has made that move and everybody may know it now."""
    return any(
        move_of(move) == stop.what
        for act in news.actions
        if act.kind in MOVES and act.seat != news.seat
        for move in made_public_by(news.unit, act)
    )


def _signalled(news: ChangeSince, stop: Stop) -> bool:
    return any(event.kind == stop.what and event.seat != news.seat for event in news.events())


def _overtaken(news: ChangeSince, stop: Stop) -> bool:
    """One of those who were not ahead is, in points the owner can see."""
    scores = _scores(news.unit, news.seat)
    own = scores[news.seat]
    return own >= 0 and any(scores[seat] > own for seat in stop.behind)


def _lost(news: ChangeSince, _: Stop) -> bool:
    setbacks = news.unit.game.setbacks
    return any(event.kind in setbacks and event.seat == news.seat for event in news.events())


def _round_over(news: ChangeSince, _: Stop) -> bool:
    assert news.unit.state is not None
    return news.unit.game.round_of(news.unit.state) != news.round


def _at_the_choice(_: ChangeSince, __: Stop) -> bool:
    """Only the choice itself can tell, when it is taken."""
    return False


EFFECT = "effect"
"""Stops where the choice does or costs something else than when it was planned."""
CHECKS: Mapping[str, Callable[[ChangeSince, Stop], bool]] = MappingProxyType(
    {
        "move": _moved,
        "signal": _signalled,
        "overtaken": _overtaken,
        "loss": _lost,
        "round": _round_over,
        EFFECT: _at_the_choice,
    }
)
"""By kind of stop, whether it has come true."""


def reason(unit: UnitOfWork, plan: Plan, made_in: int, acts: Sequence[ActionRow]) -> Text | None:
    """Why a plan stops after these actions; ``None``: it does not."""
    news = ChangeSince(unit, plan.seat, made_in, acts)
    for stop in plan.stops:
        if CHECKS[stop.kind](news, stop):
            return stop.text(unit.row.game)
    if plan.scope is Scope.ONCE and _decided_by_the_game(news, rule_of(plan.question)):
        return say("plan-why-forced")
    return None


def _decided_by_the_game(news: ChangeSince, rule: str) -> bool:
    """Whether the seat was to be asked that, and had only one choice."""
    return any(
        event.kind == "forced" and event.seat == news.seat and event.data.get("rule") == rule
        for event in news.events()
    )


def offered(unit: UnitOfWork, plan: Plan) -> list[Stop]:
    """What a draft can be told to stop at: what matters in every game, in this one, and moves."""
    made = [Stop("round")] if plan.scope is not Scope.ROUND else []
    made.append(Stop(EFFECT))
    if min(_scores(unit, plan.seat)) >= 0:
        made.append(Stop("overtaken"))
    if unit.game.setbacks:
        made.append(Stop("loss"))
    made += [Stop("signal", kind) for kind in unit.game.signals]
    rule = unit.game.rules[rule_of(plan.question)]
    if isinstance(rule, Question) and not rule.secret:
        moves = {one.move: one for one in plan.offers if one.choice not in PASS_WORDS}
        made += [Stop("move", move, one) for move, one in moves.items()]
    return made


def armed(unit: UnitOfWork, seat: int, stop: Stop) -> Stop:
    """The stop as it is kept when the plan is made."""
    if stop.kind != "overtaken":
        return stop
    scores = _scores(unit, seat)
    behind = (s for s, score in enumerate(scores) if s != seat and score <= scores[seat])
    return stop._replace(behind=tuple(behind))


def _scores(unit: UnitOfWork, seat: int) -> tuple[int, ...]:
    """Everybody's points as far as a seat knows them."""
    assert unit.state is not None
    return unit.game.outcome(unit.game.view(unit.state, seat)).scores
