"""The changes to highlight: spots, an arrow, revealed votes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.core.events import Event
from engine.emperor import election_events, events
from engine.emperor.data import CARDS, CODES, NOBODY
from engine.emperor.pieces import IS_SINGLE, KNIGHT_PIECE, OWNER
from engine.emperor.state import NO_CASTLE, EmperorState
from engine.emperor.words import WORDS
from render.emperor.board_spots import THE_THRONE, BoardSpot
from render.emperor.changed_spots import spots_of
from render.emperor.piece_moves import PieceMove, move_of


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


def find_changes(view: EmperorState, latest_events: Sequence[Event]) -> EmperorChanges:
    """Return the changes by the events of the latest turn.

    Changes that a later event has superseded are left out, and pieces that have left again.
    """
    changes = EmperorChanges()
    for event in map(WORDS.as_declared, latest_events):
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


def find_changes_since(now: EmperorState, then: EmperorState) -> frozenset[BoardSpot]:
    """Return the spots whose contents were not there in an earlier view.

    Nobles who are only older do not count.
    """
    aged = now.round != then.round
    contents = _contents(now, have_aged=aged)
    before = _contents(then, have_aged=aged)
    return frozenset(
        spot for spot, thing in contents.items() if thing not in (NOBODY, before.get(spot))
    )


def _contents(view: EmperorState, *, have_aged: bool) -> dict[BoardSpot, object]:
    """Return the contents of every spot: a value that changes when something new is there.

    It is ``NOBODY`` for an empty spot. If nobles ``have_aged``, only their owner and side count.
    """

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
        knight = view.castles[electorate]
        contents[BoardSpot("castle", electorate)] = NOBODY if knight == NO_CASTLE else knight
        if electorate in view.used:
            contents[BoardSpot("privilege", electorate)] = electorate
        if electorate in (view.church, view.excommunicated):
            contents[BoardSpot("church_mark", electorate)] = electorate
    if view.eminence_at != NOBODY:
        contents[BoardSpot("eminence", view.eminence_at)] = view.eminence
    for card in range(len(CARDS)):
        held = tuple(cards.count(card) for cards in view.cards)
        contents[BoardSpot("card", number=card)] = held if any(held) else NOBODY
    return contents
