"""Whom a timer may call: nobody at night, on a day off or while away."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.rows import TimerRow
from bot.tables.timing import known_people
from bot.tables.unit_of_work import UnitOfWork


def those_awake(unit: UnitOfWork, due: Sequence[TimerRow]) -> list[int]:
    """The seats whose players can be spoken to now; the timers of the others ring when they can."""
    awake = []
    for row in due:
        if row.seat is None:
            continue
        wakes = known_people.wakes(unit.session, unit.player(row.seat), unit.now)
        if wakes > unit.now:
            row.due_at, row.done_at = wakes, None
            unit.falls_due(wakes)
        else:
            awake.append(row.seat)
    return sorted(awake)
