"""What somebody has just made, so that the same words typed once more can be asked about first."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from itertools import islice

from sqlalchemy.orm import Session

from bot.store.models.table import ActionRow
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.errors import TableError
from bot.tables.history import log, turn
from bot.tables.history.log_entry import LogEntry
from bot.tables.history.turn import Turn, Viewer
from bot.tables.session import timeline
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.rules import question_of

REPEATED_WITHIN = timedelta(minutes=1)
"""So soon after it was made a move may be typed once more by whoever has had no answer."""
ACTIONS_SEARCHED = 12
"""How many of the last actions are looked through for it."""


@dataclass(frozen=True, slots=True)
class AlreadyMade:
    """A move that stands, and the turn it was made in, where that is asked for and can be read."""

    entry: LogEntry
    then: Turn | None


async def read_in(
    service: TableService, channel_id: str, viewer: Viewer, typed: str
) -> tuple[Turn, AlreadyMade | None]:
    """The turn of the channel's table, and what the viewer has just made there.

    Where ``typed`` is a move that can be made now it has no other meaning: then only the same move
    is told of, and not in which turn it was made.

    Raises:
        NoSuchTable: there never was one; and what :func:`bot.tables.history.turn.read` raises.
    """

    def work(session: Session) -> tuple[Turn, AlreadyMade | None]:
        unit = turn.load_in(service, session, channel_id)
        now = turn.position_turn(unit, viewer)
        if now.viewer is None:
            return now, None
        possible = typed in now.game.moves(now.view, now.viewer)
        row = last_move(unit, now.viewer)
        if (
            row is None
            or not answers_the_same(unit, row, now.viewer)
            or (possible and timeline.move_of(row) != typed)
            or not _stands(unit, row)
        ):
            return now, None
        (entry,) = log.entries(unit, row.sequence - 1, 1, row.seat)
        return now, AlreadyMade(entry, None if possible else _turn_before(unit, row))

    return await service.read(work)


def last_move(unit: UnitOfWork, seat: int) -> ActionRow | None:
    """The last move of a seat's player, or of who plays for them, if it is young enough."""
    if unit.now - unit.row.moved_at >= REPEATED_WITHIN:
        return None
    recent = islice(unit.past.newest_first(unit.row.sequence), ACTIONS_SEARCHED)
    plays = (unit.seats[seat].user_id, unit.player(seat))
    made = (row for row in recent if row.kind == ActionKind.MOVE and row.user_id in plays)
    row = next(made, None)
    return None if row is None or unit.now - row.at >= REPEATED_WITHIN else row


def answers_the_same(unit: UnitOfWork, move: ActionRow, seat: int) -> bool:
    """Return whether a move answered the question that its seat is asked now."""
    steps = islice(timeline.walk_back(unit, move.sequence), 1, None)
    before = next(steps, None)
    if before is None or seat not in unit.game.may_act(state := unit.position()):
        return False
    then = timeline.state_at(unit, before.sequence)
    return question_of(then.stack[-1], seat) == question_of(state.stack[-1], seat)


def _stands(unit: UnitOfWork, move: ActionRow) -> bool:
    """Whether a move has not been taken back."""
    line = timeline.walk_back(unit, unit.row.head)
    found = next((row for row in line if row.sequence <= move.sequence), None)
    return found is not None and found.sequence == move.sequence


def _turn_before(unit: UnitOfWork, move: ActionRow) -> Turn | None:
    """The turn that a move was made in, where it can be read."""
    try:
        return turn.full_turn(unit, lambda _: move.seat, move.sequence - 1)
    except TableError:
        return None
