"""Count the sequences of first choices in Tuscany, and list its decisions."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.cli.perft import perft
from engine.core.chance import Chance
from engine.core.contract import check_game, games
from engine.tuscany import GAME
from engine.tuscany.rules import RULES
from engine.tuscany.state import TuscanyState
from tests.engine.tuscany.random_play import builder
from tests.engine.tuscany.table import Table

DECISIONS = {
    "arrange": "arrange",
    "start_castle": "start_castle",
    "start_bonus": "start_bonus",
    "action": "take",
    "discard": "discard",
    "place_item": "place",
    "pay": "pay",
    "castle": "castle",
    "castle_hex": "on",
    "city": "bonus",
    "marble": "marble",
}


def test_contract_in_a_game_of_builders(monkeypatch: pytest.MonkeyPatch) -> None:
    """Uniformly random games build little; this one builds much."""

    def chosen(_rules: object, state: TuscanyState, chance: Chance) -> tuple[int, str]:
        return builder(state, chance)

    monkeypatch.setattr(games, "random_move", chosen)
    record = check_game(GAME, 2, {}, "builders")
    verbs = Counter(played.move.split()[0] for played in record.moves)
    assert verbs["pay"] > 20
    assert {"castle", "marble", "bonus", "on"} <= set(verbs)


def test_the_decisions_have_the_ids_of_the_rules() -> None:
    """Take begins with an action, Place ends with a payment, a castle's tile with its hex."""
    asked = {name: getattr(rule, "verb", None) for name, rule in RULES.items()}
    assert {name: verb for name, verb in asked.items() if verb} == DECISIONS


def test_perft_of_the_arrangement() -> None:
    """6 orders, 8 rotations, 4 shifts, each at most once in any sequence, then 3 castles.

    After a castle the other seat has all of its own choices. Two parts come in two sequences.
    """
    state = GAME.new(2, None, Chance.from_seed("7"))
    parts, pairs = 6 + 8 + 4, 2 * (6 * 8 + 6 * 4 + 8 * 4)
    assert perft(GAME, state, 1) == parts + 3
    assert perft(GAME, state, 2) == pairs + parts * 3 + 3 * (parts + 3)


def test_perft_of_a_dealt_start() -> None:
    """3 castles each, then 5 bonus tiles each, then draw or 8 tiles."""
    state = GAME.new(2, {"regions": "dealt"}, Chance.from_seed("7"))
    assert [perft(GAME, state, depth) for depth in (1, 2, 3, 4, 5)] == [3, 9, 45, 225, 225 * 9]


def test_perft_of_a_rich_turn() -> None:
    """Calculated by hand: draw, 8 tiles, 3 spaces for the Carriage (3 of the same colour).

    Of the first, a Draw asks for the marble (2 ways); each Take also; each space has 6 payments:
    own+own, own+worker, worker+worker, own+2farm, worker+2farm, 2farm+2farm.
    """
    table = Table().hand("A", carriage=2, farm=4).give("A", workers=2, marble=1)
    state = table.bonus("A", "plus_storage").store("A", "carriage").begin().state
    assert perft(GAME, state, 1) == 1 + 8 + 3
    assert perft(GAME, state, 2) == 2 * 9 + 3 * 6
