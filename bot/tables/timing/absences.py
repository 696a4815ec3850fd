"""Absences: announced, limited, called off, ended by coming back."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.person import AbsenceRow
from bot.tables.errors import TableError
from bot.tables.request import Request
from bot.tables.service import TableService
from bot.tables.timing import absence_limits, people_time
from bot.tables.timing.absence_limits import AWAY_A_YEAR, AWAY_AT_ONCE
from bot.tables.timing.due import NOTHING, Span
from bot.tables.timing.own_hours import Habits, absences_of, changed
from bot.tables.timing.spans_in_words import at_least_text, moment_text, whole_hours_text

AHEAD = timedelta(days=365)
"""How far ahead an absence can begin."""


async def go_away(
    service: TableService, request: Request, begins: datetime | None, ends: datetime
) -> Habits:
    """The person is away from a moment (``None``: now) to another; no clock of theirs runs then.

    Raises:
        TableError: the moments do not fit, or there is not so much absence left.
    """
    user_id = request.person.id

    def work(session: Session, now: datetime) -> None:
        first = select(AbsenceRow).where(col(AbsenceRow.request_id) == request.id)
        if session.scalar(first) is not None:
            return
        span = Span(begins or now, ends)
        _need_ahead(session, user_id, span, now)
        _need_left(absences_of(session, user_id, now - people_time.A_YEAR), span, now)
        row = AbsenceRow(
            user_id=user_id, begins_at=span.begins, ends_at=span.ends, request_id=request.id
        )
        session.add(row)

    return await changed(service, user_id, work)


def _need_ahead(session: Session, user_id: str, span: Span, now: datetime) -> None:
    """Nothing if an absence can be at that time; else when it would be, and when it could."""
    said = people_time.hours(session, user_id)
    zone = said[-1].zone if said else "UTC"
    begins, ends = moment_text(span.begins, zone), moment_text(span.ends, zone)
    if span.ends <= span.begins:
        raise TableError.because("table-away-ends", begins=begins, ends=ends)
    if span.begins < now:
        raise TableError.because("table-away-past", begins=begins)
    if span.begins > now + AHEAD:
        last = moment_text(now + AHEAD, zone)
        raise TableError.because("table-away-far", begins=begins, last=last, days=AHEAD.days)


def _need_left(known: Sequence[Span], span: Span, now: datetime) -> None:
    """Nothing if somebody may be away for so long; else how long they may."""
    if absence_limits.away_left([*known, span], now) < NOTHING:
        raise TableError.because(
            "table-away-left",
            asked=at_least_text(span.length),
            most=AWAY_A_YEAR.days,
            left=whole_hours_text(absence_limits.away_left(known, now)),
        )
    whole = absence_limits.longest_away(known, span)
    if whole > AWAY_AT_ONCE:
        whole_text = at_least_text(whole)
        raise TableError.because("table-away-long", most=AWAY_AT_ONCE.days, whole=whole_text)


async def come_back(service: TableService, user_id: str) -> Habits:
    """The person is back: the rest of this absence is not taken; those to come stay."""

    def work(session: Session, now: datetime) -> None:
        for row in people_time.absences(session, user_id, now):
            if row.begins_at == now:
                session.delete(row)
            elif row.begins_at < now:
                row.ends_at = now

    return await changed(service, user_id, work)


async def call_off(service: TableService, user_id: str) -> Habits:
    """The absences that are still to come are not taken."""

    def work(session: Session, now: datetime) -> None:
        for row in people_time.absences(session, user_id, now):
            if row.begins_at > now:
                session.delete(row)

    return await changed(service, user_id, work)
