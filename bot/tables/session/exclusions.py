"""What keeps a user's clock from running: quiet hours, away periods and outages."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from types import MappingProxyType
from typing import Any

from sqlalchemy import String, bindparam, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.process import OutageRow
from bot.store.models.user import AwayPeriodRow, MuteRow, QuietHoursRow, UserRow
from bot.tables.domain.clocks import ZERO, Countdown, Pause, due_at
from bot.tables.domain.quiet_hours import QuietHours, zones
from bot.tables.domain.time_control import PauseOptions

log = logging.getLogger(__name__)

YEAR = timedelta(days=365)
BEGINNING_OF_TIME = datetime.min.replace(tzinfo=UTC)
NO_EMPTY_KINDS: Mapping[type, datetime] = MappingProxyType({})


@dataclass(slots=True)
class Prefetched:
    """Rows about the users of one session, read together the first time one is needed."""

    users: Collection[str]
    rows: dict[type, list[Any]] = field(default_factory=dict)
    """The rows read so far, by type."""
    since: dict[type, datetime] = field(default_factory=dict)
    """By row type, since when the rows that end have been read."""


def prefetch(
    session: Session, users: Collection[str], empty: Mapping[type, datetime] = NO_EMPTY_KINDS
) -> None:
    """Read rows about these users together from now on, instead of one user at a time.

    ``nothing`` names row types known to be empty, and since when.
    """
    session.info[Prefetched] = Prefetched(users, {kind: [] for kind in empty}, dict(empty))


def _rows(session: Session, kind: Any, user_id: str, since: datetime | None = None) -> list[Any]:
    """Return the rows of a type about a user; if ``since``, those that end after it."""
    prefetched: Prefetched | None = session.info.get(Prefetched)
    if prefetched is None or user_id not in prefetched.users:
        return _read(session, kind, [user_id], since)
    rows = _read_once(
        session, prefetched, kind, since, lambda at: _read(session, kind, prefetched.users, at)
    )
    own_rows = [row for row in rows if row.user_id == user_id]
    return own_rows if since is None else [row for row in own_rows if row.ends_at > since]


def _read_once(
    session: Session,
    prefetched: Prefetched,
    kind: type,
    since: datetime | None,
    read: Callable[[datetime | None], list[Any]],
) -> list[Any]:
    """Read rows the first time, with a year to spare; read again if that is not enough."""
    if kind not in prefetched.rows or (since is not None and since < prefetched.since[kind]):
        begins = None if since is None else since - YEAR
        with session.no_autoflush:
            prefetched.rows[kind] = read(begins)
        if begins is not None:
            prefetched.since[kind] = begins
    return prefetched.rows[kind]


def _read(session: Session, kind: Any, users: Collection[str], since: datetime | None) -> list[Any]:
    parameters: dict[str, Any] = {"users": list(users)}
    if since is not None:
        parameters["since"] = since
    rows = session.scalars(_query_for(kind, ends=since is not None), parameters)
    return [row for row in rows if not isinstance(row, QuietHoursRow) or _is_usable(row)]


@cache
def _query_for(kind: Any, *, ends: bool) -> Any:
    """Build the query for a row type once; ``ends``: only rows that end after a moment."""
    users = bindparam("users", type_=String, expanding=True)
    query = select(kind).where(col(kind.user_id).in_(users))
    if ends:
        query = query.where(col(kind.ends_at) > bindparam("since"))
    return query


def _is_usable(row: QuietHoursRow) -> bool:
    """Return whether hours can be reckoned with; those that cannot must not stop any table."""
    days = row.days_off
    usable = row.zone in zones() and isinstance(days, list) and {*days} <= {*range(7)}
    if not usable:
        log.error("hours.unusable", extra={"where": f"hours {row.id}"})
    return usable


def remember_row(session: Session, user_id: str, row: Any) -> None:
    """Add a new row to what was prefetched."""
    prefetched: Prefetched | None = session.info.get(Prefetched)
    covered = prefetched is not None and user_id in prefetched.users
    if prefetched is not None and covered and type(row) in prefetched.rows:
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
    rows = sorted(_rows(session, QuietHoursRow, user_id), key=lambda row: (row.since, row.id))
    ends = [*(row.since for row in rows[1:]), None]
    return [_from_row(row, until) for row, until in zip(rows, ends, strict=False)]


def _from_row(row: QuietHoursRow, until: datetime | None) -> QuietHours:
    night = None
    if row.night_from is not None and row.night_to is not None:
        night = (row.night_from, row.night_to)
    return QuietHours(row.since, row.zone, night, frozenset(row.days_off), until)


def away_periods(session: Session, user_id: str, since: datetime) -> Sequence[AwayPeriodRow]:
    """Return the away periods that end after ``since``, in order."""
    rows = _rows(session, AwayPeriodRow, user_id, since)
    return sorted(rows, key=lambda row: row.begins_at)


def outages(session: Session, since: datetime) -> list[Countdown]:
    """Return the outages that end after ``since``."""
    prefetched: Prefetched | None = session.info.get(Prefetched)
    if prefetched is None:
        rows = _read_outages(session, since)
    else:
        rows = _read_once(
            session, prefetched, OutageRow, since, lambda at: _read_outages(session, at or since)
        )
    return sorted(Countdown(row.begins_at, row.ends_at) for row in rows if row.ends_at > since)


def _read_outages(session: Session, since: datetime) -> list[OutageRow]:
    return [*session.scalars(_OUTAGES_QUERY, {"since": since})]


_OUTAGES_QUERY = select(OutageRow).where(col(OutageRow.ends_at) > bindparam("since"))


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
