"""Read, change and apply a server's settings for tables."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.server_settings import ServerSettingsRow
from bot.store.models.table import TableRow
from bot.tables.admin.limits import NewTable, check_abandoned, require_quota
from bot.tables.domain.errors import TableError
from bot.tables.domain.options import require_language
from bot.tables.domain.request import Person
from bot.tables.domain.table import LIVE
from bot.tables.domain.time_control import parse_time_control
from bot.tables.session.feature import Feature, reads, writes
from engine.core.words.text import say

OPENERS = EVERYBODY, ADMINS = ("everybody", "admins")
MAX_TABLES_OPTIONS = (1, 2, 3, 5, 10)
"""Choices for how many live tables one person may have opened."""
MAX_CHANNELS = 25
ROLE_MENTION_INTERVAL = timedelta(hours=1)
"""Minimum time between two lobbies that mention the server's role."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """A server's settings; ``None`` is the default, and no channels means all."""

    channels: tuple[str, ...] = ()
    time_control: str | None = None
    language: str | None = None
    openers: str = EVERYBODY
    max_tables: int | None = None
    ping: str | None = None
    computer_players: bool = True


def load_server_settings(session: Session, server_id: str | None) -> ServerSettings:
    """Load a server's settings within a session."""
    row = None if server_id is None else session.get(ServerSettingsRow, server_id)
    return ServerSettings() if row is None else _from_row(row)


def _from_row(row: ServerSettingsRow) -> ServerSettings:
    return ServerSettings(
        tuple(row.channels),
        row.time_control,
        row.language,
        row.openers or EVERYBODY,
        row.max_tables,
        row.ping,
        row.computer_players is not False,
    )


def require_admin_server(person: Person) -> str:
    """Return the server this person manages and acts in; raise ``TableError`` if there is none."""
    if person.server_id is None or not person.manages:
        raise TableError.because("server-admins-only")
    return person.server_id


def _require_choice(known: Collection[Any], value: Any) -> Any:
    """Return a value that is one of the choices; raise ``TableError`` for any other."""
    if value not in known:
        raise TableError.because("error-old-button")
    return value


def _row_of_admin(session: Session, person: Person) -> ServerSettingsRow:
    server_id = require_admin_server(person)
    row = session.get(ServerSettingsRow, server_id) or ServerSettingsRow(server_id=server_id)
    session.add(row)
    return row


def check_may_open(session: Session, person: Person, places: Collection[str]) -> None:
    """Raise ``TableError`` if a person may not open a table in any of these channels."""
    settings = load_server_settings(session, person.server_id)
    if settings.openers == ADMINS and not person.manages:
        raise TableError.because("server-admins-open")
    if settings.channels and not set(settings.channels) & set(places):
        channels = tuple(say("server-channel", channel=channel) for channel in settings.channels)
        raise TableError.because("server-not-here", channels=channels)
    if settings.max_tables is not None and not person.manages:
        opened = select(func.count()).select_from(TableRow).where(col(TableRow.status).in_(LIVE))
        opened = opened.filter_by(server_id=person.server_id, host_id=person.id)
        if (session.scalar(opened) or 0) >= settings.max_tables:
            raise TableError.because("server-most", most=settings.max_tables)


def role_to_mention(session: Session, server_id: str | None, now: datetime) -> str | None:
    """Return the role a public lobby mentions; ``None`` within an hour of the last mention."""
    settings = load_server_settings(session, server_id)
    recent = select(col(TableRow.id)).where(
        col(TableRow.server_id) == server_id,
        col(TableRow.ping).is_not(None),
        col(TableRow.created_at) > now - ROLE_MENTION_INTERVAL,
    )
    if settings.ping is None or session.scalar(recent.limit(1)) is not None:
        return None
    return settings.ping


class Servers(Feature):
    """Read and change a server's settings."""

    @reads
    def read(self, session: Session, server_id: str | None) -> ServerSettings:
        """Return a server's settings."""
        return load_server_settings(session, server_id)

    @writes
    def set_option(
        self,
        session: Session,
        person: Person,
        *,
        time_control: str | None = None,
        language: str | None = None,
        openers: str | None = None,
        max_tables: int | None = None,
        computer_players: bool | None = None,
    ) -> ServerSettings:
        """Change settings as an admin; an empty string or 0 restores the default."""
        row = _row_of_admin(session, person)
        if time_control is not None:
            row.time_control = parse_time_control(time_control) if time_control else None
        if language is not None:
            row.language = require_language(language) if language else None
        if openers is not None:
            row.openers = _require_choice(OPENERS, openers)
        if max_tables is not None:
            row.max_tables = _require_choice((0, *MAX_TABLES_OPTIONS), max_tables) or None
        if computer_players is not None:
            row.computer_players = computer_players
        return _from_row(row)

    @writes
    def switch_channel(self, session: Session, person: Person, channel_id: str) -> ServerSettings:
        """Add or remove a channel for tables; without channels, all are allowed."""
        row = _row_of_admin(session, person)
        others = [known for known in row.channels if known != channel_id]
        row.channels = others if channel_id in row.channels else [*others, channel_id]
        if len(row.channels) > MAX_CHANNELS:
            raise TableError.because("server-channels", most=MAX_CHANNELS)
        return _from_row(row)

    @writes
    def switch_role(self, session: Session, person: Person, role_id: str) -> ServerSettings:
        """Set the role that public lobbies mention; the same role again removes it."""
        row = _row_of_admin(session, person)
        row.ping = None if row.ping == role_id else role_id
        return _from_row(row)

    async def claim_welcome(self, server_id: str) -> bool:
        """Return whether to send a server's welcome; ``True`` only once per server."""
        key = f"welcome:{server_id}"
        if await self._service.store.recall(key) is not None:
            return False
        await self._service.store.remember(key, "sent")
        return True

    @reads
    def require_may_open(
        self, session: Session, person: Person, places: Collection[str]
    ) -> ServerSettings:
        """Return a server's settings; raises like :func:`check_may_open`."""
        check_may_open(session, person, places)
        return load_server_settings(session, person.server_id)

    @reads
    def check_quota(self, session: Session, new_table: NewTable) -> None:
        """Check the quotas before a thread is made for the table."""
        check_abandoned(session, new_table.user_id)
        require_quota(session, new_table, self._service.clock.now())
