"""A server's settings for tables, set by its admins, and their effects."""

from __future__ import annotations

import logging
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.guild_settings import GuildSettingsRow
from bot.store.models.table import TableRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Person
from bot.tables.domain.table import LIVE
from bot.tables.session.service import TableService
from engine.core.words.text import Text

log = logging.getLogger(__name__)

OPENERS = EVERYBODY, ADMINS = ("everybody", "admins")
MAX_TABLES_OPTIONS = (1, 2, 3, 5, 10)
"""Choices for how many live tables one person may have opened."""
MAX_CHANNELS = 25
ROLE_MENTION_INTERVAL = timedelta(hours=1)
"""Minimum time between two lobbies that mention the server's role."""


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """A server's settings; ``None`` is the default, and no channels means all."""

    channels: tuple[str, ...] = ()
    time_control: str | None = None
    language: str | None = None
    openers: str = EVERYBODY
    max_tables: int | None = None
    ping: str | None = None
    computer_players: bool = True


def load_guild_settings(session: Session, server_id: str | None) -> GuildSettings:
    """Load a server's settings within a session."""
    row = None if server_id is None else session.get(GuildSettingsRow, server_id)
    if row is None:
        return GuildSettings()
    return GuildSettings(
        tuple(row.channels),
        row.time_control,
        row.language,
        row.openers or EVERYBODY,
        row.max_tables,
        row.ping,
        row.computer_players is not False,
    )


def require_admin_server(person: Person) -> str:
    """Return the server this person manages.

    Raises:
        TableError: they manage none, or used the bot outside a server.
    """
    if person.server_id is None or not person.manages:
        raise TableError.because("server-admins-only")
    return person.server_id


def require_choice(known: Collection[Any], value: Any) -> Any:
    """Return a value that is one of the choices; raise ``TableError`` for any other."""
    if value not in known:
        raise TableError.because("error-old-button")
    return value


async def change(service: TableService, server_id: str, work: Any) -> GuildSettings:
    """Change a server's settings; return them."""

    def transaction(session: Session) -> GuildSettings:
        row = session.get(GuildSettingsRow, server_id) or GuildSettingsRow(server_id=server_id)
        work(row)
        session.add(row)
        session.flush()
        return load_guild_settings(session, server_id)

    return await service.transaction(transaction)


# Effects


def check_may_open(session: Session, person: Person, places: Collection[str]) -> None:
    """Check that this person may open a table in one of these channels: a thread, its parent.

    Raises:
        TableError: they may not, and why.
    """
    settings = load_guild_settings(session, person.server_id)
    if settings.openers == ADMINS and not person.manages:
        raise TableError.because("server-admins-open")
    if settings.channels and not set(settings.channels) & set(places):
        channels = tuple(
            Text("server-channel", {"channel": channel}) for channel in settings.channels
        )
        raise TableError.because("server-not-here", channels=channels)
    if settings.max_tables is not None and not person.manages:
        opened = select(func.count()).select_from(TableRow)
        opened = opened.where(
            col(TableRow.server_id) == person.server_id,
            col(TableRow.host_id) == person.id,
            col(TableRow.status).in_(LIVE),
        )
        if (session.scalar(opened) or 0) >= settings.max_tables:
            raise TableError.because("server-most", most=settings.max_tables)


def role_to_mention(session: Session, server_id: str | None, now: datetime) -> str | None:
    """Return the role a public lobby mentions; ``None`` within an hour of the last mention."""
    settings = load_guild_settings(session, server_id)
    recent = select(col(TableRow.id)).where(
        col(TableRow.server_id) == server_id,
        col(TableRow.ping).is_not(None),
        col(TableRow.created_at) > now - ROLE_MENTION_INTERVAL,
    )
    if settings.ping is None or session.scalar(recent.limit(1)) is not None:
        return None
    return settings.ping
