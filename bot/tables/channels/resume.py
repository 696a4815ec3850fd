"""Resume a paused table, or move a table to another channel."""

from __future__ import annotations

from sqlalchemy.orm import Session

from bot.store.models.vote import VoteRow
from bot.tables.channels.place import Place, move_table_to
from bot.tables.domain.errors import TableClosed, TableError
from bot.tables.domain.request import Person, Request
from bot.tables.domain.results import Resumed
from bot.tables.domain.table import LIVE, Status
from bot.tables.domain.votes import VoteKind
from bot.tables.session import permissions
from bot.tables.session.permissions import is_admin, require_host, require_visible
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes import cast, open


async def resume(
    service: TableService, request: Request, table_id: int, channel_id: str | None = None
) -> Resumed:
    """Resume a paused table, in its channel or in another one of the person's server.

    Players and admins may. A running table moves if an admin or all players want it, and to another
    server only if all players do. A player who requests what the others have been asked already
    agrees to it.
    """
    vote_id = await _open_vote(service, request, table_id, channel_id)
    if vote_id is not None:
        voted = await cast.vote(service, request, vote_id, yes=True)
        return Resumed(voted.table, voted.proposal, voted.repeated)

    def attempt(unit: UnitOfWork) -> VoteRow | None:
        return _move_or_ask(unit, request, channel_id)

    result = await open.do_or_open_vote(service, request, table_id, attempt)
    row, done = result.asked, result.done
    proposal = None if row is None else await open.read_vote(service, row.id or 0)
    return Resumed(done.unit.table(), proposal, result.repeated or done.repeated)


def _move_or_ask(unit: UnitOfWork, request: Request, channel_id: str | None) -> VoteRow | None:
    person = request.person
    require_visible(person, unit)
    seat = None if is_admin(person, unit.row) else permissions.require_seat(unit, person.id)
    place = _destination(unit, person, channel_id)
    if seat is None or _needs_no_vote(unit, person, place) or unit.people() == [seat]:
        move_table_to(unit, place, person.id)
        return None
    return open.open_unanimous(
        unit,
        request,
        VoteKind.MOVE,
        seat,
        channel_id=place.channel_id,
        server_id=place.server_id,
    )


def _destination(unit: UnitOfWork, person: Person, channel_id: str | None) -> Place:
    """Return where the table is to continue.

    Raises:
        TableClosed: it is there already and not paused.
    """
    row = unit.row
    moving = channel_id not in (None, row.channel_id)
    if row.status != Status.PAUSED and not (moving and row.status in LIVE):
        raise TableClosed.because("table-not-paused", table=unit.id)
    if channel_id is None or not moving:
        return Place(row.channel_id, row.server_id)
    return Place(channel_id, person.server_id)


def _needs_no_vote(unit: UnitOfWork, person: Person, place: Place) -> bool:
    """Return whether a player may move the table there without a vote.

    A paused table may stay in its server; a lobby follows its host within the server.

    Raises:
        TableError: a lobby cannot leave its server, and follows nobody but its host.
    """
    row = unit.row
    same_server = place.server_id == row.server_id
    if row.started_at is None:
        if not same_server:
            raise TableError.because("table-lobby-stays")
        if row.status != Status.PAUSED:
            require_host(person, unit)
        return True
    return same_server and row.status == Status.PAUSED


async def _open_vote(
    service: TableService, request: Request, table_id: int, channel_id: str | None
) -> int | None:
    """Return the open vote about that channel, if this person may answer it."""
    person = request.person

    def work(session: Session) -> int | None:
        unit = service.load(session, table_id)
        if is_admin(person, unit.row) or all(seat.user_id != person.id for seat in unit.seats):
            return None
        if unit.row.status == Status.PAUSED and person.server_id == unit.row.server_id:
            return None
        for row in open.open_vote_rows(session, table_id):
            if row.kind == VoteKind.MOVE and row.channel_id == channel_id:
                return None if row.request_id == request.id else row.id
        return None

    return await service.read(work)
