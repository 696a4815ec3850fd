"""Limit how often a player is mentioned for one turn, by all kinds of messages together."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any

from sqlalchemy import func, update
from sqlmodel import col

from bot.store.models.table import OutboxRow, TimerRow
from bot.tables.domain.kinds import TimerKind
from bot.tables.session.unit_of_work import UnitOfWork

MAX_MENTIONS_PER_TURN = 4
"""How many messages mention a player, or are written to them directly, for one turn."""
RESERVED_FOR_TIMEOUT = 1
"""How many of those are reserved for the time after the clock has run out."""
MENTIONED_KEY = "called"
"""The key under which an outbox message stores the seats it mentions."""


def mention_limit_reached(unit: UnitOfWork, seat: int) -> bool:
    """Return whether a seat has been mentioned as often as it may be for this turn."""
    row = unit.reminders.get(seat)
    return row is not None and (row.mentions or 0) >= MAX_MENTIONS_PER_TURN


def reminder_limit_reached(unit: UnitOfWork, seat: int) -> bool:
    """Return whether a seat gets no more reminders and nudges for this turn."""
    row = unit.reminders.get(seat)
    return row is not None and (row.mentions or 0) >= _max_reminders(unit, seat)


def allow_one_more(unit: UnitOfWork, seat: int) -> None:
    """Let a seat get one more reminder, because its player has asked for it."""
    row = unit.reminders[seat]
    row.mentions = min(row.mentions or 0, _max_reminders(unit, seat) - 1)


def _max_reminders(unit: UnitOfWork, seat: int) -> int:
    return MAX_MENTIONS_PER_TURN - (RESERVED_FOR_TIMEOUT if seat in unit.clocks else 0)


def limit_mentions(
    unit: UnitOfWork, row: OutboxRow, seats: Collection[int], silent: Collection[int]
) -> Collection[int]:
    """Return the named seats that a message must not mention, and store those it mentions.

    ``silent`` are seats that it must not mention for other reasons.
    """
    unmentioned = {*silent, *(seat for seat in seats if mention_limit_reached(unit, seat))}
    row.details = {
        **(row.details or {}),
        MENTIONED_KEY: [seat for seat in seats if seat not in unmentioned],
    }
    return unmentioned


def count_mention(table_id: int, seats: Collection[int], since: datetime) -> Any:
    """Return the statement that counts one mention of seats whose turn had begun by ``since``."""
    return (
        update(TimerRow)
        .where(col(TimerRow.table_id) == table_id, col(TimerRow.kind) == TimerKind.REMINDER)
        .where(col(TimerRow.seat).in_(seats), col(TimerRow.since) <= since)
        .values(mentions=func.coalesce(col(TimerRow.mentions), 0) + 1)
        .execution_options(synchronize_session=False)
    )
