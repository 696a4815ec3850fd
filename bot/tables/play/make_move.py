"""Make a move that a player has pressed or typed, in one transaction with all that follows.

Autopilot, plans and computer players use :func:`apply_choice`; the hooks after a change are the
same for all moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any

from bot.tables.domain.errors import IllegalMove, NeedsConfirmation, Stale
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.request import Moved, Request
from bot.tables.domain.turn_view import ChosenMove, Resolve, Turn
from bot.tables.history.recap import events_seen_by
from bot.tables.history.turn import is_midway, turn_at
from bot.tables.play.repeated_moves import require_new
from bot.tables.session.permissions import require_running, require_seat, require_visible
from bot.tables.session.service import Change, TableService
from bot.tables.session.timeline import events_from_json, move_of
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import Sealed, State, errors

NO_DETAILS: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True)
class MadeMove:
    """A move that was made: the change, and its player's view of the turn before it."""

    change: Change
    turn_before: Turn | None
    """``None`` for a repeated request."""
    learnt_secret: bool
    """Whether it told its player something that others may not know, such as a card."""

    @cached_property
    def moved(self) -> Moved:
        """The result as the player may see it; few presses need it."""
        return to_moved(self.change)

    @property
    def before(self) -> Turn:
        """The turn before the move; after a repeated request, the turn it led to."""
        return self.turn_before or self.moved.turn


def resolve_exactly(move: str) -> Resolve:
    """Resolve to a move given as its text."""
    return lambda _: ChosenMove(move)


class Play:
    """Make moves."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def make_move(
        self,
        request: Request,
        table_id: int,
        resolve: Resolve,
        *,
        sequence: int | None = None,
        confirmed: bool = False,
    ) -> MadeMove:
        """Make a move in one transaction, together with everything that follows from it.

        ``sequence`` is that of the pressed panel, ``None`` for a typed move. A panel is stale once
        the question has changed; others' answers to the same sealed question do not make it stale.

        Raises:
            NotVisible: the player may not see the table.
            NotSeated, TableClosed: they do not play in a running game there.
            Stale: the panel is stale.
            NeedsConfirmation, AlreadyMade: unless it is ``confirmed``.
            IllegalMove: with the game's reason.
            TableDamaged, NotSaved: the position cannot be read, or the change not saved.
        """
        before: Turn | None = None

        def work(unit: UnitOfWork) -> None:
            nonlocal before
            require_visible(request.person, unit)
            seat = require_seat(unit, request.person.id)
            require_running(unit)
            if sequence is not None and not unit.row.asked <= sequence <= unit.row.sequence:
                raise Stale.because("table-moved-on")
            before = turn_at(unit, seat)
            chosen = resolve(before)
            if not confirmed:
                if sequence is None:
                    require_new(unit, before, chosen, resolve)
                if chosen.ask:
                    raise NeedsConfirmation(before, chosen.move)
            try:
                text = " ".join(chosen.move.split())
                choice = unit.game.parse_move(unit.state, seat, text)
            except errors.IllegalMove as illegal:
                raise IllegalMove(illegal.reason) from None
            unit.seats[seat].computer_for_this_turn = None
            apply_choice(unit, seat, choice, ActionKind.MOVE, user_id=request.person.id)

        change = await self._service.change(table_id, request, work)
        made = change.actions[0]
        own_events = (event for event in events_from_json(made) if event.seat == made.seat)
        learnt_secret = any(event.secret for event in own_events)
        return MadeMove(change, None if change.repeated else before, learnt_secret)


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
    asked = rules.top(state)
    text = rules.move(state, choice)
    before = (state.chance.state, state.reveals)
    question = unit.row.question
    state.events = []
    rules.apply_unchecked(state, seat, choice)
    events, state.events = state.events, None
    private_step = (  # the choice is incomplete, so that others still see its question
        not asked.secret
        and bool(state.stack)
        and state.stack[-1].seat == seat
        and is_midway(rules, state)
    )
    unit.row.moves += 1
    if not (isinstance(asked, Sealed) and _same_question(asked, state, seat)):
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
        reversible=before == (state.chance.state, state.reveals),
        secret=asked.secret or private_step,
        sealed=question if asked.sealed or private_step else None,
        fresh=isinstance(asked, Sealed) and not asked.steps(seat),
    )


def _same_question(asked: Sealed[Any], state: State, seat: int) -> bool:
    """Return whether a sealed question is still open, with only this seat's answer changed."""
    now = state.stack[-1] if state.stack else None
    return (
        isinstance(now, Sealed)
        and now.given(seat) is not None
        and now.with_answer(seat, None) == asked.with_answer(seat, None)
    )


def to_moved(done: Change) -> Moved:
    """Return the result of a move as its player may see it, and the turn it led to."""
    first = done.actions[0]
    return Moved(
        turn=turn_at(done.unit, first.seat, sequence=done.actions[-1].sequence),
        seat=-1 if first.seat is None else first.seat,
        move=move_of(first),
        events=events_seen_by(first, first.seat),
    )
