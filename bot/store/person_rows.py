"""Rows about people rather than tables: their hours, and when they are away; and outages."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Index, MetaData
from sqlmodel import Field

from bot.store.rows import Flag, Plain, Row, UtcTime


class PersonRow(Row, table=True):
    """Somebody who has been asked, or has said how they like it."""

    __tablename__ = "people"

    user_id: str = Field(primary_key=True)
    asked_at: datetime | None = Field(default=None, sa_type=UtcTime)
    """When they were asked for their hours; once is enough."""
    draws: bool = Field(default=True, sa_type=Flag)
    """Whether days of absence are drawn by themselves when a bank is empty."""


class HoursRow(Row, table=True):
    """What somebody said of their hours; it holds until the next row of theirs."""

    __tablename__ = "hours"
    __table_args__ = (Index("ix_hours_user_id_since", "user_id", "since"),)

    id: int | None = Field(default=None, primary_key=True)
    user_id: str
    since: datetime = Field(sa_type=UtcTime)
    zone: str
    night_from: int | None = None
    """In minutes after midnight; none where time runs all day."""
    night_to: int | None = None
    days_off: list[int] = Field(default_factory=list, sa_type=Plain)
    """Days of the week, Monday 0."""


class AbsenceRow(Row, table=True):
    """When somebody is away; one that ended early has its end there."""

    __tablename__ = "absences"
    __table_args__ = (Index("ix_absences_user_id_ends", "user_id", "ends_at"),)

    id: int | None = Field(default=None, primary_key=True)
    user_id: str
    begins_at: datetime = Field(sa_type=UtcTime)
    ends_at: datetime = Field(sa_type=UtcTime)
    drawn: bool = Field(default=False, sa_type=Flag)
    """It was drawn by itself."""
    request_id: str | None = Field(default=None, unique=True)


class OutageRow(Row, table=True):
    """When the bot was not there."""

    __tablename__ = "outages"

    id: int | None = Field(default=None, primary_key=True)
    begins_at: datetime = Field(sa_type=UtcTime)
    ends_at: datetime = Field(index=True, sa_type=UtcTime)


METADATA: MetaData = Row.metadata
"""That of all rows, with those of the tables."""
