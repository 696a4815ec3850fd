"""What is known of a person's time: their hours, their absences, and when the bot was not there."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.damage import AS_THEY_ARE, described, wrong_columns
from bot.store.person_rows import AbsenceRow, HoursRow, HushRow, OutageRow, PersonRow
from bot.tables.timing.due import NOTHING, Fixed, Pause, Span, waking
from bot.tables.timing.hours import Hours

log = logging.getLogger(__name__)

A_YEAR = timedelta(days=365)
AWAY_A_YEAR = timedelta(days=21)
AWAY_AT_ONCE = timedelta(days=14)
DRAWN = timedelta(days=1)
"""What is drawn when a bank is empty."""
LEAST_DRAWN = timedelta(hours=1)


class Counts(NamedTuple):
    """What holds clocks up at a table, beside nights and outages."""

    days_off: bool = True
    absences: bool = True


class Ahead(NamedTuple):
    """What is known of several people, read at once, as long as their session lasts."""

    people: dict[str, PersonRow | None]
    hours: dict[str, list[HoursRow]]
    absences: dict[str, list[AbsenceRow]]
    hushed: set[tuple[str, int]]
    outages: list[OutageRow]


def read_ahead(session: Session, users: Collection[str]) -> None:
    """Read at once what will be asked of those people in a session."""
    ahead = Ahead(dict.fromkeys(users), {}, {}, set(), _sound(session, _all(OutageRow)))
    for person in session.scalars(_all(PersonRow, users).execution_options(**AS_THEY_ARE)):
        ahead.people[person.user_id] = _mended(person)
    for hours in _sound(session, _all(HoursRow, users)):
        ahead.hours.setdefault(hours.user_id, []).append(hours)
    for absence in _sound(session, _all(AbsenceRow, users)):
        ahead.absences.setdefault(absence.user_id, []).append(absence)
    hushes = select(col(HushRow.user_id), col(HushRow.table_id))
    for user_id, table_id in session.execute(hushes.where(col(HushRow.user_id).in_(users))):
        ahead.hushed.add((user_id, table_id))
    session.info[Ahead] = ahead


def _all(kind: Any, users: Collection[str] | None = None) -> Any:
    query = select(kind)
    return query if users is None else query.where(col(kind.user_id).in_(users))


def _ahead(session: Session, user_id: str) -> Ahead | None:
    """What has been read of somebody, if it has."""
    ahead: Ahead | None = session.info.get(Ahead)
    return ahead if ahead is not None and user_id in ahead.people else None


def hushed(session: Session, user_id: str, table_id: int) -> bool:
    """Whether somebody wants to hear nothing of a table."""
    ahead = _ahead(session, user_id)
    if ahead is not None:
        return (user_id, table_id) in ahead.hushed
    return session.get(HushRow, (user_id, table_id)) is not None


def pauses(session: Session, user_id: str, since: datetime, counts: Counts) -> list[Pause]:
    """When a person's time does not count, from that moment on."""
    known = hours(session, user_id)
    found: list[Pause] = [*(known if counts.days_off else (h.without_days_off() for h in known))]
    fixed = outages(session, since)
    if counts.absences:
        fixed += [Span(row.begins_at, row.ends_at) for row in absences(session, user_id, since)]
    return [*found, Fixed(tuple(fixed))]


def wakes(session: Session, user_id: str, now: datetime) -> datetime:
    """When somebody can be spoken to: now, or when their night, day off or absence is over."""
    away = [Span(row.begins_at, row.ends_at) for row in absences(session, user_id, now)]
    return waking(now, [*hours(session, user_id), Fixed(tuple(away))])


def hours(session: Session, user_id: str) -> list[Hours]:
    """All somebody has said of their hours, in order; each holds until the next."""
    ahead = _ahead(session, user_id)
    if ahead is None:
        rows = _sound(session, _all(HoursRow, [user_id]))
    else:
        rows = ahead.hours.get(user_id, [])
    rows = sorted(rows, key=lambda row: (row.since, row.id))
    ends = [*(row.since for row in rows[1:]), None]
    return [_hours(row, until) for row, until in zip(rows, ends, strict=False)]


