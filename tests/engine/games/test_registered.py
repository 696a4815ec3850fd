"""Everything a game needs outside its folders exists; what is missing is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.registry import game_names

ROOT = Path(__file__).parents[3]


def test_every_game_folder_is_registered() -> None:
    heads = (ROOT / "engine").glob("*/__init__.py")
    games = {path.parent.name for path in heads if "GAME" in path.read_text(encoding="utf-8")}
    for name in sorted(games - set(game_names())):
        line = f'"{name}": "engine.{name}",'
        pytest.fail(f"engine/{name} is not registered: add {line} to engine/core/registry.py")
    assert games == set(game_names())


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_records(name: str) -> None:
    found = list((ROOT / "tests/records").glob(f"{name}-*.txt"))
    write = f"python -m engine play {name} --seats N --record tests/records"
    assert found, f"{name} has no record: {write} writes one for N players"


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_playthroughs(name: str) -> None:
    found = list((ROOT / "tests/playthroughs").glob(f"{name}-*.txt"))
    write = f"python -m engine playthrough {name} --into tests/playthroughs"
    assert found, f"{name} has no playthrough: {write} writes them"
