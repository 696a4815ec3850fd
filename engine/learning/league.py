"""The league: players of many styles, from whose games weights are learnt and tested."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import cos, exp, log, pi, sqrt

from engine.core.chance import Chance
from engine.core.errors import EngineError
from engine.learning.selfplay import Player, SelfPlay, TrainingGame
from engine.players.evaluation import Weights
from engine.players.model import load_frozen_model

_SPREAD = 0.35
"""Standard deviation of the logarithm of a factor by which a perturbed weight is multiplied."""
_PERCENTAGES = {"improved": 50, "perturbed": 28, "styled": 14, "others": 8}
"""How often a seat in training games is taken by each kind of player.

A player with the weights to improve; one with these weights multiplied by random factors; one with
the factors of a style as well; and one of the others: earlier weights or the frozen player.
"""
_RANDOM_STARTS = 3
"""One in this many training games begins with random moves."""
_MAX_RANDOM_MOVES = 30


class League:
    """Fills the seats of training games, and of trials of new weights.

    A linear value learnt from one player's games against itself ends where every other plan looks
    bad only because no player follows it. In a league some players do.
    """

    def __init__(self, self_play: SelfPlay, earlier: Sequence[Weights]) -> None:
        """Let the frozen player of the game, if there is one, and earlier weights take part."""
        self.self_play = self_play
        self.others = [self_play.player(weights) for weights in earlier]
        try:
            frozen = load_frozen_model(self_play.rules.name)
        except EngineError:
            return
        self.others.append(self_play.player(frozen.weights, frozen.features))

    def training_games(
        self, weights: Weights, seat_counts: Sequence[int], games: int, seed: str
    ) -> Iterator[TrainingGame]:
        """Play training games with random players, cycling through the numbers of seats."""
        new = self.self_play.player(weights)
        for number in range(games):
            chance = Chance.from_seed(f"league:{seed}:{number}")
            seats = seat_counts[number % len(seat_counts)]
            players = [self._player(weights, new, chance) for _ in range(seats)]
            random_start = not chance.below(_RANDOM_STARTS)
            moves = chance.below(_MAX_RANDOM_MOVES) if random_start else 0
            yield self.self_play.training_game(players, f"{seed}-{number}", moves)

    def trial(self, weights: Weights, seats: int, games: int, seed: str) -> Iterator[float]:
        """Yield the new weights' share of the win against the league, rotating seats.

        Raises:
            EngineError: the league has no opponents.
        """
        if not self.others:
            raise EngineError("there are no earlier weights and no frozen player")
        new = self.self_play.player(weights)
        for number in range(games):
            seat, group = number % seats, number // seats
            players = [self.others[(group + other) % len(self.others)] for other in range(seats)]
            players[seat] = new
            yield self.self_play.duel(players, f"{seed}-{group}")[seat]

    def _player(self, weights: Weights, new: Player, chance: Chance) -> Player:
        """Draw a player for a seat of a training game."""
        kind = _draw_kind(chance)
        if kind == "improved" or (kind == "others" and not self.others):
            return new
        if kind == "others":
            return self.others[chance.below(len(self.others))]
        styles = tuple(self.self_play.model.features.styles.values())
        style = styles[chance.below(len(styles))] if kind == "styled" and styles else {}
        return self.self_play.player(self._perturbed(weights, style, chance))

    def _perturbed(self, weights: Weights, style: Mapping[str, float], chance: Chance) -> Weights:
        """Multiply each weight by its factor in a style, and half of them by a random one too."""
        factors = [
            style.get(name, 1.0) * (exp(_SPREAD * _normal(chance)) if chance.below(2) else 1.0)
            for name in self.self_play.model.features.names
        ]
        start, change, late = (
            tuple([weight * factor for weight, factor in zip(part, factors, strict=True)])
            for part in weights
        )
        return Weights(start, change, late)


def _draw_kind(chance: Chance) -> str:
    """Draw a kind of player, as often as its percentage says."""
    kinds = [kind for kind, percentage in _PERCENTAGES.items() for _ in range(percentage)]
    return kinds[chance.below(len(kinds))]


def _normal(chance: Chance) -> float:
    """Draw from the standard normal distribution (Box and Muller)."""
    steps = 1 << 30
    radius, angle = ((1 + chance.below(steps)) / (steps + 1) for _ in range(2))
    return sqrt(-2 * log(radius)) * cos(2 * pi * angle)
