"""Endgame: if few decisions remain, search all of them exactly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.core.chance import Chance
from engine.core.game import Game
from engine.players.advice import ChoiceReview

MAX_DECISIONS = 12
"""A game ends soon if random playouts end within this many decisions."""
PLAYOUTS = 2
"""Number of such playouts; a single one might happen to pass where others would go on."""
MAX_POSITIONS = 2000
"""Positions an exact search examines before it gives up."""


class Result(NamedTuple):
    """The result of best play by all seats: shares of the win, and final scores."""

    win_shares: tuple[float, ...]
    scores: tuple[int, ...]

    def value(self, seat: int) -> tuple[float, int]:
        """Return what a seat maximises: its share of the win, then its lead in points."""
        others = [score for other, score in enumerate(self.scores) if other != seat]
        return self.win_shares[seat], self.scores[seat] - max(others)


def ends_soon(rules: Game[Any], state: Any) -> bool:
    """Return whether only a few decisions are left."""
    return all(_playout_ends(rules, state.copy(), Chance(seed)) for seed in range(PLAYOUTS))


def _playout_ends(rules: Game[Any], state: Any, chance: Chance) -> bool:
    for _ in range(MAX_DECISIONS):
        if not state.stack:
            return True
        seat = rules.to_move(state)[0]
        legal = rules.legal_choices(state, seat)
        rules.apply_unchecked(state, seat, legal[chance.below(len(legal))])
    return not state.stack


def solve(rules: Game[Any], state: Any) -> dict[str, Result] | None:
    """Return the result after each legal choice of a full position, by exhaustive search.

    Every seat chooses what is best for itself (max^n). ``None`` if there are too many positions, or
    a sealed question among them.
    """
    if not state.stack or not ends_soon(rules, state):
        return None
    try:
        return _Solver(rules).results(state)
    except _GaveUp:
        return None


def best_result(results: dict[str, Result], seat: int) -> Result:
    """Return the result of the seat's best choice."""
    return max(results.values(), key=lambda result: result.value(seat))


class _GaveUp(Exception):
    """The position cannot be searched exactly."""


class _Solver:
    def __init__(self, rules: Game[Any]) -> None:
        self.rules = rules
        self.positions = 0

    def results(self, state: Any) -> dict[str, Result]:
        """Return the result after each choice."""
        asked = state.stack[-1]
        if asked.sealed:
            raise _GaveUp
        return {choice: self._result_after(state, asked.seat, choice) for choice in state.legal}

    def _result_after(self, state: Any, seat: int, choice: str) -> Result:
        self.positions += 1
        if self.positions > MAX_POSITIONS:
            raise _GaveUp
        after = state.copy()
        self.rules.apply_unchecked(after, seat, choice)
        if after.stack:
            return best_result(self.results(after), after.stack[-1].seat)
        outcome = self.rules.outcome(after)
        return Result(outcome.win_shares, outcome.scores)


def exact_review(results: Mapping[str, Result], seat: int, played: str) -> ChoiceReview:
    """Compare a choice with the best one by the results after them."""
    shares = {choice: result.win_shares[seat] for choice, result in results.items()}
    best = max(results, key=lambda choice: results[choice].value(seat))
    most = shares[best]
    random_regret = 1 - sum(shares.values()) / len(shares) / most if most else 0.0
    if shares[played] == most:
        best = played
    return ChoiceReview(best, shares[played], most, random_regret)
