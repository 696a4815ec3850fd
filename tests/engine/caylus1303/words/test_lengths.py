"""Labels, prompts and cards fit where Discord puts them, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.caylus1303 import GAME
from engine.caylus1303.state import Caylus1303State
from engine.core.text import LANGUAGES
from engine.core.words import Offer

from .gather import CATALOGUES, WAYS, WORDS, game, offers, staged

NAMES = tuple(f"{name:•<16}" for name in ("Alice", "小明", "Carol", "Bob", "ゆき"))
"""Names of sixteen characters; the bot cuts longer ones."""
LABEL, LINE, PROMPT, CARD = 80, 100, 300, 1900


def positions() -> Iterator[Caylus1303State]:
    for number, (seats, variant) in enumerate(WAYS):
        yield from game(seats, variant, f"lengths {number}")
    yield from staged()


@pytest.fixture(scope="module")
def met() -> list[Offer]:
    """Every different choice of whole games and of staged positions, once."""
    found = {repr(offer): offer for state in positions() for offer in offers(state)}
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_fit_buttons_and_selects(language: str, met: list[Offer]) -> None:
    texts = CATALOGUES[language]
    for offer in met:
        name = texts.format(offer.name, NAMES)
        label = f"{offer.code} · {name}" if offer.code else name
        assert 0 < len(label) <= LABEL, label
        assert len(texts.format(offer.group, NAMES)) <= LINE
        if offer.effect is not None:
            effect = texts.format(offer.effect, NAMES)
            assert 0 < len(effect) <= LINE, effect


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_are_short(language: str) -> None:
    texts = CATALOGUES[language]
    for state in positions():
        for seat in GAME.waiting(state):
            prompt = texts.format(WORDS.prompt(state, seat), NAMES)
            assert len(prompt) <= PROMPT, prompt


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_fit_a_message(language: str) -> None:
    texts = CATALOGUES[language]
    for card in WORDS.cards:
        lines = (card.title, card.group, card.body, *card.facts, *card.rulings)
        assert sum(len(texts.format(line)) + 3 for line in lines) <= CARD, card.id


def test_no_choice_is_beyond_recall(met: list[Offer]) -> None:
    """Points are revealed only with the last recruitment, which nobody chooses."""
    assert not any(offer.final for offer in met)
