"""The spots of legal choices on the board, and the one chosen in an earlier step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from engine.core.frames import Frame
from engine.emperor.data import CARD, CARD_WORDS, ELECTORATE, KOL, NOBODY, PAL
from engine.emperor.piece_words import CASTLE_AT, ELECTOR_AT, ON_PLACE, PLAYER, THRONE, WAY
from engine.emperor.pieces import EMPIRE, KNIGHT_PIECE
from engine.emperor.rules.cards import Doctor, MoveTarget
from engine.emperor.rules.descendants import Proposal
from engine.emperor.rules.electors import Displaced, Tie
from engine.emperor.rules.emperor_actions import SUPPLY, EmpireSite
from engine.emperor.rules.knights import KnightTarget
from engine.emperor.rules.permit import Newborn, side_and_way
from engine.emperor.rules.throne import Abdication
from engine.emperor.state import EmperorState


class BoardSpot(NamedTuple):
    """A spot of the board.

    ``kind`` is ``throne``, ``lifted``, ``supply``, ``card``, or in an electorate ``seat``,
    ``place``, ``castle``, ``city``, ``privilege``, ``influence``, ``eminence`` or ``declared``.
    ``number`` is that of the card, the place or the city space, or for influence the player.
    """

    kind: str
    electorate: int = NOBODY
    number: int = 0


THE_THRONE = BoardSpot("throne")
LIFTED = BoardSpot("lifted")
"""The old emperor's noble, beside the board until it is placed."""
THE_SUPPLY = BoardSpot("supply")
"""The empire cities that are left."""


def places_with(state: EmperorState, piece: int, electorate: int) -> Iterator[BoardSpot]:
    """Yield every place of an electorate with an equal piece."""
    return (
        BoardSpot("place", electorate, i)
        for i, other in enumerate(state.places[electorate])
        if other == piece
    )


def city_spaces_with(state: EmperorState, city: int, electorate: int) -> Iterator[BoardSpot]:
    """Yield every city space of an electorate with that city; ``NOBODY``: the empty ones."""
    return (
        BoardSpot("city", electorate, i)
        for i, other in enumerate(state.cities[electorate])
        if other == city
    )


def spots_of_noble(state: EmperorState, word: str) -> list[BoardSpot]:
    """Return the spots of a noble, and of all equal ones in its electorate."""
    if word == THRONE:
        return [THE_THRONE]
    if word in ELECTOR_AT:
        return [BoardSpot("seat", ELECTOR_AT[word])]
    if word in ON_PLACE:
        electorate, noble = ON_PLACE[word]
        return list(places_with(state, noble, electorate))
    return []


def _way(state: EmperorState, _frame: Frame, word: str) -> list[BoardSpot]:
    """Return the next empty place of an electorate, or the knight to push there."""
    if word not in WAY:
        return []
    electorate, pushed = WAY[word]
    if pushed == NOBODY:
        return list(places_with(state, NOBODY, electorate))[:1]
    return list(places_with(state, KNIGHT_PIECE + pushed, electorate))


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
        return list(places_with(state, KNIGHT_PIECE + frame.seat, ELECTORATE[word]))
    return []


def _city_space(state: EmperorState, _frame: Frame, word: str) -> list[BoardSpot]:
    """Return the next empty city space of an electorate."""
    return list(city_spaces_with(state, NOBODY, ELECTORATE[word]))[:1] if word in ELECTORATE else []


def _empire_city(state: EmperorState, _frame: Frame, word: str) -> list[BoardSpot]:
    """Return an empire city on the board, or the supply."""
    if word in ELECTORATE:
        return list(city_spaces_with(state, EMPIRE, ELECTORATE[word]))
    return [THE_SUPPLY] if word == SUPPLY else []


def _seat(_state: EmperorState, _frame: Frame, word: str) -> list[BoardSpot]:
    return [BoardSpot("seat", ELECTORATE[word])]


def _action(_state: EmperorState, _frame: Frame, word: str) -> list[BoardSpot]:
    """Return a card, or the privilege of a seat."""
    if word in ELECTORATE:
        return [BoardSpot("privilege", ELECTORATE[word])]
    return [_card(word)] if word in CARD else []


def _noble(state: EmperorState, _frame: Frame, word: str) -> list[BoardSpot]:
    return spots_of_noble(state, word)


def _tied(_state: EmperorState, frame: Tie, word: str) -> list[BoardSpot]:
    """Return a player's influence in the electorate."""
    return [BoardSpot("influence", frame.electorate, PLAYER[word])]


def _pushed(state: EmperorState, frame: Displaced, word: str) -> list[BoardSpot]:
    """Return a player's knights on places of the electorate."""
    return list(places_with(state, KNIGHT_PIECE + PLAYER[word], frame.electorate))


_Find = Callable[[EmperorState, Any, str], list[BoardSpot]]
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


def find_targets(state: EmperorState, choices: Iterable[str]) -> dict[BoardSpot, list[str]]:
    """Return the spots of the legal choices of the pending decision, with the choices there.

    A spot has more than one choice if a single and a couple may enter there.
    """
    targets = dict[BoardSpot, list[str]]()
    if not state.stack or state.stack[-1].name not in _TARGETS:
        return targets
    frame = state.stack[-1]
    find = _TARGETS[frame.name]
    for choice in choices:
        for spot in find(state, frame, choice):
            targets.setdefault(spot, []).append(choice)
    return targets


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


def find_chosen(state: EmperorState) -> BoardSpot | None:
    """Return the piece, card or privilege chosen in the previous step, if any."""
    return next(iter(_chosen(state, state.stack[-1])), None) if state.stack else None


def _chosen(state: EmperorState, frame: Frame) -> Iterable[BoardSpot]:
    """Return the spots of what the question is about; of several equal pieces, each."""
    spots: Iterable[BoardSpot] = ()
    match frame:
        case MoveTarget():
            spots = places_with(state, frame.noble, frame.start)
        case KnightTarget():
            spots = _own_knight(state, frame, frame.start) or [_card("knight")]
        case EmpireSite():
            spots = _empire_city(state, frame, frame.start)
        case Proposal():
            spots = spots_of_noble(state, frame.single)
        case Displaced():
            spots = [BoardSpot("seat", frame.electorate)]
        case Abdication():
            spots = [LIFTED]
        case Doctor(source="KOL"):
            spots = [BoardSpot("privilege", KOL)]
        case Newborn(why="PAL"):
            spots = [BoardSpot("privilege", PAL)]
        case _ if frame.name in _EFFECT_CARDS:
            spots = [_card(_EFFECT_CARDS[frame.name])]
    return spots


def _card(word: str) -> BoardSpot:
    return BoardSpot("card", number=CARD[word])
