"""The measurements that computer players are rated by are those of the ladder."""

from __future__ import annotations

import pytest

from engine.cli.ladder.page import PAGE, ROOT, read_rows
from engine.core import game, game_names
from engine.players.ratings import load_measurements


@pytest.mark.parametrize("name", [name for name in game_names() if game(name).published])
def test_the_measured_matches_are_rows_of_the_ladder(name: str) -> None:
    measured, rows = load_measurements(name), read_rows(PAGE)
    assert ROOT / measured.source == PAGE
    assert {match.stronger for match in measured.matches} == {"medium", "hard"}
    for match in measured.matches:
        row = rows[name, f"{match.stronger} against {match.weaker}", 2]
        assert (row.games, row.wins) == (match.games, match.won)
