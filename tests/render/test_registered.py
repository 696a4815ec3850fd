"""Every game has a painter; a missing one is named."""

from __future__ import annotations

import pytest

from engine.core.registry import game_names
from render.registry import painter


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_a_painter(name: str) -> None:
    try:
        assert painter(name)
    except KeyError:
        line = f'"{name}": "render.{name}",'
        pytest.fail(f"{name} has no painter: add {line} to render/registry.py")
