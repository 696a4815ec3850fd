"""Substitutes: play another person's seat for a while; both agree, and the log says who moved."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.table import OutboxRow, SeatRow, TimerRow
from bot.tables.domain.errors import NotSeated, TableError
from bot.tables.domain.kinds import ActionKind, OutboxKind
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Status, Table
from bot.tables.domain.time_control import format_moment
from bot.tables.domain.timeout_policy import DAY, INVITATIONS_A_DAY, MAX_SUBSTITUTION
from bot.tables.session import exclusions, permissions
from bot.tables.session.public_view import request_of, substitute_of
from bot.tables.session.service import TableService
from bot.tables.session.timers import TimerKind
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.words.phrases import person_called

TIMER = "substitute"
"""Kind of the timers that return a seat to its player."""


async def invite(
    service: TableService, request: Request, table_id: int, substitute: Person, until: datetime
) -> Table:
    """Invite a person to see and play the requester's seat until a moment.

    A substitute who has agreed before is replaced.

    Raises:
        NotSeated, TableClosed: the requester has no seat in a running game.
        TableError: the person plays here already, the moment is out of range, another
            invitation is unanswered, or the requester has sent too many within a day.
    """

    def work(unit: UnitOfWork) -> None:
        seat = unit.seats[permissions.own_seat(unit, request.person.id)]
        permissions.require_running(unit)
        if (seat.substitute_id, seat.substitute_until) == (substitute.id, until):
            return  # already invited
        players = [_substitute_id(unit, row) for row in unit.seats if row is not seat]
        if substitute.id in (*players, *(row.user_id for row in unit.seats)):
            raise TableError.because("table-substitute-sits", name=person_called(substitute.name))
        if not unit.now < until <= unit.now + MAX_SUBSTITUTION:
            raise _invalid_end(unit, request.person.id, until)
        _require_no_other_invitation(unit, seat, substitute)
        _require_invitation_left(unit, request.person.id)
        if seat.substitute_agreed and _substitute_id(unit, seat) is not None:
            hand_back(unit, seat)
        unit.update_substitute_message(seat)
        seat.substitute_id, seat.substitute_name = substitute.id, substitute.name
        seat.substitute_until, seat.substitute_agreed = until, False
        unit.set_timer(TIMER, until, seat.seat)
        unit.post(OutboxKind.SUBSTITUTE, [seat.seat], about=request_of(seat))

    return (await service.change(table_id, request, work)).unit.table()


def _require_no_other_invitation(unit: UnitOfWork, seat: SeatRow, substitute: Person) -> None:
    invited = substitute_of(seat, unit.now)
    if invited is not None and not invited.agreed and invited.user_id != substitute.id:
        raise TableError.because("table-substitute-open", name=person_called(invited.name))


def _require_invitation_left(unit: UnitOfWork, user_id: str) -> None:
    """Count the invitations to substitutes that a person has sent from any seat within a day."""
    query = (
        select(col(OutboxRow.created_at), col(OutboxRow.seats), col(SeatRow.seat))
        .join(SeatRow, col(SeatRow.table_id) == col(OutboxRow.table_id))
        .where(col(SeatRow.user_id) == user_id, col(OutboxRow.kind) == OutboxKind.SUBSTITUTE)
        .where(col(OutboxRow.created_at) > unit.now - DAY)
        .order_by(col(OutboxRow.created_at))
    )
    sent = [at for at, seats, seat in unit.session.execute(query) if seat in seats]
    if len(sent) >= INVITATIONS_A_DAY:
        left = sent[-INVITATIONS_A_DAY] + DAY - unit.now
        raise TableError.because(
            "limit-invitations",
            most=INVITATIONS_A_DAY,
            hours=max(1, math.ceil(left / timedelta(hours=1))),
        )


def _invalid_end(unit: UnitOfWork, user_id: str, until: datetime) -> TableError:
    """Return the error that names the latest possible end, in the user's time zone."""
    known = exclusions.quiet_hours(unit.session, user_id)
    zone = known[-1].zone if known else "UTC"
    return TableError.because(
        "table-substitute-when",
        until=format_moment(until, zone),
        last=format_moment(unit.now + MAX_SUBSTITUTION, zone),
        most=MAX_SUBSTITUTION.days,
    )


async def answer_invitation(
    service: TableService,
    request: Request,
    table_id: int,
    seat: int,
    *,
    agrees: bool,
    mark: str = "",
) -> Table:
    """Accept or decline an invitation, or stop being a substitute.

    ``mark`` identifies the invitation; empty for any.

    Raises:
        NotSeated: the user is not invited, or the invitation has been replaced.
    """
    ended = False

    def work(unit: UnitOfWork) -> None:
        nonlocal ended
        row = unit.seats[seat] if 0 <= seat < len(unit.seats) else None
        if ended and row is not None and row.substitute_id is None:
            return  # retried after the commit succeeded
        substitute = None if row is None else substitute_of(row, unit.now)
        if row is None or substitute is None or substitute.user_id != request.person.id:
            raise NotSeated.because("table-not-asked")
        if mark and mark != substitute.mark:
            raise NotSeated.because("table-not-asked")
        permissions.require_running(unit)
        if not agrees:
            ended = True
            hand_back(unit, row, declined=not row.substitute_agreed)
        elif not row.substitute_agreed and row.substitute_until is not None:
            row.substitute_agreed = True
            data = {"name": substitute.name}
            unit.record_action(
                ActionKind.SUBSTITUTE, seat=seat, user_id=substitute.user_id, data=data
            )
            unit.set_timer(TIMER, row.substitute_until, seat)
            unit.update_substitute_message(row)

    return (await service.change(table_id, request, work)).unit.table()


async def end_substitution(service: TableService, request: Request, table_id: int) -> Table:
    """Make a seat its player's alone again: the player is back, or the substitute stops.

    An invitation not yet answered is declined.
    """
    ended: int | None = None

    def work(unit: UnitOfWork) -> None:
        nonlocal ended
        if ended is not None and unit.seats[ended].substitute_id is None:
            return  # retried after the commit succeeded
        played = next(
            (row for row in unit.seats if _substitute_id(unit, row) == request.person.id), None
        )
        row = played or unit.seats[permissions.own_seat(unit, request.person.id)]
        if _substitute_id(unit, row) is None:
            raise TableError.because("table-no-substitute")
        ended = row.seat
        hand_back(unit, row, declined=row is played and not row.substitute_agreed)

    return (await service.change(table_id, request, work)).unit.table()


def _substitute_id(unit: UnitOfWork, row: SeatRow) -> str | None:
    found = substitute_of(row, unit.now)
    return None if found is None else found.user_id


def hand_back(unit: UnitOfWork, row: SeatRow, *, declined: bool = False) -> None:
    """Return a seat to its player, or withdraw the invitation."""
    unit.update_substitute_message(row, declined=declined)
    row.substitute_id = row.substitute_name = None
    if row.substitute_agreed:
        unit.record_action(ActionKind.RETURN, seat=row.seat)


def _on_substitution_end(unit: UnitOfWork, due: Sequence[TimerRow]) -> None:
    for timer in due:
        row = None if timer.seat is None else unit.seats[timer.seat]
        if row is None or row.substitute_id is None or row.substitute_until is None:
            continue
        if row.substitute_until <= unit.now:
            hand_back(unit, row)


SUBSTITUTE_TIMER = TimerKind(
    TIMER, counts_at=(Status.RUNNING, Status.PAUSED), notify=_on_substitution_end
)
"""Rings when a substitution or an unanswered invitation ends."""
