"""Published games have a painter, and every painter has its game."""

from __future__ import annotations

import pytest

from engine.core.registry import game_names, package_folders
from render import painted_games
from tests.engine.games.records import PUBLISHED

SHARED_PACKAGES = {"assets", "caylus_common", "gallery", "kit"}
"""Packages of ``render`` that are not painters."""


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_published_game_has_a_painter(name: str) -> None:
    assert name in painted_games(), f"{name} has no painter: make render/{name}"


def test_every_painter_has_its_game() -> None:
    alone = {*package_folders("render")} - SHARED_PACKAGES - {*game_names()}
    assert alone == set(), f"no package of engine has the name of render/{alone}"
