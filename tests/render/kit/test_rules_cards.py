"""Rules cards: boards in made-up positions are marked as examples."""

from __future__ import annotations

from functools import cache

import pytest

from engine.core import game
from engine.core.words.catalogue import LANGUAGES, catalogue
from engine.core.words.game_words import RulesCard
from render import painter
from render.kit.contract.boxes import find_collisions, values_of
from tests.engine.games.records import PUBLISHED

WITH_A_BOARD = {
    "caylus": {"bridge", "castle", "provost"},
    "caylus1303": {"site", "favour", "provost"},
    "emperor": {"TRI", "BOH"},
    "tuscany": {"region"},
}
"""Some cards of each game that show a part of a board."""


@cache
def examples(name: str) -> list[RulesCard]:
    """Return the cards of a game that are marked as examples in English."""
    label = catalogue("en", "render").say("picture-example")
    return [card for card in game(name).words.cards if label in texts_on(card, name, "en")]


def texts_on(card: RulesCard, name: str, language: str) -> list[str]:
    """Draw a card and return its texts, none of which collide."""
    facts = painter(name).card(card, language, recording=True).facts
    assert find_collisions(facts) == [], card.id
    return values_of(facts, "text")


@pytest.mark.parametrize("name", PUBLISHED)
def test_boards_on_cards_and_no_others_say_that_they_are_examples(name: str) -> None:
    marked = {card.id for card in examples(name)}
    assert marked >= WITH_A_BOARD[name]
    assert marked < {card.id for card in game(name).words.cards}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("name", PUBLISHED)
def test_examples_are_marked_in_every_language(name: str, language: str) -> None:
    label = catalogue(language, "render").say("picture-example")
    for card in examples(name):
        assert label in texts_on(card, name, language), card.id
