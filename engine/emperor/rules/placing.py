"""Placing nobles, knights and cities, and pushing a knight (rules: Pushing a knight; Spaces)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.words.text import Player, Text
from engine.emperor import events
from engine.emperor.board_bits import (
    EMPTY_CASTLE,
    EMPTY_CITY,
    EMPTY_PLACE,
    ENTRY_BITS,
    FIELD_SIZE,
    KNIGHT_BITS,
)
from engine.emperor.data import CODES, NOBODY, SEAT_COUNTS
from engine.emperor.piece_words import (
    CASTLE_WORDS,
    KNIGHT_SPOT,
    PUSH_WORDS,
    WAY,
    WAY_WORDS_BY_BITS,
    noble_of,
)
from engine.emperor.pieces import KNIGHT_PIECE
from engine.emperor.rules.texts import electorate_name, reason, why_out_of_play
from engine.emperor.state import NO_CASTLE, EmperorState

WAYS_BY_SEATS = {
    seats: tuple(
        way
        for electorate, code in enumerate(CODES)
        for way in (code, *PUSH_WORDS[electorate][:seats])
    )
    for seats in SEAT_COUNTS
}
"""Every word for a noble's way into an electorate, by the number of players."""
ALL_SPOTS = tuple(KNIGHT_SPOT)
"""Every word for a knight's spot."""


# Nobles


def open_ways(state: EmperorState, *, excluding: int | None = None) -> list[str]:
    """Return the ways of a noble into each open electorate, excluding one."""
    board = state.board  # shifted by a field for each electorate, because this runs often
    ways: list[str] = []
    for electorate, words in enumerate(WAY_WORDS_BY_BITS):
        if electorate != excluding:
            ways += words[board & ENTRY_BITS]
        board >>= FIELD_SIZE
    return ways


def enter_electorate(state: EmperorState, noble: int, way: str, by: int) -> int:
    """Put a noble on a place, and push the knight that ``way`` names; return the electorate."""
    electorate, pushed = WAY[way]
    if pushed == NOBODY:
        state.put(noble, electorate)
    else:
        push_knight(state, noble, electorate, pushed, by)
    return electorate


def place_from_hand(
    state: EmperorState, seat: int, word: str, way: str, why: events.WhyPlaced
) -> None:
    """Place a noble from hand, and push the knight that ``way`` names."""
    state.tiles[seat] -= 1
    electorate = enter_electorate(state, noble_of(seat, word), way, seat)
    state.tell(events.NoblePlaced, seat, noble=word, spot=CODES[electorate], why=why, tiles=-1)


def push_knight(state: EmperorState, noble: int, electorate: int, owner: int, by: int) -> None:
    """Return a knight to its owner's hand and put the noble in its place."""
    state.swap(KNIGHT_PIECE + owner, noble, electorate)
    state.knights[owner] += 1
    state.tell(events.KnightPushed, owner, electorate=CODES[electorate], by=by, knights=1)


def owners_of_knights(state: EmperorState, electorate: int) -> list[int]:
    """Return the owners of the knights on places of an electorate."""
    field = state.field(electorate)
    return [seat for seat in range(state.seats) if field & KNIGHT_BITS[seat]]


def why_no_way_in(state: EmperorState, way: str) -> Text | None:
    """Return why a noble cannot enter that way, or ``None``."""
    electorate, pushed = WAY[way]
    if electorate in state.out:
        return why_out_of_play(state, electorate)
    room = state.field(electorate) & EMPTY_PLACE
    if pushed == NOBODY:
        return None if room else _why_full(state, electorate)
    if room:
        return reason("no-push", "pushing-a-knight", electorate=electorate_name(electorate))
    if state.field(electorate) & KNIGHT_BITS[pushed]:
        return None
    return reason(
        "no-knight-there",
        "pushing-a-knight",
        electorate=electorate_name(electorate),
        who=Player(pushed),
    )


def _why_full(state: EmperorState, electorate: int) -> Text:
    owners = [Player(owner) for owner in owners_of_knights(state, electorate)]
    if owners:
        return reason(
            "name-knight", "pushing-a-knight", electorate=electorate_name(electorate), who=owners
        )
    return reason("full", "pushing-a-knight", electorate=electorate_name(electorate))


# Knights


def empty_knight_spots(state: EmperorState) -> list[str]:
    """Return the spots for a knight: empty places and castles."""
    board = state.board
    spots: list[str] = []
    for code, castle in zip(CODES, CASTLE_WORDS, strict=True):
        if board & EMPTY_PLACE:
            spots.append(code)
        if board & EMPTY_CASTLE:
            spots.append(castle)
        board >>= FIELD_SIZE
    return spots


def place_knight(state: EmperorState, seat: int, spot: str) -> None:
    """Put a knight on an empty place or in an empty castle."""
    electorate, castle = KNIGHT_SPOT[spot]
    if castle:
        state.garrison(electorate, seat)
    else:
        state.put(KNIGHT_PIECE + seat, electorate)


def lift_knight(state: EmperorState, seat: int, spot: str) -> None:
    """Take a knight off its place or out of its castle."""
    electorate, castle = KNIGHT_SPOT[spot]
    if castle:
        state.garrison(electorate, NOBODY)
    else:
        state.lift(KNIGHT_PIECE + seat, electorate)


def own_knight_spots(state: EmperorState, seat: int) -> list[str]:
    """Return the spots of a seat's knights: places, then the castle, by electorate."""
    board = state.board
    bit = KNIGHT_BITS[seat]
    spots: list[str] = []
    for electorate, code in enumerate(CODES):
        if board & bit:
            spots.append(code)
        if state.castles[electorate] == seat:
            spots.append(CASTLE_WORDS[electorate])
        board >>= FIELD_SIZE
    return spots


def why_no_knight_spot(state: EmperorState, spot: str) -> Text | None:
    """Return why no knight can go to a place or castle, or ``None``."""
    electorate, castle = KNIGHT_SPOT[spot]
    if electorate in state.out:
        return why_out_of_play(state, electorate)
    if not castle:
        if state.field(electorate) & EMPTY_PLACE:
            return None
        return reason("no-place", "spaces", electorate=electorate_name(electorate))
    holder = state.castles[electorate]
    if holder == NO_CASTLE:
        return reason("no-castle", "electorates", electorate=electorate_name(electorate))
    if holder == NOBODY:
        return None
    return reason(
        "castle-taken", "spaces", electorate=electorate_name(electorate), who=Player(holder)
    )


# Places and cities


def electorates_with(state: EmperorState, bits: int) -> Sequence[str]:
    """Return the electorates with any of the bits in their field, such as an empty place."""
    return [code for electorate, code in enumerate(CODES) if state.field(electorate) & bits]


def electorates_with_city_space(state: EmperorState) -> Sequence[str]:
    """Return the electorates with an empty city space."""
    return electorates_with(state, EMPTY_CITY)


def why_no_city_space(state: EmperorState, electorate: int) -> Text | None:
    """Return why no city can go to an electorate, or ``None``."""
    if electorate in state.out:
        return why_out_of_play(state, electorate)
    if state.field(electorate) & EMPTY_CITY:
        return None
    return reason(
        "no-city-space",
        "spaces",
        electorate=electorate_name(electorate),
        count=len(state.cities[electorate]),
    )
