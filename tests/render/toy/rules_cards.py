"""What the rules cards of the toy show: the rule in glyphs."""

from __future__ import annotations

from engine.core.text import Catalogue
from render.kit.effects import Row
from render.kit.rules_card import Look, pictogram

_RULES: dict[str, Row] = {"toll": (("denier", 1), "->", ("icon", "stone-bridge"))}


def look(word: str, _: Catalogue) -> Look:
    """A card's figure."""
    return Look(pictogram([_RULES[word]]))
