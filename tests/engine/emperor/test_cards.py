"""Rules cards: one for everything a player may look up, with the numbers of the tables."""

from __future__ import annotations

import re

import pytest

from engine.core.words.catalogue import LANGUAGES
from engine.emperor import GAME
from engine.emperor.data import CARD_WORDS, CODES, PHASES
from tests.engine.games.rendered_texts import RenderedTexts

WORDS = GAME.words
ALOUD = RenderedTexts("emperor", ())
CARDS = {card.id: card for card in WORDS.cards}
OTHERS = {
    "setup",
    "nobles",
    "push",
    "influence",
    "cities",
    "action-cards",
    "two-players",
    "final-scoring",
}


def read(word: str, language: str = "en") -> str:
    return ALOUD.card(CARDS[word], language)


def test_every_card_privilege_and_phase_has_a_rules_card() -> None:
    words = {*CARD_WORDS, *CODES, *OTHERS}
    words |= {f"phase-{i}" for i in range(1, len(PHASES) + 1)}
    assert set(CARDS) == words
    assert len(CARDS) == len(WORDS.cards)


def test_a_rules_card_has_price_colour_copies_effect_and_rulings() -> None:
    assert read("permit") == "\n".join(
        (
            "Permit",
            "Action cards",
            "Price: single 3 thalers, couple 5",
            "Card colour: red",
            "Copies with 2, 3, 4 players: 2, 3, 4",
            "Place a single aged 15 or, for the higher price, a couple aged 15 from hand "
            "in any open electorate.",
            "A knight is pushed where no place is empty.",
        )
    )


def test_an_electorate_card_has_its_spaces_and_privilege() -> None:
    mainz = read("MAI")
    assert "4 places, 2 city spaces, no castle" in mainz
    assert "the elector must be a single" in mainz
    assert "gains 1 point" in mainz
    assert "3 places, 1 city space, 1 castle" in read("TRI")
    assert "2 votes" in read("BOH")


def test_the_phase_7_card_has_the_emperors_table() -> None:
    text = read("phase-7")
    for line in (
        "Round 1: 2 points; place an empire city, or move one",
        "Round 3: 2 points and 1 thaler; may move an empire city",
        "Round 4: 1 point and 2 thalers; no empire city",
        "Round 5: 1 point; no empire city",
    ):
        assert line in text


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Price: 1 thaler"),
        ("zh-TW", "價格：1塔勒"),
        ("zh-CN", "价格：1塔勒"),
        ("ja", "価格：1ターラー"),
    ],
)
def test_the_doctor_costs_one_in_every_language(language: str, line: str) -> None:
    assert line in read("doctor", language).split("\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_the_end_has_every_source_of_points(language: str) -> None:
    text = read("final-scoring", language)
    assert re.search(r"1\D+1\D+2", text)
    assert re.search(r"2\D+2\D+2\D+1\D+1", text)
