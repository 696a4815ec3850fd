"""The outbox: what the tables have to announce, posted once each, in order, for certain."""

from bot.tables.outbox.loop import Handler, Outbox
from bot.tables.outbox.parcel import Parcel

__all__ = ["Handler", "Outbox", "Parcel"]
