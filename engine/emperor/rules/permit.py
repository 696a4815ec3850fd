"""Cards that place a noble from hand: Permit, also through PAL, and Promotion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.rules import Decision
from engine.core.words.text import Player, Text
from engine.emperor import events
from engine.emperor.board_bits import KNIGHT_BITS
from engine.emperor.data import (
    CARDS,
    CODES,
    COUPLE_PRICE,
    ELECTORATE,
    NEWBORN,
    PERMIT,
    PROMOTION,
)
from engine.emperor.piece_words import WAY, noble_of
from engine.emperor.pieces import KNIGHT_PIECE
from engine.emperor.rules.buying import buy, pay_for_exhausted_card
from engine.emperor.rules.card_effect import FROM_CARD, WAIVE, CardEffect
from engine.emperor.rules.placing import (
    WAYS_BY_SEATS,
    electorates_with,
    open_ways,
    place_from_hand,
    why_no_way_in,
)
from engine.emperor.rules.texts import electorate_name, reason, why_out_of_play, why_unaffordable
from engine.emperor.state import EmperorState

SIDE_PRICES = {"single": CARDS[PERMIT].price, "couple": COUPLE_PRICE}
"""The prices of a Permit, by the side of the noble."""
_COUPLE = "couple+"
_AS_COUPLE = {way: _COUPLE + way for way in WAY}


class Permit(CardEffect):
    """Permit: place a noble aged 15 from hand in an open electorate.

    A way in means a single, ``couple+`` and a way in means a couple.
    """

    name = "permit"
    verb = "permit"
    card = PERMIT

    def targets(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the ways in for the affordable sides; none without a tile in hand."""
        if not state.tiles[seat]:
            return ()
        ways = open_ways(state)
        if state.thalers[seat] < COUPLE_PRICE:
            return ways
        return [*ways, *map(_AS_COUPLE.__getitem__, ways)]

    def carry_out(self, state: EmperorState, choice: str) -> None:
        """Pay for the side, and place the noble."""
        seat = self.seat
        side, way = (choice, "") if choice in SIDE_PRICES else side_and_way(choice)
        if self.source == FROM_CARD:
            buy(state, seat, PERMIT, SIDE_PRICES[side])
        else:
            pay_for_exhausted_card(state, seat, PERMIT, SIDE_PRICES[side])
        if way:
            place_from_hand(state, seat, NEWBORN[side], way, "permit")
        else:
            state.then(Newborn(seat, side, why="permit"))

    def legacy_moves(self, state: EmperorState, seat: int) -> Mapping[str, str]:
        """Return the moves of older versions, which first asked for the side."""
        ways = self.targets(state, seat)
        rich = state.thalers[seat] >= COUPLE_PRICE
        if not rich and WAIVE not in self.options(state, seat):
            return {f"place {way}": way for way in ways}
        sides = (*SIDE_PRICES,) if rich else ("single",)
        return {self.move(side): side for side in sides if ways}

    def waive(self, state: EmperorState) -> None:
        """Waive the card, at the price of a single."""
        buy(state, self.seat, PERMIT, CARDS[PERMIT].price)
        super().waive(state)

    def words(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return every way in, for either side."""
        ways = WAYS_BY_SEATS[state.seats]
        return [*ways, *map(_AS_COUPLE.__getitem__, ways)]

    def target_refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return why the price cannot be paid, or why the electorate is not open."""
        side, way = side_and_way(choice)
        return why_unaffordable(state, seat, SIDE_PRICES[side]) or why_no_way_in(state, way)


def side_and_way(choice: str) -> tuple[str, str]:
    """Split a Permit's choice into ``single`` or ``couple`` and the way in."""
    way = choice.removeprefix(_COUPLE)
    return ("single" if way == choice else "couple"), way


class Newborn(Decision[EmperorState]):
    """PAL: choose the electorate of the free single aged 15.

    In games of older versions also that of a Permit's noble, whose side was chosen before: ``why``
    is ``PAL`` or ``permit``.
    """

    name = "newborn"
    verb = "place"
    side: str
    why: events.WhyPlaced

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the ways in."""
        return open_ways(state)

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Place a noble aged 15."""
        place_from_hand(state, seat, NEWBORN[self.side], choice, self.why)

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return every way in."""
        return WAYS_BY_SEATS[state.seats]

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return why an electorate is not open, or which knight can be pushed."""
        return why_no_way_in(state, choice)


class Promotion(CardEffect):
    """Promotion: replace a knight of yours with a single aged 15."""

    name = "promotion"
    verb = "promote"
    card = PROMOTION

    def targets(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the electorates with one of the seat's knights on a place."""
        return electorates_with(state, KNIGHT_BITS[seat]) if state.tiles[seat] else ()

    def carry_out(self, state: EmperorState, choice: str) -> None:
        """Replace the knight, which returns to hand."""
        seat = self.seat
        word = NEWBORN["single"]
        state.swap(KNIGHT_PIECE + seat, noble_of(seat, word), ELECTORATE[choice])
        state.tiles[seat] -= 1
        state.knights[seat] += 1
        state.tell(events.KnightPromoted, seat, electorate=choice, noble=word, tiles=-1, knights=1)

    def words(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return all electorates."""
        return CODES

    def target_refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return that the seat has no knight on a place there."""
        electorate = ELECTORATE[choice]
        return why_out_of_play(state, electorate) or reason(
            "no-knight-there",
            "pushing-a-knight",
            electorate=electorate_name(electorate),
            who=Player(seat),
        )
