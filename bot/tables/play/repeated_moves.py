"""Recognize a typed move that its player has just made, so that it is not made twice."""

from __future__ import annotations

from datetime import timedelta
from itertools import islice

from bot.store.models.table import ActionRow
from bot.tables.domain.errors import AlreadyMade, TableError
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.turn_view import ChosenMove, Resolve, Turn
from bot.tables.history import log, turn
from bot.tables.session.timeline import move_of
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.rules import question_key

REPETITION_WINDOW = timedelta(minutes=1)
"""How long after a move the same text counts as a possible repetition."""
ACTIONS_SEARCHED = 12
"""How many recent actions to search for the move."""


def require_new(unit: UnitOfWork, now: Turn, chosen: ChosenMove, resolve: Resolve) -> None:
    """Raise :class:`AlreadyMade` if the typed text is a move that the player has just made.

    A player who got no response types the text again. By then it may mean another move, so it is
    also resolved at the position before their last move.
    """
    assert now.viewer is not None
    row = _recent_move(unit, now.viewer)
    if row is None or not _answers_the_same(unit, row, now.viewer):
        return
    made = move_of(row)
    if chosen.move != made and (chosen.exact or _meant_before(unit, row, resolve) != made):
        return
    (entry,) = log.load_entries(unit, row.sequence - 1, 1, row.seat)
    raise AlreadyMade(now, chosen.move, entry)


def _meant_before(unit: UnitOfWork, move: ActionRow, resolve: Resolve) -> str | None:
    """Return the move that the text meant before another move, if that can be read."""
    state = unit.state
    try:
        return resolve(turn.full_turn(unit, move.seat, move.sequence - 1)).move
    except TableError:
        return None
    finally:
        unit.state = state


def _recent_move(unit: UnitOfWork, seat: int) -> ActionRow | None:
    """Return the last move by the seat's player or substitute, if recent and not undone."""
    if unit.now - unit.row.moved_at >= REPETITION_WINDOW:
        return None
    recent = islice(unit.history.newest_first(unit.row.sequence), ACTIONS_SEARCHED)
    players = (unit.seats[seat].user_id, unit.player(seat))
    moves = (row for row in recent if row.kind == ActionKind.MOVE and row.user_id in players)
    row = next(moves, None)
    if row is None or unit.now - row.at >= REPETITION_WINDOW:
        return None
    line = unit.history.walk_back(unit.row.head)
    current = next((each for each in line if each.sequence <= row.sequence), None)
    return row if current is row else None


def _answers_the_same(unit: UnitOfWork, move: ActionRow, seat: int) -> bool:
    """Return whether a move answered the same question that its seat has now."""
    before = next(islice(unit.history.walk_back(move.sequence), 1, None), None)
    if before is None or seat not in unit.game.may_act(state := unit.state):
        return False
    then = unit.history.state_at(unit.game, before.sequence)
    return question_key(then.stack[-1], seat) == question_key(state.stack[-1], seat)
