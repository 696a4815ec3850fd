"""The state of the toy: coins, hands, a deck, and what lies buried."""

from __future__ import annotations

from engine.core.state import State, declared

CARDS = (1, 2, 3, 4) * 6
ROUNDS = 6
START_COINS = 2
START_CARDS = 2
FULL_HAND = 3
UNKNOWN = 0


@declared
class ToyState(State):
    """Cards are figures, ``UNKNOWN`` in views; the deck's top is its last card."""

    coins: list[int]
    bridges: list[int]
    hands: list[list[int]]
    buried: list[list[int]]
    deck: list[int]
    played: list[int]
    round: int
    high: bool
