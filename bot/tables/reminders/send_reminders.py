"""Calling people: whom a notice may reach now, and what becomes of it where it may not."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.store.models.person import PersonRow
from bot.store.models.table import TimerRow
from bot.tables.background.timers import TimerKind
from bot.tables.domain.table import Occupant, Status
from bot.tables.reminders import (
    mentions,
    notification_preferences,
    schedule_reminders,
    silent_mentions,
)
from bot.tables.reminders.intervals import MIN_INTERVAL, PRESENT_WITHIN
from bot.tables.session.unit_of_work import REMINDER, UnitOfWork
from bot.tables.time_control import exclusions

NO_SERVER = ""
"""What is kept in place of a server where a notice told of none of its tables."""


def _ring(unit: UnitOfWork, due: Sequence[TimerRow]) -> None:
    """Call those whose notices are due; what people said since may have put them off."""
    here: list[int] = []
    for row in sorted(due, key=lambda row: row.seat or 0):
        if row.seat is None or unit.reminders.get(row.seat) is not row:
            continue  # what was due before it has ended that turn
        schedule_reminders.schedule_reminder(
            unit, row.seat
        )  # not the others: those put off would ring at once
        if row.due_at is None or row.due_at > unit.now:
            continue
        person = _called(unit, row, row.seat)
        if person is None:
            continue
        if person.direct:
            unit.post("letter", [row.seat])
        else:
            here.append(row.seat)
    if here:
        unit.post("reminder", here)


def _called(unit: UnitOfWork, row: TimerRow, seat: int) -> PersonRow | None:
    """Who is called now; ``None``: the notice waits, or is passed over for good."""
    if unit.seats[seat].occupant != Occupant.PERSON or unit.seats[seat].lent is not None:
        schedule_reminders.put_off(unit, row, None)
        return None
    person = exclusions.find_or_add_person(unit.session, unit.player(seat))
    if not notification_preferences.wants_notice(unit.session, person, unit.id) or _told_already(
        unit, row, person
    ):
        _done(unit, row, seat)
        return None
    if silent_mentions.is_waiting_for_quiet_hours(row) and silent_mentions.handed_over(
        unit, row, seat
    ):
        row.wanted_at = None  # a board that was held up until they woke has called them
        schedule_reminders.schedule_reminder(unit, seat)
        return None
    free_at = reachable(unit, person)
    if free_at > unit.now:
        schedule_reminders.put_off(unit, row, free_at)
        return None
    record_reminder(unit, person)
    by = row.wanted_by if row.wanted_at is not None and row.wanted_at <= unit.now else None
    _done(unit, row, seat)
    row.wanted_by = by
    return person


def _told_already(unit: UnitOfWork, row: TimerRow, person: PersonRow) -> bool:
    """Whether the digest that went out within the hour has told of this turn."""
    called = person.called_at
    if (
        person.apart
        or called is None
        or called + MIN_INTERVAL <= unit.now
        or row.wanted_at is not None
    ):
        return False
    return row.since <= called and person.called_in in (None, unit.row.server_id)


def _done(unit: UnitOfWork, row: TimerRow, seat: int) -> None:
    schedule_reminders.note_told(unit, seat)
    row.wanted_at = row.wanted_by = None
    schedule_reminders.schedule_reminder(unit, seat)


def reachable(unit: UnitOfWork, person: PersonRow) -> datetime:
    """When somebody may be called: now, or when they wake, are gone, or an hour is over."""
    free_at = unit.now
    seen = unit.seen.last(person.user_id)
    if seen is not None:
        free_at = max(free_at, seen + PRESENT_WITHIN)
    if person.called_at is not None:
        free_at = max(free_at, person.called_at + MIN_INTERVAL)
    return exclusions.quiet_hours_end(unit.session, person.user_id, free_at)


def record_reminder(unit: UnitOfWork, person: PersonRow) -> None:
    """A notice goes out to them: a direct message tells of all their tables.

    Where they want each table by itself it tells of no other.
    """
    person.called_at = unit.now
    person.called_in = None if person.direct else unit.row.server_id


def record_direct_message(unit: UnitOfWork, person: PersonRow) -> None:
    """A word goes out to them that tells of no table they owe a move at."""
    person.called_at, person.called_in = unit.now, NO_SERVER


def still_to_remind(unit: UnitOfWork, seat: int, *, unseen: bool) -> bool:
    """Whether a notice on its way to a seat is good: they owe that move themselves, and are awake.

    Whoever has fallen asleep meanwhile is called when they wake, and whom another notice has called
    while this one was held up within the hour, if that did not tell of it. ``unseen``: nobody can
    have been shown it yet.
    """
    row = unit.reminders.get(seat)
    if row is None or row.told_at is None or unit.seats[seat].lent is not None:
        return False
    if mentions.enough_reminders(unit, seat):
        return False
    person = exclusions.find_or_add_person(unit.session, unit.player(seat))
    wakes = exclusions.quiet_hours_end(unit.session, person.user_id, unit.now)
    if wakes > unit.now:
        row.wanted_at = wakes
        schedule_reminders.put_off(unit, row, wakes)
        return False
    called = person.called_at
    if unseen and called is not None and row.told_at < called and unit.now < called + MIN_INTERVAL:
        if not _told_already(unit, row, person):
            row.wanted_at = called + MIN_INTERVAL
            schedule_reminders.put_off(unit, row, row.wanted_at)
        return False
    person.called_at = unit.now  # it may have been held up on its way
    schedule_reminders.note_told(unit, seat)
    return True


REMINDERS = TimerKind(REMINDER, counts_at=(Status.RUNNING,), notify=_ring)
"""The notices of whoever owes a move: a parcel for all who are called at their table."""
