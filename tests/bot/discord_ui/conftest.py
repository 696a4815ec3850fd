"""Register the engine tests' toy game, which has every feature a table can meet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core import Game, registry


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game[Any]]:
    """Register the toy: hidden hands, secret and sealed answers, confirmations and chance."""
    monkeypatch.setitem(registry.PACKAGES, "toy", "tests.engine.toy")
    yield registry.game("toy")
    registry.game.cache_clear()
