"""Gains and losses that several rules share: points, cards and tokens."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Literal

from engine.tuscany import events
from engine.tuscany.data import KINDS, NOBODY, OVERFLOW, OVERFLOW_RED, TOKEN
from engine.tuscany.state import TuscanyState


def score_green(state: TuscanyState, seat: int, points: int, source: int) -> None:
    """Add green points from a source of ``data.GREEN_SOURCES``."""
    state.green[seat] += points
    state.green_from[seat][source] += points


def score_red(state: TuscanyState, seat: int, points: int, source: int) -> None:
    """Add red points from a source of ``data.RED_SOURCES``."""
    state.red[seat] += points
    state.red_from[seat][source] += points


def draw_cards(state: TuscanyState, seat: int, count: int, why: str) -> int:
    """Draw up to ``count`` region cards and return how many there were.

    The discard pile is shuffled only when a card is needed from it.
    """
    deck = state.deck
    hand = state.hands[seat]
    cards = []
    for _ in range(count):
        if not deck:
            _reshuffle_cards(state)
            if not deck:
                break
        card = deck.pop()
        hand[card] += 1
        cards.append(card)
    if cards:
        state.hand_sizes[seat] += len(cards)
        state.reveals += 1
    if state.events is not None:
        kinds = [KINDS[card] for card in cards]
        state.tell(events.CardsDrawn, seat, kinds=kinds, cards=len(cards), why=why)
    return len(cards)


def _reshuffle_cards(state: TuscanyState) -> None:
    for kind, count in enumerate(state.discard):
        state.deck.extend([kind] * count)
    state.discard[:] = [0] * len(KINDS)
    _shuffle_deck(state, state.deck, "cards")


def draw_yield(state: TuscanyState) -> int:
    """Discard the next yield card and return it."""
    if not state.yields:
        state.yields = sorted(state.yield_discard)
        state.yield_discard = []
        _shuffle_deck(state, state.yields, "yields")
    card = state.yields.pop()
    state.yield_discard.append(card)
    state.reveals += 1
    return card


def _shuffle_deck(
    state: TuscanyState, cards: MutableSequence[int], what: Literal["cards", "yields"]
) -> None:
    if cards:
        state.chance.shuffle(cards)
        state.tell(events.PileReshuffled, NOBODY, what=what, size=len(cards))


def gain_token(state: TuscanyState, seat: int, why: str) -> None:
    """Put a token into a free storage slot, or score red points without one.

    This follows a ruling (rules: Tokens without a slot).
    """
    if len(state.storage[seat]) < state.capacity(seat):
        state.storage[seat].append(TOKEN)
        state.tell(events.TokenGained, seat, why=why)
    else:
        score_red(state, seat, OVERFLOW_RED, OVERFLOW)
        state.tell(events.TokenOverflowed, seat, red=OVERFLOW_RED, why=why)
