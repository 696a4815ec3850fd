"""Update the clocks of a table after every change to its game.

The table's row stores its clocks as JSON, and each action the clocks after it, so that an undo can
restore them. A timer per running clock says when it runs out; see
:mod:`bot.tables.seats.timeouts`.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.table import ActionRow, SeatRow, TimerRow
from bot.store.models.vote import VoteRow
from bot.tables.domain.clocks import CLOCKS_JSON, Clocks, Countdown, Pause, PausesOf
from bot.tables.domain.kinds import TIMELINE_KINDS, ActionKind, OutboxKind, TimerKind
from bot.tables.domain.table import Status
from bot.tables.domain.time_control import (
    NO_CLOCK,
    TimeControl,
    pause_options_named,
    time_control_named,
)
from bot.tables.session import permissions, user_rows
from bot.tables.session.table_rows import Snapshot
from bot.tables.session.unit_of_work import UnitOfWork

MIN_SHOWN_CHANGE = timedelta(minutes=1)
"""A deadline that moves by less is not shown again."""


def after_change(_: Snapshot, unit: UnitOfWork) -> None:
    """Stop the clocks of players who have moved, and start those of the next.

    Deadlines move with the quiet hours and away periods of the players.
    """
    if unit.pauses_changed:
        reschedule_clocks(unit)
    if unit.actions and unit.row.status == Status.RUNNING:
        update_clocks(unit)
        for seat, span in unit.granted.items():
            grant_time(unit, seat, span)


def update_clocks(unit: UnitOfWork) -> None:
    """Charge the players who are done, and start the clocks of those who must move."""
    time_control = time_control_named(unit.row.time_control)
    if time_control is None or not unit.position_loaded:
        return
    game, state, pending = unit.game, unit.state, unit.pending_people()
    round_, turn_begins = game.round_of(state), game.turn_begins(state)
    clocks = clocks_of(unit) or Clocks.full(len(unit.seats), time_control, round_)
    undo = next((action for action in unit.actions if action.kind == ActionKind.UNDO), None)
    if undo is not None:
        clocks = _clocks_after_undo(unit, clocks, undo, time_control)
    movers = [action.seat for action in unit.actions if action.kind in TIMELINE_KINDS]
    clocks = clocks.pass_turn(
        pending,
        restart=[  # they must move again after they and then others have moved
            seat
            for seat in pending
            if turn_begins and seat in movers and {*movers[movers.index(seat) :]} > {seat}
        ],
        answer=unit.row.status == Status.RUNNING and game.answers_out_of_turn(state),
        turn_begins=turn_begins,
        now=unit.now,
        time_control=time_control,
        pauses=pauses_of(unit),
    )
    _store(unit, clocks.in_round(round_, time_control), time_control)


def _clocks_after_undo(
    unit: UnitOfWork, clocks: Clocks, undo: ActionRow, time_control: TimeControl
) -> Clocks:
    """Return the clocks of the position that an undo has restored."""
    action = _last_action_at_position(unit, undo)
    if action is None or action.clock is None:
        return clocks
    left_at = _position_left_at(unit, action, undo) or unit.now
    then = CLOCKS_JSON.validate_python(action.clock)
    for seat in _seats_taken_over(unit, action, undo):
        then = then.refilled(seat, time_control)
    return clocks.after_undo(then, left_at, unit.now)


def _seats_taken_over(unit: UnitOfWork, action: ActionRow, undo: ActionRow) -> Sequence[int]:
    """Return the seats taken over since; they keep their present time."""
    query = (
        select(col(ActionRow.seat))
        .where(col(ActionRow.table_id) == unit.id, col(ActionRow.kind) == ActionKind.TAKEOVER)
        .where(col(ActionRow.sequence) > action.sequence)
        .where(col(ActionRow.sequence) < undo.sequence)
        .where(col(ActionRow.seat).is_not(None))
        .distinct()
    )
    with unit.session.no_autoflush:
        return [seat for seat in unit.session.scalars(query) if seat is not None]


def _last_action_at_position(unit: UnitOfWork, undo: ActionRow) -> ActionRow | None:
    """Return the last action, before an undo, after which the restored position was current."""
    query = (
        select(ActionRow)
        .where(col(ActionRow.table_id) == unit.id, col(ActionRow.head) == undo.head)
        .where(col(ActionRow.sequence) < undo.sequence)
        .order_by(col(ActionRow.sequence).desc())
        .limit(1)
    )
    with unit.session.no_autoflush:
        return unit.session.scalar(query)


def _position_left_at(unit: UnitOfWork, action: ActionRow, undo: ActionRow) -> datetime | None:
    """Return when the game moved on from a position."""
    query = (
        select(col(ActionRow.at))
        .where(col(ActionRow.table_id) == unit.id, col(ActionRow.kind).in_(TIMELINE_KINDS))
        .where(col(ActionRow.sequence) > action.sequence)
        .where(col(ActionRow.sequence) < undo.sequence)
        .order_by(col(ActionRow.sequence))
        .limit(1)
    )
    with unit.session.no_autoflush:
        return unit.session.scalar(query)


def resume(unit: UnitOfWork) -> None:
    """Exclude the time since the table was paused from all clocks."""
    clocks, time_control = clocks_of(unit), time_control_named(unit.row.time_control)
    query = (
        select(col(ActionRow.at))
        .where(col(ActionRow.table_id) == unit.id, col(ActionRow.kind) == ActionKind.PAUSE)
        .order_by(col(ActionRow.sequence).desc())
        .limit(1)
    )
    with unit.session.no_autoflush:
        paused_at = unit.session.scalar(query)
    if clocks is not None and time_control is not None and paused_at is not None:
        _store(unit, clocks.after_pause(paused_at, unit.now), time_control)


def grant_time(unit: UnitOfWork, seat: int, span: timedelta) -> None:
    """Stop a seat's running clock for ``span``, from now or from its earlier deadline."""
    clocks, time_control = clocks_of(unit), time_control_named(unit.row.time_control)
    if clocks is None or time_control is None or seat not in clocks.running:
        return
    due = clocks.due(seat, time_control, pauses_of(unit))
    _store(unit, clocks.granted(seat, Countdown(min(due, unit.now), unit.now + span)), time_control)
    unit.post(OutboxKind.DEADLINE_CHANGED)


