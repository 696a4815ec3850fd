"""Labels, prompts and cards fit where Discord puts them, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core.text import LANGUAGES
from engine.core.words import Offer
from engine.emperor import GAME
from engine.emperor.data import SEAT_COUNTS
from engine.emperor.state import EmperorState

from .gather import CATALOGUES, WORDS, game, offers, staged

NAMES = tuple(f"{name:•<16}" for name in ("Alice", "小明", "Carol", "ゆき"))
"""Names of sixteen characters; the bot cuts longer ones."""
LABEL, LINE, PROMPT, CARD, BUTTON = 80, 100, 300, 1900, 38


def positions() -> Iterator[EmperorState]:
    for number in range(6):
        yield from game(SEAT_COUNTS[number % 3], f"lengths {number}")
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
            prompt = texts.format(WORDS.prompt(GAME.view(state, seat), seat), NAMES)
            assert len(prompt) <= PROMPT, prompt


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_fit_a_message(language: str) -> None:
    texts = CATALOGUES[language]
    for card in WORDS.cards:
        lines = (card.title, card.group, card.body, *card.facts, *card.rulings)
        assert sum(len(texts.format(line)) + 3 for line in lines) <= CARD, card.id


def test_no_decision_has_more_than_a_few_dozen_choices() -> None:
    most = max(len(GAME.legal(state, s)) for state in positions() for s in GAME.waiting(state))
    assert most <= 36


@pytest.mark.parametrize("language", LANGUAGES)
def test_proposals_and_ballots_are_answered_by_buttons(language: str) -> None:
    """A row of buttons serves lines of up to 38 characters."""
    texts, met = CATALOGUES[language], 0
    for state in positions():
        if state.stack and state.stack[-1][0] in ("proposal", "ballot"):
            for offer in offers(state):
                met += 1
                line = texts.format(offer.name, NAMES)
                if offer.effect is not None:
                    line += " · " + texts.format(offer.effect, NAMES)
                assert len(line) <= BUTTON, line
    assert met > 10


def test_only_the_last_ballot_asks_for_confirmation(met: list[Offer]) -> None:
    """It opens all ballots; everything else can be undone."""
    final = {offer.choice for offer in met if offer.final}
    assert final == {"emperor", "rival"}
