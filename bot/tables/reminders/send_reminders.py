"""Send reminders: decide whom a due reminder may reach now, and postpone the others."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.store.models.table import TimerRow
from bot.store.models.user import UserRow
from bot.tables.domain.kinds import OutboxKind, TimerKind
from bot.tables.domain.table import Occupant, Status
from bot.tables.reminders import mentions, schedule_reminders
from bot.tables.reminders.schedule_reminders import MIN_INTERVAL
from bot.tables.session import user_rows
from bot.tables.session.timers import TimerHandler
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.session.user_cache import ACTIVE_WITHIN

NO_SERVER = ""
"""Stored instead of a server if a notice named none of its tables."""


def _on_reminder_due(unit: UnitOfWork, due: Sequence[TimerRow]) -> None:
    mentioned: list[int] = []
    for row in sorted(due, key=lambda row: row.seat or 0):
        if row.seat is None or unit.reminders.get(row.seat) is not row:
            continue  # an earlier timer of this change has ended that turn
        # Only this seat: rescheduling the others would make postponed reminders ring at once.
        schedule_reminders.schedule_reminder(unit, row.seat)
        if row.due_at is None or row.due_at > unit.now:
            continue
        person = _recipient(unit, row, row.seat)
        if person is None:
            continue
        if person.direct_messages:
            unit.post(OutboxKind.DIRECT_MESSAGE, [row.seat])
        else:
            mentioned.append(row.seat)
    if mentioned:
        unit.post(OutboxKind.REMINDER, mentioned)


def _recipient(unit: UnitOfWork, row: TimerRow, seat: int) -> UserRow | None:
    """Return whom to remind now; ``None`` if the reminder is postponed or dropped."""
    if (
        unit.seats[seat].occupant != Occupant.PERSON
        or unit.seats[seat].computer_for_this_turn is not None
    ):
        unit.set_due(row, None)
        return None
    person = user_rows.find_or_add_person(unit.session, unit.player(seat))
    if user_rows.is_muted(unit.session, person.user_id, unit.id) or _told_by_digest(
        unit, row, person
    ):
        _finish(unit, row, seat)
        return None
    if mentions.is_waiting_for_quiet_hours(row) and mentions.board_has_mentioned(unit, row, seat):
        row.requested_at = None  # a board delayed until after their quiet hours has mentioned them
        schedule_reminders.schedule_reminder(unit, seat)
        return None
    reachable_from = reachable_at(unit, person)
    if reachable_from > unit.now:
        unit.set_due(row, reachable_from)
        return None
    record_reminder(unit, person)
    by = row.requested_by if row.requested_at is not None and row.requested_at <= unit.now else None
    _finish(unit, row, seat)
    row.requested_by = by
    return person


def _told_by_digest(unit: UnitOfWork, row: TimerRow, person: UserRow) -> bool:
    """Return whether a digest sent within the last hour included this turn."""
    digest_at = person.notified_at
    if (
        person.separate_reminders
        or digest_at is None
        or digest_at + MIN_INTERVAL <= unit.now
        or row.requested_at is not None
    ):
        return False
    return row.since <= digest_at and person.notified_server_id in (None, unit.row.server_id)


def _finish(unit: UnitOfWork, row: TimerRow, seat: int) -> None:
    schedule_reminders.record_reminded(unit, seat)
    row.requested_at = row.requested_by = None
    schedule_reminders.schedule_reminder(unit, seat)


def reachable_at(unit: UnitOfWork, person: UserRow) -> datetime:
    """Return when a person may be reminded.

    Not in quiet hours, while they use the bot, or within an hour of the last reminder.
    """
    earliest = unit.now
    seen = unit.last_active.last(person.user_id)
    if seen is not None:
        earliest = max(earliest, seen + ACTIVE_WITHIN)
    if person.notified_at is not None:
        earliest = max(earliest, person.notified_at + MIN_INTERVAL)
    return user_rows.quiet_hours_end(unit.session, person.user_id, earliest)


def record_reminder(unit: UnitOfWork, person: UserRow) -> None:
    """Record that a reminder goes out; a direct message covers all of the user's tables.

    If they want no digest it covers this table only.
    """
    person.notified_at = unit.now
    person.notified_server_id = None if person.direct_messages else unit.row.server_id


def record_direct_message(unit: UnitOfWork, person: UserRow) -> None:
    """Record that a direct message goes out that is not about a move they must make."""
    person.notified_at, person.notified_server_id = unit.now, NO_SERVER


def is_still_due(unit: UnitOfWork, seat: int, *, first_attempt: bool) -> bool:
    """Return whether a reminder on its way is still valid; else postpone it.

    The seat's player must still have to move and be outside quiet hours. If another notice went out
    meanwhile that did not cover this turn, the reminder comes an hour later. ``first_attempt``:
    nobody has tried to deliver the message before.
    """
    row = unit.reminders.get(seat)
    if (
        row is None
        or row.notified_at is None
        or unit.seats[seat].computer_for_this_turn is not None
    ):
        return False
    if schedule_reminders.reminders_left(unit, seat) <= 0:
        return False
    person = user_rows.find_or_add_person(unit.session, unit.player(seat))
    available_at = user_rows.quiet_hours_end(unit.session, person.user_id, unit.now)
    if available_at > unit.now:
        row.requested_at = available_at
        unit.set_due(row, available_at)
        return False
    notified_at = person.notified_at
    if (
        first_attempt
        and notified_at is not None
        and row.notified_at < notified_at
        and unit.now < notified_at + MIN_INTERVAL
    ):
        if not _told_by_digest(unit, row, person):
            row.requested_at = notified_at + MIN_INTERVAL
            unit.set_due(row, row.requested_at)
        return False
    person.notified_at = unit.now  # delivery may have been delayed
    schedule_reminders.record_reminded(unit, seat)
    return True


REMINDERS = TimerHandler(TimerKind.REMINDER, counts_at=(Status.RUNNING,), notify=_on_reminder_due)
"""Reminders of players who must move; one outbox message for all due at a table."""
