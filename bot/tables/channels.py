"""Pause a table whose channel is gone; resume it there or in another channel."""

from __future__ import annotations

import logging
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import SeatRow, TableRow
from bot.store.models.vote import VoteRow
from bot.tables.domain.errors import ChannelBusy, TableClosed, TableError
from bot.tables.domain.kinds import ActionKind, OutboxKind
from bot.tables.domain.request import DoneOrVote, Person, Request
from bot.tables.domain.table import LIVE, Status
from bot.tables.domain.votes import VoteKind
from bot.tables.session import permissions
from bot.tables.session.permissions import is_admin, require_host, require_visible
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import timekeeping
from bot.tables.votes import open_votes
from bot.tables.votes.cast import Votes

log = logging.getLogger(__name__)


class Place(NamedTuple):
    """A channel and its server."""

    channel_id: str
    server_id: str | None


class Channels:
    """Pause and resume tables."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def pause(self, table_id: int, why: str) -> None:
        """Pause a live table that cannot be posted to; games never end because of that."""

        def work(unit: UnitOfWork) -> None:
            if unit.row.status in LIVE:
                unit.row.status = Status.PAUSED
                unit.record_action(ActionKind.PAUSE, data={"why": why})

        done = await self._service.change(table_id, None, work)
        if done.actions:
            log.warning("table.paused", extra={"table": table_id, "why": why})

    async def resume(
        self, request: Request, table_id: int, channel_id: str | None = None
    ) -> DoneOrVote:
        """Resume a paused table, in its channel or in another one of the person's server.

        Players and admins may. A running table moves if an admin or all players want it, and to
        another server only if all players do. A player who requests what the others have been asked
        already agrees to it.
        """
        vote_id = await _open_vote(self._service, request, table_id, channel_id)
        if vote_id is not None:
            return await Votes(self._service).cast(request, vote_id, yes=True)

        def attempt(unit: UnitOfWork) -> VoteRow | None:
            return _move_or_open_vote(unit, request, channel_id)

        done, vote = await open_votes.do_or_open_vote(self._service, request, table_id, attempt)
        return DoneOrVote(done.unit.table(), vote)


def _move_or_open_vote(
    unit: UnitOfWork, request: Request, channel_id: str | None
) -> VoteRow | None:
    """Move or resume a table at once, or return the vote opened about it."""
    person = request.person
    require_visible(person, unit)
    seat = None if is_admin(person, unit.row) else permissions.require_seat(unit, person.id)
    place = _destination(unit, person, channel_id)
    if seat is None or _needs_no_vote(unit, person, place) or unit.people() == [seat]:
        move_table_to(unit, place, person.id)
        return None
    return open_votes.open_unanimous(
        unit,
        request,
        VoteKind.MOVE,
        seat,
        channel_id=place.channel_id,
        server_id=place.server_id,
    )


def _destination(unit: UnitOfWork, person: Person, channel_id: str | None) -> Place:
    """Return where the table is to continue; raise ``TableClosed`` if it need not move."""
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
        TableError: a lobby cannot leave its server, and only its host can move it.
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
    """Return the id of the open vote about that channel, if this person may answer it."""
    person = request.person

    def work(session: Session) -> int | None:
        unit = service.load(session, table_id)
        if is_admin(person, unit.row) or all(seat.user_id != person.id for seat in unit.seats):
            return None
        if unit.row.status == Status.PAUSED and person.server_id == unit.row.server_id:
            return None
        for row in open_votes.open_vote_rows(session, table_id):
            if row.kind == VoteKind.MOVE and row.channel_id == channel_id:
                return None if row.request_id == request.id else row.id
        return None

    return await service.read(work)


def apply_vote(unit: UnitOfWork, row: VoteRow, voter: SeatRow) -> None:
    """Move the table to the channel everybody has agreed to."""
    assert row.channel_id is not None
    move_table_to(unit, Place(row.channel_id, row.server_id), voter.user_id)


def move_table_to(unit: UnitOfWork, place: Place, user_id: str) -> None:
    """Move a table; raise ``ChannelBusy`` if another table is live there.

    Every player who must move gets the whole reminder interval again.
    """
    other = select(TableRow).where(
        col(TableRow.channel_id) == place.channel_id,
        col(TableRow.status).in_(LIVE),
        col(TableRow.id) != unit.id,
    )
    if unit.session.scalar(other) is not None:
        raise ChannelBusy.because("table-channel-busy")
    started, paused = unit.row.started_at is not None, unit.row.status == Status.PAUSED
    if started:
        unit.position()
    unit.row.channel_id, unit.row.server_id = place
    unit.row.status = Status.RUNNING if started else Status.LOBBY
    unit.record_action(ActionKind.RESUME, user_id=user_id)
    if not started:
        unit.post(OutboxKind.LOBBY)
    elif paused:
        timekeeping.resume(unit)
