"""What follows every change to a table: the hooks, in order.

The code that makes a change says what changed (an action, a seat's occupant, a setting). Each hook
derives one feature's state from that and compares it with what is stored. No change calls them by
hand.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.tables.computer import computer_turns
from bot.tables.outbox import announce
from bot.tables.plans import execution
from bot.tables.play import autoplay, game_end
from bot.tables.reminders import heads_up, inactive_tables, schedule_reminders
from bot.tables.session.snapshot import Snapshot
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import timekeeping
from bot.tables.votes import outdated

Hook = Callable[[Snapshot, UnitOfWork], None]

AFTER_CHANGE: tuple[Hook, ...] = (
    execution.after_change,  # first: an undo or a new player ends plans that autoplay would follow
    autoplay.after_change,  # before everything that is derived from the position
    game_end.after_change,  # before the clocks and reminders, which a finished game has not
    outdated.after_change,  # votes that the new position or a new player has overtaken
    computer_turns.after_change,  # before pending seats: a turn lent to a computer player is over
    timekeeping.after_change,  # before the reminders, which are due by the clocks
    inactive_tables.after_change,  # before the reminders, which an inactive table does not get
    schedule_reminders.after_change,
    heads_up.after_change,  # after the reminders: nobody gets both
    announce.after_change,  # last: announces what the others have decided
)


def reconcile(before: Snapshot, unit: UnitOfWork) -> None:
    """Bring everything that follows from a table in line with a change to it."""
    if unit.row.started_at is None:
        return  # nothing is derived from a lobby
    for hook in AFTER_CHANGE:
        hook(before, unit)
