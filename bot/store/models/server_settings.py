"""Rows of servers' settings."""

from __future__ import annotations

from sqlmodel import Field

from bot.store.columns import Plain, Row, one_of


class ServerSettingsRow(Row, table=True):
    """A server's settings, made by its admins; ``None`` is the default."""

    __tablename__ = "guild_settings"
    __table_args__ = (one_of("openers", "everybody admins"),)

    server_id: str = Field(primary_key=True)
    channels: list[str] = Field(default_factory=list, sa_type=Plain)
    """Where tables may be opened, including threads; empty: everywhere."""
    time_control: str | None = None
    language: str | None = None
    openers: str | None = None
    """Who may open tables; ``None``: everybody."""
    max_tables: int | None = None
    """Maximum number of open or running tables per host."""
    ping: str | None = None
    """The role to ping when a table looks for players."""
    computer_players: bool | None = None
    """Whether computer players are allowed; ``None``: they are."""
