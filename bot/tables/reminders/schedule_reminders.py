"""Set the timers of reminders to match whose turn it is, the clocks and preferences.

After a month without activity a table is inactive: nobody is reminded until the next move.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from operator import attrgetter

from bot.store.models.table import TimerRow
from bot.tables.domain.kinds import ActionKind, OutboxKind, TimerKind
from bot.tables.domain.table import Status
from bot.tables.domain.time_control import time_control_named
from bot.tables.session.table_rows import Snapshot
from bot.tables.session.timers import TimerHandler
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import timekeeping

NEVER = datetime(9999, 1, 1, tzinfo=UTC)
"""Due date of reminders the player does not want at all for this turn."""


BANK_SHARE = 4 / 5
"""With a clock, the first reminder comes at the end of the grace time, and the second when this
share of the rest is used."""
BEFORE_TIMEOUT = timedelta(hours=4)
"""With a clock, the last reminder comes this long before the timeout."""
INTERVAL_MULTIPLES = (1, 2, 4)
"""Without a clock, reminders come after these multiples of the table's interval."""
MIN_INTERVAL = timedelta(hours=1)
"""Minimum time between two reminders to one player, across all tables."""
INACTIVE_AFTER = timedelta(days=30)
"""A table without activity for this long becomes inactive."""
SNOOZE_OPTIONS = (timedelta(hours=1), timedelta(hours=3), timedelta(hours=8), timedelta(days=1))
"""The durations offered for snoozing reminders."""
MAX_SNOOZE = timedelta(days=14)
"""The longest snooze."""
MAX_MENTIONS_PER_TURN = 4
"""How many messages mention a player, or are written to them directly, for one turn."""
RESERVED_FOR_TIMEOUT = 1
"""How many of those are reserved for the time after the clock has run out."""
REMINDED_BY = attrgetter("players", "reminder_hours", "inactive")
"""What of a table's snapshot decides when players are reminded, besides its actions."""


def after_change(before: Snapshot, unit: UnitOfWork) -> None:
    """Bring the pending seats and their reminders in line with who must move.

    Visible progress reactivates an inactive table.
    """
    if unit.row.status != Status.RUNNING:
        return
    if unit.progressed:
        _reactivate(unit)
    if unit.position_loaded and unit.actions:
        kinds = {action.kind for action in unit.actions}
        resumed = before.status != Status.RUNNING or before.channel_id != unit.row.channel_id
        restart = [action.seat for action in unit.actions if action.kind == ActionKind.MOVE]
        if resumed or kinds & {ActionKind.UNDO, ActionKind.START}:  # everybody's turn begins
            restart = [*unit.game.to_move(unit.state)]
        unit.set_pending_seats(restart=restart)
    changed = unit.actions or unit.pauses_changed
    if changed or REMINDED_BY(before) != REMINDED_BY(Snapshot.of(unit)):
        for seat in unit.reminders:
            schedule_reminder(unit, seat)


def schedule_reminder(unit: UnitOfWork, seat: int) -> None:
    """Set when a seat is reminded next: regularly, or as requested, but not during a snooze.

    Several missed reminders become one.
    """
    row, due = unit.reminders[seat], None
    remindable = not unit.inactive and seat in unit.people() and row.snoozed_until != NEVER
    if remindable and reminders_left(unit, seat) > 0:
        times = [m for m in (_next_regular(unit, seat, row), row.requested_at) if m is not None]
        due = min(times, default=None)
        if due is not None and row.snoozed_until is not None:
            due = max(due, row.snoozed_until)
    unit.set_due(row, due)


def reminders_left(unit: UnitOfWork, seat: int) -> int:
    """Return how many more reminders and nudges a seat may get for this turn."""
    row = unit.reminders.get(seat)
    mentions = 0 if row is None else row.mentions or 0
    return MAX_MENTIONS_PER_TURN - (RESERVED_FOR_TIMEOUT if seat in unit.clocks else 0) - mentions


def _next_regular(unit: UnitOfWork, seat: int, row: TimerRow) -> datetime | None:
    hours = unit.row.reminder_hours
    if hours is None:
        return None
    after = row.since if row.notified_at is None else max(row.since, row.notified_at)
    times = _reminder_times(unit, seat)
    if times is None:
        return next_interval_reminder(row.since, timedelta(hours=hours), after)
    return next(
        (moment for moment in times[_reminders_sent(unit, seat, row) :] if moment > after), None
    )


def record_reminded(unit: UnitOfWork, seat: int) -> None:
    """Record that a seat is reminded now, so that passed reminder times do not come again.

    A pause that becomes known later postpones all reminder times, including passed ones.
    """
    row = unit.reminders[seat]
    passed = [moment for moment in _reminder_times(unit, seat) or () if moment <= unit.now]
    row.reminders_sent = max(_reminders_sent(unit, seat, row), len(passed))
    row.notified_at = unit.now


def _reminders_sent(unit: UnitOfWork, seat: int, row: TimerRow) -> int:
    """Return how many reminder times of the present clock have passed.

    A new time control or an answer out of turn starts another clock within the same turn.
    """
    clocks = timekeeping.clocks_of(unit)
    clock = None if clocks is None else clocks.running.get(seat)
    if (
        row.reminders_sent is None
        or row.notified_at is None
        or clock is None
        or row.notified_at <= clock.since
    ):
        return 0
    return row.reminders_sent


def _reminder_times(unit: UnitOfWork, seat: int) -> list[datetime] | None:
    """Return the reminder times of a seat's running clock, in order, without its end.

    ``None`` at tables without a clock.
    """
    clocks, time_control = timekeeping.clocks_of(unit), time_control_named(unit.row.time_control)
    if clocks is None or time_control is None:
        return None
    if seat not in clocks.running:
        return []
    allowance, grace = clocks.allowance(seat, time_control), time_control.grace
    used = (grace, grace + (allowance - grace) * BANK_SHARE, allowance - BEFORE_TIMEOUT)
    pauses = timekeeping.pauses_of(unit, of_substitutes=True)
    return [clocks.after(seat, span, pauses) for span in sorted(used) if 0 < span / allowance < 1]


def next_interval_reminder(
    since: datetime, interval: timedelta, after: datetime
) -> datetime | None:
    """Return the first interval reminder after a moment, for tables without a clock."""
    moments = (since + times * interval for times in INTERVAL_MULTIPLES)
    return next((moment for moment in moments if moment > after), None)


def _reactivate(unit: UnitOfWork) -> None:
    """Restart the inactivity period; a pending timer is moved only when it rings."""
    if unit.inactivity_timer is None:
        unit.inactivity_timer = TimerRow(
            table_id=unit.id, kind=TimerKind.INACTIVITY, since=unit.now
        )
        unit.session.add(unit.inactivity_timer)
    elif not unit.inactive:
        return
    unit.inactivity_timer.since = unit.now
    unit.set_due(unit.inactivity_timer, unit.now + INACTIVE_AFTER)


def _on_inactivity_timer(unit: UnitOfWork, due: Sequence[TimerRow]) -> None:
    if unit.inactivity_timer is None:
        return  # the table has ended
    inactive_at = unit.row.moved_at + INACTIVE_AFTER
    if inactive_at <= unit.now:
        unit.post(OutboxKind.INACTIVE)
    else:
        for row in due:
            unit.set_due(row, inactive_at)
    for seat in unit.reminders:
        schedule_reminder(unit, seat)


INACTIVITY_TIMER = TimerHandler(
    TimerKind.INACTIVITY, counts_at=(Status.RUNNING,), notify=_on_inactivity_timer
)
"""Rings a month after a table's last move; one notice is posted then."""
