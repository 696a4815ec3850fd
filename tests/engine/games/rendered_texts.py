"""Render a game's texts in one language or in all."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.registry import package_of
from engine.core.words.catalogue import LANGUAGES, Catalogue, catalogue
from engine.core.words.game_words import RulesCard
from engine.core.words.text import Text


class RenderedTexts:
    """A game's texts with players of those names."""

    def __init__(self, name: str, names: Sequence[str]) -> None:
        self.names = names
        self.texts: dict[str, Catalogue] = {
            language: catalogue(language, package_of(name)) for language in LANGUAGES
        }

    def read(self, text: Text | None, language: str = "en") -> str:
        """Return a non-empty text in one language."""
        assert text is not None
        return self.texts[language].format(text, self.names)

    def card(self, card: RulesCard, language: str = "en") -> str:
        """Return a whole rules card, line by line: title, group, facts, body and rulings."""
        lines = (card.title, card.group, *card.facts, card.body, *card.rulings)
        return "\n".join(self.read(line, language) for line in lines)

    def in_all(self, text: Text | None) -> tuple[str, ...]:
        """Return the text in all languages, in their order."""
        return tuple(self.read(text, language) for language in LANGUAGES)
