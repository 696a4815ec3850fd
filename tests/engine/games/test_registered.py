"""Everything a published game has outside its folders exists; what is missing is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.games.records import PUBLISHED

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_published_game_has_records(name: str) -> None:
    found = list((ROOT / "tests/records").glob(f"{name}-*.txt"))
    write = f"python -m engine play {name} --seats N --record tests/records"
    assert found, f"{name} has no record: {write} writes one for N players"


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_published_game_has_playthroughs(name: str) -> None:
    found = list((ROOT / "tests/playthroughs").glob(f"{name}-*.txt"))
    write = f"python -m engine playthrough {name} --into tests/playthroughs"
    assert found, f"{name} has no playthrough: {write} writes them"


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_published_game_has_saved_states(name: str) -> None:
    write = f"python -m tests.engine.core.saved_states {name}"
    found = ROOT / "tests/engine/core/saved" / f"{name}.jsonl"
    assert found.exists(), f"{name} has no saved states: {write} writes them"
