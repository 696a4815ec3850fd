"""Rules cards: one for everything a player may look up, with the numbers of the tables."""

from __future__ import annotations

import pytest

from engine.caylus1303 import GAME
from engine.caylus1303.data import CHARACTERS, PHASES
from engine.caylus1303.tiles import TILES
from engine.core.words.text import say
from tests.engine.games.rendered_texts import RenderedTexts

WORDS = GAME.words
ALOUD = RenderedTexts("caylus1303", ())
CARDS = {card.id: card for card in WORDS.cards}
DOUBLES = {"start_farm_b": "start_farm_a", "start_market_b": "start_market_a"}
"""Tiles that share the card of an identical tile."""
RULES = {
    "site",
    "favour",
    "bridge-step",
    "provost",
    "building",
    "setup",
    "first-game",
    "camp",
    "recruitment",
    "provost-reset",
    "prestige",
    "final-scoring",
    "residence",
}


def read(word: str, language: str = "en") -> str:
    return ALOUD.card(CARDS[word], language)


def test_everything_has_a_card() -> None:
    words = {DOUBLES.get(word, word) for word in TILES} | set(CHARACTERS) | RULES
    words |= set(PHASES) - {"setup"}
    assert set(CARDS) == words
    assert len(CARDS) == len(WORDS.cards)


@pytest.mark.parametrize(("double", "card"), DOUBLES.items())
def test_tiles_that_share_a_card_are_identical(double: str, card: str) -> None:
    assert TILES[double].setup == TILES[card].setup
    assert "There are 2 of them" in read(card)


def test_a_tile_card_has_cost_points_both_sides_and_rulings() -> None:
    assert read("stone_farm") == "\n".join(
        (
            "Farm (stone)",
            "Stone building",
            "Cost: 1 food and 1 stone",
            "When built: 3 points",
            "Built side: 2 food and 1 cloth (owner, if not you: 1 food)",
            "Setup side: 1 food and 1 cloth",
            "Built with a Stonemason. The one on the road and the one on the site from the start "
            "show their setup side and belong to nobody.",
            "The owner’s share comes once, when the provost lets the building activate and only "
            "others work there, before their own gain.",
            "If two workers are there and one is the owner’s, there’s no bonus. "
            "The Thief doesn’t prevent it.",
        )
    )


def test_a_monument_card_has_its_benefits() -> None:
    garden = read("mon_garden")
    assert "Cost: 1 wood and 1 gold" in garden
    assert "When built: 4 points" in garden
    assert "Effect: 2 workers every recruitment" in garden
    assert "Effect: 1 favour when built" in read("mon_theatre")


def test_the_setup_card_has_the_numbers_by_players() -> None:
    setup = read("setup")
    for line in (
        "2 players: 10 workers in hand at the start, 3 workers at each recruitment, 5 characters",
        "5 players: 10 workers in hand at the start, 2 workers at each recruitment, 8 characters",
    ):
        assert line in setup


@pytest.mark.parametrize(
    ("language", "bracket"),
    [
        ("en", "Rounds 4–6: the first 2 buildings of the site"),
        ("zh-TW", "第4–6輪：可使用工地前2座建築"),
        ("zh-CN", "第4–6轮：可使用工地前2座建筑"),
        ("ja", "第4–6ラウンド：建設現場の2番目までの建物"),
    ],
)
def test_the_favour_card_has_the_brackets(language: str, bracket: str) -> None:
    assert bracket in read("favour", language)


def test_the_first_game_card_names_its_characters() -> None:
    assert (
        "2 players: Architect, Foreman, Bailiff, Day Labourer, Chamberlain\n"
        "3 players: also Delivery Man"
    ) in read("first-game")


@pytest.mark.parametrize("word", CHARACTERS)
def test_every_character_has_rulings(word: str) -> None:
    assert CARDS[word].rulings
    assert CARDS[word].rule == say("caylus1303-rule-characters")
