"""The spots of legal choices on the board, and the one chosen in an earlier step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from engine.core.frames import Frame
from engine.emperor.data import CARD, CARD_WORDS, CODES, ELECTORATE, KOL, NOBODY, PAL
from engine.emperor.pieces import (
    CASTLE_AT,
    ELECTOR_AT,
    EMPIRE,
    KNIGHT_PIECE,
    ON_PLACE,
    PLAYER,
    THRONE,
    WAY,
)
from engine.emperor.rules.permit import side_and_way
from engine.emperor.rules.rounds import SUPPLY
from engine.emperor.state import EmperorState


class BoardSpot(NamedTuple):
    """A spot of the board.

    ``kind`` is ``seat``, ``place``, ``castle``, ``city``, ``privilege`` or ``influence`` (in
    electorate ``e``; for influence ``i`` is the player), ``throne``, ``lifted``, ``supply``, or
    ``card`` (number ``i``).
    """

    kind: str
    e: int = NOBODY
    i: int = 0


THE_THRONE, LIFTED, THE_SUPPLY = BoardSpot("throne"), BoardSpot("lifted"), BoardSpot("supply")


def place_of(state: EmperorState, piece: int, e: int) -> Iterator[BoardSpot]:
    """Yield every place of an electorate with an equal piece."""
    return (BoardSpot("place", e, i) for i, other in enumerate(state.places[e]) if other == piece)


def city_of(state: EmperorState, city: int, e: int) -> Iterator[BoardSpot]:
    """Yield every city space of an electorate with that city; ``NOBODY``: the empty ones."""
    return (BoardSpot("city", e, i) for i, other in enumerate(state.cities[e]) if other == city)


def noble_spots(state: EmperorState, word: str) -> list[BoardSpot]:
    """Return the spots of a noble, and of all equal ones in its electorate."""
    if word == THRONE:
        return [THE_THRONE]
    if word in ELECTOR_AT:
        return [BoardSpot("seat", ELECTOR_AT[word])]
    if word in ON_PLACE:
        e, noble = ON_PLACE[word]
        return list(place_of(state, noble, e))
    return []


def _way(state: EmperorState, _frame: Frame, word: str) -> list[BoardSpot]:
    """Return the next empty place of an electorate, or the knight to push there."""
    if word not in WAY:
        return []
    e, pushed = WAY[word]
    if pushed == NOBODY:
        return list(place_of(state, NOBODY, e))[:1]
    return list(place_of(state, KNIGHT_PIECE + pushed, e))


def _permit(state: EmperorState, frame: Frame, word: str) -> list[BoardSpot]:
    """Return the spots at which a single or a couple enters."""
    return _way(state, frame, side_and_way(word)[1])


def _knight_spot(state: EmperorState, frame: Frame, word: str) -> list[BoardSpot]:
    """Return an empty place or castle."""
    return [BoardSpot("castle", CASTLE_AT[word])] if word in CASTLE_AT else _way(state, frame, word)


def _own_knight(state: EmperorState, frame: Frame, word: str) -> list[BoardSpot]:
    """Return knights of the seat that is asked."""
    if word in CASTLE_AT:
        return [BoardSpot("castle", CASTLE_AT[word])]
    if word in ELECTORATE:
        return list(place_of(state, KNIGHT_PIECE + frame[1], ELECTORATE[word]))
    return []


def _city_space(state: EmperorState, _frame: Frame, word: str) -> list[BoardSpot]:
    """Return the next empty city space of an electorate."""
    return list(city_of(state, NOBODY, ELECTORATE[word]))[:1] if word in ELECTORATE else []


def _empire_city(state: EmperorState, _frame: Frame, word: str) -> list[BoardSpot]:
    """Return an empire city on the board, or the supply."""
    if word in ELECTORATE:
        return list(city_of(state, EMPIRE, ELECTORATE[word]))
    return [THE_SUPPLY] if word == SUPPLY else []


def _seat(_state: EmperorState, _frame: Frame, word: str) -> list[BoardSpot]:
    return [BoardSpot("seat", ELECTORATE[word])]


def _action(_state: EmperorState, _frame: Frame, word: str) -> list[BoardSpot]:
    """Return a card, or the privilege of a seat."""
    if word in ELECTORATE:
        return [BoardSpot("privilege", ELECTORATE[word])]
    return [BoardSpot("card", i=CARD[word])] if word in CARD else []


def _noble(state: EmperorState, _frame: Frame, word: str) -> list[BoardSpot]:
    return noble_spots(state, word)


def _tied(_state: EmperorState, frame: Frame, word: str) -> list[BoardSpot]:
    """Return a player's influence in the electorate of the frame."""
    return [BoardSpot("influence", frame[2], PLAYER[word])]


