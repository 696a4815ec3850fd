"""Paying for cards and receiving them (rules: Buying a card; Privileges)."""

from __future__ import annotations

from engine.emperor import events
from engine.emperor.data import CARD_WORDS
from engine.emperor.state import EmperorState


def buy(state: EmperorState, seat: int, card: int, price: int) -> None:
    """Pay for a card and add it to the buyer's cards."""
    state.thalers[seat] -= price
    state.cards[seat].append(card)
    state.stock[card] -= 1
    left = state.stock[card]
    if not left:
        state.in_stock &= ~(1 << card)
    if state.events is not None:
        paid = {"thalers": -price} if price else {}
        state.tell(events.CardBought, seat, card=CARD_WORDS[card], left=left, **paid)


def pay_for_exhausted_card(state: EmperorState, seat: int, card: int, price: int) -> None:
    """Pay for an exhausted card with the privilege of TRI."""
    state.thalers[seat] -= price
    state.tell(events.ExhaustedUsed, seat, card=CARD_WORDS[card], thalers=-price)
