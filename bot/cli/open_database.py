"""Open the database of the settings."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError

from bot.cli.errors import StartupError
from bot.config import Settings
from bot.store import NewerDatabase, OlderDatabase, Store, StoreError


async def open_store(settings: Settings) -> Store:
    """Open the database and upgrade it to the newest schema.

    Raises:
        StartupError: it cannot be reached, or this version cannot open its schema.
    """
    try:
        store = Store(settings.database_url)
    except (SQLAlchemyError, ImportError) as error:  # its driver is not installed
        raise StartupError(f"the database cannot be opened: {error}") from None
    try:
        await store.open()
    except (NewerDatabase, OlderDatabase) as other:
        await store.close()
        raise StartupError(str(other)) from None
    except StoreError as error:
        await store.close()
        raise StartupError(f"the database cannot be opened: {error}") from None
    return store
