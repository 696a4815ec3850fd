"""The guide cards of every game have a text in every language, of the game's own or the bot's."""

from __future__ import annotations

import pytest

from engine.core.registry import game_names, package_of
from engine.core.teaching import TOPICS
from engine.core.words.catalogue import LANGUAGES, catalogue

MAX_CHARACTERS = 900


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_six_cards_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        words = catalogue(language, package_of(name), "bot")
        for topic in TOPICS:
            own = f"{name}-guide-{topic}"
            text = words.say(own if own in words else f"guide-{topic}")
            assert len(text) * (1 if language == "en" else 3) > 80, own
            assert len(text) <= MAX_CHARACTERS, own
