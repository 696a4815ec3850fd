"""Caylus keeps the engine's contract; and how many ways its first decisions can go."""

from __future__ import annotations

import pytest

from engine.caylus import GAME
from engine.caylus.data import SEAT_COUNTS
from engine.caylus.rules import RULES
from engine.caylus.state import CaylusState
from engine.core.chance import Chance
from engine.core.contract import check_game
from engine.core.game import Game
from engine.core.registry import game
from tests.engine.caylus.table import Table


@pytest.mark.parametrize("variant", ["table", "simplified"])
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_contract(seats: int, variant: str) -> None:
    record = check_game(GAME, seats, {"favors": variant}, "7")
    assert record.final


def test_caylus_is_registered() -> None:
    assert game("caylus") is GAME
    assert isinstance(GAME, Game)


def test_every_rule_is_known_by_its_name() -> None:
    assert all(rule.name == name for name, rule in RULES.items())
    verbs = {
        "place",
        "gate",
        "guild",
        "joust",
        "inn",
        "provost",
        "produce",
        "bonus",
        "build",
        "pay",
    }
    verbs |= {"transform", "prestige", "site", "sell", "buy", "exchange", "melt", "batch"}
    verbs |= {"favor", "level", "take", "give"}
    assert {rule.verb for rule in RULES.values() if hasattr(rule, "verb")} == verbs


def perft(state: CaylusState, depth: int) -> int:
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


@pytest.mark.parametrize(
    ("seats", "counts"),
    [(2, [16, 242, 3426]), (3, [17, 275, 4227]), (4, [17, 275, 4227]), (5, [17, 275, 4227])],
)
def test_perft_from_the_start(seats: int, counts: list[int]) -> None:
    """Worked out by hand too: 14 places hold one worker; castle and stables (from three players
    on) take everybody; and one may pass. The first counts are 1 + 14 + 1 or 2."""
    state = GAME.new(seats, None, Chance.from_seed("7"))
    assert [perft(state, depth) for depth in (1, 2, 3)] == counts


def test_perft_of_a_rich_phase_5() -> None:
    table = Table("AB").provost(12, bailiff=9).give("A", deniers=5, food=3, wood=3, stone=2)
    for word in ("mason", "wood_peddler", "alchemist", "lawyer"):
        table.worker("A", table.tile(word, "B"))
    table.give("A", cloth=2, gold=1).begin(5)
    assert [perft(table.state, depth) for depth in (1, 2, 3)] == [8, 109, 375]
