"""What stands where the picture of a table shows a code."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presentation.choices import folded
from bot.presentation.localizer import label_localizer
from bot.tables.history.turn import Turn
from engine.core import game
from engine.core.words.game_words import Place


def places_of(name: str, shown: Turn | None) -> Sequence[Place]:
    """The places of a table as its viewer may know them; without one what all tables share."""
    words = game(name).words
    if shown is None:
        return [Place(code, card) for code, card in words.codes.items()]
    return words.places(shown.view, shown.viewer)


def place_at(places: Sequence[Place], typed: str) -> Place | None:
    """The place of that code, whatever its case; as it is written before all others."""
    for spelt in (str.strip, folded):
        for place in places:
            if spelt(place.code) == spelt(typed):
                return place
    return None


def in_words(place: Place, shown: Turn, language: str) -> str:
    """A place without a card: "12 · empty space"."""
    voice = label_localizer(language, shown.table.game, shown.table.names)
    return voice.dots((place.code, voice.format(place.name))) if place.name else place.code
