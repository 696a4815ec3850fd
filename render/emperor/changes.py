"""The changes to highlight: spots, an arrow, revealed votes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.core.events import Event
from engine.emperor.data import CARD, CARDS, CODES, ELECTORATE, NOBODY
from engine.emperor.pieces import (
    CASTLE_AT,
    COUPLE,
    ELECTOR_AT,
    EMPIRE,
    IS_SINGLE,
    KNIGHT_PIECE,
    OWNER,
    THRONE,
    noble_of,
)
from engine.emperor.state import EmperorState
from render.emperor.piece_moves import PieceMove, move_of
from render.emperor.targets import THE_THRONE, BoardSpot, city_of, place_of


class RevealedVote(NamedTuple):
    """A player's votes, revealed, and the side they are for."""

    seat: int
    side: str
    votes: int


@dataclass(slots=True)
class EmperorChanges:
    """The changes by the last move.

    Attributes:
        spots: spots with something new on them.
        piece_move: move of the last piece that changed its electorate.
        revealed_votes: the votes of an election that has just been decided.
        candidates: emperor and rival of those votes.
    """

    spots: set[BoardSpot] = field(default_factory=set)
    piece_move: PieceMove | None = None
    revealed_votes: list[RevealedVote] = field(default_factory=list)
    candidates: tuple[int, int] | None = None


def changes_in(view: EmperorState, events: Iterable[Event]) -> EmperorChanges:
    """Return the changes by the events of the last move.

    Changes that a later event has superseded are left out, and pieces that have left again.
    """
    found = EmperorChanges()
    for event in events:
        if event.kind == "aged":
            found.spots.clear()
            found.piece_move = None
        elif event.kind == "cards_returned":
            found.spots = {spot for spot in found.spots if spot.kind != "card"}
        elif event.kind == "ballot":
            found.revealed_votes.append(
                RevealedVote(event.seat, _text(event, "side"), _int(event, "votes"))
            )
        elif event.kind == "election":
            found.candidates = _int(event, "emperor"), _int(event, "rival")
        elif event.kind == "round":
            found.revealed_votes.clear()
            found.candidates = None
        elif event.kind in _MARKS:
            found.spots.update(_MARKS[event.kind](view, event))
            found.piece_move = move_of(event) or found.piece_move
    return found


def changed_spots(now: EmperorState, then: EmperorState) -> frozenset[BoardSpot]:
    """Return the spots whose contents were not there before.

    Nobles who are only older do not count.
    """
    aged = now.round != then.round
    one, other = _contents(now, aged=aged), _contents(then, aged=aged)
    return frozenset(spot for spot, thing in one.items() if thing not in (NOBODY, other.get(spot)))


def _contents(view: EmperorState, *, aged: bool) -> dict[BoardSpot, object]:
    """Return the contents of every spot; if nobles have ``aged``, only their owner and side."""

    def noble(piece: int) -> object:
        if not aged or piece == NOBODY or piece >= KNIGHT_PIECE:
            return piece
        return OWNER[piece], IS_SINGLE[piece]

    found: dict[BoardSpot, object] = {THE_THRONE: noble(view.throne)}
    for e in range(len(CODES)):
        found[BoardSpot("seat", e)] = noble(view.electors[e])
        found |= {BoardSpot("place", e, i): noble(piece) for i, piece in enumerate(view.places[e])}
        found |= {BoardSpot("city", e, i): city for i, city in enumerate(view.cities[e])}
        found[BoardSpot("castle", e)] = max(view.castles[e], NOBODY)
        if e in view.used:
            found[BoardSpot("privilege", e)] = e
        if e in (view.church, view.excommunicated):
            found[BoardSpot("declared", e)] = e
    if view.eminence_at != NOBODY:
        found[BoardSpot("eminence", view.eminence_at)] = view.eminence
    for card in range(len(CARDS)):
        held = tuple(cards.count(card) for cards in view.cards)
        found[BoardSpot("card", i=card)] = held if any(held) else NOBODY
    return found


def _text(event: Event, name: str) -> str:
    return str(event.data[name])


def _int(event: Event, name: str) -> int:
    value = event.data[name]
    assert isinstance(value, int)
    return value


def _noble(view: EmperorState, noble: int, spot: str) -> Iterator[BoardSpot]:
    """Yield the spot of a noble, if it is still there."""
    if spot == THRONE:
        if view.throne == noble:
            yield THE_THRONE
    elif spot in ELECTOR_AT:
        if view.electors[ELECTOR_AT[spot]] == noble:
            yield BoardSpot("seat", ELECTOR_AT[spot])
    elif spot in ELECTORATE:
        yield from list(place_of(view, noble, ELECTORATE[spot]))[-1:]


