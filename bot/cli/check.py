"""``python -m bot check``: check the installation and the database, with a line per finding."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Iterator

from bot.cli.configure import configure
from bot.cli.database import open_store
from bot.cli.errors import StartupError
from bot.config import Settings
from bot.logs import raise_log_level
from bot.presentation.texts import words_in
from bot.store import Store
from bot.store.migrate import differences
from bot.tables import integrity
from bot.tables.domain.errors import TableError
from bot.tables.domain.replay import replay_in_thread
from bot.tables.facade import Tables
from bot.workers.rendering import first_board
from engine.core import EngineError, game, game_names
from engine.core.words.catalogue import OFFERED_LANGUAGES, MissingText
from render import NoPainter, painter

Finding = tuple[str, str | None]
"""What was checked, and the problem (``None``: no problem)."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the repair option."""
    parser.add_argument(
        "--repair", type=int, metavar="TABLE", help="rebuild that table's position from its moves"
    )


def run(args: argparse.Namespace) -> int:
    """Print all findings; return 0 if there are no problems, else 1."""
    return asyncio.run(check(configure(), args.repair))


async def check(settings: Settings, repair: int | None = None) -> int:
    """Print all findings; return 0 if there are no problems, else 1."""
    raise_log_level(logging.CRITICAL)  # errors are printed below, not logged as well
    wrong = 0
    async for subject, problem in _findings(settings, repair):
        print(f"ok    {subject}" if problem is None else f"WRONG {subject}: {problem}")
        wrong += problem is not None
    if wrong:
        print(f"{wrong} of these need attention", file=sys.stderr)
    return 1 if wrong else 0


async def _findings(settings: Settings, repair: int | None) -> AsyncIterator[Finding]:
    yield "settings", None
    yield "token" if settings.token else "no token: run opens the sandbox", None
    if settings.web_url is not None:
        place = settings.web_address or "another process (python -m bot web)"
        yield f"web page {settings.web_url}, served on {place}", None
    for finding in (*_texts(), *_pictures()):
        yield finding
    try:
        async with open_store(settings.database_url) as store:
            async for finding in _with_store(settings, store, repair):
                yield finding
    except StartupError as error:
        yield "database", str(error)


async def _with_store(
    settings: Settings, store: Store, repair: int | None
) -> AsyncIterator[Finding]:
    yield "database schema", "; ".join(await store.read(differences)) or None
    service = Tables.of_database(store, settings, None, replay_in_thread).service
    words = words_in("en")
    if repair is not None:
        try:
            await integrity.repair(service, repair)
            yield f"repair of table {repair}", None
        except TableError as error:
            yield f"repair of table {repair}", words.format(error.text)
    damaged = await integrity.check_tables(service)
    for broken in damaged:
        subject = f"table {broken.table_id}" if broken.table_id else "rows of no table"
        yield subject, words.format(broken.problem)
    if not damaged:
        yield "tables", None


def _texts() -> Iterator[Finding]:
    """Check that every language has texts for every game."""
    for language in OFFERED_LANGUAGES:
        try:
            for name in game_names():
                words_in(language, name).format(game(name).words.title)
            yield f"texts in {language}", None
        except (MissingText, OSError) as error:
            yield f"texts in {language}", str(error)


def _pictures() -> Iterator[Finding]:
    """Check painters, icons and fonts with a picture per game and language."""
    for name in game_names():
        try:
            painter(name)
        except NoPainter:
            if game(name).published:
                yield f"pictures of {name}", "there is no painter"
            else:
                yield f"no pictures of {name}, which is not published", None
            continue
        try:
            for language in OFFERED_LANGUAGES:
                first_board({"game": name, "language": language, "width": 800})
            yield f"pictures of {name}", None
        except (EngineError, OSError, ValueError, LookupError) as error:
            yield f"pictures of {name}", f"{type(error).__name__}: {error}"
