"""The rows of the database: one class a table, the same on SQLite and PostgreSQL."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    DateTime,
    Dialect,
    Index,
    Integer,
    MetaData,
    Text,
    UniqueConstraint,
    text,
)
from sqlalchemy.orm import registry
from sqlalchemy.types import TypeDecorator
from sqlmodel import Field, SQLModel

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}


class UtcTime(TypeDecorator[datetime]):
    """A moment, kept in UTC and read back with its zone (SQLite forgets zones)."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """To UTC."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """With the zone it was saved in."""
        return None if value is None else value.replace(tzinfo=value.tzinfo or UTC)


class Row(SQLModel, registry=registry(metadata=MetaData(naming_convention=NAMING))):
    """What all rows share: one set of tables with stable names for keys and indices."""


_BIG = BigInteger().with_variant(Integer(), "sqlite")
"""Discord's ids need 64 bits; SQLite counts up only in a plain ``INTEGER``."""


class TableRow(Row, table=True):
    """A table: what was agreed, where it stands, and the position itself as JSON text."""

    __tablename__ = "tables"
    __table_args__ = (
        Index(
            "uq_tables_live_channel",
            "channel_id",
            unique=True,
            sqlite_where=text("status IN ('lobby', 'running')"),
            postgresql_where=text("status IN ('lobby', 'running')"),
        ),
        {"sqlite_autoincrement": True},
    )

    id: int | None = Field(default=None, primary_key=True)
    guild_id: int | None = Field(default=None, sa_type=_BIG)
    channel_id: int = Field(sa_type=_BIG)
    host_id: int = Field(sa_type=_BIG)
    game: str
    rules_version: int
    options: dict[str, str] = Field(sa_type=JSON)
    language: str
    min_seats: int
    max_seats: int
    seed: str = Field(repr=False)
    seed_hash: str
    status: str
    ending: str | None = None
    winners: list[int] = Field(default_factory=list, sa_type=JSON)
    sequence: int = 0
    """How many actions there are; compared and set with every one."""
    head: int = 0
    """The action whose position stands; earlier than the last one after an undo."""
    asked: int = 0
    """The sequence since which the table has asked what it asks now; older panels are stale."""
    question: int = 0
    """The action on the line of play that put the question now on the table."""
    moves: int = 0
    state: str | None = Field(default=None, sa_type=Text, repr=False)
    remind_hours: int | None = None
    created_at: datetime = Field(sa_type=UtcTime)
    started_at: datetime | None = Field(default=None, sa_type=UtcTime)
    ended_at: datetime | None = Field(default=None, sa_type=UtcTime)
    moved_at: datetime = Field(sa_type=UtcTime)
    lobby_post: dict[str, Any] | None = Field(default=None, sa_type=JSON)
    board_post: dict[str, Any] | None = Field(default=None, sa_type=JSON)


class SeatRow(Row, table=True):
    """Who sits where."""

    __tablename__ = "seats"
    __table_args__ = (UniqueConstraint("table_id", "user_id"),)

    table_id: int = Field(foreign_key="tables.id", primary_key=True)
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    user_id: int = Field(sa_type=_BIG, index=True)
    name: str
    colour: str | None = None
    resigned: bool = False


class ActionRow(Row, table=True):
    """One thing that happened; rows are added, never changed."""

    __tablename__ = "actions"
    __table_args__ = (UniqueConstraint("table_id", "sequence"),)

    id: int | None = Field(default=None, primary_key=True)
    table_id: int = Field(foreign_key="tables.id")
    sequence: int
    kind: str
    seat: int | None = None
    user_id: int | None = Field(default=None, sa_type=_BIG)
    move: str | None = None
    """A move's text; a colour chosen; how many moves an undo took back; why a table paused."""
    events: str = Field(default="[]", sa_type=Text)
    head: int
    """The action whose position stands after this one: itself, or where an undo went back to."""
    number: int = 0
    """Its place on the line of play, from 1; 0 for what is no move."""
    reversible: bool = False
    """No chance and no secret came in with it."""
    secret: bool = False
    """While the game runs only its seat may know the move; a sealed answer until it is revealed."""
    question: int = 0
    """The action that put the question standing after this one."""
    sealed: int | None = None
    """For a sealed answer: the action that put the question it answers."""
    fresh: bool = False
    """For a sealed answer: its first step, which discards an earlier answer."""
    at: datetime = Field(sa_type=UtcTime)
    interaction_id: int | None = Field(default=None, sa_type=_BIG, unique=True)


class CheckpointRow(Row, table=True):
    """The position after an action, so that going back costs the same from anywhere."""

    __tablename__ = "checkpoints"

    table_id: int = Field(foreign_key="tables.id", primary_key=True)
    sequence: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    state: str = Field(sa_type=Text, repr=False)


class ReminderRow(Row, table=True):
    """A seat that owes a move; ``due_at`` is empty where the table is silenced."""

    __tablename__ = "reminders"

    table_id: int = Field(foreign_key="tables.id", primary_key=True)
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    since: datetime = Field(sa_type=UtcTime)
    due_at: datetime | None = Field(default=None, sa_type=UtcTime, index=True)
    sent_at: datetime | None = Field(default=None, sa_type=UtcTime)


class OutboxRow(Row, table=True):
    """Something to be posted, saved with the change it announces."""

    __tablename__ = "outbox"
    __table_args__ = (
        Index("ix_outbox_waiting", "status", "due_at"),
        {"sqlite_autoincrement": True},
    )

    id: int | None = Field(default=None, primary_key=True)
    table_id: int = Field(foreign_key="tables.id", index=True)
    kind: str
    sequence: int
    seats: list[int] = Field(default_factory=list, sa_type=JSON)
    proposal_id: int | None = Field(default=None, foreign_key="proposals.id")
    status: str = "waiting"
    attempts: int = 0
    faults: int = 0
    due_at: datetime = Field(sa_type=UtcTime)
    claimed_until: datetime | None = Field(default=None, sa_type=UtcTime)
    created_at: datetime = Field(sa_type=UtcTime)
    message_id: int | None = Field(default=None, sa_type=_BIG)
    error: str | None = None


class ProposalRow(Row, table=True):
    """A question to everybody at the table."""

    __tablename__ = "proposals"
    __table_args__ = (
        Index(
            "uq_proposals_open",
            "table_id",
            "kind",
            unique=True,
            sqlite_where=text("status = 'open'"),
            postgresql_where=text("status = 'open'"),
        ),
    )

    id: int | None = Field(default=None, primary_key=True)
    table_id: int = Field(foreign_key="tables.id")
    kind: str
    seat: int
    target: int
    """For an undo: the action on the line of play to go back to."""
    moves: int
    status: str
    carried_by: int | None = None
    """The sequence of the action it led to."""
    at: datetime = Field(sa_type=UtcTime)
    interaction_id: int = Field(sa_type=_BIG, unique=True)


class VoteRow(Row, table=True):
    """What one seat said to a proposal."""

    __tablename__ = "votes"

    proposal_id: int = Field(foreign_key="proposals.id", primary_key=True)
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    yes: bool
    at: datetime = Field(sa_type=UtcTime)
    interaction_id: int = Field(sa_type=_BIG, unique=True)


class NoteRow(Row, table=True):
    """A small text the bot remembers under a key."""

    __tablename__ = "notes"

    key: str = Field(primary_key=True)
    value: str


METADATA: MetaData = Row.metadata
