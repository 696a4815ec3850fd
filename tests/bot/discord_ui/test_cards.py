"""Which rules card an answer leads to."""

from __future__ import annotations

import pytest

from bot.discord_ui.rules.cards import about
from bot.discord_ui.rules.places import card_at
from bot.telling.alt_text import card_in_words
from bot.telling.choices import candidates
from bot.telling.fitting import length
from bot.telling.voice import voice_in_label, words_in
from engine.core import game
from engine.core.registry import game_names
from tests.bot.turns import NAMES, begun, turn


def test_a_refusal_leads_to_the_card_of_the_choice_or_of_the_section() -> None:
    rules = game("caylus")
    opening = turn(rules, begun(rules))
    voice = voice_in_label("en", "caylus", NAMES)
    offered = candidates(rules, opening.view, opening.owing[0], voice)
    gate = next(c for c in offered if c.choice == "gate")
    found = about("caylus", gate)
    assert found is not None
    assert found.id == "gate"
    by_section = about("caylus", None, "Not now. (Caylus §11)")
    assert by_section is not None
    assert by_section.section == "§11"
    assert about("caylus", None, "Not now. (Caylus §9.2)") is None, "four cards are of it"
    assert about("caylus", None, "Not now.") is None


def test_the_code_on_a_place_leads_to_its_card() -> None:
    rules = game("caylus")
    opening = turn(rules, begun(rules))
    found = card_at(opening, "7", "en")
    assert found is not None
    assert found.id == "fixed_peddler"
    special = card_at(opening, "f", "ja")
    assert special is not None
    assert special.id == "inn"
    assert card_at(opening, "zzzz", "en") is None


def test_nobody_finds_a_place_by_a_question_that_is_secret() -> None:
    rules = game("tuscany")
    state = begun(rules)
    asked = rules.owing(state)[0]
    assert card_at(turn(rules, state), "castle", "en") is None
    assert turn(rules, state, asked).secret


@pytest.mark.parametrize("name", game_names())
def test_the_picture_of_a_card_is_told_in_four_hundred_characters(name: str) -> None:
    words = words_in("en", name)
    for card in game(name).words.cards:
        said = card_in_words(card, words)
        assert words.format(card.title) in said
        assert length(said) <= 400
