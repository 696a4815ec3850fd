"""Change the time control of a running game by a unanimous vote; the clocks restart."""

from __future__ import annotations

from bot.store.models.table import SeatRow
from bot.store.models.vote import VoteRow
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.time_control import NO_CLOCK
from bot.tables.session import permissions
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import timekeeping


def apply_vote(unit: UnitOfWork, row: VoteRow, voter: SeatRow) -> None:
    """Apply the time control everybody has agreed to."""
    permissions.require_running(unit)
    change(unit, row.time_control or NO_CLOCK, voter)


def change(unit: UnitOfWork, time_control: str, seat: SeatRow) -> None:
    """Change the time control at once, and restart the clocks."""
    unit.record_action(
        ActionKind.TIME_CONTROL,
        seat=seat.seat,
        user_id=seat.user_id,
        data={"time_control": time_control},
    )
    unit.row.time_control = time_control
    timekeeping.restart_clocks(unit)
    for reminder in unit.reminders.values():
        reminder.mentions = None  # all who play have just agreed
