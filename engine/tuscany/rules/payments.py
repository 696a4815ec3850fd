"""Payments: the ways to meet the two requirements of a placement (rules: Payment).

A payment is a word of two means joined by ``+``: ``own`` (a card of the hex's colour), ``worker``,
or ``2<kind>`` (a pair of another colour). They are listed with the fewest pairs first,
then the fewest workers.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from engine.tuscany import events
from engine.tuscany.data import KINDS, PLACEMENT_COST
from engine.tuscany.state import TuscanyState

PAIR = 2
"""Number of cards of another colour that meet one requirement."""


class Payment(NamedTuple):
    """A payment: cards of the hex's colour, workers, and the colours paid in pairs."""

    word: str
    own: int
    workers: int
    pairs: tuple[int, ...]


def _all_payments() -> Iterator[Payment]:
    for pairs in range(PLACEMENT_COST + 1):
        for workers in range(PLACEMENT_COST - pairs + 1):
            own = PLACEMENT_COST - pairs - workers
            for colours in combinations_with_replacement(range(len(KINDS)), pairs):
                means = ["own"] * own + ["worker"] * workers
                means += [f"2{KINDS[colour]}" for colour in colours]
                yield Payment("+".join(means), own, workers, colours)


PAYMENTS = tuple(_all_payments())
PAYMENT = {payment.word: payment for payment in PAYMENTS}


@cache
def all_payments(colour: int) -> tuple[str, ...]:
    """Return every payment for a hex of a colour, affordable or not."""
    return tuple(payment.word for payment in PAYMENTS if colour not in payment.pairs)


def can_pay(state: TuscanyState, seat: int, colour: int) -> bool:
    """Return whether a seat can pay for a hex of a colour."""
    hand = state.hands[seat]
    pairs = sum([count >> 1 for count in hand]) - (hand[colour] >> 1)
    return hand[colour] + state.workers[seat] + pairs >= PLACEMENT_COST


def payment_choices(state: TuscanyState, seat: int, colour: int) -> tuple[str, ...]:
    """Return the payments a seat can make for a hex of a colour, in a fixed order.

    They depend on little: the seat's cards and workers up to the price, and the colours with one
    or two pairs. So each combination is filtered once and cached.
    """
    twos = fours = 0  # bits of the other colours with at least two or four cards
    for other, count in enumerate(state.hands[seat]):
        if count >= PAIR and other != colour:
            twos |= 1 << other
            if count >= 2 * PAIR:
                fours |= 1 << other
    own, workers = state.hands[seat][colour], state.workers[seat]
    head = _without_pairs(min(own, PLACEMENT_COST), min(workers, PLACEMENT_COST))
    if not twos:
        return head
    return head + _with_pairs(own > 0, workers > 0, twos, fours)


@cache
def _without_pairs(own: int, workers: int) -> tuple[str, ...]:
    return tuple(
        payment.word
        for payment in PAYMENTS
        if not payment.pairs and payment.own <= own and payment.workers <= workers
    )


@cache
def _with_pairs(own: bool, workers: bool, twos: int, fours: int) -> tuple[str, ...]:
    held = [((twos >> colour) & 1) + ((fours >> colour) & 1) for colour in range(len(KINDS))]
    return tuple(
        payment.word
        for payment in PAYMENTS
        if payment.pairs
        and payment.own <= own
        and payment.workers <= workers
        and all(payment.pairs.count(colour) <= held[colour] for colour in payment.pairs)
    )


def pay(state: TuscanyState, seat: int, hex_: int, payment: Payment) -> None:
    """Move cards to the discard pile and workers to the supply."""
    hand = state.hands[seat]
    discard = state.discard
    colour = state.region_of(seat).colours[hex_]
    hand[colour] -= payment.own
    discard[colour] += payment.own
    for other in payment.pairs:
        hand[other] -= PAIR
        discard[other] += PAIR
    state.hand_sizes[seat] -= payment.own + PAIR * len(payment.pairs)
    state.workers[seat] -= payment.workers
    if state.events is not None:
        cards = [colour] * payment.own + [other for other in payment.pairs for _ in range(PAIR)]
        state.tell(
            events.PlacementPaid,
            seat,
            payment=payment.word,
            space=hex_ + 1,
            kinds=[KINDS[card] for card in cards],
            workers=payment.workers,
        )
