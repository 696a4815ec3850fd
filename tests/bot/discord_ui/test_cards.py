"""Which rules card a reply links to."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.discord_ui.rules.cards import (
    card_in_words,
    in_words,
    place_at,
    places_of,
    rule_line,
)
from bot.presentation.cards import card_of, card_of_refusal
from bot.presentation.choices import candidates
from bot.presentation.texts import label_localizer, length, words_in
from engine.core import game
from engine.core.registry import game_names
from engine.core.words.game_texts import GameTexts
from engine.core.words.text import say
from tests.bot.sample_turns import NAMES, started_game, turn


def test_a_refusal_links_to_the_card_of_the_choice_or_rule() -> None:
    rules = game("caylus")
    opening = turn(rules, started_game(rules))
    localizer = label_localizer("en", "caylus", NAMES)
    offered = candidates(rules, opening.view, opening.to_move[0], localizer)
    gate = next(c for c in offered if c.choice == "gate")
    found = card_of_refusal("caylus", gate)
    assert found is not None
    assert found.id == "gate"
    texts = GameTexts("caylus")
    by_rule = card_of_refusal("caylus", None, texts.reason("gate", "two-players"))
    assert by_rule is not None
    assert by_rule.id == "two-players"
    several = texts.reason("gate", "the-favour-table")
    assert card_of_refusal("caylus", None, several) is None, "four cards are about it"
    assert card_of_refusal("caylus", None, say("refusal-over")) is None


def test_a_rule_links_to_its_heading_in_the_rules() -> None:
    words = words_in("en", "caylus1303")
    rule = say("caylus1303-rule-the-provosts-reset")
    assert rule_line("caylus1303", rule, words, None) == "-# Rules: The provost’s reset"
    linked = rule_line("caylus1303", rule, words, "https://code.example/seneschal/")
    page = "https://code.example/seneschal/blob/HEAD/docs/rules/caylus1303.md"
    assert linked == f"-# Rules: [The provost’s reset](<{page}#the-provosts-reset>)"
    assert rule_line("caylus1303", None, words, None) == ""


CODES = {
    "caylus": {
        **{"7": "fixed_peddler", "8": "fixed_carpenter", "A": "gate", "b": "trading_post"},
        **{"F": "inn", "g": "castle", "w6": "wood_peddler", "S1": "stone_farm", "p1": "statue"},
    },
    "caylus1303": {
        "S": "site",
        "1": "fairground",
        "w3": "",
        "s1": "",
        "m1": "",
        "P1": "",
        "p4": "",
    },
    "emperor": {"a": "rival", "b": "doctor", "C": "move", "k": "promotion", "m": "knight"},
}
"""Codes on each game's board, and their cards if they are the same at all tables."""


@pytest.mark.parametrize("name", CODES)
def test_the_code_on_a_place_finds_its_card(name: str) -> None:
    rules = game(name)
    shown = turn(rules, started_game(rules))
    for code, card in CODES[name].items():
        found = place_at(places_of(name, shown), code)
        assert found is not None, code
        assert card_of(name, found.card) is not None, code
        assert found.card == (card or found.card), code
    assert place_at(places_of(name, shown), "zzzz") is None


def test_codes_are_case_sensitive() -> None:
    shown = turn(game("caylus1303"), started_game(game("caylus1303")))
    site, supply = (place_at(places_of("caylus1303", shown), code) for code in ("S1", "s1"))
    assert site
    assert supply
    view: Any = shown.view
    assert site.card in view.site_tiles
    assert supply.card in view.stone_supply


def test_a_space_without_a_card_is_described_in_words() -> None:
    shown = turn(game("tuscany"), started_game(game("tuscany"), regions="dealt"), 0)
    found = place_at(places_of("tuscany", shown), "12")
    assert found is not None
    assert re.fullmatch(r"12 · \w+ space \(Alice\) · empty", in_words(found, shown, "en"))


def test_codes_common_to_all_tables_need_no_table() -> None:
    found = place_at(places_of("caylus", None), "g")
    assert found is not None
    assert found.card == "castle"
    assert place_at(places_of("caylus", None), "12") is None


@pytest.mark.parametrize("name", game_names())
def test_a_cards_alt_text_has_at_most_400_characters(name: str) -> None:
    words = words_in("en", name)
    for card in game(name).words.cards:
        said = card_in_words(card, words)
        assert words.format(card.title) in said
        assert length(said) <= 400


def test_a_colour_on_a_card_is_described_as_one() -> None:
    doctor = card_of("emperor", "doctor")
    assert doctor is not None
    facts = [words_in("ja", "emperor").format(fact) for fact in doctor.facts]
    assert "カードの色：青" in facts
    assert "青" not in facts


def test_a_single_exchange_is_not_a_choice() -> None:
    words = words_in("en", "caylus")
    one, two = (card_of("caylus", word) for word in ("fixed_peddler", "wood_peddler"))
    assert one
    assert two
    assert "choose" not in words.format(one.body)
    assert "choose one: " in words.format(two.body)
