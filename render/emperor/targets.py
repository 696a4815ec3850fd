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


def _find_way(state: EmperorState, _frame: Frame, word: str) -> list[BoardSpot]:
    """Return the next empty place of an electorate, or the knight to push there."""
    if word not in WAY:
        return []
    electorate, pushed = WAY[word]
    if pushed == NOBODY:
        return list(places_with(state, NOBODY, electorate))[:1]
    return list(places_with(state, KNIGHT_PIECE + pushed, electorate))


def _find_entry(state: EmperorState, frame: Frame, word: str) -> list[BoardSpot]:
    """Return the spots at which a single or a couple enters."""
    return _find_way(state, frame, side_and_way(word)[1])


def _find_knight_spot(state: EmperorState, frame: Frame, word: str) -> list[BoardSpot]:
    """Return an empty place or castle."""
    return (
        [BoardSpot("castle", CASTLE_AT[word])]
        if word in CASTLE_AT
        else _find_way(state, frame, word)
    )


def _find_own_knights(state: EmperorState, frame: Frame, word: str) -> list[BoardSpot]:
    """Return knights of the seat that is asked."""
    if word in CASTLE_AT:
        return [BoardSpot("castle", CASTLE_AT[word])]
    if word in ELECTORATE:
        return list(places_with(state, KNIGHT_PIECE + frame.seat, ELECTORATE[word]))
    return []


def _find_city_space(state: EmperorState, _frame: Frame, word: str) -> list[BoardSpot]:
    """Return the next empty city space of an electorate."""
    return list(city_spaces_with(state, NOBODY, ELECTORATE[word]))[:1] if word in ELECTORATE else []


def _find_empire_city(state: EmperorState, _frame: Frame, word: str) -> list[BoardSpot]:
    """Return an empire city on the board, or the supply."""
    if word in ELECTORATE:
        return list(city_spaces_with(state, EMPIRE, ELECTORATE[word]))
    return [THE_SUPPLY] if word == SUPPLY else []


def _find_seat(_state: EmperorState, _frame: Frame, word: str) -> list[BoardSpot]:
    return [BoardSpot("seat", ELECTORATE[word])]


def _find_action(_state: EmperorState, _frame: Frame, word: str) -> list[BoardSpot]:
    """Return a card, or the privilege of a seat."""
    if word in ELECTORATE:
        return [BoardSpot("privilege", ELECTORATE[word])]
    return [_card(word)] if word in CARD else []


def _find_noble(state: EmperorState, _frame: Frame, word: str) -> list[BoardSpot]:
    return spots_of_noble(state, word)


def _find_tied(_state: EmperorState, frame: Tie, word: str) -> list[BoardSpot]:
    """Return a player's influence in the electorate."""
    return [BoardSpot("influence", frame.electorate, PLAYER[word])]


def _find_pushed(state: EmperorState, frame: Displaced, word: str) -> list[BoardSpot]:
    """Return a player's knights on places of the electorate."""
    return list(places_with(state, KNIGHT_PIECE + PLAYER[word], frame.electorate))


_FindSpots = Callable[[EmperorState, Any, str], list[BoardSpot]]
_TARGETS: Mapping[str, _FindSpots] = {
    "first_city": _find_city_space,
    "first_elector": _find_seat,
    "first_noble": _find_way,
    "first_knight": _find_knight_spot,
    "successor": _find_noble,
    "accession": _find_noble,
    "abdication": _find_way,
    "son": _find_way,
    "daughter": _find_noble,
    "action": _find_action,
    "exhausted": _find_action,
    "doctor": _find_noble,
    "move_noble": _find_noble,
    "move_target": _find_way,
    "permit": _find_entry,
    "newborn": _find_way,
    "ordinance": _find_city_space,
    "promotion": _find_own_knights,
    "foreign_daughter": _find_noble,
    "knight_piece": _find_own_knights,
    "knight_target": _find_knight_spot,
    "tie": _find_tied,
    "new_elector": _find_noble,
    "displaced": _find_pushed,
    "empire_city": _find_empire_city,
    "empire_site": _find_city_space,
}
"""The function that finds the spots of a choice, by decision; other decisions have none."""


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
    return next(iter(_find_all_chosen(state, state.stack[-1])), None) if state.stack else None


def _find_all_chosen(state: EmperorState, frame: Frame) -> Iterable[BoardSpot]:
    """Return the spots of what the question is about; of several equal pieces, each."""
    spots: Iterable[BoardSpot] = ()
    match frame:
        case MoveTarget():
            spots = places_with(state, frame.noble, frame.start)
        case KnightTarget():
            spots = _find_own_knights(state, frame, frame.start) or [_card("knight")]
        case EmpireSite():
            spots = _find_empire_city(state, frame, frame.start)
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
