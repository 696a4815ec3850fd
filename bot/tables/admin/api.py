"""Server settings as admins use them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy.orm import Session

from bot.store.models.guild_settings import GuildSettingsRow
from bot.tables.admin import guild_settings, limits
from bot.tables.admin.guild_settings import MAX_CHANNELS, MAX_TABLES_OPTIONS, OPENERS, GuildSettings
from bot.tables.admin.limits import NewTable
from bot.tables.domain.errors import TableError
from bot.tables.domain.options import require_language
from bot.tables.domain.request import Person
from bot.tables.domain.time_control import parse_time_control
from bot.tables.session.service import TableService


class Guilds:
    """Read and change a server's settings."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def read(self, server_id: str | None) -> GuildSettings:
        """Return a server's settings."""
        return await self._service.read(
            lambda session: guild_settings.load_guild_settings(session, server_id)
        )

    async def set_option(
        self,
        person: Person,
        *,
        time_control: str | None = None,
        language: str | None = None,
        openers: str | None = None,
        max_tables: int | None = None,
        computer_players: bool | None = None,
    ) -> GuildSettings:
        """Change settings as an admin; an empty string or 0 restores the default.

        Raises:
            TableError: they are no admin, or a value is invalid.
        """
        server_id = guild_settings.require_admin_server(person)
        changes: dict[str, Any] = {}
        if time_control is not None:
            changes["time_control"] = parse_time_control(time_control) if time_control else None
        if language is not None:
            changes["language"] = require_language(language) if language else None
        if openers is not None:
            changes["openers"] = guild_settings.require_choice(OPENERS, openers)
        if max_tables is not None:
            changes["max_tables"] = (
                guild_settings.require_choice(MAX_TABLES_OPTIONS, max_tables)
                if max_tables
                else None
            )
        if computer_players is not None:
            changes["computer_players"] = computer_players

        def work(row: GuildSettingsRow) -> None:
            for name, value in changes.items():
                setattr(row, name, value)

        return await guild_settings.change(self._service, server_id, work)

    async def switch_channel(self, person: Person, channel_id: str) -> GuildSettings:
        """Add or remove a channel for tables; without channels, all are allowed.

        Raises:
            TableError: they are no admin, or there are too many channels.
        """

        def work(row: GuildSettingsRow) -> None:
            kept = [known for known in row.channels if known != channel_id]
            row.channels = kept if channel_id in row.channels else [*kept, channel_id]
            if len(row.channels) > MAX_CHANNELS:
                raise TableError.because("server-channels", most=MAX_CHANNELS)

        return await guild_settings.change(
            self._service, guild_settings.require_admin_server(person), work
        )

    async def switch_role(self, person: Person, role_id: str) -> GuildSettings:
        """Set the role that public lobbies mention; the same role again removes it."""

        def work(row: GuildSettingsRow) -> None:
            row.ping = None if row.ping == role_id else role_id

        return await guild_settings.change(
            self._service, guild_settings.require_admin_server(person), work
        )

    async def claim_welcome(self, server_id: str) -> bool:
        """Return whether to send a server's welcome; ``True`` only once per server."""
        key = f"welcome:{server_id}"
        if await self._service.store.recall(key) is not None:
            return False
        await self._service.store.remember(key, "sent")
        return True

    async def require_may_open(self, person: Person, places: Collection[str]) -> GuildSettings:
        """Return a server's settings if this person may open a table in one of these channels.

        Raises:
            TableError: they may not, and why.
        """

        def work(session: Session) -> GuildSettings:
            guild_settings.check_may_open(session, person, places)
            return guild_settings.load_guild_settings(session, person.server_id)

        return await self._service.read(work)

    async def check_quota(self, new_table: NewTable) -> None:
        """Check the quotas before a thread is made for the table."""
        now = self._service.clock.now()

        def work(session: Session) -> None:
            limits.check_abandoned(session, new_table.user_id)
            limits.require_quota(session, new_table, now)

        await self._service.read(work)
