"""The game of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.core.chance import Chance
from engine.core.definition import Option, Outcome, ScoreLine
from engine.core.game import Game
from engine.core.rules import Rule
from engine.core.words.game_words import Words
from tests.engine.glimpse.rules import RULES, Deal
from tests.engine.glimpse.state import GlimpseState
from tests.engine.glimpse.words import WORDS


class Glimpse(Game[GlimpseState]):
    """See the package's docstring."""

    name = "glimpse"
    rules_version = 1
    seat_counts = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = ()
    max_decisions = 12
    max_choices = 5
    stochastic = True
    hidden_information = True
    turn_starts = frozenset({"turn"})
    rules: Mapping[str, type[Rule[GlimpseState]]] = RULES
    words: Words[GlimpseState] = WORDS
    state_type: type[GlimpseState] = GlimpseState

    @property
    def package(self) -> str:
        return "tests.engine.glimpse"

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> GlimpseState:
        """Nobody has points; the first deal follows."""
        state = self.state_type(chance, Deal(-1))
        state.round = 0
        state.points = [0] * seats
        state.hands, state.seen, state.deck, state.dropped = [], [], [], []
        return state

    def outcome(self, state: GlimpseState) -> Outcome:
        """Return the points; the most of them win."""
        points = tuple(state.points)
        best = tuple(seat for seat, score in enumerate(points) if score == max(points))
        return Outcome(points, best if state.over else (), (ScoreLine("points", points),))

    def round_of(self, state: GlimpseState) -> int:
        """Return the round."""
        return state.round

    def broken_invariants(self, state: GlimpseState) -> list[str]:
        """Check that no card is missing."""
        complete = all(pool.is_complete(state) for pool in state.pools)
        return [] if complete else ["a card was lost or made"]
