"""Rules cards: one for everything a player may look up, with the numbers of the tables."""

from __future__ import annotations

import pytest

from engine.caylus import GAME
from engine.caylus.data import LINES, PHASES, SECTIONS, SPECIALS
from engine.caylus.tiles import TILES
from tests.engine.games.rendered_texts import RenderedTexts

WORDS = GAME.words
ALOUD = RenderedTexts("caylus", ())
CARDS = {card.id: card for card in WORDS.cards}


def read(word: str, language: str = "en") -> str:
    return ALOUD.card(CARDS[word], language)


def test_everything_has_a_card() -> None:
    words = {*TILES, *SPECIALS, "castle", *SECTIONS, "provost", "bailiff", "bridge"}
    words |= {f"favor-{line}" for line in LINES} | {"favor", "simplified"}
    words |= {f"phase-{i}" for i in range(1, len(PHASES) + 1)}
    words |= {"final-scoring", "two-players"}
    assert set(CARDS) == words
    assert len(CARDS) == len(WORDS.cards)


def test_a_tile_card_has_cost_points_effect_and_rulings() -> None:
    assert read("church") == "\n".join(
        (
            "Church",
            "Stone building",
            "Cost: 1 stone and 1 cloth",
            "When built: 3 points",
            "When built: 1 royal favour",
            "You may choose one: 2 deniers → 3 points or 4 deniers → 5 points.",
            "Choose only one, once, and pay it in full.",
            "The Church is on the road before its favour is resolved: "
            "a building from that favour stands on a later space.",
        )
    )


def test_a_section_card_has_the_scoring_table() -> None:
    walls = read("walls")
    for line in (
        "10 spaces, 4 points for each house",
        "Scored when the bailiff reaches or passes space 18, or when it is full",
        "No house: lose 3 points",
        "1 house: nothing",
        "2 houses: 1 royal favour",
        "3–4 houses: 2 royal favours",
        "5 or more houses: 3 royal favours",
    ):
        assert line in walls


@pytest.mark.parametrize(
    ("language", "level"),
    [
        ("en", "Level 4: 1 cube of any kind → 2 basic cubes"),
        ("zh-TW", "第4級：1個任意資源→2個非黃金資源"),
        ("zh-CN", "第4级：1个任意资源→2个非黄金资源"),
        ("ja", "4段階目：任意の資源1個→金以外の資源2個"),
    ],
)
def test_a_favour_line_card_has_its_levels(language: str, level: str) -> None:
    assert level in read("favor-resource", language)


def test_there_are_two_architects() -> None:
    assert "Copies: 2" in read("architect")
    assert "Copies" not in read("bank")
