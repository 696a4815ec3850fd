"""The questions a seat may be asked next, in every game."""

from __future__ import annotations

import pytest

from engine.core import Chance, game
from engine.core.contract import random_move
from engine.core.foresight import foresee, merge_orders
from engine.core.rules import question_key, saved_rule_name


def test_the_current_question_is_not_foreseen() -> None:
    rules = game("tuscany")
    state = rules.new(2, {"regions": "dealt"}, Chance.from_seed("1"))
    assert rules.top(state).name == "start_castle"
    for seat in (0, 1):
        found = foresee(rules, rules.view(state, seat), seat, Chance.from_seed("7"), lambda: True)
        assert "START_CASTLE" not in {saved_rule_name(one.question) for one in found}


def test_equal_rows_are_merged_into_one() -> None:
    assert merge_orders(
        [["1", "5", "7"], ["1", "3", "7", "pass"]], ["pass", "1", "3", "5", "7"]
    ) == [
        "1",
        "3",
        "5",
        "7",
        "pass",
    ], "as the rows have it, and where they are silent as is usual"
    assert merge_orders([["b", "a"], ["a", "b"]], ["a", "b", "c"]) == ["a", "b"], (
        "rows may disagree"
    )
    assert merge_orders([], ["a"]) == []


@pytest.mark.parametrize(("name", "strays"), [("caylus", 0), ("tuscany", 0), ("emperor", 0.05)])
def test_choices_are_in_the_boards_order(name: str, strays: float) -> None:
    """A foreseen question lists its choices as the board does when the question comes.

    In the last game places are named by the order in which people came there.
    """
    rules, chance = game(name), Chance.from_seed(f"order in {name}")
    state = rules.new(3, {}, chance)
    known: dict[tuple[int, str], list[str]] = {}
    compared = wrong = 0
    moves = 0
    while not state.over and moves < 200:
        if moves % 20 == 0:
            known = {}
            for seat in range(3):
                found = foresee(rules, rules.view(state, seat), seat, chance)
                for one in found[:6]:
                    words = dict.fromkeys(choice.choice for choice in one.choices)
                    known[seat, one.question] = list(words)
        for seat in rules.to_move(state):
            listed = known.get((seat, question_key(state.stack[-1], seat)))
            if listed is not None:
                legal = rules.legal_choices(state, seat)
                both = [word for word in listed if word in legal]
                wrong += both != [word for word in legal if word in both]
                compared += 1
        rules.apply(state, *random_move(rules, state, chance))
        moves += 1
    assert compared > 50
    assert wrong <= strays * compared
