"""A move typed word for word: made at once where nobody has to be asked about it first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.tables.domain.errors import NotSaved, TableError
from bot.tables.domain.request import Request
from bot.tables.domain.results import Moved
from bot.tables.history import turn
from bot.tables.history.turn import Turn, Viewer
from bot.tables.play import already_made, make_move
from bot.tables.session import timeline
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork


class Unclear(Exception):
    """It has to be looked at first; nothing has changed."""


@dataclass(frozen=True, slots=True)
class MadeOutright:
    """A move, and the turn it was made in as whoever made it saw it."""

    before: Turn
    moved: Moved


async def make(
    service: TableService,
    request: Request,
    channel_id: str,
    viewer: Viewer,
    typed: str,
    sure: Callable[[Turn], bool],
) -> MadeOutright | None:
    """Make the move at the channel's table in one transaction.

    ``None``: nothing has changed, or the request has been here before. Either it is no move that
    can be made now, it is the one just made, ``sure`` has doubts of it at that turn, or it is
    refused; whoever looks first says why.

    Raises:
        NotSaved: as :func:`bot.tables.play.make_move.move`; looking first would not help.
    """
    table_id = service.table_by_channel.get(channel_id)
    if table_id is None or not typed:
        return None
    before: Turn | None = None

    def work(unit: UnitOfWork) -> None:
        nonlocal before
        now = turn.position_turn(unit, viewer)
        if unit.row.channel_id != channel_id or _doubtful(unit, now, typed) or not sure(now):
            raise Unclear
        make_move.make_move_in(unit, request, typed)
        before = now

    try:
        done = await service.change(table_id, request, work)
    except NotSaved:
        raise
    except (Unclear, TableError):
        return None
    # One that is repeated here was saved as the line broke, and worked before that.
    return None if before is None else MadeOutright(before, make_move.moved(done))


def _doubtful(unit: UnitOfWork, now: Turn, typed: str) -> bool:
    """Whether that is no move now, or may be the one just made."""
    if now.viewer is None or typed not in now.game.moves(now.view, now.viewer):
        return True
    row = already_made.last_move(unit, now.viewer)
    if row is None or timeline.move_of(row) != typed:
        return False
    return already_made.answers_the_same(unit, row, now.viewer)
