"""Having a database to oneself, for what no bot may run beside: moving it, and restoring it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from bot.cli.errors import StartupError
from bot.cli.open_database import open_store
from bot.config import Settings
from bot.store import Store
from bot.store.single_instance import InUse, single_instance
from bot.tables.background.leases import is_any_running


@contextmanager
def file_alone(database_url: str) -> Iterator[Path]:
    """A SQLite file that no bot has open.

    Raises:
        CannotStart: one has, or the folder cannot be written to.
    """
    try:
        with single_instance(database_url):
            yield Path(make_url(database_url).database or "")
    except InUse as other:
        raise StartupError(
            f"process {other} runs on {shown(database_url)}: stop it first"
        ) from None
    except PermissionError as error:
        raise StartupError(f"{shown(database_url)} cannot be used: {error}") from None


@asynccontextmanager
async def server_alone(store: Store) -> AsyncIterator[None]:
    """A server's database on which no bot works; one that starts meanwhile waits.

    Raises:
        CannotStart: one works there.
    """
    async with store.turn("schema", 0):
        await need_none_running(store)
        yield


async def need_none_running(store: Store) -> None:
    """Nothing if no bot works on that server's database.

    Raises:
        CannotStart: one does.
    """
    if await is_any_running(store.read, asyncio.sleep):
        where = shown(store.url.render_as_string(hide_password=True))
        raise StartupError(f"a bot runs on {where}: stop all of its processes first")


@asynccontextmanager
async def store_alone(database_url: str) -> AsyncIterator[Store]:
    """The database of either kind, open and with its newest schema.

    Raises:
        CannotStart: a bot runs on it, or it cannot be opened.
    """
    settings = Settings(_env_file=None, database_url=database_url)
    if make_url(database_url).get_backend_name() == "sqlite":
        with file_alone(database_url):
            store = await open_store(settings)
            try:
                yield store
            finally:
                await store.close()
        return
    store = await open_store(settings)
    try:
        async with server_alone(store):
            yield store
    finally:
        await store.close()


def shown(database_url: str) -> str:
    """An address as it may be printed: without its password."""
    return make_url(database_url).render_as_string(hide_password=True)
