"""The clocks of a table: brought in line with every change to its game, and done when they run out.

A table's row holds its clocks as plain data, each action those after it, so that an undo finds
them again. A timer for each clock that runs says when it runs out.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import select
from sqlmodel import col

from bot.store.rows import ActionRow, TimerRow
from bot.tables.actions import LINE, Kind
from bot.tables.models import Status
from bot.tables.timers import TimerKind
from bot.tables.timing import people
from bot.tables.timing.awake import those_awake
from bot.tables.timing.due import Pause
from bot.tables.timing.paces import Pace, pace_called
from bot.tables.timing.pauses import counts
from bot.tables.timing.timekeeping import Clocks, PausesOf
from bot.tables.unit_of_work import CLOCK, UnitOfWork
from engine.core import Sealed


def keep_time(unit: UnitOfWork) -> None:
    """After a change to a game: who is done pays, who is to move begins."""
    pace = pace_called(unit.row.pace)
    if pace is None or unit.state is None:
        return
    running = unit.row.status == Status.RUNNING
    owing = unit.game.owing(unit.state) if running else ()
    answer = running and isinstance(unit.game.top(unit.state)[1], Sealed)
    round_ = unit.game.round_of(unit.state)
    clocks = _before(unit, pace, round_)
    clocks = clocks.handed_over(
        owing,
        anew=_handed_back(unit),
        answer=answer,
        round_=round_,
        now=unit.now,
        pace=pace,
        pauses=pauses_of(unit),
    )
    _keep(unit, clocks, pace)


def _before(unit: UnitOfWork, pace: Pace, round_: int) -> Clocks:
    """The clocks before the change; after an undo those of the position that stands again."""
    clocks = clocks_of(unit) or Clocks.begun(len(unit.seats), pace, round_)
    undone = next((act for act in unit.acts if act.kind == Kind.UNDO), None)
    if undone is None:
        return clocks
    marked = _latest_at(unit, undone)
    if marked is None or marked.clock is None:
        return clocks
    left = _left_at(unit, marked, undone) or unit.now
    return clocks.gone_back(Clocks.from_json(marked.clock), left, unit.now)


def _latest_at(unit: UnitOfWork, undone: ActionRow) -> ActionRow | None:
    """The last action before an undo after which the position stood that stands again."""
    query = (
        select(ActionRow)
        .where(col(ActionRow.table_id) == unit.id, col(ActionRow.head) == undone.head)
        .where(col(ActionRow.sequence) < undone.sequence)
        .order_by(col(ActionRow.sequence).desc())
        .limit(1)
    )
    with unit.session.no_autoflush:
        return unit.session.scalar(query)


def _left_at(unit: UnitOfWork, marked: ActionRow, undone: ActionRow) -> datetime | None:
    """When a position was played on from."""
    query = (
        select(col(ActionRow.at))
        .where(col(ActionRow.table_id) == unit.id, col(ActionRow.kind).in_(LINE))
        .where(col(ActionRow.sequence) > marked.sequence)
        .where(col(ActionRow.sequence) < undone.sequence)
        .order_by(col(ActionRow.sequence))
        .limit(1)
    )
    with unit.session.no_autoflush:
        return unit.session.scalar(query)


def _handed_back(unit: UnitOfWork) -> list[int]:
    """Seats that have moved and, after moves of the house for others, owe a move again."""
    movers = {act.seat for act in unit.acts if act.kind == Kind.MOVE and act.seat is not None}
    others = any(act.kind == Kind.FORCED and act.seat not in movers for act in unit.acts)
    return sorted(movers) if others else []


def resume(unit: UnitOfWork) -> None:
    """After a pause, in which nobody's time counted."""
    clocks, pace = clocks_of(unit), pace_called(unit.row.pace)
    query = (
        select(col(ActionRow.at))
        .where(col(ActionRow.table_id) == unit.id, col(ActionRow.kind) == Kind.PAUSE)
        .order_by(col(ActionRow.sequence).desc())
        .limit(1)
    )
    with unit.session.no_autoflush:
        left = unit.session.scalar(query)
    if clocks is not None and pace is not None and left is not None:
        _keep(unit, clocks.resumed(left, unit.now), pace)


def begin_anew(unit: UnitOfWork) -> None:
    """Another pace is agreed on: full banks for all, and whoever is to move begins now."""
    _disarm(unit, list(unit.clocks))
    unit.row.clock = None
    unit.place()
    keep_time(unit)


def rearm(unit: UnitOfWork) -> None:
    """Bring the timers in line with what is known of people's time now."""
    clocks, pace = clocks_of(unit), pace_called(unit.row.pace)
    if clocks is not None and pace is not None and unit.row.status == Status.RUNNING:
        _arm(unit, clocks, pace)


def clocks_of(unit: UnitOfWork) -> Clocks | None:
    """The clocks as the table's row has them."""
    return None if unit.row.clock is None else Clocks.from_json(unit.row.clock)


def pauses_of(unit: UnitOfWork) -> PausesOf:
    """When the time of a seat does not count."""
    allowed = counts(unit.row.pauses)
    known: dict[tuple[int, datetime], list[Pause]] = {}

    def find(seat: int, since: datetime) -> Sequence[Pause]:
        if (seat, since) not in known:
            user_id = unit.seats[seat].user_id
            with unit.session.no_autoflush:
                known[seat, since] = people.pauses(unit.session, user_id, since, allowed)
        return known[seat, since]

    return find


def _keep(unit: UnitOfWork, clocks: Clocks, pace: Pace) -> None:
    """Save the clocks, with what happened too, and their timers."""
    unit.row.clock = clocks.to_json()
    for act in unit.acts:
        act.clock = unit.row.clock
    _disarm(unit, [seat for seat in unit.clocks if seat not in clocks.running])
    _arm(unit, clocks, pace)


def _arm(unit: UnitOfWork, clocks: Clocks, pace: Pace) -> None:
    """A timer for each clock that runs; one that has run out and was told of stays done."""
    pauses = pauses_of(unit)
    for seat, clock in clocks.running.items():
        timer = unit.clocks.get(seat)
        if timer is None:
            timer = TimerRow(table_id=unit.id, kind=CLOCK, seat=seat, since=clock.since)
            unit.clocks[seat] = timer
            unit.session.add(timer)
        due = clocks.due(seat, pace, pauses)
        if timer.since != clock.since or due > unit.now:
            timer.done_at = None
        timer.since, timer.due_at = clock.since, due
        if timer.done_at is None:
            unit.falls_due(due)


def _disarm(unit: UnitOfWork, seats: Sequence[int]) -> None:
    for seat in seats:
        unit.session.delete(unit.clocks.pop(seat))
    if seats:
        unit.session.flush()


def _run_out(unit: UnitOfWork, due: Sequence[TimerRow]) -> None:
    """Time that is up: an absence is drawn where there is one left, else the table is told.

    What somebody said of their time since the timer was set may have moved it.
    """
    late: list[TimerRow] = []
    rearm(unit)
    for row in due:
        if row.due_at is None or row.seat is None or row.due_at > unit.now:
            continue
        drawn = None
        if counts(unit.row.pauses).absences:
            drawn = people.draw(unit.session, unit.seats[row.seat].user_id, row.due_at)
        if drawn is None:
            late.append(row)
    rearm(unit)
    awake = those_awake(unit, late)
    if awake:
        unit.post("overdue", awake)


CLOCKS = TimerKind(CLOCK, counts_at=(Status.RUNNING,), ring=_run_out)
"""A clock that has run out, once a turn."""
