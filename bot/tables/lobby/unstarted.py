"""Lobbies nobody begins: closed after a while, with a word where they were opened."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.models.table import TimerRow
from bot.tables.action_kinds import Kind
from bot.tables.limits import LOBBY_STANDS
from bot.tables.models import Ending, Status
from bot.tables.timers import TimerKind
from bot.tables.unit_of_work import LOBBY, UnitOfWork


def begin(unit: UnitOfWork) -> None:
    """From now on the lobby stands for a week."""
    due = unit.now + LOBBY_STANDS
    unit.session.add(TimerRow(table_id=unit.id, kind=LOBBY, since=unit.now, due_at=due))
    unit.falls_due(due)


def _close(unit: UnitOfWork, _: Sequence[TimerRow]) -> None:
    row = unit.row
    if row.started_at is not None:
        return
    shown = row.status == Status.LOBBY
    unit.close(Status.CANCELLED, Ending.LAPSED)
    unit.act(Kind.LAPSE)
    if shown:
        unit.post("lobby")


LOBBY_LAPSE = TimerKind(LOBBY, counts_at=(Status.LOBBY, Status.PAUSED), ring=_close)
"""Also where the channel cannot be reached; once begun it is a game's."""
