"""The changes to highlight: spots, an arrow, revealed votes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.core.events import Event
from engine.emperor import election_events, events
from engine.emperor.data import CARD, CARDS, CODES, ELECTORATE, NOBODY
from engine.emperor.piece_words import CASTLE_AT, ELECTOR_AT, THRONE, noble_of
from engine.emperor.pieces import COUPLE, EMPIRE, IS_SINGLE, KNIGHT_PIECE, OWNER
from engine.emperor.state import EmperorState
from engine.emperor.words import WORDS
from render.emperor.piece_moves import PieceMove, move_of
from render.emperor.targets import THE_THRONE, BoardSpot, city_spaces_with, places_with


class RevealedVote(NamedTuple):
    """A player's votes, revealed, and the side they are for."""

    seat: int
    side: str
    votes: int


@dataclass(slots=True)
class EmperorChanges:
    """The changes by the latest turn.

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


def find_changes(view: EmperorState, last: Iterable[Event]) -> EmperorChanges:
    """Return the changes by the events of the last move.

    Changes that a later event has superseded are left out, and pieces that have left again.
    """
    changes = EmperorChanges()
    for event in map(WORDS.as_declared, last):
        match event:
            case events.NoblesAged():
                changes.spots.clear()
                changes.piece_move = None
            case events.CardsReturned():
                changes.spots = {spot for spot in changes.spots if spot.kind != "card"}
            case election_events.BallotRevealed():
                vote = RevealedVote(event.seat, event.side, event.votes)
                changes.revealed_votes.append(vote)
            case election_events.ElectionDecided():
                changes.candidates = event.emperor, event.rival
            case events.RoundBegun():
                changes.revealed_votes.clear()
                changes.candidates = None
            case _:
                changes.spots.update(spots_of(view, event))
                changes.piece_move = move_of(event) or changes.piece_move
    return changes


def spots_of(view: EmperorState, event: Event) -> Iterable[BoardSpot]:
    """Return the spots that a declared event has changed, and that have not changed again."""
    return _SPOTS_BY_EVENT[type(event)](view, event) if type(event) in _SPOTS_BY_EVENT else ()


def find_changed_spots(now: EmperorState, then: EmperorState) -> frozenset[BoardSpot]:
    """Return the spots whose contents were not there before.

    Nobles who are only older do not count.
    """
    aged = now.round != then.round
    contents = _contents(now, have_aged=aged)
    before = _contents(then, have_aged=aged)
    return frozenset(
        spot for spot, thing in contents.items() if thing not in (NOBODY, before.get(spot))
    )


def _contents(view: EmperorState, *, have_aged: bool) -> dict[BoardSpot, object]:
    """Return the contents of every spot; if nobles ``have_aged``, only their owner and side."""

    def noble(piece: int) -> object:
        if not have_aged or piece == NOBODY or piece >= KNIGHT_PIECE:
            return piece
        return OWNER[piece], IS_SINGLE[piece]

    contents: dict[BoardSpot, object] = {THE_THRONE: noble(view.throne)}
    for electorate in range(len(CODES)):
        contents[BoardSpot("seat", electorate)] = noble(view.electors[electorate])
        contents |= {
            BoardSpot("place", electorate, i): noble(piece)
            for i, piece in enumerate(view.places[electorate])
        }
        contents |= {
            BoardSpot("city", electorate, i): city for i, city in enumerate(view.cities[electorate])
        }
        contents[BoardSpot("castle", electorate)] = max(view.castles[electorate], NOBODY)
        if electorate in view.used:
            contents[BoardSpot("privilege", electorate)] = electorate
        if electorate in (view.church, view.excommunicated):
            contents[BoardSpot("declared", electorate)] = electorate
    if view.eminence_at != NOBODY:
        contents[BoardSpot("eminence", view.eminence_at)] = view.eminence
    for card in range(len(CARDS)):
        held = tuple(cards.count(card) for cards in view.cards)
        contents[BoardSpot("card", number=card)] = held if any(held) else NOBODY
    return contents


def _noble_spot(view: EmperorState, noble: int, spot: str) -> Iterator[BoardSpot]:
    """Yield the spot of a noble, if it is still there."""
    if spot == THRONE:
        if view.throne == noble:
            yield THE_THRONE
    elif spot in ELECTOR_AT:
        if view.electors[ELECTOR_AT[spot]] == noble:
            yield BoardSpot("seat", ELECTOR_AT[spot])
    elif spot in ELECTORATE:
        yield from list(places_with(view, noble, ELECTORATE[spot]))[-1:]


def _spot_of_placed(
    view: EmperorState, event: events.NoblePlaced | election_events.NobleResettled
) -> Iterator[BoardSpot]:
    return _noble_spot(view, noble_of(event.seat, event.noble), event.spot)


def _spot_of_moved(view: EmperorState, event: events.NobleMoved) -> Iterator[BoardSpot]:
    return _noble_spot(view, noble_of(event.seat, event.noble), event.end)


def _spot_of_treated(view: EmperorState, event: events.NobleTreated) -> Iterator[BoardSpot]:
    noble = noble_of(event.owner, event.noble)
    return _noble_spot(view, noble + (1 if event.older else -1), event.spot)


def _spot_of_wed(view: EmperorState, event: events.NobleWed) -> Iterator[BoardSpot]:
    return _noble_spot(view, noble_of(event.seat, event.noble) + COUPLE, event.spot)


def _spot_of_accepted(view: EmperorState, event: events.ProposalAccepted) -> Iterator[BoardSpot]:
    return _noble_spot(view, noble_of(event.to, event.noble) + COUPLE, event.spot)


def _spot_of_placed_knight(view: EmperorState, event: events.KnightPlaced) -> Iterator[BoardSpot]:
    return _knight_spot(view, event.seat, event.spot)


def _spot_of_moved_knight(view: EmperorState, event: events.KnightMoved) -> Iterator[BoardSpot]:
    return _knight_spot(view, event.seat, event.end)


def _knight_spot(view: EmperorState, seat: int, spot: str) -> Iterator[BoardSpot]:
    """Yield the spot of a knight, if it is still there."""
    if spot not in CASTLE_AT:
        yield from _noble_spot(view, KNIGHT_PIECE + seat, spot)
    elif view.castles[CASTLE_AT[spot]] == seat:
        yield BoardSpot("castle", CASTLE_AT[spot])


def _spots_of_founded(view: EmperorState, event: events.CityFounded) -> list[BoardSpot]:
    return list(city_spaces_with(view, event.seat, ELECTORATE[event.electorate]))[-1:]


def _spots_of_empire_city(view: EmperorState, event: events.EmpireCityPlaced) -> list[BoardSpot]:
    return list(city_spaces_with(view, EMPIRE, ELECTORATE[event.end]))[-1:]


def _spot_in_electorate(
    view: EmperorState, event: events.KnightPromoted | election_events.ElectorDisplaced
) -> Iterator[BoardSpot]:
    return _noble_spot(view, noble_of(event.seat, event.noble), event.electorate)


def _card_spot(
    _: EmperorState, event: events.CardBought | events.ExhaustedUsed
) -> Iterator[BoardSpot]:
    yield BoardSpot("card", number=CARD[event.card])


def _privilege_spot(_: EmperorState, event: events.PrivilegeUsed) -> Iterator[BoardSpot]:
    yield BoardSpot("privilege", ELECTORATE[event.electorate])


def _eminence_spot(
    view: EmperorState, event: election_events.EminencePlaced
) -> Iterator[BoardSpot]:
    if view.eminence == event.seat:
        yield BoardSpot("eminence", view.eminence_at)


def _elector_spot(view: EmperorState, event: election_events.ElectorChosen) -> Iterator[BoardSpot]:
    electorate = ELECTORATE[event.electorate]
    if view.electors[electorate] == noble_of(event.seat, event.noble):
        yield BoardSpot("seat", electorate)


def _emptied_seat(view: EmperorState, event: events.NobleDied) -> Iterator[BoardSpot]:
    """Yield a seat whose noble has died."""
    if event.spot in ELECTOR_AT and view.electors[ELECTOR_AT[event.spot]] == NOBODY:
        yield BoardSpot("seat", ELECTOR_AT[event.spot])


def _declared_spot(
    _: EmperorState, event: election_events.ChurchNamed | election_events.ElectorateExcommunicated
) -> Iterator[BoardSpot]:
    yield BoardSpot("declared", ELECTORATE[event.electorate])


def _throne_spot(_: EmperorState, _event: election_events.EmperorCrowned) -> Iterator[BoardSpot]:
    yield THE_THRONE


_SPOTS_BY_EVENT: Mapping[type[Event], Callable[[EmperorState, Any], Iterable[BoardSpot]]] = {
    events.NoblePlaced: _spot_of_placed,
    events.NobleMoved: _spot_of_moved,
    events.NobleTreated: _spot_of_treated,
    events.NobleDied: _emptied_seat,
    events.NobleWed: _spot_of_wed,
    events.ProposalAccepted: _spot_of_accepted,
    events.KnightPlaced: _spot_of_placed_knight,
    events.KnightMoved: _spot_of_moved_knight,
    events.CityFounded: _spots_of_founded,
    events.EmpireCityPlaced: _spots_of_empire_city,
    events.KnightPromoted: _spot_in_electorate,
    events.CardBought: _card_spot,
    events.ExhaustedUsed: _card_spot,
    events.PrivilegeUsed: _privilege_spot,
    election_events.EminencePlaced: _eminence_spot,
    election_events.ElectorChosen: _elector_spot,
    election_events.ElectorDisplaced: _spot_in_electorate,
    election_events.ChurchNamed: _declared_spot,
    election_events.ElectorateExcommunicated: _declared_spot,
    election_events.EmperorCrowned: _throne_spot,
    election_events.NobleResettled: _spot_of_placed,
}
"""Functions that return the spots an event has changed; other events change none."""