def _placed(view: EmperorState, event: Event) -> Iterator[BoardSpot]:
    noble = noble_of(event.seat, _text(event, "noble"))
    return _noble(view, noble, _text(event, "spot"))


def _moved(view: EmperorState, event: Event) -> Iterator[BoardSpot]:
    return _noble(view, noble_of(event.seat, _text(event, "noble")), _text(event, "end"))


def _treated(view: EmperorState, event: Event) -> Iterator[BoardSpot]:
    noble = noble_of(_int(event, "owner"), _text(event, "noble"))
    return _noble(view, noble + (1 if event.data["older"] else -1), _text(event, "spot"))


def _wed(view: EmperorState, event: Event) -> Iterator[BoardSpot]:
    owner = _int(event, "to") if "to" in event.data else event.seat
    noble = noble_of(owner, _text(event, "noble")) + COUPLE
    return _noble(view, noble, _text(event, "spot"))


def _knight(view: EmperorState, event: Event) -> Iterator[BoardSpot]:
    spot = _text(event, "spot" if "spot" in event.data else "end")
    if spot not in CASTLE_AT:
        yield from _noble(view, KNIGHT_PIECE + event.seat, spot)
    elif view.castles[CASTLE_AT[spot]] == event.seat:
        yield BoardSpot("castle", CASTLE_AT[spot])


def _founded(view: EmperorState, event: Event) -> list[BoardSpot]:
    return list(city_of(view, event.seat, ELECTORATE[_text(event, "electorate")]))[-1:]


def _empire_city(view: EmperorState, event: Event) -> list[BoardSpot]:
    return list(city_of(view, EMPIRE, ELECTORATE[_text(event, "end")]))[-1:]


def _promoted(view: EmperorState, event: Event) -> Iterator[BoardSpot]:
    noble = noble_of(event.seat, _text(event, "noble"))
    return _noble(view, noble, _text(event, "electorate"))


def _card(_view: EmperorState, event: Event) -> Iterator[BoardSpot]:
    yield BoardSpot("card", i=CARD[_text(event, "card")])


def _privilege(_view: EmperorState, event: Event) -> Iterator[BoardSpot]:
    yield BoardSpot("privilege", ELECTORATE[_text(event, "electorate")])


def _eminence(view: EmperorState, event: Event) -> Iterator[BoardSpot]:
    if view.eminence == event.seat:
        yield BoardSpot("eminence", view.eminence_at)


def _elector(view: EmperorState, event: Event) -> Iterator[BoardSpot]:
    e = ELECTORATE[_text(event, "electorate")]
    if view.electors[e] == noble_of(event.seat, _text(event, "noble")):
        yield BoardSpot("seat", e)


def _displaced(view: EmperorState, event: Event) -> Iterator[BoardSpot]:
    noble = noble_of(event.seat, _text(event, "noble"))
    return _noble(view, noble, _text(event, "electorate"))


def _emptied(view: EmperorState, event: Event) -> Iterator[BoardSpot]:
    """Yield a seat whose noble has died."""
    spot = _text(event, "spot")
    if spot in ELECTOR_AT and view.electors[ELECTOR_AT[spot]] == NOBODY:
        yield BoardSpot("seat", ELECTOR_AT[spot])


def _declared(_view: EmperorState, event: Event) -> Iterator[BoardSpot]:
    yield BoardSpot("declared", ELECTORATE[_text(event, "electorate")])


def _crowned(_view: EmperorState, _event: Event) -> Iterator[BoardSpot]:
    yield THE_THRONE


_MARKS: Mapping[str, Callable[[EmperorState, Event], Iterable[BoardSpot]]] = {
    "placed": _placed,
    "moved": _moved,
    "treated": _treated,
    "died": _emptied,
    "wed": _wed,
    "accepted": _wed,
    "knight_placed": _knight,
    "knight_moved": _knight,
    "founded": _founded,
    "empire_city": _empire_city,
    "promoted": _promoted,
    "bought": _card,
    "exhausted_used": _card,
    "privilege": _privilege,
    "eminence_placed": _eminence,
    "elector": _elector,
    "displaced": _displaced,
    "church": _declared,
    "excommunicated": _declared,
    "crowned": _crowned,
    "resettled": _placed,
}
