"""Rows of the web page: links that sign in, sessions, and tables without a page."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Field

from bot.store.columns import Row, UtcTime


class WebLinkRow(Row, table=True):
    """A link that signs a user in once; its id is the hash of its token, which is not stored."""

    __tablename__ = "web_links"

    id: str = Field(primary_key=True, repr=False)
    user_id: str
    name: str
    table_id: int | None = Field(default=None, foreign_key="tables.id")
    """The table whose page it opens; ``None``: the list of the user's tables."""
    expires_at: datetime = Field(index=True, sa_type=UtcTime)


class WebSessionRow(Row, table=True):
    """A browser in which a user is signed in; its id is the hash of its token, likewise."""

    __tablename__ = "web_sessions"

    id: str = Field(primary_key=True, repr=False)
    user_id: str = Field(index=True)
    name: str
    """The user's name when they signed in."""
    created_at: datetime = Field(sa_type=UtcTime)
    expires_at: datetime = Field(index=True, sa_type=UtcTime)


class PageOffRow(Row, table=True):
    """A table whose host has turned off its page for visitors without a session."""

    __tablename__ = "pages_off"

    table_id: int = Field(
        foreign_key="tables.id", primary_key=True, sa_column_kwargs={"autoincrement": False}
    )
