"""Apply a legal choice to the position of a table, and record it as an action."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from bot.tables.domain.kinds import ActionKind
from bot.tables.history.turn import is_midway
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import Game, Sealed, State

NO_DETAILS: Mapping[str, Any] = MappingProxyType({})


def apply_choice(
    unit: UnitOfWork,
    seat: int,
    choice: str,
    kind: ActionKind,
    *,
    user_id: str | None = None,
    about: Mapping[str, Any] = NO_DETAILS,
) -> None:
    """Apply a legal choice and record it, with the flags that undo and secrecy need.

    ``about`` is further data to store with the action.
    """
    rules, state = unit.game, unit.state
    frame, rule = rules.top(state)
    text = rules.move(state, choice)
    before = (state.chance.position, state.reveals)
    question = unit.row.question
    sealed = isinstance(rule, Sealed)
    state.events = []
    rules.apply_unchecked(state, seat, choice)
    events, state.events = state.events, None
    private_step = not rule.secret and _is_private_step(rules, state, seat)
    unit.row.moves += 1
    if not (sealed and _same_question(frame, state, seat)):
        unit.row.asked = unit.row.sequence + 1
        if not private_step:
            unit.row.question = unit.row.asked
    unit.record_action(
        kind,
        seat=seat,
        user_id=user_id,
        data={"move": text, **about},
        events=events,
        number=unit.row.moves,
        reversible=before == (state.chance.position, state.reveals),
        secret=rule.secret or private_step,
        sealed=question if sealed or private_step else None,
        fresh=sealed and not isinstance(frame[3][frame[2].index(seat)], tuple),
    )


def _is_private_step(rules: Game[Any], state: State, seat: int) -> bool:
    """Return whether the seat's choice is incomplete, so that others still see its question."""
    return bool(state.stack) and state.stack[-1][1] == seat and is_midway(rules, state)


def _same_question(frame: tuple[Any, ...], state: State, seat: int) -> bool:
    """Return whether a sealed question is still open, with only this seat's answer changed."""
    if not state.stack or len(state.stack[-1]) != len(frame):
        return False
    now = state.stack[-1]
    at = frame[2].index(seat)
    return (
        now[:3] == frame[:3]
        and now[4:] == frame[4:]
        and now[3][:at] == frame[3][:at]
        and now[3][at + 1 :] == frame[3][at + 1 :]
        and now[3][at] is not None
    )
