"""Make a move that a player has pressed or typed.

Automatic moves and computer players use :func:`bot.tables.play.apply_choice.apply_choice`; the
hooks after a change are the same for all moves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from functools import cached_property
from itertools import islice
from typing import Any

from sqlalchemy.orm import Session

from bot.store.models.table import ActionRow
from bot.tables.domain.errors import AlreadyMade, IllegalMove, TableError
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.request import Forced, LogEntry, Moved
from bot.tables.domain.turn_view import Turn
from bot.tables.history import log, turn
from bot.tables.history.turn import turn_at
from bot.tables.session.service import Change, TableService
from bot.tables.session.timeline import events_from_json, move_of
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import Game, State, errors
from engine.core.rules import question_of


@dataclass(frozen=True, slots=True)
class ChosenMove:
    """The move a player means, and whether they must confirm it.

    ``exact``: the player gave the move's full text or pressed it, so it is unambiguous.
    """

    move: str
    ask: bool = False
    exact: bool = True


Resolve = Callable[[Turn], ChosenMove]
"""Finds the move a player means; raises :class:`IllegalMove` if there is none."""


@dataclass(frozen=True)
class MadeMove:
    """A move that was made: the change, and its player's view of the turn before it."""

    change: Change
    turn_before: Turn | None
    """``None`` for a repeated request."""

    @cached_property
    def moved(self) -> Moved:
        """Return the result as the player may see it; few presses need it."""
        return to_moved(self.change)

    @property
    def before(self) -> Turn:
        """Return the turn before the move; after a repeated request, the turn it led to."""
        return self.turn_before or self.moved.turn


def table_in(service: TableService, session: Session, channel_id: str) -> int:
    """Return the id of the channel's table."""
    return turn.load_table_in(service, session, channel_id).id


def exactly(move: str) -> Resolve:
    """Resolve to a move given as its text."""
    return lambda _: ChosenMove(move)


def require_new(unit: UnitOfWork, now: Turn, chosen: ChosenMove, resolve: Resolve) -> None:
    """Raise :class:`AlreadyMade` if the typed text is a move that the player has just made.

    A player who got no response types the text again. By then it may mean another move, so it is
    also resolved at the position before their last move.
    """
    assert now.viewer is not None
    row = recent_move(unit, now.viewer)
    if row is None or not answers_the_same(unit, row, now.viewer):
        return
    if chosen.move != move_of(row):
        earlier = None if chosen.exact else turn_before(unit, row)
        if earlier is None or _try_resolve(resolve, earlier) != move_of(row):
            return
    raise AlreadyMade(now, chosen.move, entry_of(unit, row))


def _try_resolve(resolve: Resolve, earlier: Turn) -> str | None:
    try:
        return resolve(earlier).move
    except IllegalMove:
        return None


def choice_of(rules: Game[Any], state: State, seat: int, text: str) -> str:
    """Return the legal choice for the text of a move.

    Raises:
        IllegalMove: with the game's reason.
    """
    try:
        return rules.parse_move(state, seat, " ".join(text.split()))
    except errors.IllegalMove as illegal:
        raise IllegalMove(illegal.reason) from None


def to_moved(done: Change) -> Moved:
    """Return the result of a move and of what followed it, as its player may see it."""
    first = done.actions[0]
    seat = -1 if first.seat is None else first.seat
    viewer = None if first.seat is None else first.seat
    return Moved(
        turn=turn_at(done.unit, viewer, done.unit.table(), sequence=done.actions[-1].sequence),
        seat=seat,
        move=move_of(first),
        events=tuple(event.seen_by(viewer) for event in events_from_json(first)),
        forced=automatic_moves(done),
        repeated=done.repeated,
    )


def automatic_moves(done: Change) -> tuple[Forced, ...]:
    """Return the moves that autopilot made."""
    return tuple(
        Forced(action.seat or 0, move_of(action))
        for action in done.actions
        if action.kind == ActionKind.AUTOPILOT_MOVE
    )


REPETITION_WINDOW = timedelta(minutes=1)
"""How long after a move the same text counts as a possible repetition."""
ACTIONS_SEARCHED = 12
"""How many recent actions to search for the move."""


def recent_move(unit: UnitOfWork, seat: int) -> ActionRow | None:
    """Return the last move by the seat's player or substitute, if recent and not undone."""
    if unit.now - unit.row.moved_at >= REPETITION_WINDOW:
        return None
    recent = islice(unit.history.newest_first(unit.row.sequence), ACTIONS_SEARCHED)
    players = (unit.seats[seat].user_id, unit.player(seat))
    moves = (row for row in recent if row.kind == ActionKind.MOVE and row.user_id in players)
    row = next(moves, None)
    if row is None or unit.now - row.at >= REPETITION_WINDOW or not _is_current(unit, row):
        return None
    return row


def answers_the_same(unit: UnitOfWork, move: ActionRow, seat: int) -> bool:
    """Return whether a move answered the same question that its seat has now."""
    steps = islice(unit.history.walk_back(move.sequence), 1, None)
    before = next(steps, None)
    if before is None or seat not in unit.game.may_act(state := unit.position()):
        return False
    then = unit.history.state_at(unit.game, before.sequence)
    return question_of(then.stack[-1], seat) == question_of(state.stack[-1], seat)


def turn_before(unit: UnitOfWork, move: ActionRow) -> Turn | None:
    """Return the turn that a move was made in, if it can be read."""
    now = unit.state
    try:
        return turn.full_turn(unit, lambda _: move.seat, move.sequence - 1)
    except TableError:
        return None
    finally:
        unit.state = now


def entry_of(unit: UnitOfWork, move: ActionRow) -> LogEntry:
    """Return the log entry of a move."""
    (entry,) = log.load_entries(unit, move.sequence - 1, 1, move.seat)
    return entry


def _is_current(unit: UnitOfWork, move: ActionRow) -> bool:
    line = unit.history.walk_back(unit.row.head)
    found = next((row for row in line if row.sequence <= move.sequence), None)
    return found is not None and found.sequence == move.sequence
