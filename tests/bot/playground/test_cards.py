"""The welcome page shows every game, also one that has no guide yet."""

from __future__ import annotations

import pytest

from bot.playground.cards import LEARN, example_position, welcome
from engine.core import game, registry
from engine.core.registry import game_names
from engine.core.words.catalogue import LANGUAGES


@pytest.fixture(autouse=True)
def new_game(monkeypatch: pytest.MonkeyPatch) -> str:
    """Register a game that has no guide and no lesson."""
    monkeypatch.setitem(registry.PACKAGES, "glimpse", "tests.engine.glimpse")
    assert game("glimpse").hosting.teaching.guide == ()
    return "glimpse"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_card_that_says_what_it_is_about(language: str, new_game: str) -> None:
    cards = {card["id"]: card for card in welcome(language)["cards"]}
    assert [*cards] == [*game_names()]
    assert all(card["title"] and card["ways"] for card in cards.values())
    assert [name for name, card in cards.items() if not card["about"]] == [new_game]
    assert LEARN not in [way["id"] for way in cards[new_game]["ways"]]


def test_a_game_without_a_guide_shows_its_first_turn(new_game: str) -> None:
    shown = example_position(new_game)
    assert game(new_game).to_move(shown.state)
    assert len(shown.names) == game(new_game).seat_counts[-1]
    assert not shown.last
