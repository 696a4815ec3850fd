"""Close lobbies that have not started within a week."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.models.table import TimerRow
from bot.tables.admin.limits import LOBBY_LIFETIME
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.outbox_kinds import OutboxKind
from bot.tables.domain.table import Ending, Status
from bot.tables.session.timers import TimerKind
from bot.tables.session.unit_of_work import LOBBY, UnitOfWork


def schedule_expiry(unit: UnitOfWork) -> None:
    """Set the timer that closes the lobby after a week."""
    due = unit.now + LOBBY_LIFETIME
    unit.session.add(TimerRow(table_id=unit.id, kind=LOBBY, since=unit.now, due_at=due))
    unit.note_due(due)


def _expire(unit: UnitOfWork, _: Sequence[TimerRow]) -> None:
    row = unit.row
    if row.started_at is not None:
        return
    is_reachable = row.status == Status.LOBBY
    unit.close(Status.CANCELLED, Ending.EXPIRED)
    unit.record_action(ActionKind.EXPIRE)
    if is_reachable:
        unit.post(OutboxKind.LOBBY)


LOBBY_EXPIRY = TimerKind(LOBBY, counts_at=(Status.LOBBY, Status.PAUSED), notify=_expire)
"""Also counts while the channel is unreachable; ignored once the game has started."""
