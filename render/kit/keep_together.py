"""Sentences of the catalogues as a picture breaks them into lines."""

from __future__ import annotations

from engine.core.words.catalogue import Catalogue
from render.kit import line_breaking

COMMON = "picture-unbroken"


def mark_words(label: str, words: Catalogue, game: str) -> str:
    """A sentence with the words marked that no line break goes through.

    Chinese has no spaces to tell them by; they stand under ``picture-unbroken`` and
    ``<game>-picture-unbroken``.
    """
    keys = (COMMON, f"{game}-picture-unbroken")
    listed = [word for key in keys if key in words for word in words.say(key).split()]
    return line_breaking.mark_unbreakable(label, listed)
