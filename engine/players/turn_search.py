"""Turn search: look ahead to the end of one's own turn, and evaluate the positions there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.core.chance import Chance
from engine.core.rules import unanswered
from engine.players.evaluation import Evaluator


class Leaf(NamedTuple):
    """The position at the end of a turn, and each seat's win probability there."""

    win_probabilities: tuple[float, ...]
    state: Any


class TurnSearch:
    """Evaluates a choice by the best that the same seat can still do before its turn ends.

    The search is exhaustive until ``max_nodes`` is used up; after that it follows the first legal
    choice of each question.
    """

    def __init__(self, evaluator: Evaluator, max_nodes: int) -> None:
        """Limit the positions examined for all choices of a question to ``max_nodes``."""
        self.evaluator = evaluator
        self.rules = evaluator.rules
        self.max_nodes = max_nodes

    def leaves(self, state: Any, seat: int, legal: Sequence[str]) -> list[Leaf]:
        """Return the best reachable leaf after each of the choices."""
        budget = self.max_nodes // len(legal)
        return [self._leaf_after(state, seat, choice, budget) for choice in legal]

    def next_turn(self, leaf: Leaf, seat: int) -> Leaf:
        """Play on greedily to the end of the seat's next turn, or of the game."""
        while leaf.state.stack:
            mover = self.rules.to_move(leaf.state)[0]
            leaves = self.leaves(leaf.state, mover, self.rules.legal_choices(leaf.state, mover))
            leaf = max(leaves, key=lambda reached: reached.win_probabilities[mover])
            if mover == seat:
                break
        return leaf

    def _leaf_after(self, state: Any, seat: int, choice: str, budget: int) -> Leaf:
        after = state.copy()
        self.rules.apply_unchecked(after, seat, choice)
        return self._best_leaf(after, seat, budget)

    def _best_leaf(self, state: Any, seat: int, budget: int) -> Leaf:
        """Play the turn to its end in place; branch while the budget has a position per choice."""
        while not self.rules.turn_ended(state, seat):
            legal = self.rules.legal_choices(state, seat)
            if budget >= len(legal):
                rest = budget // len(legal) - 1
                leaves = [self._leaf_after(state, seat, choice, rest) for choice in legal]
                return max(leaves, key=lambda leaf: leaf.win_probabilities[seat])
            self.rules.apply_unchecked(state, seat, legal[0])
        complete_sealed_question(self.rules, state)
        return Leaf(self.evaluator.win_probabilities(state), state)


def complete_sealed_question(rules: Any, state: Any) -> None:
    """Fill in the missing answers of a sealed question that has some answers already.

    Its effect would otherwise be missing from the evaluation. The answers are arbitrary, but
    the same after every choice that is compared: the number of legal answers seeds the generator.
    """
    while state.stack and state.stack[-1].sealed:
        asked = state.stack[-1]
        missing = unanswered(asked)
        if len(missing) == len(asked.seats):
            return
        legal = rules.legal_choices(state, missing[0])
        arbitrary = Chance(len(legal)).below(len(legal))
        rules.apply_unchecked(state, missing[0], legal[arbitrary])
