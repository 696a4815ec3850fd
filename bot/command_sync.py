"""Register the slash commands with Discord when they have changed."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any

import discord
from discord.ext import commands

from bot.discord_ui.common.locale import translated_commands
from bot.store import Store, StoreError

log = logging.getLogger(__name__)

ENTRY_POINT = 4
"""The type of the command that opens the app inside Discord; discord.py does not know it."""
WRITABLE = (
    *("id", "type", "name", "name_localizations", "description", "description_localizations"),
    *("default_member_permissions", "contexts", "integration_types", "handler"),
)
"""What a registered command has that is sent back to keep it."""


async def sync_if_changed(bot: commands.AutoShardedBot, store: Store, guild: int | None) -> None:
    """Register the commands for all servers, or for one; a failure is only logged."""
    payload = await translated_commands(bot.tree)
    digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
    key = f"commands:{bot.application_id}:{guild or 'global'}"
    try:
        if await store.recall(key) == digest:
            return
        await _register(bot, payload, guild)
        await store.remember(key, digest)
    except (discord.HTTPException, StoreError) as error:
        log.error("commands.sync.failed", extra={"why": str(error)})
        return
    log.info("commands.synced", extra={"digest": digest[:12]})


async def _register(
    bot: commands.AutoShardedBot, payload: list[dict[str, Any]], guild: int | None
) -> None:
    """Do what ``tree.sync`` does, without translating everything again.

    Discord adds an entry point when embedded apps are switched on for the application, and refuses
    lists without it.
    """
    application_id = bot.application_id or 0
    if guild is None:
        registered: list[Any] = await bot.http.get_global_commands(application_id)
        for command in registered:
            if command["type"] == ENTRY_POINT:  # the list has no translations
                whole = await bot.http.get_global_command(application_id, command["id"])
                payload = [*payload, _as_sent(dict(whole))]
        await bot.http.bulk_upsert_global_commands(application_id, payload=payload)
    else:
        bot.tree.copy_global_to(guild=discord.Object(guild))
        await bot.http.bulk_upsert_guild_commands(application_id, guild, payload=payload)


def _as_sent(command: dict[str, Any]) -> dict[str, Any]:
    """Return a command as Discord accepts what it has listed itself."""
    sent = {name: command[name] for name in WRITABLE if command.get(name) is not None}
    if "default_member_permissions" in sent:  # listed as text, accepted as a number
        sent["default_member_permissions"] = int(sent["default_member_permissions"])
    return sent
