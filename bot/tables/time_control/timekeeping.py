"""The clocks of a table: brought in line with every change to its game.

A table's row holds its clocks as plain data, each action those after it, so that an undo finds
them again. A timer for each clock that runs says when it runs out; see
:mod:`bot.tables.time_control.timeouts`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import ActionRow, TimerRow
from bot.tables.domain.action_kinds import TIMELINE_KINDS, ActionKind
from bot.tables.domain.table import Status
from bot.tables.session.service import TableService
from bot.tables.session.snapshot import Snapshot
from bot.tables.session.unit_of_work import CLOCK, UnitOfWork
from bot.tables.time_control import exclusions
from bot.tables.time_control.clocks import Clocks, PausesOf
from bot.tables.time_control.countdown import Countdown, Pause
from bot.tables.time_control.pause_options import counts
from bot.tables.time_control.presets import TimeControl, time_control_named

SHOWN_TO = timedelta(minutes=1)
"""A due time that moves by less is shown as it was."""


def after_change(_: Snapshot, unit: UnitOfWork) -> None:
    """Hook: stop the clocks of players who have moved, and start those of the next."""
    if unit.actions and unit.row.status == Status.RUNNING:
        update_clocks(unit)
        for seat, span in unit.granted.items():
            grant_time(unit, seat, span)


def update_clocks(unit: UnitOfWork) -> None:
    """Charge the players who are done, and start the clocks of those who must move."""
    pace = time_control_named(unit.row.pace)
    if pace is None or unit.state is None:
        return
    running = unit.row.status == Status.RUNNING
    owing = unit.awaited()
    answer = running and unit.game.answers_out_of_turn(unit.state)
    round_ = unit.game.round_of(unit.state)
    clocks = _before(unit, pace, round_)
    clocks = clocks.handed_over(
        owing,
        anew=_handed_back(unit),
        answer=answer,
        begins=unit.game.turn_begins(unit.state),
        round_=round_,
        now=unit.now,
        pace=pace,
        pauses=pauses_of(unit),
    )
    _keep(unit, clocks, pace)


def _before(unit: UnitOfWork, pace: TimeControl, round_: int) -> Clocks:
    """The clocks before the change; after an undo those of the position that stands again."""
    clocks = clocks_of(unit) or Clocks.begun(len(unit.seats), pace, round_)
    undone = next((act for act in unit.actions if act.kind == ActionKind.UNDO), None)
    if undone is None:
        return clocks
    marked = _latest_at(unit, undone)
    if marked is None or marked.clock is None:
        return clocks
    left = _left_at(unit, marked, undone) or unit.now
    then = Clocks.from_json(marked.clock)
    for seat in _taken_over(unit, marked, undone):
        then = then.refilled(seat, pace)
    return clocks.gone_back(then, left, unit.now)


def _taken_over(unit: UnitOfWork, marked: ActionRow, undone: ActionRow) -> Sequence[int]:
    """The seats that somebody new plays since; what is left of their time is their own."""
    query = (
        select(col(ActionRow.seat))
        .where(col(ActionRow.table_id) == unit.id, col(ActionRow.kind) == ActionKind.TAKEOVER)
        .where(col(ActionRow.sequence) > marked.sequence)
        .where(col(ActionRow.sequence) < undone.sequence)
        .where(col(ActionRow.seat).is_not(None))
        .distinct()
    )
    with unit.session.no_autoflush:
        return [seat for seat in unit.session.scalars(query) if seat is not None]


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
        .where(col(ActionRow.table_id) == unit.id, col(ActionRow.kind).in_(TIMELINE_KINDS))
        .where(col(ActionRow.sequence) > marked.sequence)
        .where(col(ActionRow.sequence) < undone.sequence)
        .order_by(col(ActionRow.sequence))
        .limit(1)
    )
    with unit.session.no_autoflush:
        return unit.session.scalar(query)


def _handed_back(unit: UnitOfWork) -> list[int]:
    """Seats that owe a turn again after they have moved and then others, by plan or house too."""
    assert unit.state is not None
    if not unit.game.turn_begins(unit.state):
        return []
    line = [act.seat for act in unit.actions if act.kind in TIMELINE_KINDS]
    return [
        seat for seat in unit.awaited() if seat in line and {*line[line.index(seat) :]} > {seat}
    ]


def resume(unit: UnitOfWork) -> None:
    """After a pause, in which nobody's time counted."""
    clocks, pace = clocks_of(unit), time_control_named(unit.row.pace)
    query = (
        select(col(ActionRow.at))
        .where(col(ActionRow.table_id) == unit.id, col(ActionRow.kind) == ActionKind.PAUSE)
        .order_by(col(ActionRow.sequence).desc())
        .limit(1)
    )
    with unit.session.no_autoflush:
        left = unit.session.scalar(query)
    if clocks is not None and pace is not None and left is not None:
        _keep(unit, clocks.resumed(left, unit.now), pace)


def restart_clocks(unit: UnitOfWork) -> None:
    """Another pace is agreed on: full banks for all, and whoever is to move begins now."""
    _disarm(unit, list(unit.clocks))
    unit.row.clock = None
    unit.position()
    update_clocks(unit)


