"""Settings that all tests share."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import pytest
from hypothesis import settings

from tests.xdist_groups import STARTED_FIRST, ResourceGroups

pytest_plugins = ["tests.bot.plugin"] if find_spec("discord") else []
"""The engine's tests also run where the bot's libraries are not installed."""

settings.register_profile("shared", deadline=None, max_examples=60, derandomize=True)
settings.load_profile("shared")


GARBAGE_THRESHOLD = 20_000
"""New objects after which garbage is collected: Python’s 700 cost a seventh of the time."""


def pytest_configure() -> None:
    """Collect garbage less often."""
    gc.set_threshold(GARBAGE_THRESHOLD)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start with the groups that take longest, so that none of them finishes last."""
    items.sort(key=lambda item: not item.nodeid.startswith(STARTED_FIRST))


def pytest_collection_finish() -> None:
    """Exclude objects shared by all tests from garbage collection."""
    gc.collect()
    gc.freeze()


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> ResourceGroups:
    """Distribute tests to workers by group."""
    return ResourceGroups(config, log)


def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Clear a folder's caches, such as positions and sprites, after its last test."""
    if nextitem is None or nextitem.path.parent != item.path.parent:
        for cached in caches("tests", "render"):
            cached.cache_clear()


def caches(*packages: str) -> Iterator[Any]:
    """Yield the cached functions of these packages."""
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] in packages:
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear") and getattr(value, "__module__", "") == name:
                    yield value
