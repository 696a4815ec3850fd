"""Rows about the bot's own processes: which are there, whose shards are whose, what is in hand."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Field

from bot.store.columns import Row, UtcTime


class ProcessRow(Row, table=True):
    """A process that works on this database.

    Its number is its fencing number: it is never given again, and whoever is without a row has
    lost all it had in hand.
    """

    __tablename__ = "processes"
    __table_args__ = ({"sqlite_autoincrement": True},)

    number: int | None = Field(default=None, primary_key=True)
    place: str
    """Its host, its number there and when it was started, in the host's own words."""
    shards: int
    """Of how many shards it knows."""
    beat: int = 0
    """Grows as long as it lives."""
    leaving: bool = False


class LeaseRow(Row, table=True):
    """Which process serves a shard of Discord's, and the tables of its servers."""

    __tablename__ = "leases"

    shard: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    process: int


class InteractionRow(Row, table=True):
    """An interaction that some process has taken up."""

    __tablename__ = "interactions"

    id: str = Field(primary_key=True)
    at: datetime = Field(index=True, sa_type=UtcTime)


class OutageRow(Row, table=True):
    """When the bot was not there."""

    __tablename__ = "outages"

    id: int | None = Field(default=None, primary_key=True)
    begins_at: datetime = Field(sa_type=UtcTime)
    ends_at: datetime = Field(index=True, sa_type=UtcTime)
