"""Rows about people rather than tables: their hours, absences and wishes."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Index, Text
from sqlmodel import Field

from bot.store.columns import Plain, Row, UtcTime, one_of


class PersonRow(Row, table=True):
    """Somebody who has been asked, or has said how they like it."""

    __tablename__ = "people"
    __table_args__ = (
        one_of("picture", "tall wide words"),
        one_of("confirms", "all never"),
        one_of("size", "half"),
    )

    user_id: str = Field(primary_key=True)
    asked_at: datetime | None = Field(default=None, sa_type=UtcTime)
    """When they were asked for their hours; once is enough."""
    draws: bool = True
    """Whether days of absence are drawn by themselves when a bank is empty."""
    picture: str | None = None
    """The shape of pictures only they see; none said: that of each table."""
    direct: bool = False
    """Notices come as direct messages."""
    silent: bool = False
    """No notices at all."""
    hears_next: bool = False
    """They want to hear that their turn comes next."""
    hears_losses: bool = False
    """They want to hear that they were overtaken, or what else befell them."""
    answers_alone: bool = False
    """Where only one answer is possible it is given for them."""
    pays_alone: bool = False
    """Where only one way to pay makes sense it is paid for them."""
    language: str | None = None
    """What they are spoken to in; none said: that of their Discord."""
    confirms: str | None = None
    """Which moves they are asked about once more; none said: those that cannot be taken back."""
    size: str | None = None
    """How large pictures are that only they see; none said: as everybody's."""
    apart: bool | None = None
    """Each table reminds them by itself, without a digest."""
    no_hints: bool | None = None
    """They want no hints anywhere."""
    said_at: datetime | None = Field(default=None, sa_type=UtcTime)
    """When they last chose one of their settings."""
    called_at: datetime | None = Field(default=None, sa_type=UtcTime)
    """When the last notice went out to them."""
    called_in: str | None = None
    """The server whose tables that notice told of; none: it told of all."""


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


class AwayRow(Row, table=True):
    """When somebody is away; one that ended early has its end there."""

    __tablename__ = "absences"
    __table_args__ = (Index("ix_absences_user_id_ends", "user_id", "ends_at"),)

    id: int | None = Field(default=None, primary_key=True)
    user_id: str
    begins_at: datetime = Field(sa_type=UtcTime)
    ends_at: datetime = Field(sa_type=UtcTime)
    drawn: bool = False
    """It was drawn by itself."""
    request_id: str | None = Field(default=None, unique=True)


class NoteRow(Row, table=True):
    """What somebody has noted for themselves at a table; nobody else is ever shown it."""

    __tablename__ = "own_notes"

    user_id: str = Field(primary_key=True)
    table_id: int = Field(foreign_key="tables.id", primary_key=True)
    text: str = Field(sa_type=Text, repr=False)


class MuteRow(Row, table=True):
    """A table whose notices somebody does not want."""

    __tablename__ = "hushes"

    user_id: str = Field(primary_key=True)
    table_id: int = Field(
        foreign_key="tables.id", primary_key=True, sa_column_kwargs={"autoincrement": False}
    )


class NudgeRow(Row, table=True):
    """A player has asked another for their move."""

    __tablename__ = "nudges"
    __table_args__ = (Index("ix_nudges_table_id_at", "table_id", "at"),)

    id: int | None = Field(default=None, primary_key=True)
    table_id: int = Field(foreign_key="tables.id")
    user_id: str
    """Who was asked."""
    by_id: str
    at: datetime = Field(sa_type=UtcTime)


class LastActiveRow(Row, table=True):
    """When somebody pressed or typed something, within the last minutes."""

    __tablename__ = "seen"

    user_id: str = Field(primary_key=True)
    at: datetime = Field(index=True, sa_type=UtcTime)
