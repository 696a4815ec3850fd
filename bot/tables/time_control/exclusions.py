"""What is known of a person's time: their hours, their absences, and when the bot was not there."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from sqlalchemy import String, bindparam, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.damage import AS_THEY_ARE, described, sound, wrong_columns
from bot.store.models.person import AwayRow, HoursRow, MuteRow, PersonRow
from bot.store.models.process import OutageRow
from bot.tables.time_control.countdown import Countdown, FixedPause, Pause, available_time
from bot.tables.time_control.quiet_hours import QuietHours

log = logging.getLogger(__name__)

A_YEAR = timedelta(days=365)
SINCE_ALWAYS = datetime.min.replace(tzinfo=UTC)
NO_QUIET_HOURS: Mapping[type, datetime] = MappingProxyType({})


class Counts(NamedTuple):
    """What holds clocks up at a table, beside nights and outages."""

    days_off: bool = True
    absences: bool = True


@dataclass(slots=True)
class Ahead:
    """People of whom all is read at once that is asked of one, as long as their session lasts."""

    users: Collection[str]
    rows: dict[type, list[Any]] = field(default_factory=dict)
    """By kind, what has been read of them."""
    since: dict[type, datetime] = field(default_factory=dict)
    """Of what ends: from when on."""


def prefetch(
    session: Session, users: Collection[str], nothing: Mapping[type, datetime] = NO_QUIET_HOURS
) -> None:
    """From now on what is asked of one of these people in a session is read of all of them.

    ``nothing``: the kinds of which there is nothing, and since when that is known.
    """
    session.info[Ahead] = Ahead(users, {kind: [] for kind in nothing}, dict(nothing))


def _rows(session: Session, kind: Any, user_id: str, since: datetime | None = None) -> list[Any]:
    """What there is of that kind about somebody; of what ends, what ends later than that."""
    ahead = _ahead(session, user_id)
    if ahead is None:
        return _read(session, kind, [user_id], since)
    rows = _once(session, ahead, kind, since, lambda at: _read(session, kind, ahead.users, at))
    mine = [row for row in rows if row.user_id == user_id]
    return mine if since is None else [row for row in mine if row.ends_at > since]


def _once(
    session: Session,
    ahead: Ahead,
    kind: type,
    since: datetime | None,
    read: Callable[[datetime | None], list[Any]],
) -> list[Any]:
    """What is read the first time it is asked for, a year more than that; again if not enough."""
    if kind not in ahead.rows or (since is not None and since < ahead.since[kind]):
        begins = None if since is None else since - A_YEAR
        with session.no_autoflush:
            ahead.rows[kind] = read(begins)
        if begins is not None:
            ahead.since[kind] = begins
    return ahead.rows[kind]


def _read(session: Session, kind: Any, users: Collection[str], since: datetime | None) -> list[Any]:
    asked: dict[str, Any] = {"users": list(users)}
    if since is not None:
        asked["since"] = since
    query = _about(kind, ends=since is not None)
    if kind is PersonRow:
        return [_mended(row) for row in session.scalars(query, asked)]
    return sound(session.scalars(query, asked))  # damaged ones harm no table


@cache
def _about(kind: Any, *, ends: bool) -> Any:
    """The query for what there is of a kind about people, made once; what ``ends`` from when on."""
    users = bindparam("users", type_=String, expanding=True)
    query = select(kind).where(col(kind.user_id).in_(users))
    if ends:
        query = query.where(col(kind.ends_at) > bindparam("since"))
    return query.execution_options(**AS_THEY_ARE)


def _ahead(session: Session, user_id: str) -> Ahead | None:
    """Those who are read of together with somebody."""
    ahead: Ahead | None = session.info.get(Ahead)
    return ahead if ahead is not None and user_id in ahead.users else None


def added(session: Session, user_id: str, row: Any) -> None:
    """A row is new in the session: it belongs to what was read."""
    ahead = _ahead(session, user_id)
    if ahead is not None and type(row) in ahead.rows:
        ahead.rows[type(row)].append(row)


def mutes(session: Session, user_id: str, table_id: int) -> bool:
    """Whether somebody wants to hear nothing of a table."""
    return any(row.table_id == table_id for row in _rows(session, MuteRow, user_id))


def pauses(session: Session, user_id: str, since: datetime, counts: Counts) -> list[Pause]:
    """When a person's time does not count, from that moment on."""
    known = hours(session, user_id)
    found: list[Pause] = [*(known if counts.days_off else (h.without_days_off() for h in known))]
    fixed = outages(session, since)
    if counts.absences:
        fixed += [
            Countdown(row.begins_at, row.ends_at) for row in absences(session, user_id, since)
        ]
    return [*found, FixedPause(tuple(fixed))]


def quiet_hours_end(session: Session, user_id: str, now: datetime) -> datetime:
    """When somebody can be spoken to: now, or when their night, day off or absence is over."""
    away = [Countdown(row.begins_at, row.ends_at) for row in absences(session, user_id, now)]
    return available_time(now, [*hours(session, user_id), FixedPause(tuple(away))])


def hours(session: Session, user_id: str) -> list[QuietHours]:
    """All somebody has said of their hours, in order; each holds until the next."""
    rows = sorted(_rows(session, HoursRow, user_id), key=lambda row: (row.since, row.id))
    ends = [*(row.since for row in rows[1:]), None]
    return [_hours(row, until) for row, until in zip(rows, ends, strict=False)]


def _hours(row: HoursRow, until: datetime | None) -> QuietHours:
    night = None
    if row.night_from is not None and row.night_to is not None:
        night = (row.night_from, row.night_to)
    return QuietHours(row.since, row.zone, night, frozenset(row.days_off), until)


def absences(session: Session, user_id: str, since: datetime) -> Sequence[AwayRow]:
    """Those that end later than that, in order."""
    rows = _rows(session, AwayRow, user_id, since)
    return sorted(rows, key=lambda row: row.begins_at)


def outages(session: Session, since: datetime) -> list[Countdown]:
    """When the bot was not there, as far as it matters to a clock that began then."""
    ahead: Ahead | None = session.info.get(Ahead)
    if ahead is None:
        rows = _outages(session, since)
    else:
        rows = _once(session, ahead, OutageRow, since, lambda at: _outages(session, at or since))
    return sorted(Countdown(row.begins_at, row.ends_at) for row in rows if row.ends_at > since)


def _outages(session: Session, since: datetime) -> list[OutageRow]:
    return sound(session.scalars(_OUTAGES, {"since": since}))


_OUTAGES = (
    select(OutageRow)
    .where(col(OutageRow.ends_at) > bindparam("since"))
    .execution_options(**AS_THEY_ARE)
)


def known_person(session: Session, user_id: str) -> PersonRow | None:
    """The row of a person; what is damaged in it is as if it had never been said."""
    return next(iter(_rows(session, PersonRow, user_id)), None)


def _mended(found: PersonRow) -> PersonRow:
    where = described(found)
    if where is not None:
        log.error("damaged row", extra={"where": where})
        unsaid = PersonRow(user_id=found.user_id)
        for name in wrong_columns(found):
            setattr(found, name, getattr(unsaid, name))
    return found


def person(session: Session, user_id: str) -> PersonRow:
    """The row of a person, new where there is none."""
    found = known_person(session, user_id)
    if found is None:
        found = PersonRow(user_id=user_id)
        session.add(found)
        added(session, user_id, found)
    return found
