"""Count the sequences of first choices in Caylus 1303."""

from __future__ import annotations

import pytest

from engine.caylus1303 import GAME
from engine.caylus1303.data import SEAT_COUNTS
from engine.cli.perft import perft
from engine.core.chance import Chance
from tests.engine.caylus1303.table import Table


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_perft_of_the_first_choices(seats: int) -> None:
    """By hand: players + 3 characters, then one fewer each."""
    state = GAME.new(seats, None, Chance.from_seed("7"))
    revealed = seats + 3
    expected = [revealed, revealed * (revealed - 1)]
    assert [perft(GAME, state, depth) for depth in (1, 2)] == expected


def test_perft_of_planning() -> None:
    """By hand: 14 buildings, the site and passing; then one building less, or the same again."""
    table = Table().begin(1)
    first = 4 + 8 + 2 + 1 + 1
    second = 14 * (first - 1) + first + first
    assert [perft(GAME, table.state, depth) for depth in (1, 2)] == [first, second]


def test_perft_of_a_rich_activation() -> None:
    """By hand for two: the favour's modes, or no favour and the carpenter's seven choices."""
    table = Table().give("A", food=2, wood=3, stone=2, cloth=1)
    for word in ("wood_stonemason", "stone_alchemist"):
        table.worker("A", table.tile(word, "B"))
    table.provost(28).worker("A", "fairground", "carpenter").only(2)
    assert [perft(GAME, table.state, depth) for depth in (1, 2, 3, 4)] == [2, 9, 28, 128]
