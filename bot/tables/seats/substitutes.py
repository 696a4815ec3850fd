"""Limit and end substitutions, in which a person plays another's seat for a while."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.table import OutboxRow, SeatRow, TimerRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import ActionKind, OutboxKind, TimerKind
from bot.tables.domain.quiet_hours import format_moment
from bot.tables.domain.request import Person
from bot.tables.domain.table import Status
from bot.tables.domain.timeout_policy import DAY, INVITATIONS_A_DAY, MAX_SUBSTITUTION
from bot.tables.session import user_rows
from bot.tables.session.table_rows import substitute_of
from bot.tables.session.timers import TimerHandler
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.words.phrases import person_called


def require_no_other_invitation(unit: UnitOfWork, seat: SeatRow, substitute: Person) -> None:
    """Raise ``TableError`` if an invitation to another person is unanswered."""
    invited = substitute_of(seat, unit.now)
    if invited is not None and not invited.agreed and invited.user_id != substitute.id:
        raise TableError.because("table-substitute-open", name=person_called(invited.name))


def require_invitation_left(unit: UnitOfWork, user_id: str) -> None:
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
        wait = sent[-INVITATIONS_A_DAY] + DAY - unit.now
        hours = max(1, math.ceil(wait / timedelta(hours=1)))
        raise TableError.because("limit-invitations", most=INVITATIONS_A_DAY, hours=hours)


def invalid_end(unit: UnitOfWork, user_id: str, until: datetime) -> TableError:
    """Return the error that names the latest possible end, in the user's time zone."""
    zone = user_rows.zone_of(unit.session, user_id)
    return TableError.because(
        "table-substitute-when",
        until=format_moment(until, zone),
        last=format_moment(unit.now + MAX_SUBSTITUTION, zone),
        most=MAX_SUBSTITUTION.days,
    )


def substitute_id(unit: UnitOfWork, row: SeatRow) -> str | None:
    """Return the id of a seat's substitute, invited or playing; ``None`` if there is none."""
    substitute = substitute_of(row, unit.now)
    return None if substitute is None else substitute.user_id


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


SUBSTITUTE_TIMER = TimerHandler(
    TimerKind.SUBSTITUTE, counts_at=(Status.RUNNING, Status.PAUSED), notify=_on_substitution_end
)
"""Rings when a substitution or an unanswered invitation ends."""
