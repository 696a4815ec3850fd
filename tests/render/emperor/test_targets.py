"""Highlights of what may be chosen, and of what was chosen in the previous step."""

from __future__ import annotations

import pytest

from engine.emperor import GAME
from engine.emperor.data import CODES, NOBODY
from engine.emperor.piece_words import noble_of
from engine.emperor.pieces import KNIGHT_PIECE
from engine.emperor.rules.knights import KnightTarget
from engine.emperor.state import EmperorState
from render.emperor.board_spots import BoardSpot
from render.emperor.targets import find_chosen, find_targets
from render.kit.contract.boxes import values_of
from tests.render.emperor.positions import of_rule, positions, shown, spread

NO_SPOT = {
    "proposal",
    "indulgence",
    "gray_eminence",
    "church_influence",
    "excommunication",
    "ballot",
    "over",
}
"""Decisions about a side or a whole electorate instead of a spot."""
IDLE = {"pass", "waive", "decline", "hand", "convent"}


def spots(state: EmperorState) -> frozenset[BoardSpot]:
    legal = [choice for seat in GAME.may_act(state) for choice in GAME.legal_choices(state, seat)]
    return frozenset(find_targets(state, legal))


# Targets


def test_every_choice_about_a_piece_or_a_space_has_a_spot() -> None:
    for position in positions():
        state = position.state
        for seat in GAME.may_act(state):
            for choice in GAME.legal_choices(state, seat):
                found = find_targets(state, [choice])
                if position.rule in NO_SPOT or choice in IDLE:
                    assert not found, (position, choice)
                else:
                    assert found, (position, choice)


def test_no_two_choices_are_about_the_same_spot() -> None:
    """Except for the single and the couple of a Permit."""
    for position in positions():
        for seat in GAME.may_act(position.state):
            found = list[BoardSpot]()
            for choice in GAME.legal_choices(position.state, seat):
                if not choice.startswith("couple+"):
                    found += find_targets(position.state, [choice])
            assert len(found) == len(set(found)), position


def test_every_target_is_highlighted() -> None:
    for position, language in spread():
        facts = shown(position, language)
        expected = [spot for spot in spots(position.state) if spot.kind != "card"]
        assert len(values_of(facts, "target")) == len(expected), (position, expected)


def test_a_noble_enters_at_the_first_empty_place_or_pushes_a_knight() -> None:
    state = of_rule("newborn", "move_target", "son")[-1].state.copy()
    e = CODES.index("KOL")
    state.places[e] = [KNIGHT_PIECE + 1, NOBODY, NOBODY]
    assert find_targets(state, ["KOL"]) == {BoardSpot("place", e, 1): ["KOL"]}
    state.places[e] = [KNIGHT_PIECE + 1, noble_of(0, "S25"), KNIGHT_PIECE + 1]
    pushed = BoardSpot("place", e, 0), BoardSpot("place", e, 2)
    assert find_targets(state, ["KOL-P2"]) == {spot: ["KOL-P2"] for spot in pushed}


def test_equal_nobles_of_an_electorate_are_one_choice_and_all_highlighted() -> None:
    state = of_rule("doctor")[0].state.copy()
    e = CODES.index("BOH")
    state.places[e] = [noble_of(1, "C35"), noble_of(0, "C35"), noble_of(1, "C35"), NOBODY]
    equal = BoardSpot("place", e, 0), BoardSpot("place", e, 2)
    assert find_targets(state, ["BOH-P2-C35"]) == {spot: ["BOH-P2-C35"] for spot in equal}


def test_a_single_and_a_couple_may_enter_at_the_same_spot() -> None:
    found = [both for position in of_rule("permit") for both in _by_spot(position.state)]
    assert any(len(choices) == 2 for choices in found)
    for first, *others in found:
        assert not others or others == [f"couple+{first}"]


def _by_spot(state: EmperorState) -> list[list[str]]:
    legal = [choice for seat in GAME.may_act(state) for choice in GAME.legal_choices(state, seat)]
    return list(find_targets(state, legal).values())


# The chosen piece

STEP_TWO = {
    "move_target": "place",
    "knight_target": "place castle card",
    "empire_site": "city supply",
    "proposal": "place seat throne",
    "abdication": "lifted",
    "doctor": "card privilege",
    "newborn": "card privilege",
    "permit": "card",
    "knight_piece": "card",
}


@pytest.mark.parametrize("rule", STEP_TWO)
def test_the_choice_of_the_first_step_is_highlighted(rule: str) -> None:
    for position in of_rule(rule):
        found = find_chosen(position.state)
        assert found is not None
        assert found.kind in STEP_TWO[rule].split(), position
        assert len(values_of(position.painted().facts, "chosen")) == 1, position


def test_nothing_is_chosen_before_the_first_step() -> None:
    for position in of_rule("action", "first_noble", "successor", "daughter", "ballot", "over"):
        assert find_chosen(position.state) is None
        assert values_of(position.painted().facts, "chosen") == []


def test_a_knight_that_moves_is_chosen_where_it_stands() -> None:
    state = of_rule("knight_target")[0].state.copy()
    seat = state.stack[-1].seat
    e = CODES.index("SAX")
    state.places[e] = [NOBODY, KNIGHT_PIECE + seat, NOBODY, NOBODY]
    state.stack[-1] = KnightTarget(seat, "SAX")
    assert find_chosen(state) == BoardSpot("place", e, 1)
    state.stack[-1] = KnightTarget(seat, "SAX-castle")
    assert find_chosen(state) == BoardSpot("castle", e)
