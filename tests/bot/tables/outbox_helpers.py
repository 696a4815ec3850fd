"""Helpers for outbox tests."""

from __future__ import annotations

from bot.tables.domain.table import SentMessage
from bot.tables.outbox import OutboxMessage
from bot.tables.outbox.claim import claim_all
from bot.tables.outbox.deliver import mark_all_sent
from bot.tables.outbox.message import Delivered
from bot.tables.session.service import TableService
from tests.bot.tables.harness import RecordingDelivery, TablesHarness
from tests.bot.tables.tables_helper import Position


async def outbox_statuses(harness: TablesHarness) -> list[str]:
    """Return the status of every outbox message, in order."""
    rows = (await harness.rows("outbox"))["outbox"]
    return [
        next(v for v in row if v in ("pending", "sent", "superseded", "failed")) for row in rows
    ]


async def start_shown_game(harness: TablesHarness, delivery: RecordingDelivery) -> Position:
    """Start a game and post its first board."""
    position = await harness.game()
    await harness.tables.outbox(delivery).drain()
    return position


async def claim(service: TableService, table_id: int) -> OutboxMessage | None:
    """Claim the first due message of a table."""
    (message,) = await claim_all(service, [table_id])
    return message


async def mark_sent(
    service: TableService, message: OutboxMessage, sent: SentMessage
) -> OutboxMessage | None:
    """Mark one message as sent, and claim the table's next one."""
    (following,) = await mark_all_sent(service, [Delivered(message, sent)])
    return following