def _pushed(state: EmperorState, frame: Frame, word: str) -> list[BoardSpot]:
    """Return a player's knights on places of the electorate of the frame."""
    return list(place_of(state, KNIGHT_PIECE + PLAYER[word], frame[2]))


_Find = Callable[[EmperorState, Frame, str], list[BoardSpot]]
_TARGETS: Mapping[str, _Find] = {
    "first_city": _city_space,
    "first_elector": _seat,
    "first_noble": _way,
    "first_knight": _knight_spot,
    "successor": _noble,
    "accession": _noble,
    "abdication": _way,
    "son": _way,
    "daughter": _noble,
    "action": _action,
    "exhausted": _action,
    "doctor": _noble,
    "move_noble": _noble,
    "move_target": _way,
    "permit": _permit,
    "newborn": _way,
    "ordinance": _city_space,
    "promotion": _own_knight,
    "foreign_daughter": _noble,
    "knight_piece": _own_knight,
    "knight_target": _knight_spot,
    "tie": _tied,
    "new_elector": _noble,
    "displaced": _pushed,
    "empire_city": _empire_city,
    "empire_site": _city_space,
}
"""Functions that return the spots of a choice, by decision; other decisions have none."""


def targets(state: EmperorState, choices: Iterable[str]) -> frozenset[BoardSpot]:
    """Return the spots of the legal choices of the pending decision."""
    if not state.stack or state.stack[-1][0] not in _TARGETS:
        return frozenset()
    frame = state.stack[-1]
    find = _TARGETS[frame[0]]
    return frozenset(spot for choice in choices for spot in find(state, frame, choice))


_EFFECT_CARDS = {
    "doctor": "doctor",
    "move_noble": "move",
    "indulgence": "indulgence",
    "permit": "permit",
    "ordinance": "ordinance",
    "promotion": "promotion",
    "foreign_daughter": "daughter",
    "knight_piece": "knight",
    "newborn": "permit",
    "gray_eminence": "eminence",
    "church_influence": "church",
    "excommunication": "excommunication",
}
"""The card that each of these decisions carries out."""
assert set(_EFFECT_CARDS.values()) <= set(CARD_WORDS)

_CHOSEN: Mapping[str, Callable[[EmperorState, Frame], Iterable[BoardSpot]]] = {
    "move_target": lambda state, frame: place_of(state, frame[3], frame[2]),
    "knight_target": lambda state, frame: (
        _own_knight(state, frame, frame[2]) or [BoardSpot("card", i=CARD["knight"])]
    ),
    "empire_site": lambda state, frame: _empire_city(state, frame, frame[2]),
    "proposal": lambda state, frame: noble_spots(state, frame[3]),
    "displaced": lambda state, frame: _seat(state, frame, CODES[frame[2]]),
    "abdication": lambda _state, _frame: [LIFTED],
}
"""Functions that return the piece chosen in the first step, by the rule of the second."""


def chosen(state: EmperorState) -> BoardSpot | None:
    """Return the piece, card or privilege chosen in the previous step, if any."""
    if not state.stack:
        return None
    frame = state.stack[-1]
    find = _CHOSEN.get(frame[0])
    if find is not None:
        return next(iter(find(state, frame)), None)
    if frame[-1] in _OWN_PRIVILEGES:
        return BoardSpot("privilege", ELECTORATE[frame[-1]])
    card = _EFFECT_CARDS.get(frame[0])
    return BoardSpot("card", i=CARD[card]) if card else None


_OWN_PRIVILEGES = (CODES[KOL], CODES[PAL])
"""The last element of an effect's frame if a privilege caused the effect."""
