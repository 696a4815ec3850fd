"""Games of greedy players with given weights: training positions and results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.core.chance import Chance
from engine.core.features import Features
from engine.core.game import Game
from engine.players.evaluation import Evaluator, Weights
from engine.players.model import Model
from engine.players.turn_search import TurnSearch

_TURN_NODES = 24
"""Maximum nodes of a greedy player's turn search, as in a search tree."""
_EXPLORATION_INTERVAL = 16
"""In training games, one of this many decisions is random, from the better half of the choices."""
_SAMPLING_INTERVAL = 2
"""One of this many positions is kept: neighbours are alike."""

Player = TurnSearch
"""A greedy player: it makes the move with the best evaluation at the end of its turn."""


class TrainingGame(NamedTuple):
    """A training game: features by seat and progress at the start of some turns, and the result.

    ``win_shares`` and ``scores`` are by seat.
    """

    rows: list[list[list[float]]]
    progress: list[float]
    win_shares: tuple[float, ...]
    scores: tuple[float, ...]


class SelfPlay:
    """Plays a game with greedy players, each with its own weights."""

    def __init__(self, rules: Game[Any], model: Model) -> None:
        self.rules = rules
        self.model = model

    def player(self, weights: Weights, features: Features[Any] | None = None) -> Player:
        """Return a greedy player; its features are those of the model if none are given."""
        evaluator = Evaluator(self.rules, features or self.model.features, weights)
        return TurnSearch(evaluator, _TURN_NODES)

    def choose(self, player: Player, state: Any, seat: int, chance: Chance, explore: bool) -> str:
        """Return a greedy player's choice; with ``explore``, sometimes a random one."""
        world = self.rules.determinize(self.rules.view(state, seat), chance)
        legal = self.rules.legal_choices(world, seat)
        if len(legal) == 1:
            return legal[0]
        leaves = player.leaves(world, seat, legal)
        order = sorted(range(len(legal)), key=lambda index: -leaves[index].win_probabilities[seat])
        if explore and not chance.below(_EXPLORATION_INTERVAL):
            return legal[order[chance.below((len(order) + 1) // 2)]]
        return legal[order[0]]

    def training_game(
        self, players: Sequence[Player], seed: str, random_moves: int = 0
    ) -> TrainingGame:
        """Play a training game with some random choices, the first ones all random."""
        chance, seats = Chance.from_seed(f"learn:{seed}"), len(players)
        state = self.rules.new(seats, self.rules.full_options(seats, None), Chance.from_seed(seed))
        features = self.model.features
        rows: list[list[list[float]]] = []
        progress: list[float] = []
        while state.stack:
            seat = self.rules.to_move(state)[0]
            if random_moves:
                random_moves -= 1
                legal = self.rules.legal_choices(state, seat)
                self.rules.apply_unchecked(state, seat, legal[chance.below(len(legal))])
                continue
            if self.rules.turn_begins(state) and not chance.below(_SAMPLING_INTERVAL):
                rows.append([list(row) for row in features.rows(state)])
                progress.append(features.progress(state))
            choice = self.choose(players[seat], state, seat, chance, explore=True)
            self.rules.apply_unchecked(state, seat, choice)
        outcome = self.rules.outcome(state)
        win_shares = players[0].evaluator.win_probabilities(state)
        return TrainingGame(rows, progress, win_shares, tuple(map(float, outcome.scores)))

    def duel(self, players: Sequence[Player], seed: str) -> tuple[float, ...]:
        """Play a game without random choices, and return the shares of the win."""
        chance = Chance.from_seed(f"duel:{seed}")
        state = self.rules.new(len(players), None, Chance.from_seed(seed))
        while state.stack:
            seat = self.rules.to_move(state)[0]
            choice = self.choose(players[seat], state, seat, chance, explore=False)
            self.rules.apply_unchecked(state, seat, choice)
        return players[0].evaluator.win_probabilities(state)
