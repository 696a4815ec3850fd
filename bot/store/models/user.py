"""Rows about users: preferences, quiet hours, away periods, notes, mutes, nudges, activity."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Index, Text
from sqlmodel import Field

from bot.store.columns import Plain, Row, UtcTime, one_of


class UserRow(Row, table=True):
    """A user's preferences, and when the bot last notified them."""

    __tablename__ = "users"
    __table_args__ = (
        one_of("picture_shape", "tall wide words"),
        one_of("picture_size", "half"),
        one_of("confirms", "all never"),
    )

    user_id: str = Field(primary_key=True)
    hours_asked_at: datetime | None = Field(default=None, sa_type=UtcTime)
    """When the bot asked for their quiet hours, which it does once."""
    uses_away_days: bool = True
    """Whether away days are used when their time bank is empty."""
    picture_shape: str | None = None
    """The shape of their private pictures; ``None``: that of each table."""
    picture_size: str | None = None
    """The size of their private pictures; ``None``: full size."""
    direct_messages: bool = False
    """Send notices as direct messages."""
    muted: bool = False
    """Send no notices at all."""
    wants_next_up: bool = False
    """Notify them that their turn comes next."""
    wants_setbacks: bool = False
    """Notify them that they were overtaken or have lost something."""
    auto_answers: bool = False
    """Make moves for them where there is only one choice."""
    auto_pays: bool = False
    """Pay for them where only one way to pay makes sense."""
    language: str | None = None
    """``None``: the language of their Discord client."""
    confirms: str | None = None
    """The moves to confirm; ``None``: those that cannot be undone."""
    separate_reminders: bool | None = None
    """Remind them of each table by itself, without a digest."""
    no_hints: bool | None = None
    """Offer them no hints."""
    new_tables: bool | None = None
    """List new tables of the games they play in their digests."""
    leaderboards: bool | None = None
    """Whether leaderboards list them; ``None``: they have not been asked yet."""
    changed_at: datetime | None = Field(default=None, sa_type=UtcTime)
    """When they last changed a preference."""
    notified_at: datetime | None = Field(default=None, sa_type=UtcTime)
    """When the last notice was sent to them."""
    notified_server_id: str | None = None
    """The server whose tables that notice was about; ``None``: it was about all of them."""


class QuietHoursRow(Row, table=True):
    """A user's nights and days off, valid until their next row."""

    __tablename__ = "quiet_hours"
    __table_args__ = (Index("ix_quiet_hours_user_id_since", "user_id", "since"),)

    id: int | None = Field(default=None, primary_key=True)
    user_id: str
    since: datetime = Field(sa_type=UtcTime)
    zone: str
    night_from: int | None = None
    """In minutes after midnight; ``None``: the user has no night."""
    night_to: int | None = None
    days_off: list[int] = Field(default_factory=list, sa_type=Plain)
    """Days of the week; Monday is 0."""


class AwayPeriodRow(Row, table=True):
    """A period when a user is away; it ends when the user comes back early."""

    __tablename__ = "away_periods"
    __table_args__ = (Index("ix_away_periods_user_id_ends_at", "user_id", "ends_at"),)

    id: int | None = Field(default=None, primary_key=True)
    user_id: str
    begins_at: datetime = Field(sa_type=UtcTime)
    ends_at: datetime = Field(sa_type=UtcTime)
    automatic: bool = False
    """Whether the bot used away days, because the user's time bank was empty."""
    request_id: str | None = Field(default=None, unique=True)


class NoteRow(Row, table=True):
    """A user's private note about a table; it is shown to nobody else."""

    __tablename__ = "player_notes"

    user_id: str = Field(primary_key=True)
    table_id: int = Field(foreign_key="tables.id", primary_key=True)
    text: str = Field(sa_type=Text, repr=False)


class MuteRow(Row, table=True):
    """A table that a user has muted."""

    __tablename__ = "mutes"

    user_id: str = Field(primary_key=True)
    table_id: int = Field(
        foreign_key="tables.id", primary_key=True, sa_column_kwargs={"autoincrement": False}
    )


class NudgeRow(Row, table=True):
    """A player's request for another player to move."""

    __tablename__ = "nudges"
    __table_args__ = (Index("ix_nudges_table_id_at", "table_id", "at"),)

    id: int | None = Field(default=None, primary_key=True)
    table_id: int = Field(foreign_key="tables.id")
    user_id: str
    """The player who was nudged."""
    by_id: str
    at: datetime = Field(sa_type=UtcTime)


class LastActiveRow(Row, table=True):
    """When a user last used the bot; kept for a few minutes."""

    __tablename__ = "last_active"

    user_id: str = Field(primary_key=True)
    at: datetime = Field(index=True, sa_type=UtcTime)
