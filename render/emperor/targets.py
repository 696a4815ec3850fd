"""The spots of legal choices on the board, and the spot that the question is about."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.frames import Frame
from engine.emperor.data import CARD, ELECTORATE, KOL, NOBODY, PAL
from engine.emperor.piece_words import CASTLE_AT, PLAYER, WAY
from engine.emperor.pieces import EMPIRE, KNIGHT_PIECE
from engine.emperor.rules.cards import Doctor, MoveTarget
from engine.emperor.rules.descendants import Proposal
from engine.emperor.rules.electors import Displaced, Tie
from engine.emperor.rules.emperor_actions import SUPPLY, EmpireSite
from engine.emperor.rules.knights import KnightTarget
from engine.emperor.rules.permit import Newborn, side_and_way
from engine.emperor.rules.throne import Abdication
from engine.emperor.state import EmperorState
from render.emperor.board_spots import (
    LIFTED,
    THE_SUPPLY,
    BoardSpot,
    card_spot,
    city_spaces_with,
    places_with,
    spots_of_noble,
)

_CARD_OF_DECISION = {
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


def find_targets(state: EmperorState, choices: Iterable[str]) -> dict[BoardSpot, list[str]]:
    """Return the spots of the legal choices of the pending decision, with the choices there.

    A spot has more than one choice if a single and a couple may enter there.
    """
    targets = dict[BoardSpot, list[str]]()
    if state.stack:
        for choice in choices:
            for spot in _spots_of_choice(state, state.stack[-1], choice):
                targets.setdefault(spot, []).append(choice)
    return targets


def _spots_of_choice(state: EmperorState, frame: Frame, choice: str) -> list[BoardSpot]:
    """Return the spots of a choice; those of many decisions have none."""
    if isinstance(frame, Tie):
        return [BoardSpot("influence", frame.electorate, PLAYER[choice])]
    if isinstance(frame, Displaced):
        return places_with(state, KNIGHT_PIECE + PLAYER[choice], frame.electorate)
    spots = list[BoardSpot]()
    match frame.name:
        case "first_city" | "ordinance" | "empire_site":
            spots = _next_city_space(state, choice)
        case "empire_city":
            spots = _spots_of_empire_city(state, choice)
        case "first_noble" | "abdication" | "son" | "move_target" | "newborn":
            spots = _spots_of_way(state, choice)
        case "permit":
            spots = _spots_of_way(state, side_and_way(choice)[1])
        case "first_knight" | "knight_target":
            spots = _castle(choice) or _spots_of_way(state, choice)
        case "promotion" | "knight_piece":
            spots = _castle(choice) or _knights_in(state, frame.seat, choice)
        case "action" | "exhausted":
            spots = _spots_of_action(choice)
        case "first_elector":
            spots = [BoardSpot("seat", ELECTORATE[choice])]
        case (
            "successor"
            | "accession"
            | "daughter"
            | "doctor"
            | "move_noble"
            | "foreign_daughter"
            | "new_elector"
        ):
            spots = spots_of_noble(state, choice)
    return spots


def _spots_of_way(state: EmperorState, word: str) -> list[BoardSpot]:
    """Return how a piece gets into an electorate: the next empty place, or a knight to push."""
    if word not in WAY:
        return []
    electorate, pushed = WAY[word]
    if pushed == NOBODY:
        return places_with(state, NOBODY, electorate)[:1]
    return places_with(state, KNIGHT_PIECE + pushed, electorate)


def _castle(word: str) -> list[BoardSpot]:
    return [BoardSpot("castle", CASTLE_AT[word])] if word in CASTLE_AT else []


def _knights_in(state: EmperorState, seat: int, word: str) -> list[BoardSpot]:
    """Return a seat's knights on the places of an electorate."""
    return places_with(state, KNIGHT_PIECE + seat, ELECTORATE[word]) if word in ELECTORATE else []


def _next_city_space(state: EmperorState, word: str) -> list[BoardSpot]:
    """Return the next empty city space of an electorate."""
    return city_spaces_with(state, NOBODY, ELECTORATE[word])[:1] if word in ELECTORATE else []


def _spots_of_empire_city(state: EmperorState, word: str) -> list[BoardSpot]:
    """Return an empire city on the board, or the supply."""
    if word in ELECTORATE:
        return city_spaces_with(state, EMPIRE, ELECTORATE[word])
    return [THE_SUPPLY] if word == SUPPLY else []


def _spots_of_action(word: str) -> list[BoardSpot]:
    """Return a card, or the privilege of a seat."""
    if word in ELECTORATE:
        return [BoardSpot("privilege", ELECTORATE[word])]
    return [card_spot(word)] if word in CARD else []


def find_chosen(state: EmperorState) -> BoardSpot | None:
    """Return the spot that the pending question is about, such as the piece chosen before.

    For a displaced elector it is the seat, and for an abdication the noble that is lifted. Of
    equal pieces it is the first.
    """
    return next(iter(_find_chosen(state, state.stack[-1])), None) if state.stack else None


def _find_chosen(state: EmperorState, frame: Frame) -> list[BoardSpot]:
    spots = list[BoardSpot]()
    match frame:
        case MoveTarget():
            spots = places_with(state, frame.noble, frame.start)
        case KnightTarget():
            spots = _castle(frame.start) or _knights_in(state, frame.seat, frame.start)
            spots = spots or [card_spot("knight")]
        case EmpireSite():
            spots = _spots_of_empire_city(state, frame.start)
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
        case _ if frame.name in _CARD_OF_DECISION:
            spots = [card_spot(_CARD_OF_DECISION[frame.name])]
    return spots
