"""Effects of covering a hex, by its colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.frames import Frame
from engine.core.rules import Automatic, Decision
from engine.core.words.text import Text
from engine.tuscany import events
from engine.tuscany.data import (
    CARRIAGE_YIELDS,
    DISPLAY,
    EMPTY,
    ITEM_KIND,
    ITEM_PRODUCTS,
    ITEM_WORDS,
    KINDS,
    MONASTERY_CARDS,
    PLUS_MARBLE,
    PLUS_WORKER,
    PLUS_YIELD,
    PRODUCT,
    PRODUCTS,
    QUARRY_MARBLE,
    TOKEN,
    TOKEN_PRODUCTS,
    VILLAGE_WORKERS,
    YIELD_GREEN,
    YIELD_RED,
    YIELDS,
)
from engine.tuscany.regions import hexes_in
from engine.tuscany.rules.bonus import CityBonus
from engine.tuscany.rules.covering import Area, ColourBonus, cover_hex
from engine.tuscany.rules.gains import draw_cards, draw_yield, gain_token, score_green, score_red
from engine.tuscany.rules.places import legal_hexes, why_not_coverable
from engine.tuscany.rules.take import Refill
from engine.tuscany.rules.texts import colour_of, item_text, reason
from engine.tuscany.state import TuscanyState


class HexEffect(Automatic[TuscanyState]):
    """The effect of a covered hex."""

    hex_: int


class VillageEffect(HexEffect):
    """Gain a worker, and one more for each ``plus_worker``."""

    name = "village_effect"

    def run(self, state: TuscanyState) -> None:
        seat = self.seat
        count = VILLAGE_WORKERS + state.bonuses[seat][PLUS_WORKER]
        state.workers[seat] += count
        state.tell(events.WorkersGained, seat, workers=count)


class QuarryEffect(HexEffect):
    """Gain a marble, and one more for each ``plus_marble``."""

    name = "quarry_effect"

    def run(self, state: TuscanyState) -> None:
        seat = self.seat
        count = QUARRY_MARBLE + state.bonuses[seat][PLUS_MARBLE]
        state.marble[seat] += count
        state.tell(events.MarbleGained, seat, marble=count)


class MonasteryEffect(HexEffect):
    """Draw three region cards; ``plus_card`` does not apply."""

    name = "monastery_effect"

    def run(self, state: TuscanyState) -> None:
        draw_cards(state, self.seat, MONASTERY_CARDS, "monastery")


class InnEffect(HexEffect):
    """Gain a token."""

    name = "inn_effect"

    def run(self, state: TuscanyState) -> None:
        """Gain the token, or red points if storage is full."""
        gain_token(state, self.seat, "inn")


class FarmEffect(HexEffect):
    """Score a green point for each product that no other tile of the area has.

    A token always counts as one product of its own (rules: Several tokens on farms).
    """

    name = "farm_effect"

    def run(self, state: TuscanyState) -> None:
        """Score the placed tile only."""
        seat, hex_ = self.seat, self.hex_
        products = new_products(state, seat, hex_, state.tiles[seat][hex_])
        score_green(state, seat, len(products), PRODUCT)
        state.tell(events.FarmScored, seat, green=len(products), products=products)


def new_products(state: TuscanyState, seat: int, hex_: int, item: int) -> list[str]:
    """Return the products of an item that the area of a farm hex does not have yet."""
    if item == TOKEN:
        return [ITEM_WORDS[TOKEN]] * TOKEN_PRODUCTS
    fresh = ITEM_PRODUCTS[item]
    tiles = state.tiles[seat]
    for other in hexes_in(state.region_of(seat).areas[hex_] & state.covered[seat] & ~(1 << hex_)):
        fresh &= ~ITEM_PRODUCTS[tiles[other]]
    return [word for bit, word in enumerate(PRODUCTS) if (fresh >> bit) & 1]


class CarriageEffect(HexEffect):
    """Draw a yield card, and one more for each ``plus_yield``, one at a time."""

    name = "carriage_effect"

    def run(self, state: TuscanyState) -> None:
        seat = self.seat
        state.then(*[YieldCard(seat)] * (CARRIAGE_YIELDS + state.bonuses[seat][PLUS_YIELD]))


class YieldCard(Automatic[TuscanyState]):
    """Draw a yield card and gain what it lists; bonus tiles do not apply.

    This follows a ruling (rules: Bonus tiles ignore yield cards).
    """

    name = "yield"

    def run(self, state: TuscanyState) -> None:
        seat = self.seat
        card = YIELDS[draw_yield(state)]
        state.marble[seat] += card.marble
        state.workers[seat] += card.workers
        score_green(state, seat, card.green, YIELD_GREEN)
        score_red(state, seat, card.red, YIELD_RED)
        state.tell(
            events.YieldGained,
            seat,
            card=card.word,
            marble=card.marble,
            workers=card.workers,
            green=card.green,
            red=card.red,
        )
        if card.cards:
            draw_cards(state, seat, card.cards, card.word)
        for _ in range(card.tokens):
            gain_token(state, seat, card.word)


class CityEffect(HexEffect):
    """Ask for a bonus tile (:class:`~engine.tuscany.rules.bonus.CityBonus`)."""

    name = "city_effect"

    def run(self, state: TuscanyState) -> None:
        state.then(CityBonus(self.seat))


class CastleEffect(HexEffect):
    """Place a tile from the display for free; the effect is lost if none has a legal hex."""

    name = "castle_effect"

    def run(self, state: TuscanyState) -> None:
        """Ask for the tile (:class:`CastleTile`), if any fits."""
        seat = self.seat
        if fitting_slots(state, seat):
            state.then(CastleTile(seat))
        else:
            state.tell(events.CastleWasted, seat)


def fitting_slots(state: TuscanyState, seat: int) -> list[int]:
    """Return the display's slots whose tiles have a legal hex in the seat's region."""
    return [
        slot
        for slot, item in enumerate(state.display)
        if item != EMPTY and legal_hexes(state, seat, item)
    ]


class CastleTile(Decision[TuscanyState]):
    """Choose a tile of the display to place for free, or decline.

    This follows a ruling (rules: A castle may be declined).
    """

    name = "castle"
    saved_name = "CASTLE"
    verb = "castle"
    verbless = frozenset({"decline"})

    def options(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return the slots whose tiles have a legal hex, and ``decline``."""
        return [*(DISPLAY[slot] for slot in fitting_slots(state, seat)), "decline"]

    def take(self, state: TuscanyState, seat: int, choice: str) -> None:
        """Ask for the hex."""
        if not self.record_if_declined(state, choice):
            state.then(CastleHex(seat, DISPLAY.index(choice)))

    def vocabulary(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return all slots."""
        return (*DISPLAY, "decline")

    def refusal(self, state: TuscanyState, seat: int, choice: str) -> Text | None:
        """Return why a tile cannot be placed: its slot is empty, or no hex is legal."""
        item = state.display[DISPLAY.index(choice)]
        if item == EMPTY:
            return reason("slot-empty", "take", slot=choice)
        return reason("no-place", "castles", item=item_text(item))


class CastleHex(Decision[TuscanyState]):
    """Choose the hex of the free tile.

    The display is refilled before the tile's scoring and effect (rules: Castles refill before
    their effect).
    """

    name = "castle_hex"
    saved_name = "CASTLE_HEX"
    verb = "on"
    slot: int

    def options(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return the legal hexes of the tile."""
        words = state.region_of(seat).words
        return [
            words[hex_] for hex_ in hexes_in(legal_hexes(state, seat, state.display[self.slot]))
        ]

    def take(self, state: TuscanyState, seat: int, choice: str) -> None:
        """Place the tile without payment, refill the display, and resolve the placement."""
        slot = self.slot
        region = state.region_of(seat)
        hex_, item = region.index[choice], state.display[slot]
        state.display[slot] = EMPTY
        state.tell(
            events.TilePlacedFree,
            seat,
            slot=DISPLAY[slot],
            space=hex_ + 1,
            item=ITEM_WORDS[item],
            colour=KINDS[region.colours[hex_]],
        )
        cover_hex(state, seat, hex_, item)
        state.then(Refill(seat, slot), *frames_after_placing(state, seat, hex_))

    def vocabulary(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return all hexes."""
        return state.region_of(seat).words

    def refusal(self, state: TuscanyState, seat: int, choice: str) -> Text | None:
        """Return why a hex is not legal: covered, not adjacent, or of another colour."""
        item = state.display[self.slot]
        region = state.region_of(seat)
        hex_ = region.index[choice]
        if (obstacle := why_not_coverable(state, seat, hex_)) is not None:
            return obstacle
        if region.colours[hex_] == ITEM_KIND[item]:
            return None
        colour = colour_of(state, seat, hex_)
        return reason("wrong-colour", "place", space=hex_ + 1, colour=colour, item=item_text(item))


_EFFECT_BY_WORD: Mapping[str, type[HexEffect]] = {
    "village": VillageEffect,
    "quarry": QuarryEffect,
    "monastery": MonasteryEffect,
    "inn": InnEffect,
    "farm": FarmEffect,
    "carriage": CarriageEffect,
    "city": CityEffect,
    "castle": CastleEffect,
}
EFFECTS = tuple(_EFFECT_BY_WORD[kind] for kind in KINDS)
"""The effect of covering a hex, by colour."""


def frames_after_placing(state: TuscanyState, seat: int, hex_: int) -> tuple[Frame, ...]:
    """Return the frames that any placement triggers, in order."""
    effect = EFFECTS[state.region_of(seat).colours[hex_]]
    return (Area(seat, hex_), ColourBonus(seat, hex_), effect(seat, hex_))
