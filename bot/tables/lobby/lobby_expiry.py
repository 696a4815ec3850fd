"""Lobbies nobody begins: closed after a while, with a word where they were opened."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.models.table import TimerRow
from bot.tables.admin.limits import LOBBY_LIFETIME
from bot.tables.background.timers import TimerKind
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.table import Ending, Status
from bot.tables.session.unit_of_work import LOBBY, UnitOfWork


def begin(unit: UnitOfWork) -> None:
    """From now on the lobby stands for a week."""
    due = unit.now + LOBBY_LIFETIME
    unit.session.add(TimerRow(table_id=unit.id, kind=LOBBY, since=unit.now, due_at=due))
    unit.note_due(due)


def _close(unit: UnitOfWork, _: Sequence[TimerRow]) -> None:
    row = unit.row
    if row.started_at is not None:
        return
    shown = row.status == Status.LOBBY
    unit.close(Status.CANCELLED, Ending.LAPSED)
    unit.record_action(ActionKind.LAPSE)
    if shown:
        unit.post("lobby")


LOBBY_EXPIRY = TimerKind(LOBBY, counts_at=(Status.LOBBY, Status.PAUSED), notify=_close)
"""Also where the channel cannot be reached; once begun it is a game's."""
