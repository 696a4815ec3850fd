"""Moves of pieces between electorates, for the arrows between them."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from engine.core.events import Event
from engine.emperor import election_events, events
from engine.emperor.data import CODES, ELECTORATE, NOBODY
from engine.emperor.piece_words import CASTLE_AT, ELECTOR_AT
from engine.emperor.pieces import EMPIRE, KNIGHT_PIECE
from engine.emperor.rules.emperor_actions import SUPPLY
from engine.emperor.state import EmperorState

_EMPIRE_CITY = -2
"""Stands for an empire city where other pieces have their numbers, which are not negative."""
AT_THRONE = NOBODY
"""Value of an end of a move on the throne."""


class PieceMove(NamedTuple):
    """A piece moved between electorates; either end may be :data:`AT_THRONE`."""

    start: int
    end: int


def move_of(event: Event) -> PieceMove | None:
    """Return the move of a piece that changed its electorate, if the event has one."""
    match event:
        case events.NobleMoved() | events.KnightMoved():
            start, end = _electorate_of(event.start), _electorate_of(event.end)
        case events.EmpireCityPlaced() if event.start != SUPPLY:
            start, end = _electorate_of(event.start), _electorate_of(event.end)
        case election_events.EmperorCrowned() if event.spot in (*ELECTORATE, *ELECTOR_AT):
            start, end = _electorate_of(event.spot), AT_THRONE
        case election_events.NobleResettled():
            start, end = AT_THRONE, _electorate_of(event.spot)
        case _:
            return None
    return PieceMove(start, end) if start != end else None


def _electorate_of(spot: str) -> int:
    if spot in CASTLE_AT:
        return CASTLE_AT[spot]
    return ELECTOR_AT[spot] if spot in ELECTOR_AT else ELECTORATE[spot]


def moves_since(now: EmperorState, then: EmperorState) -> list[PieceMove]:
    """Return the moves of pieces since an earlier position, as far as they can be inferred.

    A move is inferred if exactly one of several equal pieces is missing in one electorate and there
    is one more in another. Nobles who have grown older since cannot be followed.
    """
    moves = list[PieceMove]()
    after, before = _piece_counts(now), _piece_counts(then)
    for piece in sorted(after.keys() | before.keys()):
        if now.round != then.round and 0 <= piece < KNIGHT_PIECE:
            continue
        here = after.get(piece, Counter())
        there = before.get(piece, Counter())
        left = list((there - here).elements())
        reached = list((here - there).elements())
        if len(left) == len(reached) == 1:
            moves.append(PieceMove(left[0], reached[0]))
    return moves


def _piece_counts(view: EmperorState) -> dict[int, Counter[int]]:
    """Return the numbers of equal pieces by electorate, including the throne."""
    counts = dict[int, Counter[int]]()
    for electorate in range(len(CODES)):
        knights = [KNIGHT_PIECE + view.castles[electorate]] if view.castles[electorate] >= 0 else []
        empire = [_EMPIRE_CITY] * view.cities[electorate].count(EMPIRE)
        for piece in (*view.places[electorate], view.electors[electorate], *knights, *empire):
            if piece != NOBODY:
                counts.setdefault(piece, Counter())[electorate] += 1
    if view.throne != NOBODY:
        counts.setdefault(view.throne, Counter())[AT_THRONE] += 1
    return counts
