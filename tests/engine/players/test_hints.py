"""Hints: what is said about choices, which are equal, and when passing is offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.core import game
from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.registry import game_names
from engine.core.words.catalogue import LANGUAGES, catalogue
from engine.core.words.text import Text
from engine.players.advice import Advice, RatedChoice
from engine.players.agent import Agent
from engine.players.amounts import Change
from engine.players.hint_texts import hint_text
from engine.players.hints import Hint, compare, hints
from tests.engine.games.played import few, positions

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")


@pytest.fixture(autouse=True)
def short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.players.hints.agent_for", lambda name: few(name, 24))


def hint_for(name: str, state: Any) -> tuple[Hint, ...]:
    rules = game(name)
    seat = rules.to_move(state)[0]
    return hints(name, rules.view(state, seat).to_json(), seat, "s")


def read(name: str, text: Text | None, language: str = "en") -> str:
    return "" if text is None else catalogue(language, game(name).package).format(text, NAMES)


@pytest.mark.parametrize("name", game_names())
def test_every_hint_has_a_reason_that_can_be_read(name: str) -> None:
    rules, said = game(name), dict.fromkeys(LANGUAGES, 0)
    for state in positions(name, rules.seat_counts[-1], 29 if rules.published else 2):
        seat = rules.to_move(state)[0]
        view = rules.view(state, seat)
        for hint in hint_for(name, state):
            reason = hint_text(rules.words, view, seat, hint)
            for language in LANGUAGES:
                assert read(name, reason, language).strip() or not rules.published
                said[language] += reason is not None
    assert all(said.values())


@pytest.mark.parametrize("name", [name for name in game_names() if game(name).published])
def test_hints_know_no_more_than_their_seat(name: str) -> None:
    """Other secrets that agree with the view change nothing."""
    rules = game(name)
    for state in positions(name, rules.seat_counts[0], 41):
        seat = rules.to_move(state)[0]
        world = rules.determinize(rules.view(state, seat), Chance(99))
        rules.advance(world)
        assert hint_for(name, world) == hint_for(name, state)


def rated(
    monkeypatch: pytest.MonkeyPatch, state: Any, choices: Sequence[tuple[str, float, float]]
) -> dict[str, Hint]:
    """Return the hints if the search had rated the choices like this."""
    found = tuple(RatedChoice(choice, chance, (), error) for choice, chance, error in choices)
    monkeypatch.setattr(Agent, "act", lambda *_, **_limits: Advice(found[0].choice, found))
    return {hint.choice: hint for hint in hint_for("caylus", state)}


@pytest.mark.parametrize(("error", "offered"), [(0.2, False), (0.05, True)])
def test_passing_is_offered_beside_a_gain_only_if_it_is_surely_better(
    monkeypatch: pytest.MonkeyPatch, error: float, offered: bool
) -> None:
    """It must be better by three standard errors of the difference; here that is 0.4."""
    state = game("caylus").new(3, None, Chance(5))
    choices = [("pass", 0.4, error), ("trading_post", 0.31, error)]
    assert ("pass" in rated(monkeypatch, state, choices)) == offered
    useless = [("pass", 0.4, error), ("inn", 0.31, error)]
    assert "pass" in rated(monkeypatch, state, useless), "it is not beside a gain"


def test_equal_choices_are_called_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    state = game("caylus").new(3, None, Chance(5))
    found = rated(
        monkeypatch,
        state,
        [("trading_post", 0.352, 0.01), ("inn", 0.349, 0.01), ("stables", 0.33, 0.01)],
    )
    assert [hint.as_good for hint in found.values()] == [True, True, False]
    unsure = [("trading_post", 0.36, 0.1), ("inn", 0.345, 0.1)]
    assert rated(monkeypatch, state, unsure)["inn"].as_good, "within the error of the search"


def test_a_reason_names_amounts_rivals_and_what_it_costs() -> None:
    rules = game("caylus")
    state = rules.new(3, None, Chance(5))
    hint = Hint(
        "trading_post",
        0.4,
        own=(Change(0, "vp", 4), Change(0, "mason", 1), Change(0, "wood", -1)),
        rival=(Change(1, "cloth", -2),),
        taken_by=2,
        costs_more=(Change(0, "wood", 1),),
    )
    assert read("caylus", hint_text(rules.words, state, 0, hint)) == (
        "+4 points, +Mason, −1 wood · Ben: −2 cloth · otherwise Cat takes it · "
        "the first suggestion keeps 1 wood"
    )
    passing = Hint("pass", 0.4, kept=(Change(0, "denier", 2),))
    assert read("caylus", hint_text(rules.words, state, 0, passing)).endswith("keeps 2 deniers")


def test_a_better_choice_is_compared_with_the_one_that_was_made() -> None:
    """It does what its hint says; a rival may take it after the one that was made."""
    rules = game("caylus")
    state = rules.new(3, None, Chance(5))
    seat = state.stack[-1].seat
    view = rules.view(state, seat).to_json()
    better = compare("caylus", view, seat, "s", "trading_post", "pass")
    assert better.choice == "trading_post"
    assert better.shows_end_of_round
    assert any(change.asset == "denier" and change.amount > 0 for change in better.own)
    assert better.taken_by != seat
    passing = compare("caylus", view, seat, "s", "pass", "trading_post")
    assert not passing.shows_end_of_round
    assert (passing.own, passing.rival) == ((), ())


def test_a_choice_without_a_gain_is_described_by_the_rules() -> None:
    rules = game("caylus")
    state = rules.new(3, None, Chance(5))
    seat = state.stack[-1].seat
    hint = Hint("inn", 0.4, own=(Change(seat, "denier", -1),))
    offer = rules.words.offer(state, seat, "inn")
    assert hint_text(rules.words, state, seat, hint) is not None
    assert read("caylus", hint_text(rules.words, state, seat, hint)) == read("caylus", offer.effect)


def test_a_gain_that_the_name_says_already_is_described_by_the_rules() -> None:
    rules = game("caylus1303")
    state = rules.new(2, None, Chance(5))
    seat = state.stack[-1].seat
    hint = Hint("foreman", 0.4, own=(Change(seat, "foreman", 1),))
    assert (
        read("caylus1303", hint_text(rules.words, state, seat, hint))
        == "+1 for each of your batches"
    )
    more = hint._replace(own=(Change(seat, "foreman", 1), Change(seat, "point", 2)))
    said = read("caylus1303", hint_text(rules.words, state, seat, more))
    assert said == "+Foreman, +2 points"


def test_payments_are_described_by_what_they_leave() -> None:
    rules, said = game("tuscany"), set[str]()
    for state in positions("tuscany", 2, 1):
        seat = rules.to_move(state)[0]
        if state.stack[-1].name == "pay" and len(rules.legal_choices(state, seat)) > 1:
            hints_here = hint_for("tuscany", state)
            said |= {
                read("tuscany", hint_text(rules.words, state, seat, hint)) for hint in hints_here
            }
        if len(said) > 2:
            break
    assert len(said) > 2
    assert all(text.startswith("leaves ") for text in said)


def test_the_end_of_a_round_is_no_gain_in_tuscany() -> None:
    """Every seat gets its points then, whatever was chosen."""
    rules = game("tuscany")

    def red(state: Any) -> list[int]:
        return [rules.words.assets(state, seat)["red"] for seat in range(2)]

    scored = 0
    for state in positions("tuscany", 2, 1):
        after = state.copy()
        rules.apply_unchecked(after, *random_move(rules, after, Chance(1)))
        if after.stack and after.round > state.round:
            assert red(after) == red(state)
            scored += sum(rules.outcome(after).scores) - sum(rules.outcome(state).scores)
    assert scored


def test_a_game_without_assets_counts_points() -> None:
    """So a new game has hints before it declares any."""
    state = game("toy").new(2, None, Chance(5))
    assets = {change.asset for hint in hint_for("toy", state) for change in hint.own}
    assert assets <= {"points"}
    points = Hint("draw", 0.5, own=(Change(0, "points", 2),))
    assert read("toy", hint_text(game("toy").words, state, 0, points)) == "+2 points"
