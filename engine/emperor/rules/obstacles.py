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
from engine.emperor.rules.feasible import feasible_cards
from engine.emperor.rules.texts import (
    card_name,
    electorate_name,
    owner_of,
    refuse,
    refuse_cost,
    refuse_out_of_play,
)
from engine.emperor.state import EmperorState


def refuse_action(state: EmperorState, seat: int, choice: str) -> Text | None:
    """Return why a seat cannot take an action now, or ``None``."""
    if choice in ELECTORATE:
        return _refuse_privilege(state, seat, ELECTORATE[choice])
    card = CARD[choice]
    if not state.stock[card]:
        copies = CARDS[card].copies[SEAT_COUNTS.index(state.seats)]
        return refuse("exhausted", "buying-a-card", card=card_name(CARD_WORDS[card]), count=copies)
    return refuse_effect(state, seat, card) or refuse_cost(state, seat, CARDS[card].price)


def refuse_exhausted_card(state: EmperorState, seat: int, card: int) -> Text | None:
    """Return why TRI cannot carry out that card, or ``None``."""
    kind = CARDS[card]
    if not kind.at_once:
        return refuse("not-at-once", "privileges", card=card_name(CARD_WORDS[card]))
    if state.stock[card]:
        left = state.stock[card]
        return refuse("not-exhausted", "privileges", card=card_name(CARD_WORDS[card]), count=left)
    return refuse_effect(state, seat, card) or refuse_cost(state, seat, kind.price)


def refuse_effect(state: EmperorState, seat: int, card: int) -> Text | None:
    """Return the unmet requirement of a card's effect; ``None`` if it is feasible."""
    if feasible_cards(state, seat) >> card & 1:
        return None
    if card in (PERMIT, PROMOTION):
        return _refuse_newcomer(state, seat, card)
    if card == ORDINANCE:
        return _refuse_city(state, seat)
    if card == EMINENCE:
        return _refuse_not_holder(state, seat, BRA)
    return _LACKS[card]


_LACKS = {
    RIVAL: refuse("rival-emperor", "what-the-cards-do"),
    DOCTOR: refuse("none-doctor", "what-the-cards-do"),
    MOVE: refuse("none-move", "what-the-cards-do"),
    DAUGHTER: refuse("none-daughter", "what-the-cards-do"),
    KNIGHT: refuse("no-knight-space", "knights"),
}
"""The refusals of cards with a single requirement."""


def _refuse_city(state: EmperorState, seat: int) -> Text:
    if not state.cities_left[seat]:
        return refuse("no-city-hand", "what-the-cards-do", count=CITIES)
    return refuse("no-city-anywhere", "edge-cases")


def _refuse_newcomer(state: EmperorState, seat: int, card: int) -> Text:
    if not state.tiles[seat]:
        return refuse("no-tile", "edge-cases")
    if card == PERMIT:
        return refuse("all-full", "edge-cases")
    return refuse("none-promotion", "what-the-cards-do")


def _refuse_privilege(state: EmperorState, seat: int, electorate: int) -> Text | None:
    if reason := _refuse_not_holder(state, seat, electorate):
        return reason
    if electorate in state.used:
        return refuse("privilege-used", "privileges", electorate=electorate_name(electorate))
    if electorate == TRI:
        return refuse("nothing-exhausted", "privileges")
    return refuse_effect(state, seat, PERMIT if electorate == PAL else DOCTOR)


def _refuse_not_holder(state: EmperorState, seat: int, electorate: int) -> Text | None:
    """Refuse unless the seat's noble is the elector, who has the privilege."""
    elector = state.electors[electorate]
    if elector in OWN_NOBLES[seat]:
        return None
    if electorate in state.out:
        return refuse_out_of_play(state, electorate)
    if elector == NOBODY:
        return refuse("seat-vacant", "electorates", electorate=electorate_name(electorate))
    return refuse(
        "seat-held", "electorates", electorate=electorate_name(electorate), who=owner_of(elector)
    )
