"""Rows about who wants to meet whom: invitations to tables, and block lists."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Field

from bot.store.columns import Row, UtcTime, one_of


class InvitationRow(Row, table=True):
    """A person invited to a table before its game starts."""

    __tablename__ = "invitations"
    __table_args__ = (one_of("status", "open accepted declined"),)

    table_id: int = Field(
        foreign_key="tables.id", primary_key=True, sa_column_kwargs={"autoincrement": False}
    )
    user_id: str = Field(primary_key=True, index=True)
    """The guest."""
    name: str
    by_id: str = Field(index=True)
    """The player who has invited them."""
    status: str = "open"
    invited_at: datetime = Field(sa_type=UtcTime)


class BlockRow(Row, table=True):
    """A person whom a user does not want to meet at a table; shown to that user only."""

    __tablename__ = "blocks"

    user_id: str = Field(primary_key=True)
    blocked_id: str = Field(primary_key=True, index=True)
    name: str
    """The blocked person's name, as the user saw it."""
    blocked_at: datetime = Field(sa_type=UtcTime)
