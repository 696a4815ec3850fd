"""Update the clocks of a table after every change to its game.

The table's row stores its clocks as JSON, and each action the clocks after it, so that an undo can
restore them. A timer per running clock says when it runs out; see
:mod:`bot.tables.seats.timeouts`.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.store.models.table import ActionRow, SeatRow, TimerRow
from bot.store.models.vote import VoteRow
from bot.tables.domain.clocks import CLOCKS_JSON, ZERO, Clocks, Pause, PausesOf, TimeSpan
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
    if time_control is None:
        for seat in [*unit.clocks]:
            unit.session.delete(unit.clocks.pop(seat))
        return
    if not unit.position_loaded:
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
    """Return the clocks of the position that an undo has restored.

    Seats that were taken over since get a full bank.
    """
    undone: list[ActionRow] = []
    for action in unit.history.newest_first(undo.sequence - 1):
        if action.head != undo.head:
            undone.append(action)
            continue
        if action.clock is None:
            break
        restored = CLOCKS_JSON.validate_python(action.clock)
        for row in undone:
            if row.kind == ActionKind.TAKEOVER and row.seat is not None:
                restored = restored.refilled(row.seat, time_control)
        moved_on = (row.at for row in undone if row.kind in TIMELINE_KINDS)
        return clocks.after_undo(restored, min(moved_on, default=unit.now), unit.now)
    return clocks


def resume(unit: UnitOfWork) -> None:
    """Exclude the time since the table was paused from all clocks."""
    clocks, time_control = clocks_of(unit), time_control_named(unit.row.time_control)
    actions = unit.history.newest_first(unit.row.sequence)
    pause = next((action for action in actions if action.kind == ActionKind.PAUSE), None)
    if clocks is not None and time_control is not None and pause is not None:
        _store(unit, clocks.after_pause(pause.at, unit.now), time_control)


def grant_time(unit: UnitOfWork, seat: int, span: timedelta) -> None:
    """Stop a seat's running clock for ``span``, from now or from its earlier deadline."""
    clocks, time_control = clocks_of(unit), time_control_named(unit.row.time_control)
    if clocks is None or time_control is None or seat not in clocks.running:
        return
    due = clocks.due(seat, time_control, pauses_of(unit))
    _store(unit, clocks.granted(seat, TimeSpan(min(due, unit.now), unit.now + span)), time_control)
    unit.post(OutboxKind.DEADLINE_CHANGED)


def refill_bank(unit: UnitOfWork, seat: int) -> None:
    """Give a seat with a new player a full bank; its turn begins now."""
    clocks, time_control = clocks_of(unit), time_control_named(unit.row.time_control)
    if clocks is not None and time_control is not None:
        refilled = clocks.refilled(seat, time_control)
        unit.row.clock = CLOCKS_JSON.dump_python(refilled, mode="json")


def reschedule_clocks(unit: UnitOfWork) -> None:
    """Update the timers after users changed their availability, and the board if it shows it."""
    clocks, time_control = clocks_of(unit), time_control_named(unit.row.time_control)
    if clocks is None or time_control is None or unit.row.status != Status.RUNNING:
        return
    earlier = _due_times(unit)
    _set_timers(unit, clocks, time_control)
    changes = (abs(due - earlier.get(seat, due)) for seat, due in _due_times(unit).items())
    if max(changes, default=ZERO) >= MIN_SHOWN_CHANGE:
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
    moves = (index for index, action in enumerate(unit.actions) if action.kind in TIMELINE_KINDS)
    for action in unit.actions[next(moves, 0) :]:
        action.clock = unit.row.clock
    _set_timers(unit, clocks, time_control)


def _set_timers(unit: UnitOfWork, clocks: Clocks, time_control: TimeControl) -> None:
    """Set a timer for each running clock, and delete the others.

    A timer that has rung stays done; one that waits for the end of quiet hours keeps waiting.
    """
    pauses = pauses_of(unit)
    for seat in unit.clocks.keys() - clocks.running.keys():
        unit.session.delete(unit.clocks.pop(seat))
    for seat, clock in clocks.running.items():
        timer = unit.clocks.get(seat)
        if timer is None:
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
    permissions.require_time_for_experts(unit, row.time_control)
    change_time_control(unit, row.time_control or NO_CLOCK, voter)


def change_time_control(unit: UnitOfWork, time_control: str, seat: SeatRow) -> None:
    """Change the time control; the hook then restarts the clocks with full banks."""
    data = {"time_control": time_control}
    unit.record_action(ActionKind.TIME_CONTROL, seat=seat.seat, user_id=seat.user_id, data=data)
    unit.row.time_control = time_control
    unit.row.clock = None
    unit.position()
    for reminder in unit.reminders.values():
        reminder.mentions = None  # all who play have just agreed
