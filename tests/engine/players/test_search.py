"""The tree search on the toy: it finds good moves, and simulated sealed answers stay secret."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.registry import game
from engine.players.evaluation import Evaluator
from engine.players.model import load_model
from engine.players.search import Node, Search
from engine.players.turn_search import Leaf, TurnSearch
from tests.engine.toy.rules import Turn


class Watching(TurnSearch):
    """Records who is asked about sealed questions."""

    def __init__(self, evaluator: Evaluator) -> None:
        super().__init__(evaluator, 12)
        self.sealed: list[tuple[int, Any]] = []

    def leaves(self, state: Any, seat: int, legal: Sequence[str]) -> list[Leaf]:
        if state.stack[-1][1] < 0:
            self.sealed.append((seat, state.stack[-1][3]))
        return super().leaves(state, seat, legal)


def at_the_bids(stakes: str) -> Any:
    rules = game("toy")
    state = rules.new(3, {"stakes": stakes}, Chance(3))
    state.coins = [9, 9, 9]  # everybody always has enough coins for a choice
    for seat in range(3):
        rules.apply_unchecked(state, seat, "pass")
    assert state.stack[-1].name == "bid"
    return state


def search(stakes: str, simulations: int) -> tuple[Watching, dict[str, Any], Search]:
    has, rules = load_model("toy"), game("toy")
    turn_search = Watching(Evaluator(rules, has.features, has.weights))
    found = Search(turn_search, 1)
    state = at_the_bids(stakes)
    return turn_search, found.run(state.copy, simulations, None), found


def test_no_player_sees_a_simulated_sealed_answer() -> None:
    """Each player is asked as if nobody had answered, in one step or in two."""
    for stakes in ("low", "high"):
        turn_search, _, found = search(stakes, 40)
        assert {seat for seat, _ in turn_search.sealed} == {0, 1, 2}
        for seat, answers in turn_search.sealed:
            assert [one for other, one in enumerate(answers) if other != seat] == [None, None]
        assert {key[0] for key in found.root.edges} == {0, 1, 2}


def test_every_simulation_is_counted_once() -> None:
    _, table, _ = search("low", 40)
    assert sum(edge.visits for edge in table.values()) == 40
    assert all(0 <= edge.mean <= 1 for edge in table.values())


def nodes(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children.values():
        yield from nodes(child)


def test_every_seat_is_searched_alike() -> None:
    """Rivals try several answers too, by what the simulations have found for them."""
    rules, has = game("toy"), load_model("toy")
    state = rules.new(3, None, Chance(3))
    (seat,) = rules.to_move(state)
    found = Search(TurnSearch(Evaluator(rules, has.features, has.weights), 12), seat)
    found.run(state.copy, 100, None)
    edges = [one for node in nodes(found.root) for one in node.edges.items()]
    tried = {
        who: max(
            sum(edge.visits > 0 for edge in of_question.values())
            for asked, of_question in edges
            if asked == who
        )
        for who in range(3)
    }
    assert min(tried.values()) > 1


def test_values_add_up_to_one_for_every_searching_seat() -> None:
    rules, has = game("toy"), load_model("toy")
    turn_search = TurnSearch(Evaluator(rules, has.features, has.weights), 12)
    state = rules.new(3, None, Chance(3))
    values = [Search(turn_search, seat).mean_values(state.copy, 50, None) for seat in range(3)]
    assert values[0] == values[1] == values[2]
    assert sum(values[seat][seat] for seat in range(3)) == pytest.approx(1)


def test_search_takes_an_immediate_win() -> None:
    """In the last round the player with the highest card wins by playing it."""
    rules, has = game("toy"), load_model("toy")
    state = rules.new(2, None, Chance(8))
    state.round = 6
    state.stack = [Turn(1), Turn(0)]
    state.hands = [[1, 4], [1, 1]]
    state.coins = [0, 2]
    rules.advance(state)
    turn_search = TurnSearch(Evaluator(rules, has.features, has.weights), 12)
    table = Search(turn_search, 0).run(state.copy, 60, None)
    best = max(table, key=lambda choice: table[choice].visits)
    assert best in ("4", "draw", "pass", "roll")
    assert table["1"].visits < table[best].visits
