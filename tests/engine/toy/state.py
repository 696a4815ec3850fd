"""The state of the toy: coins, hands, a deck, and what lies buried."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from engine.core.chance import Chance
from engine.core.state import State, frames_from_json

CARDS = (1, 2, 3, 4) * 6
ROUNDS = 6
START_COINS = 2
START_CARDS = 2
FULL_HAND = 3
UNKNOWN = 0


class ToyState(State):
    """Cards are figures, ``UNKNOWN`` in views; the deck's top is its last card."""

    __slots__ = ("bridges", "buried", "coins", "deck", "hands", "high", "played", "round")

    coins: list[int]
    bridges: list[int]
    hands: list[list[int]]
    buried: list[list[int]]
    deck: list[int]
    played: list[int]
    round: int
    high: bool

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.stack = self.stack[:]
        new.legal = self.legal
        new.chance = self.chance.copy()
        new.events = None
        new.reveals = self.reveals
        new.coins = self.coins[:]
        new.bridges = self.bridges[:]
        new.hands = [hand[:] for hand in self.hands]
        new.buried = [pile[:] for pile in self.buried]
        new.deck = self.deck[:]
        new.played = self.played[:]
        new.round = self.round
        new.high = self.high
        return new

    def to_json(self) -> dict[str, Any]:
        return {
            "stack": self.stack,
            "chance": self.chance.position,
            "reveals": self.reveals,
            "coins": self.coins,
            "bridges": self.bridges,
            "hands": self.hands,
            "buried": self.buried,
            "deck": self.deck,
            "played": self.played,
            "round": self.round,
            "high": self.high,
        }

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> Self:
        new = cls()
        new.stack = frames_from_json(plain["stack"])
        new.chance = Chance(plain["chance"])
        new.reveals = plain["reveals"]
        new.coins = [*plain["coins"]]
        new.bridges = [*plain["bridges"]]
        new.hands = [[*hand] for hand in plain["hands"]]
        new.buried = [[*pile] for pile in plain["buried"]]
        new.deck = [*plain["deck"]]
        new.played = [*plain["played"]]
        new.round = plain["round"]
        new.high = plain["high"]
        return new
