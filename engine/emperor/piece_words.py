"""Pieces and spots as the words of moves and events.

A noble is ``S25`` (single) or ``C35`` (couple), with its owner ``P2-S25``; a noble on a place is
``TRI-P2-S25``, on a seat ``TRI-elector``, on the throne ``throne``; a place is ``TRI``, a castle
``TRI-castle``; ``TRI-P2`` is a place of Trier from which a knight of the second player is pushed.
"""

from __future__ import annotations

from engine.emperor.board_bits import EMPTY_PLACE, ENTRY_BITS, KNIGHT_BITS
from engine.emperor.data import AGES, CODES, NOBODY
from engine.emperor.pieces import NOBLES, NOBLES_OF_A_PLAYER, PLAYERS

PLAYER_WORDS = tuple(f"P{seat + 1}" for seat in range(PLAYERS))
PLAYER = {word: seat for seat, word in enumerate(PLAYER_WORDS)}

# Pieces

NOBLE_WORDS = tuple(f"{side}{age}" for side in "SC" for age in AGES)
"""Side and age of a player's nobles, in the order of their numbers."""
NOBLE = {word: noble for noble, word in enumerate(NOBLE_WORDS)}
PIECE_WORDS = (
    *(f"{player}-{noble}" for player in PLAYER_WORDS for noble in NOBLE_WORDS),
    *(f"{player}-K" for player in PLAYER_WORDS),
)
"""The word of each piece with its owner: ``P2-S25``, ``P1-K``."""
PIECE = {word: piece for piece, word in enumerate(PIECE_WORDS)}
CITY_WORDS = (*PLAYER_WORDS, "empire")
CITY = {word: city for city, word in enumerate(CITY_WORDS)}


def noble_word(noble: int) -> str:
    """Return a noble's side and age: ``S25``."""
    return NOBLE_WORDS[noble % NOBLES_OF_A_PLAYER]


def noble_of(seat: int, word: str) -> int:
    """Return the noble of that seat with that side and age."""
    return seat * NOBLES_OF_A_PLAYER + NOBLE[word]


# Spots

THRONE = "throne"
HAND = "hand"
GREY_EMINENCE = "eminence"
ELECTOR_WORDS = tuple(f"{code}-elector" for code in CODES)
CASTLE_WORDS = tuple(f"{code}-castle" for code in CODES)
ELECTOR_AT = {word: electorate for electorate, word in enumerate(ELECTOR_WORDS)}
CASTLE_AT = {word: electorate for electorate, word in enumerate(CASTLE_WORDS)}
KNIGHT_SPOT = {code: (electorate, False) for electorate, code in enumerate(CODES)} | {
    word: (electorate, True) for word, electorate in CASTLE_AT.items()
}
"""Electorate, and whether it is the castle, by word."""
ON_PLACE_WORDS = tuple(tuple(f"{code}-{PIECE_WORDS[noble]}" for noble in NOBLES) for code in CODES)
"""The word of a noble on a place, by electorate and noble."""
ON_PLACE = {
    word: (electorate, noble)
    for electorate, words in enumerate(ON_PLACE_WORDS)
    for noble, word in enumerate(words)
}
"""Electorate and noble, by word."""

# Ways of a noble into an electorate

PUSH_WORDS = tuple(tuple(f"{code}-{player}" for player in PLAYER_WORDS) for code in CODES)
"""The words for pushing a knight, by electorate and the knight's owner."""


def _words_of_ways(electorate: int, ways: int) -> tuple[str, ...]:
    if ways & EMPTY_PLACE:
        return (CODES[electorate],)
    pushes = zip(PUSH_WORDS[electorate], KNIGHT_BITS, strict=True)
    return tuple(word for word, bit in pushes if ways & bit)


WAY_WORDS_BY_BITS = tuple(
    tuple(_words_of_ways(electorate, ways) for ways in range(ENTRY_BITS + 1))
    for electorate in range(len(CODES))
)
"""The words for a noble's ways into an electorate, by the low bits of its field."""
WAY = {code: (electorate, NOBODY) for electorate, code in enumerate(CODES)} | {
    word: (electorate, player)
    for electorate, words in enumerate(PUSH_WORDS)
    for player, word in enumerate(words)
}
"""Electorate and owner of the pushed knight, by word."""
