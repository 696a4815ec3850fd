"""The spots of the board: where a piece, a card or a mark may be."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from engine.emperor.data import CARD, NOBODY
from engine.emperor.piece_words import ELECTOR_AT, ON_PLACE, THRONE
from engine.emperor.state import EmperorState

SpotKind: TypeAlias = Literal[
    "throne",
    "lifted",
    "supply",
    "card",
    "seat",
    "place",
    "castle",
    "city",
    "privilege",
    "influence",
    "eminence",
    "church_mark",
]
"""From ``seat`` on, spots in an electorate; ``church_mark`` is Church influence or
Excommunication."""


class BoardSpot(NamedTuple):
    """A spot of the board.

    ``number`` is that of the card, the place or the city space, or for influence the player.
    """

    kind: SpotKind
    electorate: int = NOBODY
    number: int = 0


THE_THRONE = BoardSpot("throne")
LIFTED = BoardSpot("lifted")
"""The old emperor's noble, beside the board until it is placed."""
THE_SUPPLY = BoardSpot("supply")
"""The empire cities that are left."""


def card_spot(word: str) -> BoardSpot:
    """Return the spot of an action card."""
    return BoardSpot("card", number=CARD[word])


def places_with(state: EmperorState, piece: int, electorate: int) -> list[BoardSpot]:
    """Return every place of an electorate with an equal piece."""
    return [
        BoardSpot("place", electorate, i)
        for i, other in enumerate(state.places[electorate])
        if other == piece
    ]


def city_spaces_with(state: EmperorState, city: int, electorate: int) -> list[BoardSpot]:
    """Return every city space of an electorate with that city; ``NOBODY``: the empty ones."""
    return [
        BoardSpot("city", electorate, i)
        for i, other in enumerate(state.cities[electorate])
        if other == city
    ]


def spots_of_noble(state: EmperorState, word: str) -> list[BoardSpot]:
    """Return the spots of a noble, and of all equal ones in its electorate."""
    if word == THRONE:
        return [THE_THRONE]
    if word in ELECTOR_AT:
        return [BoardSpot("seat", ELECTOR_AT[word])]
    if word in ON_PLACE:
        electorate, noble = ON_PLACE[word]
        return places_with(state, noble, electorate)
    return []
