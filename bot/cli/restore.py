"""``python -m bot restore FILE``: replace the database by a backup."""

from __future__ import annotations

import argparse
import asyncio
import logging
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import delete, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.cli.configured import configured
from bot.cli.errors import StartupError
from bot.cli.exclusive_lock import lock_file, lock_server, lock_store, without_password
from bot.config import Settings
from bot.logs import raise_log_level
from bot.presentation.texts import forgotten_player, words_in
from bot.store import BackupError, Store, StoreError
from bot.store.models.table import DATABASE_ID, KeyValueRow
from bot.store.old_names import DELETE_OLD_ID
from bot.store.restore import restore_file, restore_server
from bot.tables.domain.errors import TableError
from bot.tables.hooks import reconcile
from bot.tables.session.service import TableService
from bot.tables.users import forgotten
from bot.tables.users.forget_again import forget_again
from bot.tables.users.forgotten import Forgotten


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the backup argument."""
    parser.add_argument("file", type=Path, help="the backup")


def run(asked: argparse.Namespace) -> int:
    """Replace the database by the backup.

    Raises:
        StartupError: it is not a backup, or a bot runs. Nothing is changed then.
    """
    settings = configured()
    raise_log_level(logging.CRITICAL)  # errors are printed below, not logged as well
    try:
        return asyncio.run(restore(settings, asked.file))
    except BackupError as failed:
        raise StartupError(str(failed)) from None


async def restore(settings: Settings, file: Path) -> int:
    """Restore the backup, upgrade its schema, and delete users who have been deleted since.

    Raises:
        BackupError: the backup is damaged or cannot be restored. Nothing is changed then.
        StartupError: a bot runs on the database, or it cannot be reached.
    """
    where = settings.database_url
    if make_url(where).get_backend_name() == "sqlite":
        with lock_file(where) as database:
            listed = await _forgotten_in(where) if database.is_file() else None
            kept = restore_file(database, file, datetime.now(UTC))
        if kept is not None:
            print(f"the previous database is kept as {kept}")
    else:
        listed = await _restore_server(where, file)
    async with lock_store(where) as store:
        await _forget_again(settings, store, listed)
        print(f"{file} has been restored to {without_password(where)}")
    return 0


async def _restore_server(where: str, file: Path) -> Forgotten | None:
    """Restore a dump; the database gets a new id, since Discord knows what the old one posted."""
    store = Store(where)
    try:
        async with lock_server(store):
            listed = await _read_forgotten(store)
            await asyncio.to_thread(restore_server, store.url, file)
            await store.write(_delete_id)
    except (StoreError, OSError) as error:
        raise StartupError(f"the database cannot be used: {error}") from None
    finally:
        await store.close()
    return listed


def _delete_id(session: Session) -> None:
    if inspect(session.connection()).has_table("key_values"):
        session.execute(delete(KeyValueRow).where(col(KeyValueRow.key) == DATABASE_ID))
        return
    session.execute(text(DELETE_OLD_ID))


async def _forgotten_in(where: str) -> Forgotten | None:
    store = Store(where)
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


async def _forget_again(settings: Settings, store: Store, listed: Forgotten | None) -> None:
    """Delete the data of users who deleted theirs after the backup was made.

    Raises:
        StartupError: that failed, after the backup has been restored.
    """
    if listed is None:
        print("deleted data may be back: the list of deleted users could not be read")
        return
    try:
        people = await forget_again(
            TableService(store, settings, reconcile=reconcile), listed, forgotten_player
        )
    except TableError as error:
        raise StartupError(
            "restored, but deleted data is back: restore again before the bot runs "
            f"({words_in('en').format(error.text)})"
        ) from None
    if people:
        print(f"deleted again, because these users had deleted their data since: {people}")
