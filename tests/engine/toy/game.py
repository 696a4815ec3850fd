"""The toy as a game of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.core.chance import Chance
from engine.core.definition import Option, Outcome, ScoreLine
from engine.core.game import Game
from engine.core.hosting import Hosting
from engine.core.rules import Rule
from engine.core.words.game_words import Words
from tests.engine.toy.rules import RULES, Round
from tests.engine.toy.state import (
    CARDS,
    FULL_HAND,
    START_CARDS,
    START_COINS,
    ToyState,
)
from tests.engine.toy.teaching import TEACHING
from tests.engine.toy.words import ToyWords


class Toy(Game[ToyState]):
    """See the package's docstring."""

    name = "toy"
    rules_version = 1
    seat_counts = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = (Option("stakes", ("low", "high")),)
    max_decisions = 200
    max_choices = 3 + FULL_HAND
    stochastic = True
    hidden_information = True
    turn_starts = frozenset({"turn", "toll"})
    final_scoring = frozenset({"dug_up"})
    rules: Mapping[str, type[Rule[ToyState]]] = RULES
    hosting = Hosting(signals=("rolled",), teaching=TEACHING)
    words: Words[ToyState] = ToyWords()
    state_type: type[ToyState] = ToyState

    @property
    def package(self) -> str:
        return "tests.engine.toy"

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> ToyState:
        """Give everybody coins and two cards."""
        state = self.state_type(chance, Round(-1))
        state.round = 0
        state.high = options["stakes"] == "high"
        state.coins = [START_COINS] * seats
        state.bridges = [0] * seats
        state.buried = [[] for _ in range(seats)]
        state.played = []
        state.deck = [*CARDS]
        chance.shuffle(state.deck)
        state.hands = [[state.deck.pop() for _ in range(START_CARDS)] for _ in range(seats)]
        return state

    def outcome(self, state: ToyState) -> Outcome:
        """Return the result from coins, cards in hand and bridges."""
        lines = tuple(ScoreLine(source, points) for source, points in state.sources().items())
        return Outcome(state.scores(), state.winners() if state.over else (), lines)

    def round_of(self, state: ToyState) -> int:
        """Return the round."""
        return state.round

    def broken_invariants(self, state: ToyState) -> list[str]:
        """Check that no card is missing and nobody is in debt."""
        found = []
        if not all(pool.is_complete(state) for pool in state.pools):
            found.append("a card was lost or made")
        if min(state.coins) < 0:
            found.append("a player has less than 0 coins")
        return found
