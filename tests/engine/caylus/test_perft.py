"""Count the sequences of first choices in Caylus, and list its decisions."""

from __future__ import annotations

import pytest

from engine.caylus import GAME
from engine.caylus.rules import RULES
from engine.cli.perft import perft
from engine.core.chance import Chance
from tests.engine.caylus.table import Table


def test_the_verbs_are_those_of_the_rules() -> None:
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


@pytest.mark.parametrize(
    ("seats", "counts"),
    [(2, [16, 242, 3426]), (3, [17, 275, 4227]), (4, [17, 275, 4227]), (5, [17, 275, 4227])],
)
def test_perft_from_the_start(seats: int, counts: list[int]) -> None:
    """Calculated by hand too.

    14 places hold one worker; castle and stables (from three players on) take everybody; and one
    may pass. The first counts are 1 + 14 + 1 or 2.
    """
    state = GAME.new(seats, None, Chance.from_seed("7"))
    assert [perft(GAME, state, depth) for depth in (1, 2, 3)] == counts


def test_perft_of_a_rich_phase_5() -> None:
    table = Table("AB").provost(12, bailiff=9).give("A", deniers=5, food=3, wood=3, stone=2)
    for word in ("mason", "wood_peddler", "alchemist", "lawyer"):
        table.worker("A", table.tile(word, "B"))
    table.give("A", cloth=2, gold=1).begin(5)
    assert [perft(GAME, table.state, depth) for depth in (1, 2, 3)] == [8, 109, 375]