def grant_time(unit: UnitOfWork, seat: int, span: timedelta) -> None:
    """So much of the time from now on does not count for a seat whose clock runs."""
    clocks, pace = clocks_of(unit), time_control_named(unit.row.pace)
    if clocks is None or pace is None or seat not in clocks.running:
        return
    due = clocks.due(seat, pace, pauses_of(unit))
    _keep(unit, clocks.granted(seat, Countdown(min(due, unit.now), unit.now + span)), pace)
    unit.post("retimed")


def refill_bank(unit: UnitOfWork, seat: int) -> None:
    """Somebody else plays the seat from now on: a full bank, and a turn that begins now."""
    clocks, pace = clocks_of(unit), time_control_named(unit.row.pace)
    if clocks is not None and pace is not None:
        unit.row.clock = clocks.refilled(seat, pace).to_json()
        _disarm(unit, [seat] if seat in unit.clocks else [])


def reschedule_clocks(unit: UnitOfWork) -> None:
    """Bring the timers in line with what is known of people's time now, and the board with them."""
    clocks, pace = clocks_of(unit), time_control_named(unit.row.pace)
    if clocks is None or pace is None or unit.row.status != Status.RUNNING:
        return
    before = _dues(unit)
    _arm(unit, clocks, pace)
    if any(abs(due - before.get(seat, due)) >= SHOWN_TO for seat, due in _dues(unit).items()):
        unit.post("retimed")


def _dues(unit: UnitOfWork) -> dict[int, datetime]:
    return {seat: row.due_at for seat, row in unit.clocks.items() if row.due_at is not None}


def clocks_of(unit: UnitOfWork) -> Clocks | None:
    """The clocks as the table's row has them."""
    return None if unit.row.clock is None else Clocks.from_json(unit.row.clock)


async def banks_now(service: TableService, table_id: int) -> Mapping[int, timedelta]:
    """What is left at this moment in the banks of the seats whose clocks run."""

    def work(session: Session) -> Mapping[int, timedelta]:
        unit = service.load(session, table_id)
        clocks, pace = clocks_of(unit), time_control_named(unit.row.pace)
        if clocks is None or pace is None:
            return {}
        pauses = pauses_of(unit)
        return {seat: clocks.left(seat, unit.now, pace, pauses) for seat in clocks.running}

    return await service.read(work)


def pauses_of(unit: UnitOfWork, *, of_friends: bool = False) -> PausesOf:
    """When the time of a seat does not count.

    ``of_friends``: when that of whoever plays for it does not. A clock is always its owner's.
    """
    allowed = counts(unit.row.pauses)

    def find(seat: int, since: datetime) -> Sequence[Pause]:
        user_id = unit.player(seat) if of_friends else unit.seats[seat].user_id
        if (user_id, since) not in unit.pauses:
            with unit.session.no_autoflush:
                found = exclusions.pauses(unit.session, user_id, since, allowed)
            unit.pauses[user_id, since] = found
        return unit.pauses[user_id, since]

    return find


def _keep(unit: UnitOfWork, clocks: Clocks, pace: TimeControl) -> None:
    """Save the clocks, with what happened too, and their timers.

    What was noted before a move of the same change stood at the position before it.
    """
    unit.row.clock = clocks.to_json()
    first = next((at for at, act in enumerate(unit.actions) if act.kind in TIMELINE_KINDS), 0)
    for act in unit.actions[first:]:
        act.clock = unit.row.clock
    _disarm(unit, [seat for seat in unit.clocks if seat not in clocks.running])
    _arm(unit, clocks, pace)


def _arm(unit: UnitOfWork, clocks: Clocks, pace: TimeControl) -> None:
    """A timer for each clock that runs; one that has run out and was told of stays done.

    One that has run out and waits until somebody wakes goes on waiting.
    """
    pauses = pauses_of(unit)
    for seat, clock in clocks.running.items():
        timer = unit.clocks.get(seat)
        if timer is None:
            if _being_deleted(unit, seat):  # a seat has one at most, also for a moment
                unit.session.flush()
            timer = TimerRow(table_id=unit.id, kind=CLOCK, seat=seat, since=clock.since)
            unit.clocks[seat] = timer
            unit.session.add(timer)
        due = clocks.due(seat, pace, pauses)
        if timer.since != clock.since or due > unit.now:
            timer.done_at = None
        elif timer.done_at is None and timer.due_at is not None and timer.due_at > unit.now:
            with unit.session.no_autoflush:
                due = exclusions.quiet_hours_end(unit.session, unit.player(seat), unit.now)
        timer.since, timer.due_at = clock.since, due
        if timer.done_at is None:
            unit.note_due(due)


def _disarm(unit: UnitOfWork, seats: Sequence[int]) -> None:
    for seat in seats:
        unit.session.delete(unit.clocks.pop(seat))


def _being_deleted(unit: UnitOfWork, seat: int) -> bool:
    """Whether the timer of a seat goes with this change."""
    gone = (row for row in unit.session.deleted if isinstance(row, TimerRow))
    return any((row.kind, row.table_id, row.seat) == (CLOCK, unit.id, seat) for row in gone)
