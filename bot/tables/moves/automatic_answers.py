"""Who answers for a seat whose player need not be there: the house, or what the player decided."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from bot.tables.action_kinds import BY_HABIT, BY_PLAN, Kind
from bot.tables.models import Occupant
from bot.tables.plans import answers_alone, following
from bot.tables.unit_of_work import UnitOfWork
from engine.core import Game, State

NOTHING_MORE: Mapping[str, Any] = MappingProxyType({})


class Answer(NamedTuple):
    """A choice made without its player being there."""

    seat: int
    choice: str
    kind: Kind
    user_id: str | None = None
    about: Mapping[str, Any] = NOTHING_MORE


def next_answer(unit: UnitOfWork) -> Answer | None:
    """The next one at a table; ``None``: somebody has to decide."""
    assert unit.state is not None
    following.watch(unit)
    for seat in unit.game.to_move(unit.state):
        answer = ANSWERS.get(Occupant(unit.seats[seat].occupant), _nobody)(unit, seat)
        if answer is not None:
            return answer
    return None


def safe_default(rules: Game[Any], view: State, seat: int) -> str:
    """The least committal legal choice."""
    return rules.default(view, seat)


def _by_the_house(unit: UnitOfWork, seat: int) -> Answer:
    rules, state = unit.game, unit.state
    assert state is not None
    return Answer(seat, safe_default(rules, rules.view(state, seat), seat), Kind.FORCED)


def _as_decided(unit: UnitOfWork, seat: int) -> Answer | None:
    """By a plan of whoever plays the seat, or by what is always done for them."""
    for by, find in _DECIDED.items():
        choice = find(unit, seat)
        if choice is not None:
            return Answer(seat, choice, Kind.MOVE, unit.player(seat), {"by": by})
    return None


def _nobody(_: UnitOfWork, __: int) -> None:
    return None


_DECIDED: Mapping[str, Callable[[UnitOfWork, int], str | None]] = MappingProxyType(
    {BY_PLAN: following.answer, BY_HABIT: answers_alone.answer}
)
"""What people have decided ahead, what was decided for one question first."""
ANSWERS: Mapping[Occupant, Callable[[UnitOfWork, int], Answer | None]] = MappingProxyType(
    {Occupant.NOBODY: _by_the_house, Occupant.PERSON: _as_decided}
)
"""By who occupies the seat; opponents think elsewhere, and some seats are waited for."""
