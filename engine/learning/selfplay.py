"""Self-play of greedy players with given weights: training positions and results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine.core.chance import Chance
from engine.core.game import Game
from engine.players.evaluation import Evaluator, Model, Weights
from engine.players.turn_search import TurnSearch

_BREADTH = 60
_STRAY = 8
"""In training games, one of this many decisions is a random one from the better half."""


class Seen(NamedTuple):
    """A training game: rows by seat and progress at each rest, and the shares of the win."""

    rows: list[list[list[float]]]
    progress: list[float]
    parts: tuple[float, ...]


class Table:
    """Plays one game with given weights in the seats."""

    def __init__(self, rules: Game[Any], model: Model) -> None:
        self.rules = rules
        self.model = model

    def search(self, weights: Weights) -> TurnSearch:
        """Return the turn search of a greedy player."""
        return TurnSearch(Evaluator(self.rules, self.model.features, weights), _BREADTH)

    def choice(self, search: TurnSearch, state: Any, seat: int, chance: Chance, stray: bool) -> str:
        """Return a greedy player's choice, sometimes another one of the better half."""
        world = self.rules.determinize(self.rules.view(state, seat), chance)
        legal = self.rules.legal_choices(world, seat)
        if len(legal) == 1:
            return legal[0]
        leaves = search.leaves(world, seat, legal)
        order = sorted(range(len(legal)), key=lambda at: -leaves[at].chances[seat])
        at = chance.below((len(order) + 1) // 2) if stray and not chance.below(_STRAY) else 0
        return legal[order[at]]

    def learn_from(self, weights: Weights, seats: int, seed: str) -> Seen:
        """Play a training game of the same weights in every seat, with some random choices."""
        search, chance = self.search(weights), Chance.from_seed(f"learn:{seed}")
        options = self.rules.full_options(seats, None)
        state = self.rules.new(seats, options, Chance.from_seed(seed))
        features = self.model.features
        rows: list[list[list[float]]] = []
        progress: list[float] = []
        while state.stack:
            if state.stack[-1].name in self.rules.turn_starts:
                rows.append([list(row) for row in features.rows(state)])
                progress.append(features.progress(state))
            seat = self.rules.to_move(state)[0]
            self.rules.apply_unchecked(
                state, seat, self.choice(search, state, seat, chance, stray=True)
            )
        return Seen(rows, progress, search.evaluator.win_probabilities(state))

    def duel(self, weights: Sequence[Weights], seed: str) -> tuple[float, ...]:
        """Play a game of given weights by seat, and return the shares of the win."""
        searches, chance = [self.search(one) for one in weights], Chance.from_seed(f"duel:{seed}")
        state = self.rules.new(len(weights), None, Chance.from_seed(seed))
        while state.stack:
            seat = self.rules.to_move(state)[0]
            choice = self.choice(searches[seat], state, seat, chance, stray=False)
            self.rules.apply_unchecked(state, seat, choice)
        return searches[0].evaluator.win_probabilities(state)

    def challenge(
        self, new: Weights, pool: Sequence[Weights], seats: int, games: int, seed: str
    ) -> Iterator[float]:
        """Yield the new weights' share of the win against those of the pool, rotating seats."""
        for number in range(games):
            at = number % seats
            others = [pool[(number // seats + i) % len(pool)] for i in range(seats)]
            others[at] = new
            yield self.duel(others, f"{seed}-{number // seats}")[at]
