"""What somebody has just made, so that the same words typed once more can be asked about first."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from itertools import islice

from sqlalchemy.orm import Session

from bot.store.rows import ActionRow
from bot.tables import history, log, turn
from bot.tables.accounts import LogEntry
from bot.tables.actions import Kind
from bot.tables.errors import TableError
from bot.tables.service import TableService
from bot.tables.turn import Turn, Viewer
from bot.tables.unit_of_work import UnitOfWork

AGAIN = timedelta(minutes=1)
"""So soon after it was made a move may be typed once more by whoever has had no answer."""
LATELY = 12
"""How many of the last actions are looked through for it."""


@dataclass(frozen=True, slots=True)
class JustMade:
    """A move that stands, and the turn it was made in, where that is asked for and can be read."""

    entry: LogEntry
    then: Turn | None


async def read_in(
    service: TableService, channel_id: str, viewer: Viewer, typed: str
) -> tuple[Turn, JustMade | None]:
    """The turn of the channel's table, and what the viewer has just made there.

    The turn that was made in is left out where ``typed`` is a move that can be made now: then
    nobody asks what else it may have meant.

    Raises:
        NoSuchTable: there never was one; and what :func:`bot.tables.turn.read` raises.
    """

    def work(session: Session) -> tuple[Turn, JustMade | None]:
        unit = turn.load_in(service, session, channel_id)
        now = turn.position(unit, viewer)
        row = None if now.viewer is None else _last_move(unit, now.viewer)
        return now, None if row is None else _made(unit, row, now, typed)

    return await service.read(work)


def _last_move(unit: UnitOfWork, seat: int) -> ActionRow | None:
    """The last move of whoever plays a seat, if it stands and is young enough."""
    if unit.now - unit.row.moved_at >= AGAIN:
        return None
    recent = islice(unit.past.newest_first(unit.row.sequence), LATELY)
    plays = unit.seats[seat].user_id
    made = (row for row in recent if row.kind == Kind.MOVE and row.user_id == plays)
    row = next(made, None)
    if row is None or unit.now - row.at >= AGAIN:
        return None
    line = history.walk(unit, unit.row.head)
    stands = next((one.sequence for one in line if one.sequence <= row.sequence), None)
    return row if stands == row.sequence else None


def _made(unit: UnitOfWork, row: ActionRow, now: Turn, typed: str) -> JustMade:
    (entry,) = log.entries(unit, row.sequence - 1, 1, row.seat)
    if now.viewer is not None and typed in now.game.moves(now.view, now.viewer):
        return JustMade(entry, None)
    try:
        then = turn.told(unit, lambda _: row.seat, row.sequence - 1)
    except TableError:
        then = None
    return JustMade(entry, then)
