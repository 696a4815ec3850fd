"""``python -m bot restore FILE``: a backup in the place of the database."""

from __future__ import annotations

import argparse
import asyncio
import logging
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import delete
from sqlalchemy.engine import make_url
from sqlmodel import col

from bot.cli.alone import file_alone, server_alone, shown, store_alone
from bot.cli.configured import configured
from bot.cli.failures import CannotStart
from bot.config import Settings
from bot.logs import hush
from bot.store import BackupError, Store, StoreError
from bot.store.models.table import MARK, NoteRow
from bot.store.restore import restore_file, restore_server


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What is to be restored."""
    parser.add_argument("file", type=Path, help="the backup")


def run(asked: argparse.Namespace) -> int:
    """Put it in the database's place.

    Raises:
        CannotStart: it is none, or a bot runs; all is as it was.
    """
    settings = configured()
    hush(logging.CRITICAL)  # it is said here, once and in words
    try:
        return asyncio.run(restore(settings, asked.file))
    except BackupError as failed:
        raise CannotStart(str(failed)) from None


async def restore(settings: Settings, file: Path) -> int:
    """Put it there, and bring it to the newest schema.

    Raises:
        BackupError: it is no sound backup, or cannot be written; all is as it was.
        CannotStart: a bot runs on the database, or it cannot be reached.
    """
    where = settings.database_url
    if make_url(where).get_backend_name() == "sqlite":
        with file_alone(where) as database:
            kept = restore_file(database, file, datetime.now(UTC))
        if kept is not None:
            print(f"what was there is kept as {kept}")
    else:
        await _restore_server(where, file)
    async with store_alone(where):
        print(f"{shown(where)} is what {file} holds")
    return 0


async def _restore_server(where: str, file: Path) -> None:
    """It gets a new mark: Discord may have seen what it is about to post."""
    store = Store(where)
    try:
        async with server_alone(store):
            await asyncio.to_thread(restore_server, store.url, file)
            await store.write(lambda s: s.execute(delete(NoteRow).where(col(NoteRow.key) == MARK)))
    except (StoreError, OSError) as error:
        raise CannotStart(f"the database cannot be used: {error}") from None
    finally:
        await store.close()
