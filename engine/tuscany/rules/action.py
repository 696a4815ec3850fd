"""An action: draw, take or place, with the item and the payment (rules: Take; Place)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Decision
from engine.core.words.text import Text
from engine.tuscany import events
from engine.tuscany.data import DISPLAY, EMPTY, ITEM, ITEM_WORDS, KINDS, PLUS_CARD
from engine.tuscany.regions import hexes_in
from engine.tuscany.rules.covering import cover_hex
from engine.tuscany.rules.effects import frames_after_placing
from engine.tuscany.rules.gains import draw_cards
from engine.tuscany.rules.payments import PAYMENT, all_payments, can_pay, pay, payment_choices
from engine.tuscany.rules.places import (
    affordable_hexes,
    fitting_items,
    placeable_hexes,
    why_not_coverable,
)
from engine.tuscany.rules.take import STORABLE, begin_take
from engine.tuscany.rules.texts import amount, cards_of, colour_of, item_text, reason
from engine.tuscany.state import TuscanyState

DRAW = "draw"
_FULL_DISPLAY = (DRAW, *DISPLAY)


class Action(Decision[TuscanyState]):
    """Draw, Take (a slot of the display) or Place (on a hex of the region).

    The choice of a slot or hex implies the action, so this question also asks which tile to take
    or where to place; :class:`PlaceItem` asks the rest. It is always asked, because the legal
    choices depend on the hand. Other players learn of a Place only when it is paid for.
    """

    name = "action"
    saved_name = "ACTION"
    verb = "take"
    verbless = frozenset({DRAW})
    always_ask = True

    @classmethod
    def move(cls, choice: str) -> str:
        """Return ``draw``, ``take A`` or ``place 3,-1``."""
        return f"place {choice}" if "," in choice else super().move(choice)

    def options(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return ``draw``, the slots with tiles, and the hexes the seat can pay for."""
        return action_choices(state, seat, affordable_hexes(state, seat))

    def take(self, state: TuscanyState, seat: int, choice: str) -> None:
        """Carry out a Draw, or begin a Take or a Place."""
        if choice == DRAW:
            count = state.base_draw + state.bonuses[seat][PLUS_CARD]
            if draw_cards(state, seat, count, "action"):
                state.idle = False
            return
        if choice in DISPLAY:
            state.idle = False
            begin_take(state, seat, DISPLAY.index(choice))
        else:
            ask_for_item(state, seat, state.region_of(seat).index[choice])

    def public_choices(self, view: TuscanyState) -> Sequence[str]:
        """Return ``draw``, the slots with tiles, and the hexes it could pay for with any cards."""
        return action_choices(view, self.seat, placeable_hexes(view, self.seat))

    def vocabulary(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return ``draw``, all slots and all hexes."""
        return (*_FULL_DISPLAY, *state.region_of(seat).words)

    def refusal(self, state: TuscanyState, seat: int, choice: str) -> Text | None:
        """Return that a slot is empty, or why no stored item can be placed on a hex now."""
        if choice in DISPLAY:
            return reason("slot-empty", "take", slot=choice)
        hex_ = state.region_of(seat).index[choice]
        if not state.storage[seat]:
            return reason("storage-empty", "place")
        return (
            why_not_coverable(state, seat, hex_)
            or _why_no_item_fits(state, seat, hex_)
            or _why_unaffordable(state, seat, hex_)
        )


def action_choices(state: TuscanyState, seat: int, targets: int) -> Sequence[str]:
    """Return the choices of :class:`Action`, given the target hexes of Place."""
    display = state.display
    if EMPTY in display:
        words = [DRAW, *(DISPLAY[number] for number, item in enumerate(display) if item != EMPTY)]
    elif not targets:
        return _FULL_DISPLAY
    else:
        words = [*_FULL_DISPLAY]
    names = state.region_of(seat).words
    words.extend([names[number] for number in hexes_in(targets)])
    return words


def _why_no_item_fits(state: TuscanyState, seat: int, hex_: int) -> Text | None:
    if fitting_items(state, seat, hex_):
        return None
    stored = [item_text(item) for item in sorted(set(state.storage[seat]))]
    return reason(
        "no-item", "place", space=hex_ + 1, colour=colour_of(state, seat, hex_), stored=stored
    )


def _why_unaffordable(state: TuscanyState, seat: int, hex_: int) -> Text | None:
    colour = state.region_of(seat).colours[hex_]
    if can_pay(state, seat, colour):
        return None
    hand = state.hands[seat]
    pairs = sum(count // 2 for other, count in enumerate(hand) if other != colour)
    return reason(
        "cost",
        "payment",
        space=hex_ + 1,
        colour=colour_of(state, seat, hex_),
        own=cards_of(colour, hand[colour]),
        workers=amount("worker", state.workers[seat]),
        pairs=amount("pair", pairs),
    )


def ask_for_item(state: TuscanyState, seat: int, hex_: int) -> None:
    """Ask for the item, if several fit the chosen hex, then for the payment."""
    items = fitting_items(state, seat, hex_)
    if len(items) > 1:
        state.then(PlaceItem(seat, hex_))
    else:
        state.then(Pay(seat, hex_, items[0]))


class _PlaceStep(Decision[TuscanyState]):
    """A step of a Place, which only its seat can see until it is paid for."""

    def public_frame(self) -> Action:
        """Return the question for an action."""
        return Action(self.seat)


class PlaceItem(_PlaceStep):
    """Choose which stored item covers the chosen hex."""

    name = "place_item"
    saved_name = "PLACE_ITEM"
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
        """Return why an item cannot be placed: it is not in storage, or has another colour."""
        hex_ = self.hex_
        item = ITEM[choice]
        if item not in state.storage[seat]:
            return reason("not-stored", "take", item=item_text(item))
        colour = colour_of(state, seat, hex_)
        return reason("wrong-colour", "place", space=hex_ + 1, colour=colour, item=item_text(item))


class Pay(_PlaceStep):
    """Choose the payment: two requirements, each met by one means.

    It is always asked, because skipping it would reveal that the hand allows only one payment.
    """

    name = "pay"
    saved_name = "PAY"
    verb = "pay"
    hex_: int
    item: int
    always_ask = True
    payment = True

    def options(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return every affordable payment, fewest pairs first, then fewest workers."""
        return payment_choices(state, seat, state.region_of(seat).colours[self.hex_])

    def take(self, state: TuscanyState, seat: int, choice: str) -> None:
        """Pay, free the storage slot, cover the hex, then resolve effects."""
        hex_, item = self.hex_, self.item
        state.idle = False
        pay(state, seat, hex_, PAYMENT[choice])
        state.storage[seat].remove(item)
        colour = KINDS[state.region_of(seat).colours[hex_]]
        state.tell(events.ItemPlaced, seat, space=hex_ + 1, item=ITEM_WORDS[item], colour=colour)
        cover_hex(state, seat, hex_, item)
        state.then(*frames_after_placing(state, seat, hex_))

    def vocabulary(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return every payment for a hex of this colour."""
        return all_payments(state.region_of(seat).colours[self.hex_])

    def refusal(self, state: TuscanyState, seat: int, choice: str) -> Text | None:
        """Return the first means of a payment that the seat lacks."""
        colour = state.region_of(seat).colours[self.hex_]
        payment = PAYMENT[choice]
        hand = state.hands[seat]
        if payment.own > hand[colour]:
            need = cards_of(colour, payment.own)
            have = cards_of(colour, hand[colour])
            return reason("payment", "payment", need=need, have=have)
        if payment.workers > state.workers[seat]:
            need = amount("worker", payment.workers)
            have = amount("worker", state.workers[seat])
            return reason("payment", "payment", need=need, have=have)
        for other in payment.pairs:
            if (count := 2 * payment.pairs.count(other)) > hand[other]:
                need = cards_of(other, count)
                have = cards_of(other, hand[other])
                return reason("payment", "payment", need=need, have=have)
        return None
