"""``python -m bot web``: serve the web pages of tables, beside the processes that run the bot."""

from __future__ import annotations

import argparse
import asyncio
import signal

import aiohttp
import discord

from bot.cli.configure import configure
from bot.cli.database import open_store
from bot.cli.errors import StartupError, UsageError
from bot.config import Settings
from bot.short_collections import short_collections
from bot.store.single_instance import InUse, single_instance
from bot.tables.domain.errors import TableError
from bot.web_process import WebProcess


def add_arguments(_: argparse.ArgumentParser) -> None:
    """Add no arguments: everything is in the settings."""


def run(_: argparse.Namespace) -> int:
    """Serve the pages until SIGTERM or Ctrl-C."""
    settings = configure()
    for name, value in (
        ("DISCORD_TOKEN", settings.token),
        ("SENESCHAL_WEB_ADDRESS", settings.web_address),
    ):
        if value is None:
            raise UsageError(f"{name} is not set, which the web pages need")
    with short_collections():
        return asyncio.run(serve(settings))


async def serve(settings: Settings) -> int:
    """Serve the pages until they are stopped; return 1 if they must be restarted, else 0.

    On SQLite, only while no bot uses the file: there, the bot's own process serves the pages.
    """
    try:
        with single_instance(settings.database_url):
            async with open_store(settings.database_url) as store:
                return await _serve(WebProcess(settings, store), settings)
    except InUse as other:
        raise StartupError(
            f"process {other} runs on this SQLite file, which is for one process; it serves the "
            "pages itself (SENESCHAL_WEB_ADDRESS), and PostgreSQL allows several processes"
        ) from None
    except PermissionError as error:
        raise StartupError(f"the database cannot be opened: {error}") from None


async def _serve(process: WebProcess, settings: Settings) -> int:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, process.stop)
    try:
        await process.run(settings.token or "", settings.web_address or "", settings.web_url)
    except discord.LoginFailure:
        raise StartupError("Discord rejects this DISCORD_TOKEN") from None
    except (discord.HTTPException, aiohttp.ClientError) as error:
        raise StartupError(f"Discord cannot be reached: {error}") from None
    except OSError as error:
        named = f"SENESCHAL_WEB_ADDRESS {settings.web_address}"
        raise StartupError(f"{named} cannot be used: {error}") from None
    except TableError as error:
        raise StartupError(f"the database cannot be used: {error}") from None
    return 1 if process.broken else 0
