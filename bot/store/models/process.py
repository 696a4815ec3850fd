"""Rows about the bot's processes: leases, handled interactions and outages."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Field

from bot.store.columns import Row, UtcTime


class ProcessRow(Row, table=True):
    """A process that works on this database.

    Its number is a fencing token: it is never used again, and a process whose row is gone has lost
    its claims.
    """

    __tablename__ = "processes"
    __table_args__ = ({"sqlite_autoincrement": True},)

    number: int | None = Field(default=None, primary_key=True)
    host: str
    """The host's name, the process id there, and when it was started."""
    shard_count: int
    """Shards of all processes together; 0 in a process that serves web pages only."""
    heartbeat: int = 0
    """Increases while the process is alive."""
    leaving: bool = False


class LeaseRow(Row, table=True):
    """The process that serves a Discord shard, and the tables of its servers."""

    __tablename__ = "leases"

    shard: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    process: int


class InteractionRow(Row, table=True):
    """An interaction that a process has claimed."""

    __tablename__ = "interactions"

    id: str = Field(primary_key=True)
    at: datetime = Field(index=True, sa_type=UtcTime)


class OutageRow(Row, table=True):
    """A period when the bot was not running."""

    __tablename__ = "outages"

    id: int | None = Field(default=None, primary_key=True)
    begins_at: datetime = Field(sa_type=UtcTime)
    ends_at: datetime = Field(index=True, sa_type=UtcTime)
