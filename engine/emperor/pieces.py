"""Pieces as numbers and as words, with tables of their properties.

A noble is ``owner * 8 + couple * 4 + age`` (age 0 to 3: 15 to 45), a knight on a place is
``KNIGHT_PIECE + owner``; :data:`~engine.emperor.data.NOBODY` is an empty space. A city piece is its
owner, or :data:`EMPIRE`.

Words: a noble is ``S25`` (single) or ``C35`` (couple), with its owner ``P2-S25``; a noble on a
place is ``TRI-P2-S25``, on a seat ``TRI-elector``, on the throne ``throne``; a place is ``TRI``, a
castle ``TRI-castle``; ``TRI-P2`` is a place of Trier from which a knight of the second player is
pushed.
"""

from __future__ import annotations

from engine.emperor.data import (
    AGES,
    BOARD,
    CODES,
    COUPLE_INFLUENCE,
    NOBODY,
    SEAT_COUNTS,
    SINGLE_INFLUENCE,
)

PLAYERS = max(SEAT_COUNTS)
PLAYER_WORDS = tuple(f"P{seat + 1}" for seat in range(PLAYERS))
PLAYER = {word: seat for seat, word in enumerate(PLAYER_WORDS)}

COUPLE = 4
"""Added to a single, it makes a couple of the same age."""
_TILE = 8
KNIGHT_PIECE = PLAYERS * _TILE
EMPIRE = PLAYERS

NOBLE_WORDS = tuple(f"{side}{age}" for side in "SC" for age in AGES)
"""Side and age of a noble, by ``noble % 8``."""
NOBLE = {word: noble for noble, word in enumerate(NOBLE_WORDS)}
_NOBLES = range(KNIGHT_PIECE)
OWNER = tuple(noble // _TILE for noble in _NOBLES) + tuple(range(PLAYERS))
"""The owner of each piece."""
AGE = tuple(noble % COUPLE for noble in _NOBLES)
IS_SINGLE = tuple(not noble & COUPLE for noble in _NOBLES)
INFLUENCE = tuple(SINGLE_INFLUENCE if single else COUPLE_INFLUENCE for single in IS_SINGLE) + (
    (SINGLE_INFLUENCE,) * PLAYERS
)
"""The influence of a noble, or of a knight on a place."""
OWN_NOBLES = tuple(frozenset(range(_TILE * p, _TILE * (p + 1))) for p in range(PLAYERS))
OWN_SINGLES = tuple(frozenset(n for n in own if IS_SINGLE[n]) for own in OWN_NOBLES)

PIECE_WORDS = tuple(
    f"{player}-{piece}" for player in PLAYER_WORDS for piece in NOBLE_WORDS
) + tuple(f"{player}-K" for player in PLAYER_WORDS)
"""The word of each piece with its owner: ``P2-S25``, ``P1-K``."""
PIECE = {word: piece for piece, word in enumerate(PIECE_WORDS)}
CITY_WORDS = (*PLAYER_WORDS, "empire")
CITY = {word: city for city, word in enumerate(CITY_WORDS)}

THRONE = "throne"
HAND = "hand"
GREY = "eminence"
ELECTOR_WORDS = tuple(f"{code}-elector" for code in CODES)
CASTLE_WORDS = tuple(f"{code}-castle" for code in CODES)
ELECTOR_AT = {word: electorate for electorate, word in enumerate(ELECTOR_WORDS)}
CASTLE_AT = {word: electorate for electorate, word in enumerate(CASTLE_WORDS)}
ON_PLACE_WORDS = tuple(tuple(f"{code}-{PIECE_WORDS[noble]}" for noble in _NOBLES) for code in CODES)
"""The word of a noble on a place, by electorate and noble."""
ON_PLACE = {
    word: (electorate, n)
    for electorate, words in enumerate(ON_PLACE_WORDS)
    for n, word in enumerate(words)
}
PUSH_WORDS = tuple(tuple(f"{code}-{player}" for player in PLAYER_WORDS) for code in CODES)

# What is in each electorate, as 16 bits of one integer for all (``EmperorState.board``). A rule
# asks all electorates at once with one mask (``OPEN``, ``OWN_NOBLES_ANYWHERE``), not in a loop over
# their places: every action asks twelve such questions.

FIELD = 16
WHOLE_FIELD = (1 << FIELD) - 1
EMPTY_PLACE = 1
KNIGHT_BITS = tuple(1 << 1 + p for p in range(PLAYERS))
NOBLE_BITS = tuple(1 << 5 + p for p in range(PLAYERS))
SINGLE_BITS = tuple(1 << 9 + p for p in range(PLAYERS))
EMPTY_CASTLE = 1 << 13
EMPTY_CITY = 1 << 14
WAYS_IN = 0b11111
"""The bits for an empty place and for knights, by owner, that could be pushed."""

PIECE_BITS = (
    *(NOBLE_BITS[OWNER[n]] | (SINGLE_BITS[OWNER[n]] if IS_SINGLE[n] else 0) for n in _NOBLES),
    *KNIGHT_BITS,
    EMPTY_PLACE,
)
"""The bits that each piece on a place sets; :data:`NOBODY` (-1) indexes the last entry."""


def everywhere(bits: int) -> int:
    """Repeat the bits in the fields of all electorates."""
    return sum(bits << FIELD * electorate for electorate in range(len(BOARD)))


OPEN = everywhere(WAYS_IN)
ANY_KNIGHT_SPACE = everywhere(EMPTY_PLACE | EMPTY_CASTLE)
ANY_CITY_SPACE = everywhere(EMPTY_CITY)
OWN_NOBLES_ANYWHERE = tuple(map(everywhere, NOBLE_BITS))
OWN_SINGLES_ANYWHERE = tuple(map(everywhere, SINGLE_BITS))
OWN_KNIGHTS_ANYWHERE = tuple(map(everywhere, KNIGHT_BITS))
OTHERS_NOBLES_ANYWHERE = tuple(everywhere(sum(NOBLE_BITS) - bits) for bits in NOBLE_BITS)


def _ways_in(electorate: int, ways: int) -> tuple[str, ...]:
    if ways & EMPTY_PLACE:
        return (CODES[electorate],)
    return tuple(
        w for w, bit in zip(PUSH_WORDS[electorate], KNIGHT_BITS, strict=True) if ways & bit
    )


WAY_WORDS = tuple(
    tuple(_ways_in(electorate, w) for w in range(WAYS_IN + 1)) for electorate in range(len(BOARD))
)
"""The words for a noble's ways into an electorate, by the low bits of its field."""
WAY = {code: (electorate, NOBODY) for electorate, code in enumerate(CODES)} | {
    word: (electorate, p)
    for electorate, words in enumerate(PUSH_WORDS)
    for p, word in enumerate(words)
}
"""Electorate and owner of the pushed knight, by word."""
KNIGHT_SPOT = {code: (electorate, False) for electorate, code in enumerate(CODES)} | {
    word: (electorate, True) for word, electorate in CASTLE_AT.items()
}
"""Electorate, and whether it is the castle, by word."""


def noble_word(noble: int) -> str:
    """Return a noble's side and age: ``S25``."""
    return NOBLE_WORDS[noble % _TILE]


def noble_of(seat: int, word: str) -> int:
    """Return the noble of that seat with that side and age."""
    return seat * _TILE + NOBLE[word]
