"""Letting a table run again after a pause, or taking it to another channel."""

from __future__ import annotations

from sqlalchemy.orm import Session

from bot.store.models.vote import VoteRow
from bot.tables.admin.permissions import is_admin, require_host, require_visible
from bot.tables.channels.place import Place, move_table_to
from bot.tables.domain.errors import TableClosed, TableError
from bot.tables.domain.request import Person, Request
from bot.tables.domain.results import Resumed
from bot.tables.domain.table import LIVE, Status
from bot.tables.session import requirements
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes import open, unanimous_votes
from bot.tables.votes.model import VoteKind


async def resume(
    service: TableService, request: Request, table_id: int, channel_id: str | None = None
) -> Resumed:
    """Let a paused table run again, in its channel or in one of the server the person asks from.

    Those seated and organisers may. A running table moves there at an organiser's word or by
    consent of all seats, and only by consent does a game go to another server. Whoever asks for a
    place the others have been asked about already agrees to it.
    """
    question = await _question(service, request, table_id, channel_id)
    if question is not None:
        made = await unanimous_votes.vote(service, request, question, yes=True)
        return Resumed(made.table, made.proposal, made.repeated)

    def attempt(unit: UnitOfWork) -> VoteRow | None:
        return _go_or_ask(unit, request, channel_id)

    came = await open.do_or_open_vote(service, request, table_id, attempt)
    asked, done = came.asked, came.done
    proposal = None if asked is None else await open.read_vote(service, asked.id or 0)
    return Resumed(done.unit.table(), proposal, came.repeated or done.repeated)


def _go_or_ask(unit: UnitOfWork, request: Request, channel_id: str | None) -> VoteRow | None:
    person = request.person
    require_visible(person, unit)
    seat = None if is_admin(person, unit.row) else requirements.require_seat(unit, person.id)
    wanted = _wanted(unit, person, channel_id)
    if seat is None or _is_free_to(unit, person, wanted) or unit.people() == [seat]:
        move_table_to(unit, wanted, person.id)
        return None
    return open.open_unanimous(
        unit,
        request,
        VoteKind.MOVE,
        seat,
        channel_id=wanted.channel_id,
        server_id=wanted.server_id,
    )


def _wanted(unit: UnitOfWork, person: Person, channel_id: str | None) -> Place:
    """Where the table is to go on.

    Raises:
        TableClosed: it is not paused, and is there already.
    """
    row = unit.row
    moving = channel_id not in (None, row.channel_id)
    if row.status != Status.PAUSED and not (moving and row.status in LIVE):
        raise TableClosed.because("table-not-paused", table=unit.id)
    if channel_id is None or not moving:
        return Place(row.channel_id, row.server_id)
    return Place(channel_id, person.server_id)


def _is_free_to(unit: UnitOfWork, person: Person, wanted: Place) -> bool:
    """Whether a player may bring the table there without asking the others.

    A paused one may stay in its server, a lobby goes where its host goes in that server.

    Raises:
        TableError: a lobby does not leave its server, and follows nobody but its host.
    """
    row = unit.row
    at_home = wanted.server_id == row.server_id
    if row.started_at is None:
        if not at_home:
            raise TableError.because("table-lobby-stays")
        if row.status != Status.PAUSED:
            require_host(person, unit)
        return True
    return at_home and row.status == Status.PAUSED


async def _question(
    service: TableService, request: Request, table_id: int, channel_id: str | None
) -> int | None:
    """The open question whether to go to that very channel, if this person is to answer it."""
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