def _hours(row: HoursRow, until: datetime | None) -> Hours:
    night = None
    if row.night_from is not None and row.night_to is not None:
        night = (row.night_from, row.night_to)
    return Hours(row.since, row.zone, night, frozenset(row.days_off), until)


def absences(session: Session, user_id: str, since: datetime) -> Sequence[AbsenceRow]:
    """Those that end later than that, in order."""
    ahead = _ahead(session, user_id)
    if ahead is None:
        query = _all(AbsenceRow, [user_id]).where(col(AbsenceRow.ends_at) > since)
        rows = _sound(session, query)
    else:
        rows = [row for row in ahead.absences.get(user_id, []) if row.ends_at > since]
    return sorted(rows, key=lambda row: row.begins_at)


def outages(session: Session, since: datetime) -> list[Span]:
    """When the bot was not there, as far as it matters to a clock that began then."""
    ahead: Ahead | None = session.info.get(Ahead)
    later = _all(OutageRow).where(col(OutageRow.ends_at) > since)
    rows = _sound(session, later) if ahead is None else ahead.outages
    return sorted(Span(row.begins_at, row.ends_at) for row in rows if row.ends_at > since)


def known_person(session: Session, user_id: str) -> PersonRow | None:
    """The row of a person; what is damaged in it is as if it had never been said."""
    ahead = _ahead(session, user_id)
    if ahead is not None:
        return ahead.people[user_id]
    found: PersonRow | None = session.scalar(
        _all(PersonRow, [user_id]).execution_options(**AS_THEY_ARE)
    )
    return None if found is None else _mended(found)


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
        ahead = _ahead(session, user_id)
        if ahead is not None:
            ahead.people[user_id] = found
    return found


def _sound(session: Session, query: Any) -> list[Any]:
    """The rows a query finds without those that are damaged: they harm no table."""
    found = []
    for row in session.scalars(query.execution_options(**AS_THEY_ARE)):
        where = described(row)
        if where is None:
            found.append(row)
        else:
            log.error("damaged row", extra={"where": where})
    return found


# How much absence there may be


def united(spans: Sequence[Span]) -> list[Span]:
    """The same time in spans that do not touch."""
    found: list[Span] = []
    for span in sorted(spans):
        if found and span.begins <= found[-1].ends:
            found[-1] = Span(found[-1].begins, max(found[-1].ends, span.ends))
        else:
            found.append(span)
    return found


def away_left(known: Sequence[Span], now: datetime) -> timedelta:
    """How much absence somebody has left, counting what they took within the last year."""
    since = Span(now - A_YEAR, datetime.max.replace(tzinfo=now.tzinfo))
    taken = (part for span in united(known) if (part := span.within(since)) is not None)
    return AWAY_A_YEAR - sum((part.length for part in taken), NOTHING)


def longest_away(known: Sequence[Span], span: Span) -> timedelta:
    """How long somebody would be away without coming back, with that span added."""
    (whole,) = (one for one in united([*known, span]) if one.begins <= span.begins < one.ends)
    return whole.length


def draw(session: Session, user_id: str, begins: datetime) -> AbsenceRow | None:
    """An absence of a day for somebody whose time has run out, as far as there is any left.

    ``None``: there is none left, or they do not want it.
    """
    row = known_person(session, user_id)
    if row is not None and not row.draws:
        return None
    known = [Span(a.begins_at, a.ends_at) for a in absences(session, user_id, begins - A_YEAR)]
    span = min(DRAWN, away_left(known, begins))
    if span > NOTHING:
        over = longest_away(known, Span(begins, begins + span)) - AWAY_AT_ONCE
        span -= max(NOTHING, over)
    if span < LEAST_DRAWN:
        return None
    drawn = AbsenceRow(user_id=user_id, begins_at=begins, ends_at=begins + span, drawn=True)
    session.add(drawn)
    session.flush()
    ahead = _ahead(session, user_id)
    if ahead is not None:
        ahead.absences.setdefault(user_id, []).append(drawn)
    return drawn
