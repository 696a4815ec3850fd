"""Rows of votes, and of what each seat has answered."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Index, text
from sqlmodel import Field

from bot.store.columns import Row, UtcTime, one_of

VOTE_KINDS = "undo end move time-control timeout empty-seat"
VOTE_STATUSES = "open accepted refused expired"
"""The values the database accepts; a test compares them with the enums."""
OPEN_UNANIMOUS = "status = 'open' AND kind NOT IN ('timeout', 'empty-seat')"
"""A table has one open vote of each of these kinds; of the others, one for each seat."""


class VoteRow(Row, table=True):
    """A question to all players of a table."""

    __tablename__ = "votes"
    __table_args__ = (
        Index(
            "uq_votes_open",
            "table_id",
            "kind",
            unique=True,
            sqlite_where=text(OPEN_UNANIMOUS),
            postgresql_where=text(OPEN_UNANIMOUS),
        ),
        Index(
            "uq_votes_open_seat",
            "table_id",
            "kind",
            "seat",
            unique=True,
            sqlite_where=text("status = 'open'"),
            postgresql_where=text("status = 'open'"),
        ),
        one_of("kind", VOTE_KINDS),
        one_of("status", VOTE_STATUSES),
    )

    id: int | None = Field(default=None, primary_key=True)
    table_id: int = Field(foreign_key="tables.id", index=True)
    kind: str
    seat: int
    """The seat that asks; in a majority vote, the seat it is about."""
    target: int
    """Of an undo: the action on the timeline to go back to."""
    moves: int
    """Of an undo: how many moves it takes back."""
    channel_id: str | None = None
    """Of a move to another channel: that channel, and its server."""
    server_id: str | None = None
    time_control: str | None = None
    """The proposed time control."""
    status: str
    outcome: str | None = None
    """The winning answer of a majority vote, or why a unanimous one expired."""
    due_at: datetime | None = Field(default=None, sa_type=UtcTime)
    """When voting ends; old votes have no end."""
    applied_by: int | None = None
    """The sequence of the action that applied the outcome."""
    at: datetime = Field(sa_type=UtcTime)
    request_id: str = Field(unique=True)


class VoteAnswerRow(Row, table=True):
    """The answer of one seat."""

    __tablename__ = "vote_answers"

    vote_id: int = Field(foreign_key="votes.id", primary_key=True)
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    yes: bool
    choice: str | None = None
    """The answer in a majority vote."""
    at: datetime = Field(sa_type=UtcTime)
    request_id: str = Field(unique=True)
