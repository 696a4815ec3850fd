"""``python -m bot restore FILE``: replace the database by a backup."""

from __future__ import annotations

import argparse
import asyncio
import logging
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.orm import Session

from bot.cli.configure import configure
from bot.cli.database import lock_file, lock_server, lock_store, without_password
from bot.cli.errors import StartupError
from bot.config import Settings
from bot.logs import raise_log_level
from bot.presentation.texts import forgotten_player, words_in
from bot.store import BackupError, Store, StoreError
from bot.store.backup import delete_id, restore_file, restore_server
from bot.tables.domain.errors import TableError
from bot.tables.hooks import AFTER_CHANGE
from bot.tables.session.service import TableService
from bot.tables.users import forgotten
from bot.tables.users.forget_again import forget_again
from bot.tables.users.forgotten import Forgotten


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the backup argument."""
    parser.add_argument("file", type=Path, help="the backup")


def run(args: argparse.Namespace) -> int:
    """Replace the database by the backup.

    Raises:
        StartupError: it is not a backup, or a bot runs. Nothing is changed then.
    """
    settings = configure()
    raise_log_level(logging.CRITICAL)  # errors are printed below, not logged as well
    try:
        return asyncio.run(restore(settings, args.file))
    except BackupError as error:
        raise StartupError(str(error)) from None


async def restore(settings: Settings, file: Path) -> int:
    """Restore the backup, upgrade its schema, and delete users who have been deleted since.

    Raises:
        BackupError: the backup is damaged or cannot be restored. Nothing is changed then.
        StartupError: a bot runs on the database, or it cannot be reached.
    """
    url = settings.database_url
    if make_url(url).get_backend_name() == "sqlite":
        with lock_file(url) as database:
            forgotten_users = await _forgotten_in(url) if database.is_file() else None
            old_file = restore_file(database, file, datetime.now(UTC))
        if old_file is not None:
            print(f"the previous database is kept as {old_file}")
    else:
        forgotten_users = await _restore_server(url, file)
    async with lock_store(url) as store:
        await _forget_again(settings, store, forgotten_users)
        print(f"{file} has been restored to {without_password(url)}")
    return 0


async def _restore_server(url: str, file: Path) -> Forgotten | None:
    """Restore a dump; the database gets a new id, since Discord knows what the old one posted."""
    store = Store(url)
    try:
        async with lock_server(store):
            forgotten_users = await _read_forgotten(store)
            await asyncio.to_thread(restore_server, store.url, file)
            await store.write(_delete_id)
    except (StoreError, OSError) as error:
        raise StartupError(f"the database cannot be used: {error}") from None
    finally:
        await store.close()
    return forgotten_users


def _delete_id(session: Session) -> None:
    session.execute(text(delete_id(inspect(session.connection()).get_table_names())))


async def _forgotten_in(url: str) -> Forgotten | None:
    store = Store(url)
    try:
        return await _read_forgotten(store)
    finally:
        await store.close()


async def _read_forgotten(store: Store) -> Forgotten | None:
    """Read the list of deleted users before it is replaced; ``None`` if that fails."""
    try:
        return await store.read(forgotten.read)
    except StoreError:
        return None


async def _forget_again(
    settings: Settings, store: Store, forgotten_users: Forgotten | None
) -> None:
    """Delete the data of users who deleted theirs after the backup was made.

    Raises:
        StartupError: that failed, after the backup has been restored.
    """
    if forgotten_users is None:
        print("deleted data may be back: the list of deleted users could not be read")
        return
    try:
        service = TableService(store, settings, hooks=AFTER_CHANGE)
        people = await forget_again(service, forgotten_users, forgotten_player)
    except TableError as error:
        raise StartupError(
            "restored, but deleted data is back: restore again before the bot runs "
            f"({words_in('en').format(error.text)})"
        ) from None
    if people:
        print(f"deleted again, because these users had deleted their data since: {people}")
