"""Caylus 1303 keeps the engine's contract; how many ways its first decisions can go."""

from __future__ import annotations

import pytest

from engine.caylus1303 import GAME
from engine.caylus1303.data import SEAT_COUNTS
from engine.caylus1303.state import Caylus1303State
from engine.core.chance import Chance
from engine.core.contract import check_game
from engine.core.game import Game
from tests.engine.caylus1303.random_play import VARIANTS
from tests.engine.caylus1303.table import Table


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_contract(seats: int, variant: str) -> None:
    record = check_game(GAME, seats, {"characters": variant}, "7")
    assert record.final


def test_it_is_a_game() -> None:
    assert isinstance(GAME, Game)
    assert GAME.package == "engine.caylus1303"


def perft(state: Caylus1303State, depth: int) -> int:
    """The number of sequences of that many decisions."""
    if not depth or not state.stack:
        return 1
    if depth == 1:
        return len(state.legal)
    seat, total = state.stack[-1][1], 0
    for choice in state.legal:
        twin = state.copy()
        GAME.take(twin, seat, choice)
        total += perft(twin, depth - 1)
    return total


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_perft_of_the_first_choices(seats: int) -> None:
    """By hand: players + 3 characters, then one fewer each."""
    state = GAME.new(seats, None, Chance.from_seed("7"))
    revealed = seats + 3
    expected = [revealed, revealed * (revealed - 1)]
    assert [perft(state, depth) for depth in (1, 2)] == expected


def test_perft_of_planning() -> None:
    """By hand: 14 buildings, the site and passing; then a building less, or the same again."""
    table = Table().begin(1)
    first = 4 + 8 + 2 + 1 + 1
    second = 14 * (first - 1) + first + first
    assert [perft(table.state, depth) for depth in (1, 2)] == [first, second]


def test_perft_of_a_rich_activation() -> None:
    """By hand for two: the favour's modes, or no favour and the carpenter's seven choices."""
    table = Table().give("A", food=2, wood=3, stone=2, cloth=1)
    for word in ("wood_stonemason", "stone_alchemist"):
        table.worker("A", table.tile(word, "B"))
    table.provost(28).worker("A", "fairground", "carpenter").only(2)
    assert [perft(table.state, depth) for depth in (1, 2, 3, 4)] == [2, 9, 28, 128]
