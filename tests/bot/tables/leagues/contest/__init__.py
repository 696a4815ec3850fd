"""A game for simulated seasons: two turns each, in which a player adds a number to their points.

The toy's other rules are left out, so that a season of many people is quickly played. Who wins
depends on the numbers that the simulation lets its people choose.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.core.chance import Chance
from engine.core.definition import Option
from engine.core.rules import Automatic, Decision, Rule
from tests.engine.toy.game import Toy
from tests.engine.toy.state import CARDS, ToyState

TURNS = 2
"""Turns of each player."""
BEST = 40
"""The highest number that can be chosen."""


class Contest(Toy):
    """The toy with a single kind of decision; coins are points."""

    name = "contest"
    seat_counts = (3, 4, 5)
    options: ClassVar[tuple[Option, ...]] = ()
    max_choices = BEST + 1
    stochastic = False
    hidden_information = False
    turn_starts = frozenset({"turn"})

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> ToyState:
        """Give everybody nothing."""
        state = self.state_type(chance, Round(-1))
        state.round, state.high = 0, False
        state.coins, state.bridges = [0] * seats, [0] * seats
        state.buried, state.hands = [[] for _ in range(seats)], [[] for _ in range(seats)]
        state.deck, state.played = [*CARDS], []
        return state


class Round(Automatic[ToyState]):
    """Every player has a turn; the game ends after the last round."""

    name = "round"

    def run(self, state: ToyState) -> None:
        if state.round < TURNS:
            state.round += 1
            state.then(*map(Turn, range(len(state.coins))), Round(-1))


class Turn(Decision[ToyState]):
    """Add a number to your points."""

    name = "turn"
    verb = "do"

    def options(self, state: ToyState, seat: int) -> Sequence[str]:
        return [str(number) for number in range(BEST + 1)]

    def take(self, state: ToyState, seat: int, choice: str) -> None:
        state.coins[seat] += int(choice)


_ALL: tuple[type[Rule[ToyState]], ...] = (Round, Turn)
Contest.rules = {rule.name: rule for rule in _ALL}
GAME = Contest()
