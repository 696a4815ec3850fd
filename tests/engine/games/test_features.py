"""Features: a number for every name, and nothing of other seats' secrets."""

from __future__ import annotations

from math import isfinite

import pytest

from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.registry import game, game_names
from engine.core.rules import Question
from engine.core.words.catalogue import LANGUAGES, catalogue
from engine.players.evaluation import Evaluator
from engine.players.model import load_model
from engine.players.reasons import feature_text


@pytest.mark.parametrize("name", game_names())
def test_features_are_numbers_in_every_position(name: str) -> None:
    """In a random game, also in the middle of a turn; progress runs from 0 to about 1."""
    rules, has = game(name), load_model(name)
    evaluator = Evaluator(rules, has.features, has.weights)
    for seats in (rules.seat_counts[0], rules.seat_counts[-1]):
        state, chance = rules.new(seats, None, Chance(seats)), Chance(seats)
        last = has.features.progress(state)
        assert last < 0.1
        while state.stack:
            before = state.to_json()
            rows = has.features.rows(state)
            assert [len(row) for row in rows] == [len(has.features.names)] * seats
            assert all(isfinite(figure) for row in rows for figure in row)
            assert state.to_json() == before
            assert sum(evaluator.win_probabilities(state)) == pytest.approx(1)
            progress = has.features.progress(state)
            assert 0 <= last <= progress <= 1
            last = progress
            rules.apply_unchecked(state, *random_move(rules, state, chance))
        won = rules.outcome(state).winners
        assert [
            seat for seat, chance in enumerate(evaluator.win_probabilities(state)) if chance
        ] == list(won)


@pytest.mark.parametrize("name", game_names())
def test_turns_begin_with_existing_questions(name: str) -> None:
    rules = game(name)
    assert rules.turn_starts
    for rule in rules.turn_starts:
        assert issubclass(rules.rules[rule], Question), rule


@pytest.mark.parametrize("name", game_names())
def test_every_feature_has_words(name: str) -> None:
    """Each text is distinct and short enough for a clause; avoided things are features."""
    features = load_model(name).features
    assert features.lower_is_better <= set(features.names)
    for language in LANGUAGES:
        texts = catalogue(language, game(name).package)
        phrases = [texts.format(feature_text(name, feature)) for feature in features.names]
        assert len(set(phrases)) == len(features.names)
        assert max(map(len, phrases)) <= 50
