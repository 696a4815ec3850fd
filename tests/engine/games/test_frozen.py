"""The frozen player plays as it did when it was frozen."""

from __future__ import annotations

import json

import pytest

from tests.engine.games.frozen_choices import FILE, frozen_choices
from tests.engine.games.records import PUBLISHED


@pytest.mark.parametrize("name", PUBLISHED)
def test_the_frozen_player_has_not_changed(name: str) -> None:
    """If it has, keep a copy of what it used; see :mod:`engine.players.frozen`."""
    assert frozen_choices(name) == json.loads(FILE.read_text(encoding="utf-8"))[name]
