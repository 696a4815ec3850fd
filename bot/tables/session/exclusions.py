"""What keeps a user's clock from running: quiet hours, away periods and outages."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.process import OutageRow
from bot.store.models.user import AwayPeriodRow, MuteRow, QuietHoursRow, UserRow
from bot.tables.domain.clocks import ZERO, Countdown, Pause, due_at
from bot.tables.domain.quiet_hours import QuietHours, zones
from bot.tables.domain.time_control import PauseOptions

log = logging.getLogger(__name__)

YEAR = timedelta(days=365)


@dataclass(slots=True)
class Prefetched:
    """Rows about the users of one session, read together the first time one is needed."""

    users: Collection[str]
    rows: dict[type, list[Any]]
    """The rows read so far, by type."""


def prefetch(
    session: Session,
    users: Collection[str],
    unset: Iterable[type] = (),
    no_outage_since: datetime | None = None,
) -> None:
    """Read rows about these users together from now on, instead of one user at a time.

    ``unset`` names row types of which they are known to have none; ``no_outage_since`` is since
    when there is known to be no outage.
    """
    session.info[Prefetched] = Prefetched(users, {kind: [] for kind in unset})
    if no_outage_since is not None:
        session.info[OutageRow] = (no_outage_since, [])


def _rows(session: Session, kind: Any, user_id: str) -> list[Any]:
    """Return the rows of a type about a user."""
    prefetched: Prefetched | None = session.info.get(Prefetched)
    if prefetched is None or user_id not in prefetched.users:
        return [*session.scalars(select(kind).where(col(kind.user_id) == user_id))]
    if kind not in prefetched.rows:
        with session.no_autoflush:
            query = select(kind).where(col(kind.user_id).in_(prefetched.users))
            prefetched.rows[kind] = [*session.scalars(query)]
    return [row for row in prefetched.rows[kind] if row.user_id == user_id]


def remember_row(session: Session, user_id: str, row: Any) -> None:
    """Add a new row to what was prefetched."""
    prefetched: Prefetched | None = session.info.get(Prefetched)
    if prefetched is not None and user_id in prefetched.users and type(row) in prefetched.rows:
        prefetched.rows[type(row)].append(row)


def is_muted(session: Session, user_id: str, table_id: int) -> bool:
    """Return whether the user has muted the table, or all tables."""
    person = find_person(session, user_id)
    if person is not None and person.muted:
        return True
    return any(row.table_id == table_id for row in _rows(session, MuteRow, user_id))


def pauses(session: Session, user_id: str, since: datetime, options: PauseOptions) -> list[Pause]:
    """Return what pauses a user's clock from a moment on."""
    found: list[Pause] = [
        hours if options.days_off else hours.without_days_off()
        for hours in quiet_hours(session, user_id)
    ]
    found += outages(session, since)
    if options.absences:
        found += [
            Countdown(row.begins_at, row.ends_at) for row in away_periods(session, user_id, since)
        ]
    return found


def quiet_hours_end(session: Session, user_id: str, now: datetime) -> datetime:
    """Return when the user can be notified: now, or after quiet hours or an away period."""
    away = [Countdown(row.begins_at, row.ends_at) for row in away_periods(session, user_id, now)]
    return due_at(now, ZERO, [*quiet_hours(session, user_id), *away])


def quiet_hours(session: Session, user_id: str) -> list[QuietHours]:
    """Return all the user's quiet hours in order; each holds until the next."""
    rows = sorted(
        (row for row in _rows(session, QuietHoursRow, user_id) if _is_usable(row)),
        key=lambda row: (row.since, row.id),
    )
    ends = [*(row.since for row in rows[1:]), None]
    return [_from_row(row, until) for row, until in zip(rows, ends, strict=False)]


def _is_usable(row: QuietHoursRow) -> bool:
    """Return whether hours can be reckoned with; those that cannot must not stop any table."""
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


def outages(session: Session, since: datetime) -> list[Countdown]:
    """Return the outages that end after ``since``; read them once, with a year to spare."""
    known_since, rows = session.info.get(OutageRow, (None, ()))
    if known_since is None or since < known_since:
        query = select(OutageRow).where(col(OutageRow.ends_at) > since - YEAR)
        with session.no_autoflush:
            rows = session.scalars(query).all()
        session.info[OutageRow] = (since - YEAR, rows)
    return sorted(Countdown(row.begins_at, row.ends_at) for row in rows if row.ends_at > since)


def find_person(session: Session, user_id: str) -> UserRow | None:
    """Return a user's row, if there is one."""
    return next(iter(_rows(session, UserRow, user_id)), None)


def find_or_add_person(session: Session, user_id: str) -> UserRow:
    """Return a user's row; add one if there is none."""
    found = find_person(session, user_id)
    if found is None:
        found = UserRow(user_id=user_id)
        session.add(found)
        remember_row(session, user_id, found)
    return found
