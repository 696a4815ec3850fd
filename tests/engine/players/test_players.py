"""A player knows only its view; the same view and seed give the same move."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.errors import EngineError
from engine.core.registry import game
from engine.core.words.catalogue import LANGUAGES, catalogue
from engine.players import agent
from engine.players.agent import agent_for
from engine.players.choose import choose
from engine.players.reasons import Aim, describe_aims
from engine.players.strengths import EXPERT_SIMULATIONS


def test_an_easy_player_errs_one_time_in_three() -> None:
    rules = game("toy")
    state = rules.new(3, None, Chance(5))
    view = rules.view(state, 0).to_json()
    best = choose("toy", view, 0, "medium", "s").choice
    taken = [choose("toy", view, 0, "easy", str(seed)) for seed in range(120)]
    slips = [one for one in taken if one.choice != best]
    assert 20 < len(slips) < 60
    for one in taken:
        half = one.rated[: (len(one.rated) + 1) // 2]
        assert one.choice in {rated.choice for rated in half}


def test_old_strength_names_are_accepted() -> None:
    rules = game("toy")
    view = rules.view(rules.new(2, None, Chance(5)), 0).to_json()
    for old, now in (("middle", "medium"), ("strong", "hard")):
        assert choose("toy", view, 0, old, "s") == choose("toy", view, 0, now, "s")


def test_a_stopped_search_returns_its_best_move() -> None:
    rules = game("toy")
    view = rules.view(rules.new(2, None, Chance(5)), 0).to_json()
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 3

    decision = choose("toy", view, 0, "hard", "g", stop=stop)
    assert len(asked) == 4
    assert decision.choice in {one.choice for one in decision.rated}
    promised = [one.win_chance for one in decision.rated]
    assert promised[0] == max(promised), "the best promises most"
    assert promised != sorted(promised, reverse=True), "none is lowered to one before it but that"


def simulated(effort: float, strength: str = "hard") -> int:
    """Return the number of simulations for the first question of the toy."""
    rules, asked = game("toy"), list[int]()
    view = rules.view(rules.new(2, None, Chance(5)), 0).to_json()

    def never() -> bool:
        asked.append(1)
        return False

    choose("toy", view, 0, strength, "s", stop=never, effort=effort)
    return len(asked)


def test_half_the_effort_is_half_the_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    found = agent_for("toy")
    monkeypatch.setattr(found, "model", found.model._replace(worlds=1))
    monkeypatch.setattr(agent, "MAX_EXPANSIONS_PER_SIMULATION", 4)
    assert simulated(0.5) == found.model.simulations / 2


def test_an_expert_makes_many_more_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agent, "MAX_EXPANSIONS_PER_SIMULATION", 4)
    assert simulated(0.5, "expert") == EXPERT_SIMULATIONS * simulated(0.5)


def test_evaluating_several_worlds_counts_as_simulations() -> None:
    assert 0 < simulated(0.5) < agent_for("toy").model.simulations / 2


def test_invalid_requests_are_refused() -> None:
    rules = game("toy")
    view = rules.view(rules.new(2, None, Chance(5)), 1).to_json()
    with pytest.raises(EngineError, match="unknown player “cunning”"):
        choose("toy", view, 0, "cunning", "s")
    with pytest.raises(EngineError, match="seat 2 is not asked"):
        choose("toy", view, 1, "easy", "s")


def test_an_aim_names_at_most_two_things() -> None:
    text = describe_aims("toy", [Aim("coins"), Aim("bridges")])
    assert text is not None
    said = {lang: catalogue(lang, "tests.engine.toy").format(text) for lang in LANGUAGES}
    assert said == {
        "en": "goes for coins and bridges",
        "zh-TW": "著眼於硬幣與橋",
        "zh-CN": "着眼于硬币和桥",
        "ja": "コインと橋が狙い",
    }
