"""Handle clocks that run out: two grace timeouts, then a vote, then an empty seat.

For a player who has been silent for days, the vote opens at the first timeout.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.store.models.table import TimerRow
from bot.store.models.user import AwayPeriodRow
from bot.tables.domain.clocks import TimeSpan, due_at
from bot.tables.domain.computer_players import replacement_strength
from bot.tables.domain.kinds import ActionKind, OutboxKind, TimerKind
from bot.tables.domain.table import Status
from bot.tables.domain.time_control import pause_options_named, time_control_named
from bot.tables.domain.timeout_policy import (
    COUNTED_ONCE_WITHIN,
    GRACE_TIME,
    GRACE_TIMEOUTS,
    MAX_TIMEOUTS,
    SILENT_DAYS,
    SILENT_UNTIL_REMOVED,
)
from bot.tables.domain.votes import VoteKind
from bot.tables.play.make_move import apply_choice
from bot.tables.seats import empty_seat
from bot.tables.session import user_rows
from bot.tables.session.season_rows import season_table
from bot.tables.session.timers import TimerHandler
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import availability, timekeeping
from bot.tables.votes import open_votes
from bot.tables.votes.last_activity import is_inactive_since, is_silent


def _on_clock_timeout(unit: UnitOfWork, due: Sequence[TimerRow]) -> None:
    """Use an away day for each clock that ran out if possible; else record a timeout.

    Users may have changed their availability since the timer was set, so reschedule first.
    """
    timed_out: list[TimerRow] = []
    timekeeping.reschedule_clocks(unit)
    for row in due:
        if row.seat is None or row.due_at is None or row.due_at > unit.now:
            continue
        row.done_at = unit.now
        if not _use_away_days(unit, row, row.seat):
            timed_out.append(row)
    for seat in _seats_outside_quiet_hours(unit, timed_out):
        if unit.row.status == Status.RUNNING:
            _record_timeout(unit, seat)


def _use_away_days(unit: UnitOfWork, row: TimerRow, seat: int) -> bool:
    """Use away days for a recently active player; return whether the clock has time again.

    The player is notified once per turn. If the timer rings late, the first day may be over.
    """
    owner, time_control = unit.seats[seat].user_id, time_control_named(unit.row.time_control)
    allowed = time_control is not None and availability.used_automatically_at(time_control)
    if not allowed or not pause_options_named(unit.row.pauses).away:
        return False
    is_first = availability.count_automatic_since(unit.session, owner, row.since) == 0
    away_day: AwayPeriodRow | None = None
    while row.due_at is not None and row.due_at <= unit.now:
        if is_inactive_since(unit, seat, row.due_at - SILENT_DAYS):
            return False
        away_day = availability.use_away_days(unit.session, owner, row.due_at, row.since)
        if away_day is None:
            return False
        timekeeping.reschedule_clocks(unit)
    if away_day is not None and is_first:
        _post_away_days_used(unit, seat, away_day, row.since)
    return True


def _post_away_days_used(
    unit: UnitOfWork, seat: int, away_day: AwayPeriodRow, since: datetime
) -> None:
    """Tell the player whose away day was used, unless they have muted the table."""
    owner = away_day.user_id
    if user_rows.is_muted(unit.session, owner, unit.id):
        return
    used = availability.count_automatic_since(unit.session, owner, since)
    away = user_rows.away_spans(unit.session, owner, unit.now - user_rows.YEAR)
    left = availability.away_left(away, unit.now)
    person = user_rows.find_person(unit.session, owner)
    payload = {
        "ends": away_day.ends_at.isoformat(),
        "left": left.total_seconds(),
        "more": availability.MAX_AUTOMATIC_PER_TURN - used,
        "direct": person is not None and person.direct_messages,
    }
    unit.post(OutboxKind.AWAY_DAYS_USED, [seat], about=payload)


def _record_timeout(unit: UnitOfWork, seat: int) -> None:
    """Record a timeout; if there is nobody to vote, only announce it.

    In a league or cup the seat is emptied instead of a vote about its turn.
    """
    if not open_votes.voters(unit, seat):
        unit.post(OutboxKind.OVERDUE, [seat])
        return
    row = unit.seats[seat]
    if row.last_timeout_at is None or unit.now - row.last_timeout_at >= COUNTED_ONCE_WITHIN:
        row.timeouts, row.last_timeout_at = row.timeouts + 1, unit.now
        _watch_for_silence(unit, seat)
    unit.record_action(ActionKind.TIMEOUT, seat=seat)
    if row.timeouts > MAX_TIMEOUTS:
        empty_seat.empty_seat(unit, seat, ActionKind.EMPTY_SEAT)
    elif row.timeouts > GRACE_TIMEOUTS or is_silent(unit, seat):
        if season_table(unit.session, unit.id) is not None:
            empty_seat.empty_seat(unit, seat, ActionKind.EMPTY_SEAT)
        else:
            open_votes.open_majority(unit, VoteKind.TIMEOUT, seat)
    else:
        timekeeping.grant_time(unit, seat, GRACE_TIME)
        unit.post(OutboxKind.OVERDUE, [seat])


def _watch_for_silence(unit: UnitOfWork, seat: int) -> None:
    earlier = unit.timer_for(TimerKind.SILENCE, seat)
    since = None if earlier is None or earlier.done_at is not None else earlier.since
    if since is None or not is_inactive_since(unit, seat, since):
        unit.set_timer(TimerKind.SILENCE, unit.now + SILENT_UNTIL_REMOVED, seat)


def _on_silence(unit: UnitOfWork, due: Sequence[TimerRow]) -> None:
    """Empty the seats of players who have not acted since a timeout.

    Away periods and outages do not count as silence.
    """
    unit.position()
    for row in due:
        seat = row.seat
        if seat is None or seat not in unit.pending_people() or not open_votes.voters(unit, seat):
            continue
        if not is_inactive_since(unit, seat, row.since):
            continue
        pauses = timekeeping.pauses_of(unit)(seat, row.since)
        away = [pause for pause in pauses if isinstance(pause, TimeSpan)]
        silent_at = due_at(row.since, SILENT_UNTIL_REMOVED, away)
        if silent_at > unit.now:
            unit.set_due(row, silent_at)
        else:
            empty_seat.empty_seat(unit, seat, ActionKind.EMPTY_SEAT)


# Outcomes of the vote about a late turn


def grant_another_day(unit: UnitOfWork, seat: int) -> None:
    """Grant another day for the turn."""
    unit.position()
    unit.record_action(ActionKind.WAIT, seat=seat)
    timekeeping.grant_time(unit, seat, GRACE_TIME)


def autopilot_plays_turn(unit: UnitOfWork, seat: int) -> None:
    """Let autopilot play the turn; the owner may undo it until the next person moves."""
    state, rules = unit.state, unit.game
    unit.record_action(ActionKind.AUTOPILOT_TURN, seat=seat)
    while seat in rules.to_move(state):
        choice = rules.default(rules.view(state, seat), seat)
        apply_choice(unit, seat, choice, ActionKind.AUTOPILOT_MOVE)


def computer_plays_turn(unit: UnitOfWork, seat: int) -> None:
    """Let a computer player play the turn.

    The owner may still move while it thinks, and may undo its moves as with autopilot.
    """
    strength = replacement_strength(unit.row.empty_seat_default)
    unit.position()
    unit.record_action(ActionKind.COMPUTER_TURN, seat=seat, data={"strength": strength})
    unit.seats[seat].computer_for_this_turn = strength


def remove_player(unit: UnitOfWork, seat: int) -> None:
    """Empty the seat."""
    empty_seat.empty_seat(unit, seat, ActionKind.EMPTY_SEAT)


def _seats_outside_quiet_hours(unit: UnitOfWork, due: Sequence[TimerRow]) -> list[int]:
    """Return the seats whose players can be notified now; reschedule the other timers."""
    seats = []
    for row in due:
        if row.seat is None:
            continue
        available_at = user_rows.quiet_hours_end(unit.session, unit.player(row.seat), unit.now)
        if available_at > unit.now:
            unit.set_due(row, available_at)
        else:
            seats.append(row.seat)
    return sorted(seats)


CLOCK_TIMER = TimerHandler(TimerKind.CLOCK, counts_at=(Status.RUNNING,), notify=_on_clock_timeout)
"""Rings when a clock has run out."""
SILENCE_TIMER = TimerHandler(TimerKind.SILENCE, counts_at=(Status.RUNNING,), notify=_on_silence)
"""Rings seven days after a timeout."""
