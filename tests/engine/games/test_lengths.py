"""Labels, prompts and cards fit in Discord and on a phone, in every language."""

from __future__ import annotations

import pytest

from engine.cli.texts.usage import (
    MAX_BUTTON_CHARACTERS,
    MAX_CARD_CHARACTERS,
    MAX_CHOICE_COLUMNS,
    MAX_EFFECT_CHARACTERS,
    MAX_QUESTION_CHARACTERS,
)
from engine.core.contract.texts import ASK_COLUMNS, columns
from engine.core.registry import game, game_names, package_of
from engine.core.words.catalogue import LANGUAGES, Catalogue, catalogue
from engine.core.words.game_words import Offer
from tests.engine.games.all_texts import all_texts
from tests.engine.games.game_extras import corpus

NAMES = tuple(f"{name:•<16}" for name in ("Alice", "小明", "Carol", "Bob", "ゆき", "Eve", "Gus"))
"""Names of sixteen characters, the bot's maximum."""
BUTTON, NUMBER = 38, 38
"""Maximum columns of a button in a row on a phone, and of a number button.

Chinese and Japanese characters take two.
"""
BOTH = [(name, language) for name in game_names() for language in LANGUAGES]


def label(texts: Catalogue, offer: Offer) -> str:
    name = texts.format(offer.name, NAMES)
    return texts.say("phrase-dots", first=offer.code, second=name) if offer.code else name


@pytest.mark.parametrize(("name", "language"), BOTH)
def test_choices_fit_buttons_and_menus(name: str, language: str) -> None:
    texts = catalogue(language, package_of(name))
    for offer in all_texts(name).offers.values():
        shown = label(texts, offer)
        assert 0 < len(shown) <= MAX_BUTTON_CHARACTERS, shown
        assert columns(shown) <= (NUMBER if offer.is_number else MAX_CHOICE_COLUMNS), shown
        assert len(texts.format(offer.group, NAMES)) <= MAX_EFFECT_CHARACTERS
        if offer.effect is not None:
            effect = texts.format(offer.effect, NAMES)
            assert 0 < len(effect) <= MAX_EFFECT_CHARACTERS, effect


@pytest.mark.parametrize(("name", "language"), BOTH)
def test_short_answers_form_rows_of_buttons(name: str, language: str) -> None:
    texts, short = catalogue(language, package_of(name)), all_texts(name).short
    assert bool(short) == bool(corpus(name).buttons)
    for offer in short.values():
        line = label(texts, offer)
        if offer.effect is not None:
            effect = texts.format(offer.effect, NAMES)
            line = texts.say("phrase-dots", first=line, second=effect)
        assert columns(line) <= BUTTON, line


@pytest.mark.parametrize(("name", "language"), BOTH)
def test_prompts_are_short(name: str, language: str) -> None:
    texts = catalogue(language, package_of(name))
    for prompt in all_texts(name).prompts.values():
        shown = texts.format(prompt, NAMES)
        assert 0 < len(shown) <= MAX_QUESTION_CHARACTERS, shown


@pytest.mark.parametrize(("name", "language"), BOTH)
def test_questions_are_one_line(name: str, language: str) -> None:
    texts = catalogue(language, package_of(name))
    for ask, prompt in all_texts(name).asks.values():
        shown = texts.format(ask, NAMES)
        assert 0 < columns(shown) <= ASK_COLUMNS, shown
        assert texts.format(prompt, NAMES).startswith(shown), shown


@pytest.mark.parametrize(("name", "language"), BOTH)
def test_cards_fit_a_message(name: str, language: str) -> None:
    texts = catalogue(language, package_of(name))
    for card in game(name).words.cards:
        lines = (card.title, card.group, card.body, *card.facts, *card.rulings)
        assert sum(len(texts.format(line)) + 3 for line in lines) <= MAX_CARD_CHARACTERS, card.id


@pytest.mark.parametrize("name", game_names())
def test_choices_are_few_and_their_groups_fit_menus(name: str) -> None:
    assert 1 < all_texts(name).most <= corpus(name).most
    assert all_texts(name).crowd <= corpus(name).crowd


@pytest.mark.parametrize("name", game_names())
def test_only_irreversible_choices_ask_for_confirmation(name: str) -> None:
    final = frozenset(offer.choice for offer in all_texts(name).offers.values() if offer.final)
    wanted = corpus(name).final
    assert wanted is None or final == wanted
