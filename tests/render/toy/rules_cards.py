"""Illustrations of the rules cards of the toy."""

from __future__ import annotations

from engine.core.words.catalogue import Catalogue
from render.kit.card_figures import Illustration, pictogram_figure
from render.kit.glyphs import GlyphRow, good, icon

_RULES: dict[str, GlyphRow] = {"toll": (good("denier"), "->", icon("stone-bridge"))}


def illustrate(word: str, _: Catalogue) -> Illustration:
    """Return the illustration of a card."""
    return Illustration(pictogram_figure([_RULES[word]]))
