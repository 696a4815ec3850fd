"""Going to Discord: what must be right before it, and a clean end on SIGTERM or Ctrl-C."""

from __future__ import annotations

import asyncio
import logging
import signal

import aiohttp
import discord
from sqlalchemy.exc import SQLAlchemyError

from bot.app import Seneschal
from bot.config import Settings
from bot.store import NewerDatabase, Store, StoreError
from bot.store.sole import InUse, sole
from bot.tables.errors import TableError

log = logging.getLogger(__name__)


class CannotStart(Exception):
    """Why the bot does not start, in one line."""


async def open_store(settings: Settings) -> Store:
    """The database with its newest schema.

    Raises:
        CannotStart: it cannot be reached, or a newer Seneschal has written it.
    """
    try:
        store = Store(settings.database_url)
    except (SQLAlchemyError, ImportError) as error:  # its driver is not installed
        raise CannotStart(f"the database cannot be opened: {error}") from None
    try:
        await store.open()
    except NewerDatabase as newer:
        await store.close()
        raise CannotStart(f"a newer Seneschal has written the database ({newer})") from None
    except StoreError as error:
        await store.close()
        raise CannotStart(f"the database cannot be opened: {error}") from None
    return store


async def run(settings: Settings) -> int:
    """Until Discord, SIGTERM or Ctrl-C ends it; what is in hand is finished.

    1 when one of its loops broke, so that whatever watches over it starts it again; else 0.
    """
    try:
        with sole(settings.database_url):
            return await _run(settings)
    except InUse as other:
        raise CannotStart(
            f"another Seneschal (process {other}) runs on this database; a SQLite file is for one"
        ) from None
    except PermissionError as error:
        raise CannotStart(f"the database cannot be opened: {error}") from None


async def _run(settings: Settings) -> int:
    store = await open_store(settings)
    bot = Seneschal(settings, store)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, bot.leave)
    try:
        async with bot:
            await bot.start(settings.token or "")
    except discord.LoginFailure:
        raise CannotStart("Discord does not know this DISCORD_TOKEN") from None
    except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError) as error:
        raise CannotStart(f"Discord cannot be reached: {error}") from None
    except OSError as error:
        address = settings.health_address
        raise CannotStart(f"HEALTH_ADDRESS {address} cannot be used: {error}") from None
    except TableError as error:
        raise CannotStart(f"the database cannot be used: {error}") from None
    finally:
        await store.close()
    log.info("stopped")
    return 1 if bot.closing.broken else 0
