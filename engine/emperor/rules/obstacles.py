"""Reasons why an action of phase 4 is not possible: price, stack, requirements."""

from __future__ import annotations

from engine.core.words.text import Text
from engine.emperor.data import (
    BRA,
    CARD,
    CARD_WORDS,
    CARDS,
    CITIES,
    DAUGHTER,
    DOCTOR,
    ELECTORATE,
    EMINENCE,
    KNIGHT,
    MOVE,
    NOBODY,
    ORDINANCE,
    PAL,
    PERMIT,
    PROMOTION,
    RIVAL,
    SEAT_COUNTS,
    TRI,
)
from engine.emperor.pieces import OWN_NOBLES
from engine.emperor.rules.feasible import feasible
from engine.emperor.rules.texts import (
    card_name,
    electorate_name,
    out_of_play,
    owner_of,
    refuse,
    too_poor,
)
from engine.emperor.state import EmperorState


def no_action(state: EmperorState, seat: int, choice: str) -> Text | None:
    """Return why a seat cannot take an action now, or ``None``."""
    if choice in ELECTORATE:
        return _no_privilege(state, seat, ELECTORATE[choice])
    card = CARD[choice]
    if not state.stock[card]:
        copies = CARDS[card].copies[SEAT_COUNTS.index(state.seats)]
        return refuse("exhausted", "buying-a-card", card=card_name(CARD_WORDS[card]), count=copies)
    return obstacle(state, seat, card) or too_poor(state, seat, CARDS[card].price)


def no_exhausted_card(state: EmperorState, seat: int, card: int) -> Text | None:
    """Return why TRI cannot carry out that card, or ``None``."""
    kind = CARDS[card]
    if not kind.at_once:
        return refuse("not-at-once", "privileges", card=card_name(CARD_WORDS[card]))
    if state.stock[card]:
        left = state.stock[card]
        return refuse("not-exhausted", "privileges", card=card_name(CARD_WORDS[card]), count=left)
    return obstacle(state, seat, card) or too_poor(state, seat, kind.price)


def obstacle(state: EmperorState, seat: int, card: int) -> Text | None:
    """Return the unmet requirement of a card's effect; ``None`` if it is feasible."""
    if feasible(state, seat) >> card & 1:
        return None
    if card in (PERMIT, PROMOTION):
        return _no_newcomer(state, seat, card)
    if card == ORDINANCE:
        return _no_city(state, seat)
    if card == EMINENCE:
        return _not_holder(state, seat, BRA)
    return _LACKS[card]


_LACKS = {
    RIVAL: refuse("rival-emperor", "what-the-cards-do"),
    DOCTOR: refuse("none-doctor", "what-the-cards-do"),
    MOVE: refuse("none-move", "what-the-cards-do"),
    DAUGHTER: refuse("none-daughter", "what-the-cards-do"),
    KNIGHT: refuse("no-knight-space", "knights"),
}
"""The refusals of cards with a single requirement."""


def _no_city(state: EmperorState, seat: int) -> Text:
    if not state.cities_left[seat]:
        return refuse("no-city-hand", "what-the-cards-do", count=CITIES)
    return refuse("no-city-anywhere", "edge-cases")


def _no_newcomer(state: EmperorState, seat: int, card: int) -> Text:
    if not state.tiles[seat]:
        return refuse("no-tile", "edge-cases")
    if card == PERMIT:
        return refuse("all-full", "edge-cases")
    return refuse("none-promotion", "what-the-cards-do")


def _no_privilege(state: EmperorState, seat: int, electorate: int) -> Text | None:
    if reason := _not_holder(state, seat, electorate):
        return reason
    if electorate in state.used:
        return refuse("privilege-used", "privileges", electorate=electorate_name(electorate))
    if electorate == TRI:
        return refuse("nothing-exhausted", "privileges")
    return obstacle(state, seat, PERMIT if electorate == PAL else DOCTOR)


def _not_holder(state: EmperorState, seat: int, electorate: int) -> Text | None:
    """Refuse unless the seat's noble is the elector, who has the privilege."""
    elector = state.electors[electorate]
    if elector in OWN_NOBLES[seat]:
        return None
    if electorate in state.out:
        return out_of_play(state, electorate)
    if elector == NOBODY:
        return refuse("seat-vacant", "electorates", electorate=electorate_name(electorate))
    return refuse(
        "seat-held", "electorates", electorate=electorate_name(electorate), who=owner_of(elector)
    )
