"""Who answers for a seat whose player need not be there: the house, or what the player decided."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from bot.tables.domain.action_kinds import BY_AUTO_ANSWER, BY_PLAN, ActionKind
from bot.tables.domain.table import Occupant, Status
from bot.tables.plans import auto_answer, execution
from bot.tables.play.apply_choice import NO_DETAILS, apply_choice
from bot.tables.session.snapshot import Snapshot
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import Game, State


class AutomaticMove(NamedTuple):
    """A choice made without its player being there."""

    seat: int
    choice: str
    kind: ActionKind
    user_id: str | None = None
    about: Mapping[str, Any] = NO_DETAILS


def after_change(_: Snapshot, unit: UnitOfWork) -> None:
    """Hook: move for seats whose players need not be there, until somebody has to decide."""
    if unit.state is None or not unit.actions or unit.row.status != Status.RUNNING:
        return
    while (found := next_automatic_move(unit)) is not None:
        apply_choice(
            unit, found.seat, found.choice, found.kind, user_id=found.user_id, about=found.about
        )


def next_automatic_move(unit: UnitOfWork) -> AutomaticMove | None:
    """The next one at a table; ``None``: somebody has to decide."""
    assert unit.state is not None
    execution.stop_outdated(unit)
    for seat in unit.game.to_move(unit.state):
        answer = AUTOPLAY.get(Occupant(unit.seats[seat].occupant), _no_move)(unit, seat)
        if answer is not None:
            return answer
    return None


def safe_default(rules: Game[Any], view: State, seat: int) -> str:
    """The least committal legal choice."""
    return rules.default(view, seat)


def _default_move(unit: UnitOfWork, seat: int) -> AutomaticMove:
    rules, state = unit.game, unit.state
    assert state is not None
    return AutomaticMove(
        seat, safe_default(rules, rules.view(state, seat), seat), ActionKind.FORCED
    )


def _decided_move(unit: UnitOfWork, seat: int) -> AutomaticMove | None:
    """By a plan of whoever plays the seat, or by what is always done for them."""
    for by, find in _DECISIONS.items():
        choice = find(unit, seat)
        if choice is not None:
            return AutomaticMove(seat, choice, ActionKind.MOVE, unit.player(seat), {"by": by})
    return None


def _no_move(_: UnitOfWork, __: int) -> None:
    return None


_DECISIONS: Mapping[str, Callable[[UnitOfWork, int], str | None]] = MappingProxyType(
    {BY_PLAN: execution.planned_choice, BY_AUTO_ANSWER: auto_answer.automatic_choice}
)
"""What people have decided ahead, what was decided for one question first."""
AUTOPLAY: Mapping[Occupant, Callable[[UnitOfWork, int], AutomaticMove | None]] = MappingProxyType(
    {Occupant.NOBODY: _default_move, Occupant.PERSON: _decided_move}
)
"""By who occupies the seat; opponents think elsewhere, and some seats are waited for."""