def refill_bank(unit: UnitOfWork, seat: int) -> None:
    """Give a seat with a new player a full bank; its turn begins now."""
    clocks, time_control = clocks_of(unit), time_control_named(unit.row.time_control)
    if clocks is not None and time_control is not None:
        refilled = clocks.refilled(seat, time_control)
        unit.row.clock = CLOCKS_JSON.dump_python(refilled, mode="json")
        if seat in unit.clocks:
            unit.session.delete(unit.clocks.pop(seat))


def reschedule_clocks(unit: UnitOfWork) -> None:
    """Update the timers after users changed their availability, and the board if it shows it."""
    clocks, time_control = clocks_of(unit), time_control_named(unit.row.time_control)
    if clocks is None or time_control is None or unit.row.status != Status.RUNNING:
        return
    earlier = _due_times(unit)
    _set_timers(unit, clocks, time_control)
    if any(
        abs(due - earlier.get(seat, due)) >= MIN_SHOWN_CHANGE
        for seat, due in _due_times(unit).items()
    ):
        unit.post(OutboxKind.DEADLINE_CHANGED)


def _due_times(unit: UnitOfWork) -> dict[int, datetime]:
    return {seat: row.due_at for seat, row in unit.clocks.items() if row.due_at is not None}


def clocks_of(unit: UnitOfWork) -> Clocks | None:
    """Return the clocks stored in the table's row."""
    return None if unit.row.clock is None else CLOCKS_JSON.validate_python(unit.row.clock)


def pauses_of(unit: UnitOfWork, *, of_substitutes: bool = False) -> PausesOf:
    """Return a function that finds what pauses the clock of a seat.

    ``of_substitutes``: use the availability of substitutes instead of the seats' owners. Clocks
    always use the owner's.
    """
    options = pause_options_named(unit.row.pauses)

    def find(seat: int, since: datetime) -> Sequence[Pause]:
        user_id = unit.player(seat) if of_substitutes else unit.seats[seat].user_id
        with unit.session.no_autoflush:
            return user_rows.pauses(unit.session, user_id, since, options)

    return find


def _store(unit: UnitOfWork, clocks: Clocks, time_control: TimeControl) -> None:
    """Store the clocks in the row and in this change's actions, and set their timers.

    Actions logged before a move of the same change keep the clocks of the position before it.
    """
    unit.row.clock = CLOCKS_JSON.dump_python(clocks, mode="json")
    first_move = next(
        (index for index, action in enumerate(unit.actions) if action.kind in TIMELINE_KINDS), 0
    )
    for action in unit.actions[first_move:]:
        action.clock = unit.row.clock
    _set_timers(unit, clocks, time_control)


def _set_timers(unit: UnitOfWork, clocks: Clocks, time_control: TimeControl) -> None:
    """Set a timer for each running clock, and delete the others.

    A timer that has rung stays done; one that waits for the end of quiet hours keeps waiting.
    """
    pauses = pauses_of(unit)
    for seat in [seat for seat in unit.clocks if seat not in clocks.running]:
        unit.session.delete(unit.clocks.pop(seat))
    for seat, clock in clocks.running.items():
        timer = unit.clocks.get(seat)
        if timer is None:
            deleted = [row for row in unit.session.deleted if isinstance(row, TimerRow)]
            key = (unit.id, TimerKind.CLOCK, seat)
            if key in [(row.table_id, row.kind, row.seat) for row in deleted]:
                unit.session.flush()  # the unique key allows one timer per seat
            timer = TimerRow(table_id=unit.id, kind=TimerKind.CLOCK, seat=seat, since=clock.since)
            unit.clocks[seat] = timer
            unit.session.add(timer)
        due = clocks.due(seat, time_control, pauses)
        if timer.since != clock.since or due > unit.now:
            timer.done_at = None
        elif timer.done_at is None and timer.due_at is not None and timer.due_at > unit.now:
            with unit.session.no_autoflush:
                due = user_rows.quiet_hours_end(unit.session, unit.player(seat), unit.now)
        timer.since, timer.due_at = clock.since, due


def apply_vote(unit: UnitOfWork, row: VoteRow, voter: SeatRow) -> None:
    """Apply the time control everybody has agreed to."""
    permissions.require_running(unit)
    change_time_control(unit, row.time_control or NO_CLOCK, voter)


def change_time_control(unit: UnitOfWork, time_control: str, seat: SeatRow) -> None:
    """Change the time control at once, and restart the clocks with full banks."""
    unit.record_action(
        ActionKind.TIME_CONTROL,
        seat=seat.seat,
        user_id=seat.user_id,
        data={"time_control": time_control},
    )
    unit.row.time_control = time_control
    for timer in unit.clocks.values():
        unit.session.delete(timer)
    unit.clocks.clear()
    unit.row.clock = None
    unit.position()
    update_clocks(unit)
    for reminder in unit.reminders.values():
        reminder.mentions = None  # all who play have just agreed
