"""Telling Discord the commands, when they differ from what it was told last."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.discord_ui.kit.translator import translated_commands
from bot.store import StoreError

if TYPE_CHECKING:
    from bot.app import Seneschal

log = logging.getLogger(__name__)


async def sync_if_changed(bot: Seneschal) -> None:
    """A failure costs new commands, nothing else: the bot goes on with those Discord has."""
    payload = json.dumps(await translated_commands(bot.tree), sort_keys=True)
    digest = hashlib.sha256(payload.encode()).hexdigest()
    guild = bot.settings.dev_guild
    key = f"commands:{bot.application_id}:{guild or 'global'}"
    target = None if guild is None else discord.Object(guild)
    store = bot.tables.store
    try:
        if await store.recall(key) == digest:
            return
        if target is not None:
            bot.tree.copy_global_to(guild=target)
        await bot.tree.sync(guild=target)
        await store.remember(key, digest)
    except (discord.HTTPException, app_commands.AppCommandError, StoreError) as error:
        log.error("commands could not be synced", extra={"why": str(error)})
        return
    log.info("commands synced", extra={"digest": digest[:12]})
