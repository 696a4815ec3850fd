"""The rows of reviews of finished games."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Text
from sqlmodel import Field

from bot.store.columns import Row, UtcTime


class ReviewRow(Row, table=True):
    """A game that is to be reviewed, and the review as soon as there is one."""

    __tablename__ = "reviews"

    table_id: int = Field(
        foreign_key="tables.id", primary_key=True, sa_column_kwargs={"autoincrement": False}
    )
    asked_at: datetime = Field(sa_type=UtcTime)
    found: str | None = Field(default=None, sa_type=Text)
    """The review as JSON; none yet."""
    failed: bool | None = None
    """It could not be made, and is not tried again by itself."""
