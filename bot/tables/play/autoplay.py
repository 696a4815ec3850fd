"""Move automatically: autopilot for empty seats, plans and automatic moves for players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from bot.tables.domain.kinds import BY_AUTO_ANSWER, BY_PLAN, ActionKind
from bot.tables.domain.table import Occupant, Status
from bot.tables.plans import auto_answer, execution
from bot.tables.play.apply_choice import NO_DETAILS, apply_choice
from bot.tables.session.table_rows import Snapshot
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import Game, State


class AutomaticMove(NamedTuple):
    """A choice made without the player."""

    seat: int
    choice: str
    kind: ActionKind
    user_id: str | None = None
    about: Mapping[str, Any] = NO_DETAILS


def after_change(_: Snapshot, unit: UnitOfWork) -> None:
    """Make automatic moves until a player or computer player has to decide."""
    if not unit.position_loaded or not unit.actions or unit.row.status != Status.RUNNING:
        return
    while (found := next_automatic_move(unit)) is not None:
        apply_choice(
            unit, found.seat, found.choice, found.kind, user_id=found.user_id, about=found.about
        )


def next_automatic_move(unit: UnitOfWork) -> AutomaticMove | None:
    """Return the next automatic move, or ``None`` if a player has to decide."""
    execution.stop_outdated(unit)
    for seat in unit.game.to_move(unit.state):
        answer = AUTOPLAY.get(Occupant(unit.seats[seat].occupant), _no_move)(unit, seat)
        if answer is not None:
            return answer
    return None


def safe_default(rules: Game[Any], view: State, seat: int) -> str:
    """Return the game's default choice for a seat."""
    return rules.default(view, seat)


def _default_move(unit: UnitOfWork, seat: int) -> AutomaticMove:
    rules, state = unit.game, unit.state
    return AutomaticMove(
        seat, safe_default(rules, rules.view(state, seat), seat), ActionKind.AUTOPILOT_MOVE
    )


def _decided_move(unit: UnitOfWork, seat: int) -> AutomaticMove | None:
    """Return the move from the player's plan, or else from their automatic moves."""
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
"""Moves decided in advance; plans take precedence over automatic moves."""
AUTOPLAY: Mapping[Occupant, Callable[[UnitOfWork, int], AutomaticMove | None]] = MappingProxyType(
    {Occupant.AUTOPILOT: _default_move, Occupant.PERSON: _decided_move}
)
"""By occupant; computer players choose their moves in :mod:`bot.tables.computer`."""
