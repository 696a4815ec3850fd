"""The spots that an event has changed, if the change can still be seen."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.events import Event
from engine.emperor import election_events, events
from engine.emperor.data import ELECTORATE, NOBODY
from engine.emperor.piece_words import CASTLE_AT, ELECTOR_AT, THRONE, noble_of
from engine.emperor.pieces import COUPLE, EMPIRE, KNIGHT_PIECE
from engine.emperor.state import EmperorState
from render.emperor.board_spots import (
    THE_THRONE,
    BoardSpot,
    card_spot,
    city_spaces_with,
    places_with,
)


def spots_of(view: EmperorState, event: Event) -> Iterator[BoardSpot]:
    """Yield the spots that a declared event has changed, and that have not changed again."""
    yield from _spots_of_pieces(view, event)
    match event:
        case events.NobleDied() if event.spot in ELECTOR_AT:
            electorate = ELECTOR_AT[event.spot]
            if view.electors[electorate] == NOBODY:
                yield BoardSpot("seat", electorate)
        case election_events.ElectorChosen():
            electorate = ELECTORATE[event.electorate]
            if view.electors[electorate] == noble_of(event.seat, event.noble):
                yield BoardSpot("seat", electorate)
        case election_events.EmperorCrowned():
            yield THE_THRONE
        case election_events.EminencePlaced() if view.eminence == event.seat:
            yield BoardSpot("eminence", view.eminence_at)
        case election_events.ChurchNamed() | election_events.ElectorateExcommunicated():
            yield BoardSpot("church_mark", ELECTORATE[event.electorate])
        case events.CardBought() | events.ExhaustedUsed():
            yield card_spot(event.card)
        case events.PrivilegeUsed():
            yield BoardSpot("privilege", ELECTORATE[event.electorate])


def _spots_of_pieces(view: EmperorState, event: Event) -> Iterator[BoardSpot]:
    """Yield the spot of a piece that an event has placed, moved or changed."""
    match event:
        case events.NoblePlaced() | election_events.NobleResettled():
            yield from _spot_of_piece(view, noble_of(event.seat, event.noble), event.spot)
        case events.NobleMoved():
            yield from _spot_of_piece(view, noble_of(event.seat, event.noble), event.end)
        case events.KnightPromoted() | election_events.ElectorDisplaced():
            yield from _spot_of_piece(view, noble_of(event.seat, event.noble), event.electorate)
        case events.NobleTreated():
            noble = noble_of(event.owner, event.noble) + (1 if event.older else -1)
            yield from _spot_of_piece(view, noble, event.spot)
        case events.NobleWed():
            yield from _spot_of_piece(view, noble_of(event.seat, event.noble) + COUPLE, event.spot)
        case events.ProposalAccepted():
            yield from _spot_of_piece(view, noble_of(event.to, event.noble) + COUPLE, event.spot)
        case events.KnightPlaced():
            yield from _spot_of_knight(view, event.seat, event.spot)
        case events.KnightMoved():
            yield from _spot_of_knight(view, event.seat, event.end)
        case events.CityFounded():
            yield from city_spaces_with(view, event.seat, ELECTORATE[event.electorate])[-1:]
        case events.EmpireCityPlaced():
            yield from city_spaces_with(view, EMPIRE, ELECTORATE[event.end])[-1:]


def _spot_of_piece(view: EmperorState, piece: int, word: str) -> Iterator[BoardSpot]:
    """Yield the spot with this word if the piece is still there.

    Of equal pieces on the places of an electorate, the last one was placed last.
    """
    if word == THRONE:
        if view.throne == piece:
            yield THE_THRONE
    elif word in ELECTOR_AT:
        if view.electors[ELECTOR_AT[word]] == piece:
            yield BoardSpot("seat", ELECTOR_AT[word])
    elif word in ELECTORATE:
        yield from places_with(view, piece, ELECTORATE[word])[-1:]


def _spot_of_knight(view: EmperorState, seat: int, word: str) -> Iterator[BoardSpot]:
    """Yield the spot with this word if the seat's knight is still there."""
    if word not in CASTLE_AT:
        yield from _spot_of_piece(view, KNIGHT_PIECE + seat, word)
    elif view.castles[CASTLE_AT[word]] == seat:
        yield BoardSpot("castle", CASTLE_AT[word])
