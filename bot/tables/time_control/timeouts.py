"""When a turn's time runs out: excused twice, then the table decides, then the seat is vacant.

About a player who has been silent for days the table decides at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.store.models.person import AwayRow
from bot.store.models.table import TimerRow
from bot.tables.background.timers import TimerKind
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.table import Status
from bot.tables.domain.timeout_policy import (
    COUNTED_ONCE_WITHIN,
    GRACE_TIME,
    GRACE_TIMEOUTS,
    MAX_TIMEOUTS,
    SILENT_DAYS,
    SILENT_UNTIL_REMOVED,
    strength_where,
)
from bot.tables.play.apply_choice import apply_choice
from bot.tables.play.autoplay import safe_default
from bot.tables.reminders import notification_preferences
from bot.tables.seats import empty_seat
from bot.tables.session.unit_of_work import CLOCK, UnitOfWork
from bot.tables.time_control import availability, away_limits, exclusions, timekeeping
from bot.tables.time_control.countdown import FixedPause
from bot.tables.time_control.countdown import due as due_at
from bot.tables.time_control.last_activity import is_silent, last_activity
from bot.tables.time_control.pause_options import counts
from bot.tables.time_control.presets import time_control_named
from bot.tables.votes import open
from bot.tables.votes.model import VoteKind

SILENT = "silence"
"""The kind of the timers that look whether somebody has been silent since a lapse."""


def _run_out(unit: UnitOfWork, due: Sequence[TimerRow]) -> None:
    """Time that is up: an absence is drawn where there is one left, else the turn has lapsed.

    What somebody said of their time since the timer was set may have moved it.
    """
    late: list[TimerRow] = []
    timekeeping.reschedule_clocks(unit)
    for row in due:
        if row.seat is None or row.due_at is None or row.due_at > unit.now:
            continue
        row.done_at = unit.now
        if not _put_off(unit, row, row.seat):
            late.append(row)
    for seat in _those_awake(unit, late):
        if unit.row.status == Status.RUNNING:
            _lapse(unit, seat)


def _put_off(unit: UnitOfWork, row: TimerRow, seat: int) -> bool:
    """Use away days for a player who has acted lately; return whether the clock has time again.

    They are announced once a turn. Where the timer rings late, the first may be over already.
    """
    owner, pace = unit.seats[seat].user_id, time_control_named(unit.row.pace)
    if (
        pace is None
        or not away_limits.used_automatically_at(pace)
        or not counts(unit.row.pauses).absences
    ):
        return False
    first = away_limits.drawn_since(unit.session, owner, row.since) == 0
    drawn: AwayRow | None = None
    while row.due_at is not None and row.due_at <= unit.now:
        if last_activity(unit, seat, row.due_at - SILENT_DAYS):
            return False
        drawn = away_limits.use_away_days(unit.session, owner, row.due_at, row.since)
        if drawn is None:
            return False
        unit.pauses.clear()
        timekeeping.reschedule_clocks(unit)
    if drawn is not None and first:
        _tell_drawn(unit, seat, drawn, row.since)
    return True


def _tell_drawn(unit: UnitOfWork, seat: int, drawn: AwayRow, since: datetime) -> None:
    """Tell the player whose away day was used, unless they have muted the table."""
    owner = drawn.user_id
    if notification_preferences.is_muted(unit.session, owner, unit.id):
        return
    used = away_limits.drawn_since(unit.session, owner, since)
    known = availability.absences_of(unit.session, owner, unit.now - exclusions.A_YEAR)
    left = away_limits.away_left(known, unit.now)
    person = exclusions.known_person(unit.session, owner)
    about = {
        "ends": drawn.ends_at.isoformat(),
        "left": left.total_seconds(),
        "more": away_limits.DRAWN_A_TURN - used,
        "direct": person is not None and person.direct,
    }
    unit.post("drawn", [seat], about=about)


def _lapse(unit: UnitOfWork, seat: int) -> None:
    """A turn whose time is up; where nobody else plays nobody waits, and it is only told."""
    if not open.voters(unit, seat):
        unit.post("overdue", [seat])
        return
    row = unit.seats[seat]
    if row.lapsed_at is None or unit.now - row.lapsed_at >= COUNTED_ONCE_WITHIN:
        row.lapses, row.lapsed_at = row.lapses + 1, unit.now
        _watch(unit, seat)
    unit.record_action(ActionKind.LATE, seat=seat)
    if row.lapses > MAX_TIMEOUTS:
        empty_seat.empty_seat(unit, seat, ActionKind.VACATE)
    elif row.lapses > GRACE_TIMEOUTS or is_silent(unit, seat):
        open.open_majority(unit, VoteKind.LATE, seat)
    else:
        timekeeping.grant_time(unit, seat, GRACE_TIME)
        unit.post("overdue", [seat])


def _watch(unit: UnitOfWork, seat: int) -> None:
    """From the first lapse on it is seen whether the person is still about."""
    set_before = unit.timer_for(SILENT, seat)
    if (
        set_before is None
        or set_before.done_at is not None
        or not last_activity(unit, seat, set_before.since)
    ):
        unit.set_timer(SILENT, unit.now + SILENT_UNTIL_REMOVED, seat)


def _silent(unit: UnitOfWork, due: Sequence[TimerRow]) -> None:
    """Whoever owes a move and has done nothing since a lapse has vanished.

    Absences and outages are no silence.
    """
    unit.position()
    for row in due:
        seat = row.seat
        if seat is None or seat not in unit.awaited() or not open.voters(unit, seat):
            continue
        if not last_activity(unit, seat, row.since):
            continue
        fixed = [
            p for p in timekeeping.pauses_of(unit)(seat, row.since) if isinstance(p, FixedPause)
        ]
        over = due_at(row.since, SILENT_UNTIL_REMOVED, fixed)
        if over > unit.now:
            row.due_at, row.done_at = over, None
            unit.note_due(over)
        else:
            empty_seat.empty_seat(unit, seat, ActionKind.VACATE)


# What the table decides about a turn


def wait(unit: UnitOfWork, seat: int) -> None:
    """Another day for the turn."""
    unit.position()
    unit.record_action(ActionKind.WAIT, seat=seat)
    timekeeping.grant_time(unit, seat, GRACE_TIME)


def autopilot_plays_turn(unit: UnitOfWork, seat: int) -> None:
    """The house plays the turn; its owner may take that back until the next person has moved."""
    state, rules = unit.position(), unit.game
    unit.record_action(ActionKind.HOUSE, seat=seat)
    while seat in rules.to_move(state):
        apply_choice(
            unit, seat, safe_default(rules, rules.view(state, seat), seat), ActionKind.FORCED
        )


def computer_plays_turn(unit: UnitOfWork, seat: int) -> None:
    """An opponent plays the turn, in its own time.

    Its owner may move as long as it thinks, and take it back as if the house had played.
    """
    strength = strength_where(unit.row.vacant)
    unit.position()
    unit.record_action(ActionKind.LEND, seat=seat, data={"strength": strength})
    unit.seats[seat].lent = strength


def remove_player(unit: UnitOfWork, seat: int) -> None:
    """The seat is vacant."""
    empty_seat.empty_seat(unit, seat, ActionKind.VACATE)


def _those_awake(unit: UnitOfWork, due: Sequence[TimerRow]) -> list[int]:
    """The seats whose players can be spoken to now; the timers of the others ring when they can."""
    awake = []
    for row in due:
        if row.seat is None:
            continue
        wakes = exclusions.quiet_hours_end(unit.session, unit.player(row.seat), unit.now)
        if wakes > unit.now:
            row.due_at, row.done_at = wakes, None
            unit.note_due(wakes)
        else:
            awake.append(row.seat)
    return sorted(awake)


CLOCK_TIMER = TimerKind(CLOCK, counts_at=(Status.RUNNING,), notify=_run_out)
"""A clock that has run out."""
SILENCE_TIMER = TimerKind(SILENT, counts_at=(Status.RUNNING,), notify=_silent)
"""Seven days after a lapse."""
