"""The outbox: what the tables have to announce, posted once each, in order, for certain."""

from bot.tables.outbox.deliver import Handler, Outbox
from bot.tables.outbox.message import OutboxMessage

__all__ = ["Handler", "Outbox", "OutboxMessage"]
