"""The outbox: post the messages of each table once, in order, and retry until they succeed."""

from bot.tables.outbox.deliver import Outbox
from bot.tables.outbox.message import Handler, OutboxMessage

__all__ = ["Handler", "Outbox", "OutboxMessage"]
