"""Rows of leagues and cups: seasons, their members, their tables, and how each seat finished."""

from __future__ import annotations

from datetime import datetime
from typing import Any, ClassVar

from sqlalchemy import Column, Index, Integer, UniqueConstraint
from sqlmodel import Field

from bot.store.columns import Plain, Row, UtcTime, one_of

_VERSION = Column("version", Integer, nullable=False)

SEASON_KINDS = "league cup"
SEASON_STATUSES = "sign-up running finished cancelled"
MEMBER_ROLES = "player reserve"
MOVES = "up down stays"
"""The values the database accepts; a test compares them with the enums."""


class SeasonRow(Row, table=True):
    """A season of a league, or a cup: what is played, how, and until when."""

    __tablename__ = "seasons"
    __table_args__ = (
        UniqueConstraint("server_id", "name", "number"),
        Index("ix_seasons_status", "status"),
        one_of("kind", SEASON_KINDS),
        one_of("status", SEASON_STATUSES),
        {"sqlite_autoincrement": True},
    )
    __mapper_args__: ClassVar[dict[str, Any]] = {"version_id_col": _VERSION}

    id: int | None = Field(default=None, primary_key=True)
    version: int = Field(default=None, sa_column=_VERSION)
    server_id: str
    channel_id: str
    """The forum or channel where its tables are opened."""
    post_id: str | None = None
    """The forum's post with its announcements; ``None``: they are in the channel."""
    admin_id: str
    """The admin who opened it."""
    kind: str
    name: str
    number: int
    """Counts the seasons of a league from 1."""
    status: str = "sign-up"
    paused_at: datetime | None = Field(default=None, sa_type=UtcTime)
    """While it is paused, no tables are opened or closed, and nobody signs up."""
    game: str
    seats: int
    """The seats of each table; in a cup, the best size of a pod."""
    language: str
    time_control: str
    rounds: int = 1
    """How many rounds a cup has before its final."""
    round: int = 0
    """The running round, from 1; a cup's final follows its last round."""
    seed: str = Field(repr=False)
    """Decides lots; published at the end."""
    seed_hash: str
    created_at: datetime = Field(sa_type=UtcTime)
    started_at: datetime | None = Field(default=None, sa_type=UtcTime)
    closes_at: datetime | None = Field(default=None, sa_type=UtcTime)
    """When computer players finish the running tables."""
    noticed_at: datetime | None = Field(default=None, sa_type=UtcTime)
    """When the players were told that they will."""
    ended_at: datetime | None = Field(default=None, sa_type=UtcTime)
    announced: list[str] = Field(default_factory=list, sa_type=Plain)
    """What has been posted about it."""
    request_id: str = Field(unique=True)


class SeasonMemberRow(Row, table=True):
    """A person who has signed up for a season."""

    __tablename__ = "season_members"
    __table_args__ = (one_of("role", MEMBER_ROLES), one_of("moves", MOVES))

    season_id: int = Field(
        foreign_key="seasons.id", primary_key=True, sa_column_kwargs={"autoincrement": False}
    )
    user_id: str = Field(primary_key=True, index=True)
    name: str
    role: str = "player"
    joined_at: datetime = Field(sa_type=UtcTime)
    withdrawn: bool = False
    """Whether they left after the start."""
    last_place: int | None = None
    """Their place in the season before, over all groups, from 0."""
    group: int | None = None
    """Their group, from 0."""
    place: int | None = None
    """Their final place in the group, from 0."""
    moves: str | None = None
    """Where they go in the next season."""


class SeasonTableRow(Row, table=True):
    """A table of a season, planned before it is opened; one with a single seat is a bye."""

    __tablename__ = "season_tables"

    season_id: int = Field(
        foreign_key="seasons.id", primary_key=True, sa_column_kwargs={"autoincrement": False}
    )
    number: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    """Counts the tables of the season from 1."""
    group: int = 0
    round: int = 1
    channel_id: str | None = None
    """The thread or post made for it."""
    table_id: int | None = Field(default=None, foreign_key="tables.id", unique=True)
    """``None`` until it is opened."""
    ended_at: datetime | None = Field(default=None, sa_type=UtcTime)


class SeasonSeatRow(Row, table=True):
    """A seat of such a table: whose it is, and how it finished."""

    __tablename__ = "season_seats"

    season_id: int = Field(
        foreign_key="seasons.id", primary_key=True, sa_column_kwargs={"autoincrement": False}
    )
    number: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    user_id: str = Field(index=True)
    player_id: str | None = Field(default=None, index=True)
    """Who played it to the end, or until computer players finished the table; ``None``: nobody."""
    score: int | None = None
    """``None`` until the table has ended."""
    won: bool = False
