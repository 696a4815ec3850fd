"""Self-play of greedy players with given weights: training positions and results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine.core.chance import Chance
from engine.core.game import Game
from engine.players.evaluation import Evaluator, Model, Weights
from engine.players.turn_search import TurnSearch

_TURN_NODES = 60
"""Maximum nodes of a greedy player's turn search."""
_EXPLORATION = 8
"""In training games, one of this many decisions is random, from the better half of the choices."""


class TrainingGame(NamedTuple):
    """A training game: features by seat and progress at the start of each turn, and the result.

    ``win_shares`` are the shares of the win by seat.
    """

    rows: list[list[list[float]]]
    progress: list[float]
    win_shares: tuple[float, ...]


class SelfPlay:
    """Plays a game with greedy players, each with its own weights."""

    def __init__(self, rules: Game[Any], model: Model) -> None:
        self.rules = rules
        self.model = model

    def search(self, weights: Weights) -> TurnSearch:
        """Return the turn search of a greedy player."""
        return TurnSearch(Evaluator(self.rules, self.model.features, weights), _TURN_NODES)

    def choice(
        self, search: TurnSearch, state: Any, seat: int, chance: Chance, explore: bool
    ) -> str:
        """Return a greedy player's choice; with ``explore``, sometimes a random one."""
        world = self.rules.determinize(self.rules.view(state, seat), chance)
        legal = self.rules.legal_choices(world, seat)
        if len(legal) == 1:
            return legal[0]
        leaves = search.leaves(world, seat, legal)
        order = sorted(range(len(legal)), key=lambda index: -leaves[index].chances[seat])
        if explore and not chance.below(_EXPLORATION):
            return legal[order[chance.below((len(order) + 1) // 2)]]
        return legal[order[0]]

    def training_game(self, weights: Weights, seats: int, seed: str) -> TrainingGame:
        """Play a training game with the same weights in every seat, and some random choices."""
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
                state, seat, self.choice(search, state, seat, chance, explore=True)
            )
        return TrainingGame(rows, progress, search.evaluator.win_probabilities(state))

    def duel(self, weights: Sequence[Weights], seed: str) -> tuple[float, ...]:
        """Play a game with the weights of each seat, and return the shares of the win."""
        searches, chance = [self.search(one) for one in weights], Chance.from_seed(f"duel:{seed}")
        state = self.rules.new(len(weights), None, Chance.from_seed(seed))
        while state.stack:
            seat = self.rules.to_move(state)[0]
            choice = self.choice(searches[seat], state, seat, chance, explore=False)
            self.rules.apply_unchecked(state, seat, choice)
        return searches[0].evaluator.win_probabilities(state)

    def challenge(
        self, new: Weights, pool: Sequence[Weights], seats: int, games: int, seed: str
    ) -> Iterator[float]:
        """Yield the new weights' share of the win against those of the pool, rotating seats."""
        for number in range(games):
            seat = number % seats
            others = [pool[(number // seats + i) % len(pool)] for i in range(seats)]
            others[seat] = new
            yield self.duel(others, f"{seed}-{number // seats}")[seat]
