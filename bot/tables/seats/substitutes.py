"""Handing one's seat to a friend while one is away: both agree, and who moved is on record."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.table import OutboxRow, SeatRow, TimerRow
from bot.tables.background.timers import TimerKind
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.errors import NotSeated, TableError
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Status, Table
from bot.tables.domain.timeout_policy import DAY, INVITATIONS_A_DAY, MAX_SUBSTITUTION
from bot.tables.session import requirements
from bot.tables.session.seat_rows import request_of, substitute_of
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import exclusions
from bot.tables.time_control.format_duration import format_moment
from engine.core.words.phrases import person_called

TIMER = "substitute"
"""The kind of the timers that give a seat back."""


async def ask(
    service: TableService, request: Request, table_id: int, friend: Person, until: datetime
) -> Table:
    """Invite a person to see and move for the requester's seat until a moment.

    A substitute who has agreed before is replaced.

    Raises:
        NotSeated, TableClosed: the requester has no seat in a running game.
        TableError: the person plays here already, the moment does not fit, somebody else has not
            answered yet, or the requester has sent too many invitations within a day.
    """

    def work(unit: UnitOfWork) -> None:
        seat = unit.seats[requirements.own_seat(unit, request.person.id)]
        requirements.require_running(unit)
        if (seat.substitute_id, seat.substitute_until) == (friend.id, until):
            return  # has been asked
        others = [_friend(unit, row) for row in unit.seats if row is not seat]
        if friend.id in (*others, *(row.user_id for row in unit.seats)):
            raise TableError.because("table-substitute-sits", name=person_called(friend.name))
        if not unit.now < until <= unit.now + MAX_SUBSTITUTION:
            raise _not_then(unit, request.person.id, until)
        _require_no_other_invitation(unit, seat, friend)
        _require_invitation_left(unit, request.person.id)
        if seat.substitute_agreed and _friend(unit, seat) is not None:
            hand_back(unit, seat)
        unit.update_substitute_message(seat)
        seat.substitute_id, seat.substitute_name = friend.id, friend.name
        seat.substitute_until, seat.substitute_agreed = until, False
        unit.set_timer(TIMER, until, seat.seat)
        unit.post("substitute", [seat.seat], about=request_of(seat))

    return (await service.change(table_id, request, work)).unit.table()


def _require_no_other_invitation(unit: UnitOfWork, seat: SeatRow, friend: Person) -> None:
    invited = substitute_of(seat, unit.now)
    if invited is not None and not invited.agreed and invited.user_id != friend.id:
        raise TableError.because("table-substitute-open", name=person_called(invited.name))


def _require_invitation_left(unit: UnitOfWork, user_id: str) -> None:
    """Count the invitations to substitutes that a person has sent from any seat within a day."""
    query = (
        select(col(OutboxRow.created_at), col(OutboxRow.seats), col(SeatRow.seat))
        .join(SeatRow, col(SeatRow.table_id) == col(OutboxRow.table_id))
        .where(col(SeatRow.user_id) == user_id, col(OutboxRow.kind) == "substitute")
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


def _not_then(unit: UnitOfWork, user_id: str, until: datetime) -> TableError:
    """Until when somebody may hand over their seat, by their own clock."""
    said = exclusions.quiet_hours(unit.session, user_id)
    zone = said[-1].zone if said else "UTC"
    return TableError.because(
        "table-substitute-when",
        until=format_moment(until, zone),
        last=format_moment(unit.now + MAX_SUBSTITUTION, zone),
        most=MAX_SUBSTITUTION.days,
    )


async def answer(
    service: TableService,
    request: Request,
    table_id: int,
    seat: int,
    *,
    agrees: bool,
    mark: str = "",
) -> Table:
    """Whoever is asked agrees, or does not; the same for whoever plays for a friend no longer.

    ``mark`` is that of what they were asked; none: whatever it was.

    Raises:
        NotSeated: they are not asked, or no longer that.
    """
    ended = False

    def work(unit: UnitOfWork) -> None:
        nonlocal ended
        row = unit.seats[seat] if 0 <= seat < len(unit.seats) else None
        if ended and row is not None and row.substitute_id is None:
            return  # the line broke after it was saved
        friend = None if row is None else substitute_of(row, unit.now)
        if row is None or friend is None or friend.user_id != request.person.id:
            raise NotSeated.because("table-not-asked")
        if mark and mark != friend.mark:
            raise NotSeated.because("table-not-asked")
        requirements.require_running(unit)
        if not agrees:
            ended = True
            hand_back(unit, row, declined=not row.substitute_agreed)
        elif not row.substitute_agreed and row.substitute_until is not None:
            row.substitute_agreed = True
            called = {"name": friend.name}
            unit.record_action(
                ActionKind.SUBSTITUTE, seat=seat, user_id=friend.user_id, data=called
            )
            unit.set_timer(TIMER, row.substitute_until, seat)
            unit.update_substitute_message(row)

    return (await service.change(table_id, request, work)).unit.table()


async def come_back(service: TableService, request: Request, table_id: int) -> Table:
    """From now on a seat is its player's alone: they are back, or their friend plays no longer.

    A friend who was only asked has declined.
    """
    ended: int | None = None

    def work(unit: UnitOfWork) -> None:
        nonlocal ended
        if ended is not None and unit.seats[ended].substitute_id is None:
            return  # the line broke after it was saved
        lent = next((row for row in unit.seats if _friend(unit, row) == request.person.id), None)
        row = lent or unit.seats[requirements.own_seat(unit, request.person.id)]
        if _friend(unit, row) is None:
            raise TableError.because("table-no-substitute")
        ended = row.seat
        hand_back(unit, row, declined=row is lent and not row.substitute_agreed)

    return (await service.change(table_id, request, work)).unit.table()


def _friend(unit: UnitOfWork, row: SeatRow) -> str | None:
    found = substitute_of(row, unit.now)
    return None if found is None else found.user_id


def hand_back(unit: UnitOfWork, row: SeatRow, *, declined: bool = False) -> None:
    """Give a seat back to its player, or withdraw the request to play for it."""
    unit.update_substitute_message(row, declined=declined)
    row.substitute_id = row.substitute_name = None
    if row.substitute_agreed:
        unit.record_action(ActionKind.RETURN, seat=row.seat)


def _give_back(unit: UnitOfWork, due: Sequence[TimerRow]) -> None:
    for timer in due:
        row = None if timer.seat is None else unit.seats[timer.seat]
        if row is None or row.substitute_id is None or row.substitute_until is None:
            continue
        if row.substitute_until <= unit.now:
            hand_back(unit, row)


SUBSTITUTE_TIMER = TimerKind(TIMER, counts_at=(Status.RUNNING, Status.PAUSED), notify=_give_back)
"""A friend has played for somebody as long as was agreed, or was asked and has not answered."""
