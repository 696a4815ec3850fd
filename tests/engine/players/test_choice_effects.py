"""What is said about the effects of choices happens, in random positions of every game."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import game
from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.registry import game_names
from engine.players.agent import agent_for
from engine.players.amounts import Amounts
from engine.players.choice_effects import ChoiceEffects
from engine.players.strengths import TURN_NODES
from engine.players.turn_search import TurnSearch
from tests.engine.games.played import positions


def effects(name: str, state: Any) -> ChoiceEffects:
    seat = game(name).to_move(state)[0]
    return ChoiceEffects(TurnSearch(agent_for(name).evaluator, TURN_NODES), state, seat)


def holdings(name: str, state: Any) -> Amounts:
    """Return what all seats have."""
    words, seats = game(name).words, range(len(game(name).outcome(state).scores))
    return {(seat, kind): n for seat in seats for kind, n in words.assets(state, seat).items()}


def caylus(seats: int) -> Any:
    return game("caylus").new(seats, None, Chance(5))


@pytest.mark.parametrize("name", [name for name in game_names() if game(name).published])
def test_what_choices_change_at_once_is_what_differs_between_them(name: str) -> None:
    """A choice that ends the turn is played here by the rules alone, and compared with another."""
    rules, compared = game(name), 0
    for state in positions(name, rules.seat_counts[-1], 3):
        if state.stack[-1].sealed or state.stack[-1].name in rules.works_later:
            continue
        seat, tried = rules.to_move(state)[0], effects(name, state)
        ends = {}
        for choice in rules.legal_choices(state, seat):
            after = state.copy()
            rules.apply(after, seat, choice)
            if rules.turn_ended(after, seat):
                ends[choice] = holdings(name, after)
        for one, other in zip(ends, [*ends][1:], strict=False):
            for key in {**ends[one], **ends[other]}:
                really = ends[one].get(key, 0) - ends[other].get(key, 0)
                said = tried.changes(one).get(key, 0) - tried.changes(other).get(key, 0)
                assert said == really, (one, other, key)
                compared += 1
    assert compared > 100


@pytest.mark.parametrize("seed", [2, 3])
def test_the_income_of_the_next_round_is_not_the_effect_of_a_batch(seed: int) -> None:
    """The player is asked for another batch after it; stopping before it ends the round at once."""
    rules, tried = game("caylus"), 0
    state, chance = rules.new(2, None, Chance(seed)), Chance(seed)
    while state.stack:
        if state.stack[-1].name == "castle_batch":
            for choice in state.legal:
                changes = effects("caylus", state).changes(choice)
                deniers = [changes.get((seat, "denier"), 0) for seat in range(2)]
                assert deniers[0] != deniers[1] or not any(deniers)
                tried += choice != "stop"
        rules.apply_unchecked(state, *random_move(rules, state, chance))
    assert tried > 5


@pytest.mark.parametrize("name", [name for name in game_names() if game(name).works_later])
def test_passing_changes_nothing_where_choices_work_later(name: str) -> None:
    """Others are compared with it."""
    rules, found = game(name), 0
    for state in positions(name, rules.seat_counts[0], 5):
        tried = effects(name, state)
        if not tried.shows_later or tried.pass_choice is None:
            continue
        assert not tried.changes(tried.pass_choice)
        for choice in rules.legal_choices(state, rules.to_move(state)[0]):
            found += len(tried.changes(choice))
    assert found > 20


def test_a_worker_brings_what_its_building_makes_for_its_price() -> None:
    """In the first round a worker costs a denier, and passing first brings one."""
    tried = effects("caylus", caylus(3))
    seat = caylus(3).stack[-1].seat
    assert tried.shows_later

    def own(choice: str) -> dict[str, int]:
        return {kind: n for (whose, kind), n in tried.changes(choice).items() if whose == seat}

    assert own("trading_post") == {"denier": 3 - 1}
    assert own("joust_field") == {"denier": -1}, "without cloth nothing more"
    assert own("stables")["denier"] == -1


def test_a_place_that_a_rival_wants_is_taken_otherwise() -> None:
    state = caylus(2)
    seat, tried = state.stack[-1].seat, effects("caylus", state)
    takers = {choice: tried.lost_to(choice, "castle") for choice in ("trading_post", "castle")}
    assert takers["castle"] is None, "there is room for everybody"
    wanted = [one for one in state.legal if tried.lost_to(one, "castle") is not None]
    assert len(wanted) == 1, "a rival places one worker before the seat is asked again"
    assert tried.lost_to(wanted[0], "castle") == 1 - seat


def test_where_nobody_can_pass_an_effect_later_is_what_choices_do_not_share() -> None:
    """A knight's place shows who gets the seat, which is decided at the end of the round."""
    found = set[str]()
    for state in positions("emperor", 3, 1):
        if state.stack[-1].name != "knight_target":
            continue
        tried = effects("emperor", state)
        assert tried.pass_choice is None
        changes = [tried.changes(choice) for choice in state.legal]
        found |= {kind for one in changes for _, kind in one}
        for key in changes[0]:
            amounts = [one.get(key, 0) for one in changes]
            assert min(amounts) <= 0 <= max(amounts), "what all share is left out"
        assert not tried.lost_to(state.legal[0], state.legal[-1]), "no rival is asked the same"
    assert any(kind.endswith("-elector") for kind in found)


def test_nothing_is_said_about_sealed_answers() -> None:
    """What they bring depends on what others answer at the same time."""
    state = game("tuscany").new(2, None, Chance(3))
    assert state.stack[-1].sealed
    choice = game("tuscany").legal_choices(state, 0)[0]
    assert not effects("tuscany", state).changes(choice)


def test_what_all_choices_bring_is_no_reason_for_one() -> None:
    """A payment changes what it costs; what is bought is the same."""
    rules, seen = game("tuscany"), 0
    for state in positions("tuscany", 2, 1):
        if state.stack[-1].name != "pay":
            continue
        seat, tried = rules.to_move(state)[0], effects("tuscany", state)
        for choice in state.legal:
            own = [kind for (whose, kind) in tried.changes(choice) if whose == seat]
            assert "covered" not in own
            seen += 1
    assert seen
