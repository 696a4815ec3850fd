"""What the organisers of a server have said about tables there."""

from __future__ import annotations

from sqlmodel import Field

from bot.store.columns import Plain, Row, one_of


class GuildSettingsRow(Row, table=True):
    """A server's settings; what was never said is as usual."""

    __tablename__ = "servers"
    __table_args__ = (one_of("openers", "everybody organisers"),)

    server_id: str = Field(primary_key=True)
    channels: list[str] = Field(default_factory=list, sa_type=Plain)
    """Where tables may be opened, in threads below too; none: everywhere."""
    pace: str | None = None
    language: str | None = None
    openers: str | None = None
    """Who may open tables; none said: everybody."""
    most: int | None = None
    """How many open or running tables one person may have opened."""
    ping: str | None = None
    """The role that is called when a table asks for players."""
    opponents: bool | None = None
    """Whether opponents may sit at the tables; none said: they may."""
