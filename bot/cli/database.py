"""Open the database for a command, alone if no bot may run meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from bot.cli.errors import StartupError
from bot.store import NewerDatabase, OlderDatabase, Store, StoreError
from bot.store.single_instance import InUse, single_instance
from bot.tables.background.leases import is_any_running


@asynccontextmanager
async def open_store(database_url: str) -> AsyncIterator[Store]:
    """Open a database with the newest schema until the context ends.

    Raises:
        StartupError: it cannot be reached, or this version cannot open its schema.
    """
    try:
        store = Store(database_url)
    except (SQLAlchemyError, ImportError) as error:  # its driver is not installed
        raise StartupError(f"the database cannot be opened: {error}") from None
    try:
        try:
            await store.open()
        except (NewerDatabase, OlderDatabase) as error:
            raise StartupError(str(error)) from None
        except StoreError as error:
            raise StartupError(f"the database cannot be opened: {error}") from None
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def lock_store(database_url: str) -> AsyncIterator[Store]:
    """Lock a database of either kind, and open it with the newest schema.

    Raises:
        StartupError: a bot runs on it, or it cannot be opened.
    """
    async with AsyncExitStack() as stack:
        if is_sqlite := make_url(database_url).get_backend_name() == "sqlite":
            stack.enter_context(lock_file(database_url))
        store = await stack.enter_async_context(open_store(database_url))
        if not is_sqlite:
            await stack.enter_async_context(lock_server(store))
        yield store


@contextmanager
def lock_file(database_url: str) -> Iterator[Path]:
    """Lock a SQLite file that no bot has open.

    Raises:
        StartupError: a bot has it open, or the folder cannot be written to.
    """
    name = without_password(database_url)
    try:
        with single_instance(database_url):
            yield Path(make_url(database_url).database or "")
    except InUse as other:
        raise StartupError(f"process {other} runs on {name}: stop it first") from None
    except PermissionError as error:
        raise StartupError(f"{name} cannot be used: {error}") from None


@asynccontextmanager
async def lock_server(store: Store) -> AsyncIterator[None]:
    """Lock a server's database that no bot uses; a bot that starts now waits.

    Raises:
        StartupError: a bot uses it.
    """
    async with store.advisory_lock("schema"):
        await require_none_running(store)
        yield


async def require_none_running(store: Store) -> None:
    """Check that no bot uses the server's database.

    Raises:
        StartupError: a bot uses it.
    """
    if await is_any_running(store.read, asyncio.sleep):
        name = without_password(store.url)
        raise StartupError(f"a bot runs on {name}: stop all of its processes first")


def without_password(database_url: str | URL) -> str:
    """Return a URL without its password, for output."""
    return make_url(database_url).render_as_string(hide_password=True)
