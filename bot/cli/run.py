"""``python -m bot run``: connect to Discord until SIGTERM or Ctrl-C."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal

import aiohttp
import discord

from bot.app import Seneschal
from bot.cli import sandbox
from bot.cli.configure import configure
from bot.cli.database import open_store
from bot.cli.errors import StartupError
from bot.config import Settings
from bot.nightly_backup import NightlyBackup
from bot.short_collections import short_collections
from bot.store.single_instance import InUse, single_instance
from bot.tables.domain.errors import TableError

log = logging.getLogger(__name__)


def add_arguments(_: argparse.ArgumentParser) -> None:
    """Add no arguments: everything is in the settings."""


def run(_: argparse.Namespace) -> int:
    """Connect to Discord, or open the sandbox if there is no token."""
    settings = configure()
    if settings.token is None:
        print("No DISCORD_TOKEN is set: starting the sandbox in your browser.")
        return sandbox.play(settings)
    with short_collections():
        return asyncio.run(serve(settings))


async def serve(settings: Settings) -> int:
    """Run until Discord, SIGTERM or Ctrl-C stops it, and finish work in progress.

    Return 1 if one of its loops failed, so that a supervisor restarts it, else 0.
    """
    try:
        with single_instance(settings.database_url):
            return await _serve(settings)
    except InUse as other:
        raise StartupError(
            f"another Seneschal (process {other}) runs on this database; a SQLite file is for one"
        ) from None
    except PermissionError as error:
        raise StartupError(f"the database cannot be opened: {error}") from None


async def _serve(settings: Settings) -> int:
    async with open_store(settings.database_url) as store:
        bot = Seneschal(settings, store)
        bot.shows_emoji = True
        if settings.backup_dir is not None:
            bot.nightly_backup = NightlyBackup(
                bot.service, settings.backup_dir, settings.backup_keep
            )
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, bot.leave)
        try:
            async with bot:
                await bot.start(settings.token or "")
        except discord.LoginFailure:
            raise StartupError("Discord rejects this DISCORD_TOKEN") from None
        except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError) as error:
            raise StartupError(f"Discord cannot be reached: {error}") from None
        except OSError as error:
            used = {
                "SENESCHAL_HEALTH_ADDRESS": settings.health_address,
                "SENESCHAL_WEB_ADDRESS": settings.web_address,
            }
            named = " or ".join(f"{name} {value}" for name, value in used.items() if value)
            raise StartupError(f"{named} cannot be used: {error}") from None
        except TableError as error:
            raise StartupError(f"the database cannot be used: {error}") from None
    log.info("process.stopped")
    return 1 if bot.shutdown.broken else 0
