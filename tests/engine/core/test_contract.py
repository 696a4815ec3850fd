"""The toy keeps the contract in whole random games."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.contract import check_game, check_views, play_game, random_move
from engine.core.record_reader import read_record
from tests.engine.toy import GAME
from tests.engine.toy.rules import Bid, Toll


@pytest.mark.parametrize("stakes", ["low", "high"])
@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_toy_keeps_the_contract(seats: int, stakes: str, seed: str) -> None:
    record = check_game(GAME, seats, {"stakes": stakes}, seed)
    assert len(record.moves) > seats


def test_a_checked_game_equals_a_played_game() -> None:
    checked = check_game(GAME, 3, {}, "5")
    assert play_game(GAME, 3, {}, "5")[1].final == play_game(GAME, 3, {}, "5", check=False)[1].final
    assert checked.final is not None
    assert read_record(checked.text()).replay().over


def test_the_toy_uses_every_feature() -> None:
    """Otherwise the contract test would prove nothing about the missing feature."""
    seen = set()
    for seed in "12345":
        record = play_game(GAME, 4, {"stakes": "high"}, seed)[1]
        kinds = set()
        for state in record.positions(events=True):
            kinds |= {event.kind for event in state.events or ()}
            asked = state.stack[-1] if state.stack else None
            if len(state.legal) == 1:
                seen.add("asked with one choice")
            if isinstance(asked, Toll):
                seen.add("answer out of turn")
            if isinstance(asked, Bid) and any(map(asked.steps, asked.seats)):
                seen.add("answer in steps")
        seen |= kinds
    assert seen >= {"forced", "answered", "rolled", "drew", "buried", "tolled", "bridge"}
    assert seen >= {"asked with one choice", "answer out of turn", "answer in steps"}


def test_views_hold_for_states_after_the_first_move() -> None:
    state = GAME.new(4, {"stakes": "high"}, Chance.from_seed("9"))
    chance = Chance(1)
    while state.stack:
        for viewer in (None, 0, 1, 2, 3):
            check_views(GAME, state, viewer, chance)
        GAME.apply(state, *random_move(GAME, state, chance))


def test_states_that_differ_in_secrets_look_the_same_to_a_seat() -> None:
    here = GAME.new(3, None, Chance.from_seed("4"))
    here.hands = [[1], [2], [3]]
    here.deck.remove(4)
    there = here.copy()
    there.hands[1], there.hands[2] = [3], [2]
    there.deck.reverse()
    there.chance = Chance(77)
    for seat, alike in ((0, True), (1, False), (2, False), (None, True)):
        same = GAME.view(here, seat).to_json() == GAME.view(there, seat).to_json()
        assert same is alike
