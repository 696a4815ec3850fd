"""Settings every test shares, and an end of what their folders have cached."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from tests.bot.postgres import Server, installed, serving
from tests.page.chromium import MISSING, chromium
from tests.together import Together

settings.register_profile("house", deadline=None, max_examples=60, derandomize=True)
settings.load_profile("house")


def pytest_report_header() -> list[str]:
    """What is not tested here."""
    missing = []
    if not installed():
        missing.append("no PostgreSQL for this platform: SQLite alone is tested")
    return missing if chromium() else [*missing, MISSING]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What the fault suite has counted, whichever process did."""
    for report in terminalreporter.getreports("passed") + terminalreporter.getreports("failed"):
        for name, counts in getattr(report, "user_properties", ()):
            if name == "counts" and report.when == "call":
                terminalreporter.write_line(f"faults: {counts}")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """One PostgreSQL server for all tests of this process, started when the first wants it."""
    with serving() as server:
        yield server


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together:
    """How tests are given to workers, where there are several."""
    return Together(config, log)


def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """A folder done with needs no memory: its positions, and the sprites of what it has drawn."""
    if nextitem is None or nextitem.path.parent != item.path.parent:
        for cached in caches("tests", "render"):
            cached.cache_clear()


def caches(*packages: str) -> Iterator[Any]:
    """The functions of these packages that remember what they returned."""
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] in packages:
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear") and getattr(value, "__module__", "") == name:
                    yield value
