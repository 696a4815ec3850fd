"""The review of a finished game: win probabilities move by move, and the costliest mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Self

from engine.players.hints import Hint

NEGLIGIBLE_CHANCE = 0.005
"""Win probability below which a seat's choices make no difference."""


class MoveEvaluation(NamedTuple):
    """The win probabilities after a move, and a comparison of the choice with the best one.

    Attributes:
        move: the number of the move, from 1.
        seat: the seat that made it.
        win_chances: every seat's win probability after it; empty if its turn was not over.
        best_win_chance: the win probability after the best choice; 0 if there was no choice.
        played_win_chance: the same for the choice that was made.
        random_regret: the share of ``best_win_chance`` that a random choice would lose on average.
    """

    move: int
    seat: int
    win_chances: tuple[float, ...]
    best_win_chance: float = 0.0
    played_win_chance: float = 0.0
    random_regret: float = 0.0

    @property
    def loss(self) -> float:
        """The win probability that the choice lost."""
        return self.best_win_chance - self.played_win_chance


class Mistake(NamedTuple):
    """A costly choice: the choice played, the best one, and what that does instead."""

    move: int
    seat: int
    played: str
    best: str
    played_win_chance: float
    best_win_chance: float
    hint: Hint

    @property
    def loss(self) -> float:
        """The win probability that the choice lost."""
        return self.best_win_chance - self.played_win_chance


class Review(NamedTuple):
    """A whole game: win probabilities at the start and after each move, and the worst mistakes."""

    begin: tuple[float, ...]
    evaluations: tuple[MoveEvaluation, ...]
    mistakes: tuple[Mistake, ...]

    @property
    def win_chances(self) -> tuple[tuple[float, ...], ...]:
        """Win probabilities before the first move and after each; unchanged within a turn."""
        by_move = [self.begin]
        for evaluation in self.evaluations:
            by_move.append(evaluation.win_chances or by_move[-1])
        return tuple(by_move)

    def accuracy(self, seat: int) -> float | None:
        """Return the quality of a seat's choices: 1 for the best ones, 0 for random ones.

        The losses, each as a share of the win probability at that moment, are compared with those
        of random choices. So a decision counts by its importance, and as much for a seat that is
        behind as for the leader. ``None`` if no decision made a difference.
        """
        decisive = [
            evaluation
            for evaluation in self.evaluations
            if evaluation.seat == seat and evaluation.best_win_chance >= NEGLIGIBLE_CHANCE
        ]
        random_loss = sum(evaluation.random_regret for evaluation in decisive)
        loss = sum(evaluation.loss / evaluation.best_win_chance for evaluation in decisive)
        return max(0.0, 1 - loss / random_loss) if random_loss else None

    def to_json(self) -> list[Any]:
        """Return plain JSON data."""
        return [self.begin, self.evaluations, self.mistakes]

    @classmethod
    def from_json(cls, plain: Sequence[Any]) -> Self:
        """Rebuild from the data of :meth:`to_json`."""
        begin, evaluations, mistakes = plain
        return cls(
            tuple(begin),
            tuple(map(_evaluation_from_json, evaluations)),
            tuple(map(_mistake_from_json, mistakes)),
        )


def _evaluation_from_json(plain: Sequence[Any]) -> MoveEvaluation:
    move, seat, win_chances, best, played, random_regret = plain
    return MoveEvaluation(move, seat, tuple(win_chances), best, played, random_regret)


def _mistake_from_json(plain: Sequence[Any]) -> Mistake:
    move, seat, played, best, played_win_chance, best_win_chance, plain_hint = plain
    hint = Hint.from_json(plain_hint)
    if hint.choice != best:
        raise ValueError("older reviews have reasons instead of a hint")
    return Mistake(move, seat, played, best, played_win_chance, best_win_chance, hint)
