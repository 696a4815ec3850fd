"""The value of a position: the win probabilities that are shown for it everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.chance import Chance
from engine.core.game import Game
from engine.players.endgame import Result, best_result, solve
from engine.players.evaluation import Evaluator
from engine.players.model import Model
from engine.players.strengths import TURN_NODES_IN_TREE, VALUE_DETERMINIZATIONS
from engine.players.turn_search import TurnSearch


class PositionValuer:
    """Returns win probabilities of positions of one game."""

    def __init__(self, rules: Game[Any], model: Model) -> None:
        self.rules = rules
        self.model = model
        self.evaluator = Evaluator(rules, model.features, model.weights)

    def determinize(self, seen: Any, chance: Chance) -> Any:
        """Draw a full position, at rest, that agrees with the view."""
        full = self.rules.determinize(seen, chance)
        self.rules.advance(full)
        return full

    def value(self, worlds: Sequence[Any]) -> tuple[float, ...]:
        """Return every seat's calibrated win probability, averaged over full positions.

        This is the number shown for a position everywhere. It is that of the evaluation; within a
        turn, the seat to move is assumed to complete it as well as possible.
        """
        values = [self._win_probabilities(state) for state in worlds]
        by_seat = zip(*values, strict=True)
        return self.model.calibrated([sum(of_seat) / len(values) for of_seat in by_seat])

    def value_of_view(self, seen: Any) -> tuple[float, ...]:
        """Return the same for a view, over determinizations that are always the same ones."""
        chance = Chance.from_seed("value")
        count = VALUE_DETERMINIZATIONS if self.model.worlds > 1 else 1
        return self.value([self.determinize(seen, chance) for _ in range(count)])

    def _win_probabilities(self, state: Any) -> tuple[float, ...]:
        if results := self._solve_exactly(state):
            return best_result(results, self.rules.to_move(state)[0]).win_shares
        if not state.stack or self.rules.turn_begins(state):
            return self.evaluator.win_probabilities(state)
        seat = self.rules.to_move(state)[0]
        search = TurnSearch(self.evaluator, TURN_NODES_IN_TREE)
        leaves = search.leaves(state, seat, self.rules.legal_choices(state, seat))
        return max(leaves, key=lambda leaf: leaf.win_probabilities[seat]).win_probabilities

    def _solve_exactly(self, state: Any) -> dict[str, Result] | None:
        """Search the rest of the game exactly, if it is short and neither hidden nor random."""
        unknown = self.rules.hidden_information or self.rules.stochastic
        return None if unknown else solve(self.rules, state)
