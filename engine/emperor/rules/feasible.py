"""Feasible actions of phase 4, regardless of money and stacks (rules: Action cards)."""

from __future__ import annotations

from engine.emperor.board_bits import (
    ANY_CITY_SPACE,
    ANY_KNIGHT_SPACE,
    FIELD_SIZE,
    OPEN,
    OTHERS_NOBLES_ANYWHERE,
    OWN_KNIGHTS_ANYWHERE,
    OWN_NOBLES_ANYWHERE,
    OWN_SINGLES_ANYWHERE,
    WHOLE_FIELD,
)
from engine.emperor.data import (
    BOARD,
    BRA,
    CHURCH,
    DAUGHTER,
    DOCTOR,
    EMINENCE,
    EXCOMMUNICATION,
    FIRST_AGE,
    INDULGENCE,
    KNIGHT,
    MOVE,
    ORDINANCE,
    PERMIT,
    POPE,
    PROMOTION,
    RIVAL,
)
from engine.emperor.pieces import AGE, OWN_NOBLES, OWNER
from engine.emperor.rules.nobles import all_nobles, has_own_single
from engine.emperor.state import EmperorState

_ALWAYS = (1 << POPE) | (1 << CHURCH) | (1 << EXCOMMUNICATION) | (1 << INDULGENCE)
"""The cards that are always feasible, as bits."""
_ELSEWHERE = tuple(~(WHOLE_FIELD << (FIELD_SIZE * electorate)) for electorate in range(len(BOARD)))
"""By electorate, the bits of ``EmperorState.board`` that belong to all the others."""


def feasible_cards(state: EmperorState, seat: int) -> int:
    """Return the cards, and the knight, whose effect is possible, as bits ``1 << card``.

    Every action asks for them, so one mask for each condition replaces a loop over electorates.
    """
    board = state.board
    cards = _ALWAYS
    if seat != state.emperor:
        cards |= 1 << RIVAL
    if can_treat(state, seat):
        cards |= 1 << DOCTOR
    if can_move(state, seat):
        cards |= 1 << MOVE
    if state.electors[BRA] in OWN_NOBLES[seat]:
        cards |= 1 << EMINENCE
    if state.tiles[seat]:
        if board & OPEN:
            cards |= 1 << PERMIT
        if board & OWN_KNIGHTS_ANYWHERE[seat]:
            cards |= 1 << PROMOTION
    if board & ANY_CITY_SPACE and state.cities_left[seat]:
        cards |= 1 << ORDINANCE
    if board & OWN_SINGLES_ANYWHERE[seat] or has_own_single(state, seat):
        cards |= 1 << DAUGHTER
    if board & ANY_KNIGHT_SPACE:
        cards |= 1 << KNIGHT
    return cards


def can_treat(state: EmperorState, seat: int) -> bool:
    """Return whether there is a noble of the seat aged 25 or more, or one of another player."""
    if OWNER[state.throne] != seat or state.board & OTHERS_NOBLES_ANYWHERE[seat]:
        return True
    return any(OWNER[noble] != seat or AGE[noble] > FIRST_AGE for noble in all_nobles(state))


def can_move(state: EmperorState, seat: int) -> bool:
    """Return whether there is a noble of the seat on a place, with another open electorate."""
    movable = state.board & OWN_NOBLES_ANYWHERE[seat]
    open_bits = state.board & OPEN
    if not movable or not open_bits:
        return False
    lowest_bit = (movable & -movable).bit_length() - 1
    electorate = lowest_bit // FIELD_SIZE
    # Its noble needs a way in elsewhere; or else a noble from elsewhere uses the way in here.
    return bool((movable | open_bits) & _ELSEWHERE[electorate])
