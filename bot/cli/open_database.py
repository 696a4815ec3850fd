"""Open the database of a command."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError

from bot.cli.errors import StartupError
from bot.store import NewerDatabase, OlderDatabase, Store, StoreError


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
        except (NewerDatabase, OlderDatabase) as other:
            raise StartupError(str(other)) from None
        except StoreError as error:
            raise StartupError(f"the database cannot be opened: {error}") from None
        yield store
    finally:
        await store.close()
