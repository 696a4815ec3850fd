"""Reasons for a choice: its gains, other players' losses, and when they are given."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import game
from engine.core.chance import Chance
from engine.core.words.catalogue import LANGUAGES, catalogue
from engine.players.agent import Agent, agent_for
from engine.players.choose import choose
from engine.players.evaluation import Evaluator
from engine.players.reasons import Aim, Reason, describe_aims, reasons_between, reasons_for
from engine.players.turn_search import Leaf
from tests.engine.games.played import positions


def evaluator() -> Evaluator:
    return agent_for("toy").evaluator


def leaf(coins: tuple[int, ...], bridges: tuple[int, ...] | None = None) -> Leaf:
    """Return a toy position with these amounts."""
    state: Any = game("toy").new(len(coins), None, Chance(5))
    state.coins = list(coins)
    state.bridges = list(bridges or [0] * len(coins))
    return Leaf(evaluator().win_probabilities(state), state)


def aims(reasons: tuple[Reason, ...]) -> list[Aim]:
    return [one.aim for one in reasons]


def test_an_opponents_loss_is_a_reason() -> None:
    leaves = [leaf((3, 1)), leaf((3, 4))]
    (reason,) = reasons_for(evaluator(), leaves, [0], 0)[0]
    assert (reason.aim, reason.more) == (Aim("coins", 1), -3)
    (own,) = reasons_for(evaluator(), leaves, [1], 1)[1]
    assert (own.aim, own.more) == (Aim("coins"), 3)
    assert reason.weight == pytest.approx(own.weight), "of two, one's loss is the other's gain"
    assert not reasons_for(evaluator(), leaves, [1], 0)[1], "nothing speaks for giving to a rival"


def test_the_most_important_opponent_is_named() -> None:
    """A player's loss is weighted by their share of the other players' chances."""
    ahead, behind = leaf((3, 6, 2)), leaf((3, 9, 5))
    (reason,) = reasons_for(evaluator(), [ahead, behind], [0], 0)[0]
    assert reason.aim == Aim("coins", 1)
    part = behind.win_probabilities[1] / (behind.win_probabilities[1] + behind.win_probabilities[2])
    worth = evaluator().weights_at(ahead.state)[evaluator().features.names.index("coins")]
    assert reason.weight == pytest.approx(3 * worth * part, abs=0.001)


def test_own_gains_and_an_opponents_loss_are_combined() -> None:
    (first, second) = reasons_for(
        evaluator(), [leaf((5, 1), (0, 0)), leaf((2, 1), (0, 1))], [0], 0
    )[0]
    assert {first.aim, second.aim} == {Aim("coins"), Aim("bridges", 1)}


def test_a_choice_that_pays_later_has_later_reasons() -> None:
    now = ([leaf((3, 3))], [leaf((3, 3))])
    soon = ([leaf((4, 3))], [leaf((5, 3))])
    later = ([leaf((6, 3))], [leaf((5, 3))])
    assert aims(reasons_between(evaluator(), [now, soon, later], 0)) == [Aim("coins")]
    assert aims(reasons_between(evaluator(), [now, soon], 0)) == []
    better = ([leaf((3, 2))], [leaf((3, 3))])
    found = reasons_between(evaluator(), [better, later], 0)
    assert aims(found) == [Aim("coins", 1)], "what shows at once is enough"


def test_irrelevant_gains_are_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    leaves = [leaf((3, 1), (1, 0)), leaf((5, 1), (0, 0))]
    monkeypatch.setattr(type(evaluator().features), "irrelevant", lambda *_: ("coins",))
    assert aims(reasons_for(evaluator(), leaves, [0], 0)[0]) == [Aim("bridges")]
    assert reasons_for(evaluator(), leaves, [1], 0)[1] == ()


def test_reasons_average_several_worlds() -> None:
    many = ([leaf((4, 3)), leaf((2, 3))], [leaf((1, 3)), leaf((3, 3))])
    (reason,) = reasons_between(evaluator(), [many], 0)
    assert (reason.aim, reason.more) == (Aim("coins"), 1)


@pytest.mark.parametrize("name", ["caylus", "caylus1303", "emperor"])
def test_a_move_that_harms_an_opponent_occurs_and_is_explained(name: str) -> None:
    """In a random game some choice immediately denies another player something."""
    rules, phrases = game(name), set[str]()
    texts = catalogue("en", rules.package)
    for state in positions(name, 2, 3):
        seat = rules.to_move(state)[0]
        decision = choose(name, rules.view(state, seat).to_json(), seat, "medium", "s")
        why = [one for rated in decision.rated for one in rated.reasons if one.rival is not None]
        phrases |= {texts.format(text) for one in why if (text := describe_aims(name, [one.aim]))}
    assert phrases
    assert all(one.startswith("denies Player ") for one in phrases)


def test_a_move_that_pays_later_is_explained_by_later_turns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """If its feature has not improved by the end of the turn."""
    rules = game("toy")
    view = rules.view(rules.new(2, None, Chance(5)), 0).to_json()
    direct = choose("toy", view, 0, "hard", "s")
    monkeypatch.setattr("engine.players.agent.reasons_for", lambda *_: {})
    later, asked = (Reason("coins", 1.0, 0.5),), list[tuple[str, str]]()

    def why(_: Agent, seen: object, seat: int, best: str, other: str, chance: Chance) -> object:
        asked.append((best, other))
        return later

    monkeypatch.setattr(Agent, "explain", why)
    decision = choose("toy", view, 0, "hard", "s")
    assert asked == [(direct.choice, direct.rated[1].choice)]
    assert decision.choice == direct.choice == decision.rated[0].choice
    assert decision.reasons == later
    assert not any(one.reasons for one in decision.rated[1:])


def test_harm_has_a_text_in_every_language() -> None:
    harm, both = (
        describe_aims("toy", [Aim("coins", 1)]),
        describe_aims("toy", [Aim("coins", 1), Aim("bridges")]),
    )
    assert harm is not None
    assert both is not None
    names = ("Ann", "Ben")
    said = {
        lang: [catalogue(lang, "tests.engine.toy").format(text, names) for text in (harm, both)]
        for lang in LANGUAGES
    }
    assert said == {
        "en": ["denies Ben coins", "goes for bridges and denies Ben coins"],
        "zh-TW": ["在硬幣上牽制Ben", "著眼於橋，並在硬幣上牽制Ben"],
        "zh-CN": ["在硬币上牵制Ben", "着眼于桥，并在硬币上牵制Ben"],
        "ja": ["Benのコインを妨げる", "橋が狙いで、Benのコインを妨げる"],
    }


def test_a_saved_aim_can_be_read() -> None:
    assert Aim.of("coins") == Aim.of(["coins", None]) == Aim("coins")
    assert Aim.of(list(Aim("coins", 0))) == Aim("coins", 0)
