"""Rules cards: boards in made-up positions are marked as examples."""

from __future__ import annotations

import pytest

from engine.core import game
from engine.core.words.catalogue import LANGUAGES, catalogue
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PUBLISHED)
def test_boards_on_cards_say_that_they_are_examples(name: str, language: str) -> None:
    label = catalogue(language, "render").say("picture-example")
    marked = set()
    for card in game(name).words.cards:
        facts = painter(name).card(card, language, recording=True).facts
        if label in values_of(facts, "text"):
            marked.add(card.id)
            assert find_collisions(facts) == [], card.id
    assert marked >= WITH_A_BOARD[name]
    assert marked < {card.id for card in game(name).words.cards}
