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
    reason,
    why_out_of_play,
    why_unaffordable,
)
from engine.emperor.state import EmperorState


def why_no_action(state: EmperorState, seat: int, choice: str) -> Text | None:
    """Return why a seat cannot take an action now, or ``None``."""
    if choice in ELECTORATE:
        return _why_no_privilege(state, seat, ELECTORATE[choice])
    card = CARD[choice]
    if not state.stock[card]:
        copies = CARDS[card].copies[SEAT_COUNTS.index(state.seats)]
        return reason("exhausted", "buying-a-card", card=card_name(CARD_WORDS[card]), count=copies)
    return why_not_feasible(state, seat, card) or why_unaffordable(state, seat, CARDS[card].price)


def why_not_exhausted(state: EmperorState, seat: int, card: int) -> Text | None:
    """Return why the privilege of Trier cannot carry out that card, or ``None``."""
    kind = CARDS[card]
    if not kind.at_once:
        return reason("not-at-once", "privileges", card=card_name(CARD_WORDS[card]))
    if state.stock[card]:
        left = state.stock[card]
        return reason("not-exhausted", "privileges", card=card_name(CARD_WORDS[card]), count=left)
    return why_not_feasible(state, seat, card) or why_unaffordable(state, seat, kind.price)


def why_not_feasible(state: EmperorState, seat: int, card: int) -> Text | None:
    """Return the unmet requirement of a card's effect; ``None`` if it is feasible."""
    if (feasible_cards(state, seat) >> card) & 1:
        return None
    if card in (PERMIT, PROMOTION):
        return _why_no_newcomer(state, seat, card)
    if card == ORDINANCE:
        return _why_no_city(state, seat)
    if card == EMINENCE:
        return _why_not_elector(state, seat, BRA)
    return _UNMET_REQUIREMENTS[card]


_UNMET_REQUIREMENTS = {
    RIVAL: reason("rival-emperor", "what-the-cards-do"),
    DOCTOR: reason("none-doctor", "what-the-cards-do"),
    MOVE: reason("none-move", "what-the-cards-do"),
    DAUGHTER: reason("none-daughter", "what-the-cards-do"),
    KNIGHT: reason("no-knight-space", "knights"),
}
"""The reason for each card with a single requirement, when that is not met."""


def _why_no_city(state: EmperorState, seat: int) -> Text:
    if not state.cities_left[seat]:
        return reason("no-city-hand", "what-the-cards-do", count=CITIES)
    return reason("no-city-anywhere", "edge-cases")


def _why_no_newcomer(state: EmperorState, seat: int, card: int) -> Text:
    if not state.tiles[seat]:
        return reason("no-tile", "edge-cases")
    if card == PERMIT:
        return reason("all-full", "edge-cases")
    return reason("none-promotion", "what-the-cards-do")


def _why_no_privilege(state: EmperorState, seat: int, electorate: int) -> Text | None:
    if obstacle := _why_not_elector(state, seat, electorate):
        return obstacle
    if electorate in state.used:
        return reason("privilege-used", "privileges", electorate=electorate_name(electorate))
    if electorate == TRI:
        return reason("nothing-exhausted", "privileges")
    return why_not_feasible(state, seat, PERMIT if electorate == PAL else DOCTOR)


def _why_not_elector(state: EmperorState, seat: int, electorate: int) -> Text | None:
    """Return why the seat does not have the privilege: its noble is not the elector."""
    elector = state.electors[electorate]
    if elector in OWN_NOBLES[seat]:
        return None
    if electorate in state.out:
        return why_out_of_play(state, electorate)
    if elector == NOBODY:
        return reason("seat-vacant", "electorates", electorate=electorate_name(electorate))
    return reason(
        "seat-held", "electorates", electorate=electorate_name(electorate), who=owner_of(elector)
    )
