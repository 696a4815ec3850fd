"""Rows of reviews of finished games."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Text
from sqlmodel import Field

from bot.store.columns import Row, UtcTime


class ReviewRow(Row, table=True):
    """A requested review, and its result as soon as there is one."""

    __tablename__ = "reviews"

    table_id: int = Field(
        foreign_key="tables.id", primary_key=True, sa_column_kwargs={"autoincrement": False}
    )
    asked_at: datetime = Field(sa_type=UtcTime)
    result: str | None = Field(default=None, sa_type=Text)
    """The review as JSON."""
    failed: bool | None = None
    """Whether it failed; a failed review is not retried automatically."""
