"""Keep the words of a sentence whole when it is wrapped."""

from __future__ import annotations

from engine.core.words.catalogue import Catalogue
from render.kit import line_breaking

COMMON_KEY = "picture-unbroken"


def mark_words(label: str, words: Catalogue, game: str) -> str:
    """Mark the words of a sentence that a line break must not split.

    Chinese has no spaces to find them by, so the catalogues list them under ``picture-unbroken``
    and ``<game>-picture-unbroken``.
    """
    keys = (COMMON_KEY, f"{game}-picture-unbroken")
    listed = [word for key in keys if key in words for word in words.say(key).split()]
    return line_breaking.mark_unbreakable(label, listed)
