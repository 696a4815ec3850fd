"""Nobles on the board, listed and changed by their words."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.core.words.text import Text
from engine.emperor.data import BOARD, CODES, NOBODY, SECULAR
from engine.emperor.piece_words import ELECTOR_AT, ELECTOR_WORDS, ON_PLACE, ON_PLACE_WORDS, THRONE
from engine.emperor.pieces import COUPLE, IS_SINGLE, KNIGHT_PIECE, OWN_NOBLES, OWN_SINGLES, OWNER
from engine.emperor.rules.texts import electorate_name, owner_of, reason
from engine.emperor.state import EmperorState

EVERY_NOBLE = range(KNIGHT_PIECE)
FOREIGN_NOBLES = tuple(frozenset(EVERY_NOBLE) - own for own in OWN_NOBLES)
FOREIGN_SINGLES = tuple(frozenset().union(*OWN_SINGLES) - own for own in OWN_SINGLES)
"""All other players' nobles, and their singles, by seat."""


def noble_at(state: EmperorState, word: str) -> int:
    """Return the noble with that word."""
    if word == THRONE:
        return state.throne
    if word in ELECTOR_AT:
        return state.electors[ELECTOR_AT[word]]
    return ON_PLACE[word][1]


def spot_of(word: str) -> str:
    """Return the spot of the noble with that word: ``throne``, ``TRI-elector``, ``TRI``."""
    return CODES[ON_PLACE[word][0]] if word in ON_PLACE else word


def replace_noble(state: EmperorState, word: str, noble: int) -> None:
    """Replace the noble with that word by another one, or by nothing."""
    if word == THRONE:
        state.throne = noble
    elif word in ELECTOR_AT:
        state.electors[ELECTOR_AT[word]] = noble
    else:
        electorate, before = ON_PLACE[word]
        state.swap(before, noble, electorate)


def marry(state: EmperorState, word: str) -> None:
    """Turn a single into a couple of the same age."""
    replace_noble(state, word, noble_at(state, word) + COUPLE)


def on_places(state: EmperorState, nobles: Collection[int]) -> list[str]:
    """Return the given nobles that are on places; equal ones of an electorate only once."""
    return [
        ON_PLACE_WORDS[electorate][noble]
        for electorate, row in enumerate(state.places)
        for noble in dict.fromkeys(row)
        if noble in nobles
    ]


def own_on_places(state: EmperorState, seat: int) -> list[str]:
    """Return a seat's nobles on places."""
    return on_places(state, OWN_NOBLES[seat])


def words_on_board(state: EmperorState, nobles: Collection[int]) -> list[str]:
    """Return the given nobles that are on throne, seats or places, without Grey Eminences."""
    words = [THRONE] if state.throne in nobles else []
    for electorate, row in enumerate(state.places):
        if state.electors[electorate] in nobles:
            words.append(ELECTOR_WORDS[electorate])
        for noble in dict.fromkeys(row):
            if noble in nobles:
                words.append(ON_PLACE_WORDS[electorate][noble])
    return words


def marriageable(state: EmperorState, singles: Collection[int]) -> list[str]:
    """Return the given singles that can marry: no electors of archdioceses."""
    words = [THRONE] if state.throne in singles else []
    for electorate, row in enumerate(state.places):
        if not BOARD[electorate].spiritual and state.electors[electorate] in singles:
            words.append(ELECTOR_WORDS[electorate])
        for noble in dict.fromkeys(row):
            if noble in singles:
                words.append(ON_PLACE_WORDS[electorate][noble])
    return words


def all_nobles(state: EmperorState) -> Iterator[int]:
    """Yield all nobles on throne, seats and places."""
    yield from (noble for noble in (state.throne, *state.electors) if noble != NOBODY)
    for row in state.places:
        yield from (piece for piece in row if NOBODY < piece < KNIGHT_PIECE)


def has_own_single(state: EmperorState, seat: int) -> bool:
    """Return whether a seat's emperor or one of its secular electors is a single."""
    own = OWN_SINGLES[seat]
    electors = state.electors
    return state.throne in own or any(electors[electorate] in own for electorate in SECULAR)


def why_not_marriageable(state: EmperorState, word: str) -> Text:
    """Return why a noble cannot become a couple."""
    if word in ELECTOR_AT and IS_SINGLE[noble_at(state, word)]:
        return reason("archdiocese", "edge-cases", electorate=electorate_name(ELECTOR_AT[word]))
    return reason("couple", "what-the-cards-do")


def why_not_own(state: EmperorState, seat: int, word: str) -> Text | None:
    """Return whose noble it is; ``None`` if it is the seat's own."""
    noble = noble_at(state, word)
    if OWNER[noble] == seat:
        return None
    return reason("not-yours", "what-the-cards-do", who=owner_of(noble))
