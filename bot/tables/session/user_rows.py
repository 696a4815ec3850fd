"""Read the rows about users: who they are, mutes, and what pauses their clocks."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.process import OutageRow
from bot.store.models.table import SeatRow
from bot.store.models.user import AwayPeriodRow, MuteRow, QuietHoursRow, UserRow
from bot.tables.domain.clocks import ZERO, Pause, TimeSpan, due_at
from bot.tables.domain.quiet_hours import QuietHours, zones
from bot.tables.domain.time_control import PauseOptions

log = logging.getLogger(__name__)

YEAR = timedelta(days=365)

_USERS = "users"
"""The key under which a session keeps the users whose rows it reads together."""


def prefetch(session: Session, users: Collection[str], unset: Iterable[type] = ()) -> None:
    """Read rows about these users together from now on, instead of one user at a time.

    ``unset`` names row types of which there are known to be none.
    """
    session.info[_USERS] = users
    session.info.update({kind: [] for kind in unset})


def latest_names(session: Session, user_ids: Collection[str]) -> dict[str, str]:
    """Return the users' names at their latest tables, by id."""
    query = (
        select(col(SeatRow.user_id), col(SeatRow.name))
        .where(col(SeatRow.user_id).in_(user_ids))
        .order_by(col(SeatRow.table_id))
    )
    return {row.user_id: row.name for row in session.execute(query)}


def _rows(session: Session, kind: Any, user_id: str) -> list[Any]:
    """Return the rows of a type about a user."""
    users = session.info.get(_USERS, ())
    if user_id not in users:
        return [*session.scalars(select(kind).where(col(kind.user_id) == user_id))]
    if kind not in session.info:
        with session.no_autoflush:
            query = select(kind).where(col(kind.user_id).in_(users))
            session.info[kind] = [*session.scalars(query)]
    return [row for row in session.info[kind] if row.user_id == user_id]


def remember_row(session: Session, row: Any) -> None:
    """Add a new row to those that have been read."""
    if type(row) in session.info and row.user_id in session.info[_USERS]:
        session.info[type(row)].append(row)


def is_muted(session: Session, user_id: str, table_id: int) -> bool:
    """Return whether the user has muted the table, or all tables."""
    person = find_person(session, user_id)
    if person is not None and person.muted:
        return True
    return any(row.table_id == table_id for row in _rows(session, MuteRow, user_id))


def pauses(session: Session, user_id: str, since: datetime, options: PauseOptions) -> list[Pause]:
    """Return what pauses a user's clock from a moment on."""
    hours = quiet_hours(session, user_id)
    if not options.days_off:
        hours = [each.without_days_off() for each in hours]
    away = away_spans(session, user_id, since) if options.away else []
    return [*hours, *outages(session, since), *away]


def quiet_hours_end(session: Session, user_id: str, now: datetime) -> datetime:
    """Return when the user can be notified: now, or after quiet hours or an away period."""
    away = away_spans(session, user_id, now)
    return due_at(now, ZERO, [*quiet_hours(session, user_id), *away])


def quiet_hours(session: Session, user_id: str) -> list[QuietHours]:
    """Return all the user's quiet hours in order; each holds until the next."""
    rows = sorted(
        (row for row in _rows(session, QuietHoursRow, user_id) if _is_usable(row)),
        key=lambda row: (row.since, row.id),
    )
    ends = [*(row.since for row in rows[1:]), None]
    return [_from_row(row, until) for row, until in zip(rows, ends, strict=False)]


def zone_of(session: Session, user_id: str) -> str:
    """Return the name of a user's time zone; UTC if they have set none."""
    known = quiet_hours(session, user_id)
    return known[-1].zone if known else "UTC"


def _is_usable(row: QuietHoursRow) -> bool:
    """Return whether quiet hours are valid; damaged ones are ignored, so that no table stops."""
    days = row.days_off
    usable = row.zone in zones() and isinstance(days, list) and {*days} <= {*range(7)}
    if not usable:
        log.error("hours.unusable", extra={"where": f"hours {row.id}"})
    return usable


def _from_row(row: QuietHoursRow, until: datetime | None) -> QuietHours:
    night = None
    if row.night_from is not None and row.night_to is not None:
        night = (row.night_from, row.night_to)
    return QuietHours(row.since, row.zone, night, frozenset(row.days_off), until)


def away_periods(session: Session, user_id: str, since: datetime) -> Sequence[AwayPeriodRow]:
    """Return the away periods that end after ``since``, in order."""
    rows = (row for row in _rows(session, AwayPeriodRow, user_id) if row.ends_at > since)
    return sorted(rows, key=lambda row: row.begins_at)


def away_spans(session: Session, user_id: str, since: datetime) -> list[TimeSpan]:
    """Return the spans of the away periods that end after ``since``, in order."""
    rows = (row for row in _rows(session, AwayPeriodRow, user_id) if row.ends_at > since)
    return sorted(TimeSpan(row.begins_at, row.ends_at) for row in rows)


def outages(session: Session, since: datetime) -> list[TimeSpan]:
    """Return the outages that end after ``since``, in order."""
    if OutageRow not in session.info:
        with session.no_autoflush:
            session.info[OutageRow] = [*session.scalars(select(OutageRow))]
    rows = (row for row in session.info[OutageRow] if row.ends_at > since)
    return sorted(TimeSpan(row.begins_at, row.ends_at) for row in rows)


def find_person(session: Session, user_id: str) -> UserRow | None:
    """Return a user's row, if there is one."""
    return next(iter(_rows(session, UserRow, user_id)), None)


def find_or_add_person(session: Session, user_id: str) -> UserRow:
    """Return a user's row; add one if there is none."""
    person = find_person(session, user_id)
    if person is None:
        person = UserRow(user_id=user_id)
        session.add(person)
        remember_row(session, person)
    return person
