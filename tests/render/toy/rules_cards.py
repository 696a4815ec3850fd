"""What the rules cards of the toy show: the rule in glyphs."""

from __future__ import annotations

from engine.core.words.catalogue import Catalogue
from render.kit.effects import GlyphRow
from render.kit.rules_card import Illustration, pictogram

_RULES: dict[str, GlyphRow] = {"toll": (("denier", 1), "->", ("icon", "stone-bridge"))}


def illustrate(word: str, _: Catalogue) -> Illustration:
    """A card's figure."""
    return Illustration(pictogram([_RULES[word]]))
