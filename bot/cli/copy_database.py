"""``python -m bot copy-database FROM TO``: copy everything into another, empty database."""

from __future__ import annotations

import argparse
import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from tqdm import tqdm

from bot.cli.configure import configure
from bot.cli.database import lock_store, require_none_running, without_password
from bot.cli.errors import StartupError
from bot.config import Settings, known_database
from bot.logs import raise_log_level
from bot.presentation.texts import forgotten_player
from bot.store import Store, StoreError
from bot.store.copy_rows import (
    Content,
    clear,
    content,
    copy_all,
    is_empty,
    is_unfinished,
    mark_finished,
)
from bot.store.engines import reason_of
from bot.tables.domain.errors import NotSaved
from bot.tables.hooks import AFTER_CHANGE
from bot.tables.integrity import same_games
from bot.tables.session.service import TableService
from bot.tables.users import forgotten
from bot.tables.users.forget_again import forget_again
from bot.tables.users.forgotten import Forgotten
from bot.workers import Pool, cores
from bot.workers.replaying import replay_record


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the source and target arguments."""
    parser.add_argument("source", type=_database, metavar="FROM_URL", help="the database to copy")
    parser.add_argument("target", type=_database, metavar="TO_URL", help="an empty database")


def _database(text: str) -> str:
    try:
        return known_database(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def run(args: argparse.Namespace) -> int:
    """Copy the database."""
    settings = configure()
    raise_log_level(logging.CRITICAL)  # errors are printed below, not logged as well
    return asyncio.run(copy_database(settings, args.source, args.target))


async def copy_database(settings: Settings, source_url: str, target_url: str) -> int:
    """Copy all rows, compare them, and replay every game from the copy.

    Raises:
        StartupError: a bot runs on one of them, the target is not empty, or the copy differs. The
            target is empty then.
    """
    source, target = make_url(source_url), make_url(target_url)
    name = without_password(target_url)
    if _place(source) == _place(target):
        raise StartupError("source and target are the same database")
    if not _is_there(source):
        raise StartupError(f"there is no database at {source.database}")
    await _require_empty(target_url)
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(lock_store(source_url))
        there = await stack.enter_async_context(lock_store(target_url))
        try:
            forgotten_users = await there.read(forgotten.read)
            if await there.read(is_unfinished):
                print(f"replacing an unfinished copy in {name}")
                await clear(there)
            async with _empty_again(there, forgotten_users):
                before = await copy_all(here, there)
                await _compare(settings, here, there, before)
                await forget_again(
                    TableService(there, settings, hooks=AFTER_CHANGE),
                    forgotten_users,
                    forgotten_player,
                )
                await there.write(mark_finished)
        except (StoreError, SQLAlchemyError, NotSaved) as error:
            raise StartupError(f"nothing was copied: {reason_of(error)}") from None
    print(f"{name} is complete; set DATABASE_URL to it. Nothing was deleted.")
    return 0


@asynccontextmanager
async def _empty_again(there: Store, forgotten_users: Forgotten) -> AsyncIterator[None]:
    """Empty the target, except for its list of deleted users, if the copy fails or is stopped.

    Raises:
        StartupError: the copy failed, and the target cannot be emptied either.
    """
    try:
        yield
    except BaseException as failure:
        try:
            await clear(there)
            await there.write(partial(forgotten.merge, others=forgotten_users))
        except StoreError as error:
            name = without_password(there.url)
            why = reason_of(failure) if isinstance(failure, Exception) else "stopped"
            raise StartupError(
                f"not copied: {why}; and {name} cannot be emptied again ({error}): create it again"
            ) from failure
        raise


def _place(url: URL) -> object:
    if url.get_backend_name() == "sqlite":
        return Path(url.database or "").resolve()
    return url.host or url.query.get("host"), url.port or 5432, url.database


def _is_there(url: URL) -> bool:
    """Return whether a SQLite file exists; a server is not asked, so ``True`` for its databases."""
    return url.get_backend_name() != "sqlite" or Path(url.database or "").is_file()


async def _require_empty(target_url: str) -> None:
    """Raise an error, before anything is changed, unless the target is empty."""
    if not _is_there(make_url(target_url)):
        return
    name = without_password(target_url)
    try:
        store = Store(target_url)
        empty = await store.read(is_empty) or await store.read(is_unfinished)
    except (StoreError, SQLAlchemyError, ImportError) as error:
        raise StartupError(f"{name} cannot be opened: {reason_of(error)}") from None
    await store.close()
    if not empty:
        raise StartupError(f"{name} is not empty: nothing was copied")


async def _compare(
    settings: Settings, here: Store, there: Store, before: dict[str, Content]
) -> None:
    """Compare rows, digests, and every game that has begun."""
    after = await content(there)
    for name, held in before.items():
        print(f"{name}: {held.rows:,} rows")
    wrong = [name for name in before if before[name] != after[name]]
    pool = Pool(settings.workers or cores())
    replay = partial(replay_record, pool)
    services = [
        TableService(store, settings, hooks=AFTER_CHANGE, replay=replay) for store in (here, there)
    ]
    games, unplayed = 0, list[str]()
    with tqdm(desc="games", unit="", disable=None) as bar:
        async for game in same_games(*services):
            games += 1
            bar.update()
            if not game.same:
                wrong.append(f"table {game.table_id}")
            if not game.replayed:
                unplayed.append(str(game.table_id))
    await pool.close()
    if not here.is_sqlite:
        await require_none_running(here)
    if wrong:
        raise StartupError(f"the copy differs, so the target is empty again: {', '.join(wrong)}")
    print(f"{games - len(unplayed):,} games were replayed: all hashes match")
    if unplayed:
        print(f"copied, but cannot be replayed: tables {', '.join(unplayed)}")
