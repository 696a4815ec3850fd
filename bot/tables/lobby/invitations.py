"""Invite people to a table that has not started; they accept or decline."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import func, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.company import InvitationRow
from bot.store.models.table import SeatRow, TableRow
from bot.tables.domain.errors import NotSeated, TableError
from bot.tables.domain.kinds import OutboxKind
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import InvitationStatus, Status, Table
from bot.tables.domain.timeout_policy import DAY
from bot.tables.lobby import lobby
from bot.tables.lobby.lobby import changes_lobby
from bot.tables.session import permissions, user_rows
from bot.tables.session.company_rows import blocks_any, may_not_meet
from bot.tables.session.feature import Feature, reads
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.words.phrases import listed, person_called

MAX_GUESTS = 10
"""How many people can be invited to one table: twice the seats of the largest game."""
MAX_INVITATIONS_PER_DAY = 20
"""How many invitations a person can send, so that nobody is flooded with them."""


class Invitations(Feature):
    """Invite guests, and answer invitations."""

    @changes_lobby
    def invite(self, request: Request, unit: UnitOfWork, guests: Sequence[Person]) -> None:
        """Invite people to a lobby, as one of its players; those invited already are skipped.

        Raises:
            NotSeated: the requester does not sit at the table.
            TableError: only the host may invite here, the requester has blocked a guest, or there
                are too many invitations.
        """
        invite_guests(unit, request.person, guests)

    @changes_lobby
    def answer(self, request: Request, unit: UnitOfWork, *, accepts: bool) -> None:
        """Accept an invitation and take a seat, or decline it.

        An invitation stays open if the guest cannot join, for example because the table is full.

        Raises:
            NotSeated: the user is not invited.
            TableError: there is no seat, or as in :func:`lobby.join_lobby`.
        """
        invitation = _invitation_of(unit, request.person.id)
        if invitation is None:
            raise NotSeated.because("table-not-invited")
        if accepts:
            lobby.join_lobby(unit, request.person)
        elif any(seat.user_id == request.person.id for seat in unit.seats):
            raise TableError.because("table-already-joined")
        else:
            invitation.status = InvitationStatus.DECLINED

    @reads
    def lobbies_of(self, session: Session, user_id: str, server_id: str) -> list[Table]:
        """Return the tables of a server that have not started and to which a user may invite."""
        query = (
            select(TableRow)
            .join(SeatRow, col(SeatRow.table_id) == col(TableRow.id))
            .where(col(SeatRow.user_id) == user_id, col(TableRow.server_id) == server_id)
            .where(col(TableRow.status) == Status.LOBBY)
            .order_by(col(TableRow.id).desc())
        )
        units = self._service.load_sound(session, session.scalars(query).all())
        return [
            unit.table()
            for unit in units
            if not unit.row.invite_only or unit.row.host_id == user_id
        ]


def invite_guests(unit: UnitOfWork, inviter: Person, guests: Sequence[Person]) -> None:
    """Invite people to a lobby; raise as :meth:`Invitations.invite`."""
    permissions.own_seat(unit, inviter.id)
    if unit.row.invite_only and unit.row.host_id != inviter.id:
        raise permissions.host_only_error(unit, "table-host-only")
    known = {guest.user_id for guest in unit.invitations}
    known |= {seat.user_id for seat in unit.seats}
    new = [guest for guest in guests if guest.id not in known]
    blocked = [guest for guest in new if blocks_any(unit.session, inviter.id, {guest.id})]
    if blocked:
        names = listed([person_called(guest.name) for guest in blocked])
        raise TableError.because("table-invites-blocked", names=names)
    _require_room(unit, inviter.id, len(new))
    for guest in new:
        row = InvitationRow(
            table_id=unit.id,
            user_id=guest.id,
            name=guest.name,
            by_id=inviter.id,
            invited_at=unit.now,
        )
        unit.session.add(row)
        unit.invitations.append(row)
        awake_at = user_rows.quiet_hours_end(unit.session, guest.id, unit.now)
        about = {"guest": guest.id, "by": inviter.id}
        unit.post(OutboxKind.INVITATION, about=about, after=awake_at - unit.now)


def _require_room(unit: UnitOfWork, inviter_id: str, count: int) -> None:
    if len(unit.invitations) + count > MAX_GUESTS:
        raise TableError.because("limit-guests", most=MAX_GUESTS)
    query = select(func.count(), func.min(col(InvitationRow.invited_at))).where(
        col(InvitationRow.by_id) == inviter_id,
        col(InvitationRow.invited_at) > unit.now - DAY,
    )
    sent, first = unit.session.execute(query).one()
    if count and sent + count > MAX_INVITATIONS_PER_DAY:
        wait = (first or unit.now) + DAY - unit.now
        hours = max(1, math.ceil(wait / timedelta(hours=1)))
        raise TableError.because(
            "limit-invitations-to-tables", most=MAX_INVITATIONS_PER_DAY, hours=hours
        )


def _invitation_of(unit: UnitOfWork, user_id: str) -> InvitationRow | None:
    return next((guest for guest in unit.invitations if guest.user_id == user_id), None)


def is_obsolete(unit: UnitOfWork, guest_id: str) -> bool:
    """Return whether an invitation need not be delivered: answered, blocked, or the game began."""
    invitation = _invitation_of(unit, guest_id)
    return (
        invitation is None
        or invitation.status != InvitationStatus.OPEN
        or may_not_meet(unit.session, guest_id, {seat.user_id for seat in unit.seats})
    )
