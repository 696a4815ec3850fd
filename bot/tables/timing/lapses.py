"""When a turn's time runs out: excused twice, then the table decides, then the seat is vacant.

About a player who has been silent for days the table decides at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.store.models.person import AbsenceRow
from bot.store.models.table import TimerRow
from bot.tables.action_kinds import Kind
from bot.tables.consent import proposals
from bot.tables.consent.questions import Consent
from bot.tables.house_rules import (
    EXCUSED,
    GRACE,
    LAPSES,
    SILENCE,
    SILENT_DAYS,
    TOGETHER,
    strength_where,
)
from bot.tables.models import Status
from bot.tables.moves import play
from bot.tables.moves.automatic_answers import safe_default
from bot.tables.notices import wishes
from bot.tables.seats import vacancy
from bot.tables.timers import TimerKind
from bot.tables.timing import absence_limits, own_hours, people_time, timekeeping
from bot.tables.timing.due import Fixed
from bot.tables.timing.due import due as due_at
from bot.tables.timing.paces import pace_called
from bot.tables.timing.pause_options import counts
from bot.tables.timing.silence import is_silent, silent_since
from bot.tables.unit_of_work import CLOCK, UnitOfWork

SILENT = "silence"
"""The kind of the timers that look whether somebody has been silent since a lapse."""


def _run_out(unit: UnitOfWork, due: Sequence[TimerRow]) -> None:
    """Time that is up: an absence is drawn where there is one left, else the turn has lapsed.

    What somebody said of their time since the timer was set may have moved it.
    """
    late: list[TimerRow] = []
    timekeeping.rearm(unit)
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
    owner, pace = unit.seats[seat].user_id, pace_called(unit.row.pace)
    if pace is None or not absence_limits.draws_at(pace) or not counts(unit.row.pauses).absences:
        return False
    first = absence_limits.drawn_since(unit.session, owner, row.since) == 0
    drawn: AbsenceRow | None = None
    while row.due_at is not None and row.due_at <= unit.now:
        if silent_since(unit, seat, row.due_at - SILENT_DAYS):
            return False
        drawn = absence_limits.draw(unit.session, owner, row.due_at, row.since)
        if drawn is None:
            return False
        unit.pauses.clear()
        timekeeping.rearm(unit)
    if drawn is not None and first:
        _tell_drawn(unit, seat, drawn, row.since)
    return True


def _tell_drawn(unit: UnitOfWork, seat: int, drawn: AbsenceRow, since: datetime) -> None:
    """Tell the player whose away day was used, unless they have muted the table."""
    owner = drawn.user_id
    if wishes.quiet(unit.session, owner, unit.id):
        return
    used = absence_limits.drawn_since(unit.session, owner, since)
    known = own_hours.absences_of(unit.session, owner, unit.now - people_time.A_YEAR)
    left = absence_limits.away_left(known, unit.now)
    person = people_time.known_person(unit.session, owner)
    about = {
        "ends": drawn.ends_at.isoformat(),
        "left": left.total_seconds(),
        "more": absence_limits.DRAWN_A_TURN - used,
        "direct": person is not None and person.direct,
    }
    unit.post("drawn", [seat], about=about)


def _lapse(unit: UnitOfWork, seat: int) -> None:
    """A turn whose time is up; where nobody else plays nobody waits, and it is only told."""
    if not proposals.electorate(unit, seat):
        unit.post("overdue", [seat])
        return
    row = unit.seats[seat]
    if row.lapsed_at is None or unit.now - row.lapsed_at >= TOGETHER:
        row.lapses, row.lapsed_at = row.lapses + 1, unit.now
        _watch(unit, seat)
    unit.act(Kind.LATE, seat=seat)
    if row.lapses > LAPSES:
        vacancy.give_up(unit, seat, Kind.VACATE)
    elif row.lapses > EXCUSED or is_silent(unit, seat):
        proposals.ask(unit, Consent.LATE, seat)
    else:
        timekeeping.grant(unit, seat, GRACE)
        unit.post("overdue", [seat])


def _watch(unit: UnitOfWork, seat: int) -> None:
    """From the first lapse on it is seen whether the person is still about."""
    set_before = unit.alarm(SILENT, seat)
    if (
        set_before is None
        or set_before.done_at is not None
        or not silent_since(unit, seat, set_before.since)
    ):
        unit.set_alarm(SILENT, unit.now + SILENCE, seat)


def _silent(unit: UnitOfWork, due: Sequence[TimerRow]) -> None:
    """Whoever owes a move and has done nothing since a lapse has vanished.

    Absences and outages are no silence.
    """
    unit.position()
    for row in due:
        seat = row.seat
        if seat is None or seat not in unit.awaited() or not proposals.electorate(unit, seat):
            continue
        if not silent_since(unit, seat, row.since):
            continue
        fixed = [p for p in timekeeping.pauses_of(unit)(seat, row.since) if isinstance(p, Fixed)]
        over = due_at(row.since, SILENCE, fixed)
        if over > unit.now:
            row.due_at, row.done_at = over, None
            unit.falls_due(over)
        else:
            vacancy.give_up(unit, seat, Kind.VACATE)


# What the table decides about a turn


def wait(unit: UnitOfWork, seat: int) -> None:
    """Another day for the turn."""
    unit.position()
    unit.act(Kind.WAIT, seat=seat)
    timekeeping.grant(unit, seat, GRACE)
    play.conclude(unit)


def house_plays(unit: UnitOfWork, seat: int) -> None:
    """The house plays the turn; its owner may take that back until the next person has moved."""
    state, rules = unit.position(), unit.game
    unit.act(Kind.HOUSE, seat=seat)
    while seat in rules.to_move(state):
        play.take(unit, seat, safe_default(rules, rules.view(state, seat), seat), Kind.FORCED)
    unit.lapse("undo")
    play.go_on(unit)


def opponent_plays(unit: UnitOfWork, seat: int) -> None:
    """An opponent plays the turn, in its own time.

    Its owner may move as long as it thinks, and take it back as if the house had played.
    """
    strength = strength_where(unit.row.vacant)
    unit.position()
    unit.act(Kind.LEND, seat=seat, data={"strength": strength})
    unit.seats[seat].lent = strength
    unit.lapse("undo")
    play.conclude(unit)


def free(unit: UnitOfWork, seat: int) -> None:
    """The seat is vacant."""
    vacancy.give_up(unit, seat, Kind.VACATE)


def _those_awake(unit: UnitOfWork, due: Sequence[TimerRow]) -> list[int]:
    """The seats whose players can be spoken to now; the timers of the others ring when they can."""
    awake = []
    for row in due:
        if row.seat is None:
            continue
        wakes = people_time.wakes(unit.session, unit.player(row.seat), unit.now)
        if wakes > unit.now:
            row.due_at, row.done_at = wakes, None
            unit.falls_due(wakes)
        else:
            awake.append(row.seat)
    return sorted(awake)


CLOCKS = TimerKind(CLOCK, counts_at=(Status.RUNNING,), ring=_run_out)
"""A clock that has run out."""
SILENCES = TimerKind(SILENT, counts_at=(Status.RUNNING,), ring=_silent)
"""Seven days after a lapse."""
