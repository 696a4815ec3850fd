"""The board as bits: a field of 16 bits for each electorate, all in one integer.

A rule asks all electorates at once with one mask (:data:`OPEN`, :data:`OWN_NOBLES_ANYWHERE`), not
in a loop over their places: every action asks twelve such questions.
"""

from __future__ import annotations

from engine.emperor.data import BOARD
from engine.emperor.pieces import IS_SINGLE, NOBLES, OWNER, PLAYERS

FIELD_SIZE = 16
WHOLE_FIELD = (1 << FIELD_SIZE) - 1

# The bits of a field; several have one bit for each player

EMPTY_PLACE = 1
KNIGHT_BITS = tuple(1 << (1 + player) for player in range(PLAYERS))
NOBLE_BITS = tuple(1 << (5 + player) for player in range(PLAYERS))
SINGLE_BITS = tuple(1 << (9 + player) for player in range(PLAYERS))
EMPTY_CASTLE = 1 << 13
EMPTY_CITY = 1 << 14
ENTRY_BITS = EMPTY_PLACE | sum(KNIGHT_BITS)
"""The lowest bits: those for an empty place, and for knights by owner, which can be pushed."""


def _bits_of_noble(noble: int) -> int:
    owner = OWNER[noble]
    return NOBLE_BITS[owner] | (SINGLE_BITS[owner] if IS_SINGLE[noble] else 0)


PIECE_BITS = (*map(_bits_of_noble, NOBLES), *KNIGHT_BITS, EMPTY_PLACE)
"""The bits that each piece on a place sets.

:data:`~engine.emperor.data.NOBODY`, which is -1, indexes the last entry.
"""


def in_every_field(bits: int) -> int:
    """Repeat the bits in the fields of all electorates."""
    return sum(bits << (FIELD_SIZE * electorate) for electorate in range(len(BOARD)))


# Masks of a question to all electorates, which is true in those with a bit in common

OPEN = in_every_field(ENTRY_BITS)
"""Is there a way in for a noble: an empty place, or a knight to push?"""
ANY_KNIGHT_SPACE = in_every_field(EMPTY_PLACE | EMPTY_CASTLE)
ANY_CITY_SPACE = in_every_field(EMPTY_CITY)
OWN_NOBLES_ANYWHERE = tuple(map(in_every_field, NOBLE_BITS))
OWN_SINGLES_ANYWHERE = tuple(map(in_every_field, SINGLE_BITS))
OWN_KNIGHTS_ANYWHERE = tuple(map(in_every_field, KNIGHT_BITS))
OTHERS_NOBLES_ANYWHERE = tuple(in_every_field(sum(NOBLE_BITS) - bits) for bits in NOBLE_BITS)
