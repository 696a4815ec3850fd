"""The guide of every published game has six cards, each with a text in every language."""

from __future__ import annotations

import pytest

from engine.core.registry import package_of
from engine.core.teaching import TOPICS
from engine.core.words.catalogue import LANGUAGES, catalogue
from tests.engine.games.records import PUBLISHED

MAX_CHARACTERS = 900


@pytest.mark.parametrize("name", PUBLISHED)
def test_every_published_game_has_six_cards_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        words = catalogue(language, package_of(name), "bot")
        for topic in TOPICS:
            own = f"{name}-guide-{topic}"
            text = words.say(own if own in words else f"guide-{topic}")
            assert len(text) * (1 if language == "en" else 3) > 80, own
            assert len(text) <= MAX_CHARACTERS, own
