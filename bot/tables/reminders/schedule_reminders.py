"""The timers of the notices, in line with whose turn it is, the clocks, and what people want."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from bot.store.models.table import TimerRow
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.table import Status
from bot.tables.reminders import mentions
from bot.tables.reminders.due_times import by_the_clock, by_the_interval
from bot.tables.session.snapshot import Snapshot
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import timekeeping
from bot.tables.time_control.presets import time_control_named

NEVER = datetime(9999, 1, 1, tzinfo=UTC)
"""Until then notices wait that are not wanted at all."""


def after_change(before: Snapshot, unit: UnitOfWork) -> None:
    """Hook: bring the pending seats and their reminders in line with who must move."""
    if unit.row.status != Status.RUNNING:
        return
    resumed = before.status != Status.RUNNING or before.channel_id != unit.row.channel_id
    if unit.state is not None and unit.actions:
        unit.set_pending_seats(restart=_restarted(unit, resumed=resumed))
    now = Snapshot.of(unit)
    if unit.actions or (now.players, now.remind_hours, now.inactive) != (
        before.players,
        before.remind_hours,
        before.inactive,
    ):
        schedule_reminders(unit)


def _restarted(unit: UnitOfWork, *, resumed: bool) -> Sequence[int]:
    """Return the seats whose reminders start again: they moved, or everybody's turn did."""
    if resumed or any(act.kind in (ActionKind.UNDO, ActionKind.START) for act in unit.actions):
        assert unit.state is not None
        return unit.game.to_move(unit.state)
    return [
        act.seat for act in unit.actions if act.kind == ActionKind.MOVE and act.seat is not None
    ]


def schedule_reminders(unit: UnitOfWork) -> None:
    """Set for every seat that owes a move when it is told next."""
    for seat in unit.reminders:
        schedule_reminder(unit, seat)


def schedule_reminder(unit: UnitOfWork, seat: int) -> None:
    """Set when a seat is told next; what is in the past by then is told as one."""
    row = unit.reminders[seat]
    called = not unit.asleep and seat in unit.people()
    put_off(unit, row, _next(unit, seat, row) if called else None)


def put_off(unit: UnitOfWork, row: TimerRow, due: datetime | None) -> None:
    """Let a notice wait until then, or for ever."""
    row.due_at, row.done_at = due, None
    unit.note_due(due)


def reschedule_reminders(unit: UnitOfWork) -> None:
    """Bring clocks and notices in line with what is known of people's time now."""
    timekeeping.reschedule_clocks(unit)
    schedule_reminders(unit)


def _next(unit: UnitOfWork, seat: int, row: TimerRow) -> datetime | None:
    if mentions.enough_reminders(unit, seat):
        return None
    coming = [m for m in (_scheduled(unit, seat, row), row.wanted_at) if m is not None]
    if not coming:
        return None
    if row.held_until == NEVER:
        return None
    due = min(coming)
    return due if row.held_until is None else max(due, row.held_until)


def _scheduled(unit: UnitOfWork, seat: int, row: TimerRow) -> datetime | None:
    """The next notice that comes by itself; none where the table is silenced."""
    hours = unit.row.remind_hours
    if hours is None:
        return None
    after = row.since if row.told_at is None else max(row.since, row.told_at)
    moments = _moments(unit, seat)
    if moments is None:
        return by_the_interval(row.since, timedelta(hours=hours), after)
    return next((moment for moment in moments[_told(unit, seat, row) :] if moment > after), None)


def note_told(unit: UnitOfWork, seat: int) -> None:
    """A seat has been told now: the moments that have come do not come again.

    A pause that becomes known later puts moments off, those told of among them.
    """
    row = unit.reminders[seat]
    come = [moment for moment in _moments(unit, seat) or () if moment <= unit.now]
    row.told = max(_told(unit, seat, row), len(come))
    row.told_at = unit.now


def _told(unit: UnitOfWork, seat: int, row: TimerRow) -> int:
    """How many moments of the clock that runs now have come.

    Another pace, or an answer out of turn, begins it anew while the seat owes all the time.
    """
    kept = timekeeping.clocks_of(unit)
    clock = None if kept is None else kept.running.get(seat)
    if row.told is None or row.told_at is None or clock is None or row.told_at <= clock.since:
        return 0
    return row.told


def _moments(unit: UnitOfWork, seat: int) -> list[datetime] | None:
    """The moments of the seat's running clock; ``None`` at a table that has none."""
    kept, pace = timekeeping.clocks_of(unit), time_control_named(unit.row.pace)
    if kept is None or pace is None:
        return None
    if seat not in kept.running:
        return []
    return by_the_clock(kept, seat, pace, timekeeping.pauses_of(unit, of_friends=True))
