"""Labels, prompts and cards fit where Discord puts them, in every language."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.text import LANGUAGES, Text
from engine.core.words import Offer
from engine.tuscany import GAME
from engine.tuscany.data import BONUSES, KINDS, YIELD_WORDS
from tests.engine.tuscany.gather import CATALOGUES, WORDS, offers, positions

NAMES = tuple(f"{name:•<16}" for name in ("Alice", "小明", "Carol", "ゆき"))
"""Names of sixteen characters; the bot cuts longer ones."""
LABEL, LINE, PROMPT, CARD, CHOICES, MENU = 80, 100, 300, 1900, 45, 25


@pytest.fixture(scope="module")
def met() -> tuple[list[Offer], list[Text]]:
    """Every different choice and prompt of whole games and of staged positions, once."""
    found: dict[str, Offer] = {}
    prompts: dict[str, Text] = {}
    for state in positions():
        for seat in GAME.waiting(state):
            prompt = WORDS.prompt(GAME.view(state, seat), seat)
            prompts[repr(prompt)] = prompt
        found |= {repr(offer): offer for offer in offers(state)}
    return list(found.values()), list(prompts.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_fit_buttons_and_selects(
    language: str, met: tuple[list[Offer], list[Text]]
) -> None:
    texts = CATALOGUES[language]
    for offer in met[0]:
        name = texts.format(offer.name, NAMES)
        label = f"{offer.code} · {name}" if offer.code else name
        assert 0 < len(label) <= LABEL, label
        assert len(texts.format(offer.group, NAMES)) <= LINE
        if offer.effect is not None:
            effect = texts.format(offer.effect, NAMES)
            assert 0 < len(effect) <= LINE, effect


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_are_short(language: str, met: tuple[list[Offer], list[Text]]) -> None:
    for text in met[1]:
        prompt = CATALOGUES[language].format(text, NAMES)
        assert len(prompt) <= PROMPT, prompt


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_fit_a_message(language: str) -> None:
    texts = CATALOGUES[language]
    for card in WORDS.cards:
        lines = (card.title, card.group, card.body, *card.facts, *card.rulings)
        assert sum(len(texts.format(line)) + 3 for line in lines) <= CARD, card.id


def test_choices_are_few_and_fit_menus_by_group() -> None:
    for state in positions():
        for seat in GAME.waiting(state):
            view, legal = GAME.view(state, seat), GAME.legal(state, seat)
            assert len(legal) <= CHOICES
            groups = Counter(WORDS.offer(view, seat, choice).group.key for choice in legal)
            assert max(groups.values()) <= MENU


def test_there_is_a_card_for_every_tile_bonus_and_yield() -> None:
    ids = {card.id for card in WORDS.cards}
    assert {*KINDS, *BONUSES, *YIELD_WORDS, "token", "starting_castle"} <= ids
    assert {"draw", "take", "place", "payment", "marble", "region", "final", "ties"} <= ids
