"""The rows of what everybody at a table is asked: the question, and what each seat said to it."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Index, text
from sqlmodel import Field

from bot.store.columns import Row, UtcTime, one_of

OPEN_CONSENT = "status = 'open' AND kind NOT IN ('late', 'vacant')"
"""Of these proposals a table has one of a kind; of the others one about a seat."""


class VoteRow(Row, table=True):
    """A question to everybody at the table."""

    __tablename__ = "proposals"
    __table_args__ = (
        Index(
            "uq_proposals_open",
            "table_id",
            "kind",
            unique=True,
            sqlite_where=text(OPEN_CONSENT),
            postgresql_where=text(OPEN_CONSENT),
        ),
        Index(
            "uq_proposals_open_seat",
            "table_id",
            "kind",
            "seat",
            unique=True,
            sqlite_where=text("status = 'open'"),
            postgresql_where=text("status = 'open'"),
        ),
        one_of("kind", "undo end move pace late vacant"),
        one_of("status", "open carried refused lapsed"),
    )

    id: int | None = Field(default=None, primary_key=True)
    table_id: int = Field(foreign_key="tables.id", index=True)
    kind: str
    seat: int
    """Who asks; where there are several answers, whose turn or seat it is about."""
    target: int
    """For an undo: the action on the line of play to go back to."""
    moves: int
    channel_id: str | None = None
    """For a move to another channel: which, and in which server."""
    server_id: str | None = None
    pace: str | None = None
    """For a change of pace: which."""
    status: str
    outcome: str | None = None
    """The answer that was decided on, where there are several; else that too few answered."""
    due_at: datetime | None = Field(default=None, sa_type=UtcTime)
    """When it is closed; those from before there was such a time have none."""
    carried_by: int | None = None
    """The sequence of the action it led to."""
    at: datetime = Field(sa_type=UtcTime)
    request_id: str = Field(unique=True)


class BallotRow(Row, table=True):
    """What one seat said to a proposal."""

    __tablename__ = "votes"

    proposal_id: int = Field(foreign_key="proposals.id", primary_key=True)
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    yes: bool
    choice: str | None = None
    """Which answer, where there are several."""
    at: datetime = Field(sa_type=UtcTime)
    request_id: str = Field(unique=True)
