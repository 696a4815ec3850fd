"""Computer players of every game know only their view, and give reasons."""

from __future__ import annotations

import json
import pickle

import pytest

from engine.core.chance import Chance
from engine.core.registry import game, game_names
from engine.core.words.catalogue import LANGUAGES, catalogue
from engine.players.agent import agent_for
from engine.players.choose import choose
from engine.players.reasons import describe_aims
from engine.players.strengths import EXPERT, RANDOM, STRENGTHS
from tests.engine.games.played import few, positions


@pytest.mark.parametrize("name", game_names())
def test_equal_views_and_seeds_give_equal_moves(name: str) -> None:
    """Other secrets that agree with the view, and other future chance, change nothing."""
    rules, agent = game(name), few(name, 8)
    for state in positions(name, rules.seat_counts[-1], 23):
        seat = rules.to_move(state)[0]
        seen = rules.view(state, seat)
        world = rules.determinize(seen, Chance(99))
        rules.advance(world)
        view, other = seen.to_json(), rules.view(world, seat).to_json()
        assert other == view
        for strength in {*STRENGTHS, RANDOM} - {EXPERT}:  # which searches like the hard player
            first = agent.act(view, seat, strength, "s")
            assert first.choice in rules.legal_choices(state, seat)
            plain = json.loads(json.dumps(other))
            assert agent.act(plain, seat, strength, "s") == first
            assert pickle.loads(pickle.dumps(first)) == first


@pytest.mark.parametrize("name", game_names())
def test_everybody_is_told_one_number_for_a_position(name: str) -> None:
    """Hints and what-ifs agree, and all seats' numbers add up to 1, in the chart too."""
    rules, agent = game(name), few(name, 8)
    for state in positions(name, rules.seat_counts[-1], 31):
        assert sum(agent.value([state])) == pytest.approx(1)
        seat = rules.to_move(state)[0]
        seen = rules.view(state, seat)
        known = agent.value_of_view(seen)
        assert sum(known) == pytest.approx(1)
        rated = agent.act(seen.to_json(), seat, "hard", "s").rated
        assert not rated or rated[0].win_chance == pytest.approx(known[seat], abs=0.0001)
        assert all(one.win_chance <= rated[0].win_chance for one in rated)


@pytest.mark.parametrize("name", game_names())
def test_reasons_can_be_read(name: str) -> None:
    """A medium player gives reasons in every language; an easy one errs and gives none."""
    rules = game(name)
    sentences = set()
    for state in positions(name, rules.seat_counts[0], 7 if rules.published else 1):
        seat = rules.to_move(state)[0]
        decision = choose(name, rules.view(state, seat).to_json(), seat, "medium", "s")
        chances = [one.win_chance for one in decision.rated]
        assert chances == sorted(chances, reverse=True)
        if (text := describe_aims(name, [one.aim for one in decision.reasons])) is not None:
            assert all(reason.weight > 0 for reason in decision.reasons)
            sentences |= {catalogue(lang, rules.package).format(text) for lang in LANGUAGES}
    assert len(sentences) > len(LANGUAGES)
    assert describe_aims(name, ()) is None


@pytest.mark.parametrize("name", game_names())
def test_a_searched_choice_gets_its_reasons(name: str) -> None:
    """Deterministic, and about at most one other player at the table."""
    found, rules = agent_for(name), game(name)
    seats = min(rules.seat_counts, key=lambda count: abs(count - 3))
    for state in positions(name, seats, 40 if rules.published else 5):
        seat = rules.to_move(state)[0]
        legal = rules.legal_choices(state, seat)
        if len(legal) < 2:
            continue
        seen = rules.view(state, seat)
        why = found.explain(seen, seat, legal[0], legal[-1], Chance(3))
        assert why == found.explain(seen, seat, legal[0], legal[-1], Chance(3))
        assert len(why) <= 2
        assert len({one.rival for one in why} - {None}) <= 1
        assert all(one.weight > 0 and one.rival != seat for one in why)
