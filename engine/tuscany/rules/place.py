"""Placing an item: item, payment, and the scoring of a covered hex (rules: Place)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Automatic, Decision, Frame
from engine.core.words.text import Text
from engine.tuscany.data import (
    AREA,
    AREA_POINTS,
    COLOUR,
    FIRST_COLOUR,
    ITEM,
    ITEM_WORDS,
    KINDS,
    NOBODY,
    SECOND_COLOUR,
)
from engine.tuscany.rules.gains import score_green
from engine.tuscany.rules.payments import PAYMENT, pay, payments, words_for
from engine.tuscany.rules.places import fitting_items
from engine.tuscany.rules.take import STORABLE
from engine.tuscany.rules.texts import amount, cards_of, colour_of, item_text, refuse
from engine.tuscany.state import TuscanyState

EFFECTS = tuple(f"{kind}_effect" for kind in KINDS)
"""The automatic rule that covering a hex of each colour triggers."""


PRIVATE_STEPS = ("PLACE_ITEM", "PAY")
"""Decisions that only their seat can see; the others still see the question for an action."""


def choose_item(state: TuscanyState, seat: int, hex_: int) -> None:
    """Ask for the item, if several fit the chosen hex, then for the payment."""
    items = fitting_items(state, seat, hex_)
    if len(items) > 1:
        state.then(("PLACE_ITEM", seat, hex_))
    else:
        state.then(("PAY", seat, hex_, items[0]))


class PlaceItem(Decision[TuscanyState]):
    """Choose which stored item covers the chosen hex."""

    name = "PLACE_ITEM"
    verb = "place"

    def options(self, state: TuscanyState, frame: Frame) -> Sequence[str]:
        """Return each different item that fits."""
        return [ITEM_WORDS[item] for item in fitting_items(state, frame[1], frame[2])]

    def take(self, state: TuscanyState, frame: Frame, choice: str) -> None:
        """Ask for the payment."""
        _, seat, hex_ = frame
        state.then(("PAY", seat, hex_, ITEM[choice]))

    def vocabulary(self, state: TuscanyState, frame: Frame) -> Sequence[str]:
        """Return everything that can be stored."""
        return STORABLE

    def refusal(self, state: TuscanyState, frame: Frame, choice: str) -> Text | None:
        """Refuse an item that is not in storage, or has another colour."""
        _, seat, hex_ = frame
        item = ITEM[choice]
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
    always_ask = True
    payment = True

    def options(self, state: TuscanyState, frame: Frame) -> Sequence[str]:
        """Return every affordable payment, fewest pairs first, then fewest workers."""
        _, seat, hex_, _ = frame
        return payments(state, seat, state.region_of(seat).colours[hex_])

    def take(self, state: TuscanyState, frame: Frame, choice: str) -> None:
        """Pay, free the storage slot, cover the hex, then resolve effects."""
        _, seat, hex_, item = frame
        state.idle = False
        pay(state, seat, hex_, PAYMENT[choice])
        state.storage[seat].remove(item)
        kind = KINDS[state.region_of(seat).colours[hex_]]
        state.tell("placed", seat, space=hex_ + 1, item=ITEM_WORDS[item], kind=kind)
        cover(state, seat, hex_, item)
        state.then(*consequences(state, seat, hex_))

    def vocabulary(self, state: TuscanyState, frame: Frame) -> Sequence[str]:
        """Return every payment for a hex of this colour."""
        return words_for(state.region_of(frame[1]).colours[frame[2]])

    def refusal(self, state: TuscanyState, frame: Frame, choice: str) -> Text | None:
        """Refuse a payment for the first means of which the seat has too few."""
        _, seat, hex_, _ = frame
        colour = state.region_of(seat).colours[hex_]
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


def cover(state: TuscanyState, seat: int, hex_: int, item: int) -> None:
    """Put an item on a hex, for the rest of the game."""
    state.tiles[seat][hex_] = item
    state.covered[seat] |= 1 << hex_
    state.reach[seat] |= state.region_of(seat).neighbours[hex_]


def consequences(state: TuscanyState, seat: int, hex_: int) -> tuple[Frame, ...]:
    """Return the frames that any placement triggers, in order."""
    effect = EFFECTS[state.region_of(seat).colours[hex_]]
    return (("area", seat, hex_), ("colour_bonus", seat, hex_), (effect, seat, hex_))


class Area(Automatic[TuscanyState]):
    """Score 1, 3 or 6 green points for a completed area."""

    name = "area"

    def run(self, state: TuscanyState, frame: Frame) -> None:
        """Score the area, if it is complete."""
        _, seat, hex_ = frame
        region = state.region_of(seat)
        area = region.areas[hex_]
        if state.covered[seat] & area == area:
            size = area.bit_count()
            score_green(state, seat, AREA_POINTS[size], AREA)
            kind = KINDS[region.colours[hex_]]
            state.tell("area", seat, green=AREA_POINTS[size], kind=kind, size=size)


class ColourBonus(Automatic[TuscanyState]):
    """Score a colour bonus in green for the first two to complete a colour."""

    name = "colour_bonus"

    def run(self, state: TuscanyState, frame: Frame) -> None:
        """Score the bonus, if the colour is complete and a side of it is left."""
        _, seat, hex_ = frame
        region = state.region_of(seat)
        colour = region.colours[hex_]
        if region.masks[colour] & ~state.covered[seat]:
            return
        if state.firsts[colour] == NOBODY:
            state.firsts[colour] = seat
            self._score(state, seat, colour, FIRST_COLOUR[colour], 1)
        elif state.seconds[colour] == NOBODY:
            state.seconds[colour] = seat
            self._score(state, seat, colour, SECOND_COLOUR[colour], 2)

    @staticmethod
    def _score(state: TuscanyState, seat: int, colour: int, points: int, rank: int) -> None:
        score_green(state, seat, points, COLOUR)
        state.tell("colour_bonus", seat, green=points, kind=KINDS[colour], rank=rank)
