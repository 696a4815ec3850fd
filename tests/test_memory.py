"""Caches of a folder's tests are cleared after them, so that a test process stays small."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from engine.core.registry import game, game_names
from tests.conftest import pytest_runtest_teardown


@cache
def remember(number: int) -> list[int]:
    return [number]


def a_test_in(folder: str) -> Any:
    return SimpleNamespace(path=Path(folder) / "test_it.py")


def test_caches_live_until_a_test_of_another_folder() -> None:
    game(game_names()[0])
    kept = remember(1)
    pytest_runtest_teardown(a_test_in("a"), a_test_in("a"))
    assert remember(1) is kept
    pytest_runtest_teardown(a_test_in("a"), a_test_in("b"))
    assert remember.cache_info().currsize == 0
    assert game.cache_info().currsize > 0
    remember(2)
    pytest_runtest_teardown(a_test_in("b"), None)
    assert remember.cache_info().currsize == 0
