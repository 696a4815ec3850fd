"""Every published game still reads as in its golden playthroughs."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

from engine.cli.transcript import file_name, tell
from engine.core.registry import game
from tests.engine.games.records import PUBLISHED

FOLDER = Path(__file__).parent
TABLES = [(name, seats) for name in PUBLISHED for seats in game(name).seat_counts]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_reads_as_in_its_playthrough(name: str, seats: int) -> None:
    path = FOLDER / file_name(name, seats)
    write = f"python -m engine playthrough {name} --into tests/playthroughs"
    assert path.exists(), f"{path.name} is missing: {write} writes it"
    golden = path.read_text(encoding="utf-8").splitlines()
    played = tell(name, seats).splitlines()
    first = "\n".join(islice(unified_diff(golden, played, "golden", "now", lineterm=""), 40))
    assert first == "", f"{write} writes it again; review the difference like code:\n{first}"


def test_every_playthrough_belongs_to_a_game() -> None:
    expected = {FOLDER / file_name(name, seats) for name, seats in TABLES}
    left = sorted(path.name for path in set(FOLDER.glob("*.txt")) - expected)
    assert left == [], f"git rm {' '.join(left)}: no published game is played like this"
