"""Placing an item: the item and the payment (rules: Place)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Decision
from engine.core.words.text import Text
from engine.tuscany import events
from engine.tuscany.data import (
    ITEM,
    ITEM_WORDS,
    KINDS,
)
from engine.tuscany.rules.covering import cover
from engine.tuscany.rules.effects import consequences
from engine.tuscany.rules.payments import PAYMENT, pay, payments, words_for
from engine.tuscany.rules.places import fitting_items
from engine.tuscany.rules.take import STORABLE
from engine.tuscany.rules.texts import amount, cards_of, colour_of, item_text, refuse
from engine.tuscany.state import TuscanyState

PRIVATE_STEPS = ("PLACE_ITEM", "PAY")
"""Decisions that only their seat can see; the others still see the question for an action."""


def choose_item(state: TuscanyState, seat: int, hex_: int) -> None:
    """Ask for the item, if several fit the chosen hex, then for the payment."""
    items = fitting_items(state, seat, hex_)
    if len(items) > 1:
        state.then(PlaceItem(seat, hex_))
    else:
        state.then(Pay(seat, hex_, items[0]))


class PlaceItem(Decision[TuscanyState]):
    """Choose which stored item covers the chosen hex."""

    name = "PLACE_ITEM"
    verb = "place"
    hex_: int

    def options(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return each different item that fits."""
        return [ITEM_WORDS[item] for item in fitting_items(state, seat, self.hex_)]

    def take(self, state: TuscanyState, seat: int, choice: str) -> None:
        """Ask for the payment."""
        state.then(Pay(seat, self.hex_, ITEM[choice]))

    def vocabulary(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return everything that can be stored."""
        return STORABLE

    def refusal(self, state: TuscanyState, seat: int, choice: str) -> Text | None:
        """Refuse an item that is not in storage, or has another colour."""
        hex_, item = self.hex_, ITEM[choice]
        if item not in state.storage[seat]:
            return refuse("not-stored", "take", item=item_text(item))
        colour = colour_of(state, seat, hex_)
        return refuse("wrong-colour", "place", space=hex_ + 1, colour=colour, item=item_text(item))


class Pay(Decision[TuscanyState]):
    """Choose the payment: two requirements, each met by one means.

    It is always asked, because skipping it would reveal that the hand allows only one payment.
    """

    name = "PAY"
    verb = "pay"
    hex_: int
    item: int
    always_ask = True
    payment = True

    def options(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return every affordable payment, fewest pairs first, then fewest workers."""
        return payments(state, seat, state.region_of(seat).colours[self.hex_])

    def take(self, state: TuscanyState, seat: int, choice: str) -> None:
        """Pay, free the storage slot, cover the hex, then resolve effects."""
        hex_, item = self.hex_, self.item
        state.idle = False
        pay(state, seat, hex_, PAYMENT[choice])
        state.storage[seat].remove(item)
        kind = KINDS[state.region_of(seat).colours[hex_]]
        state.tell(events.Placed, seat, space=hex_ + 1, item=ITEM_WORDS[item], colour=kind)
        cover(state, seat, hex_, item)
        state.then(*consequences(state, seat, hex_))

    def vocabulary(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return every payment for a hex of this colour."""
        return words_for(state.region_of(seat).colours[self.hex_])

    def refusal(self, state: TuscanyState, seat: int, choice: str) -> Text | None:
        """Refuse a payment for the first means of which the seat has too few."""
        colour = state.region_of(seat).colours[self.hex_]
        payment, hand = PAYMENT[choice], state.hands[seat]
        if payment.own > hand[colour]:
            need, have = cards_of(colour, payment.own), cards_of(colour, hand[colour])
            return refuse("payment", "payment", need=need, have=have)
        if payment.workers > state.workers[seat]:
            need, have = amount("worker", payment.workers), amount("worker", state.workers[seat])
            return refuse("payment", "payment", need=need, have=have)
        for kind in payment.pairs:
            if (count := 2 * payment.pairs.count(kind)) > hand[kind]:
                need, have = cards_of(kind, count), cards_of(kind, hand[kind])
                return refuse("payment", "payment", need=need, have=have)
        return None
