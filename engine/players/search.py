"""The hard player's tree search: PUCT with evaluations at the leaves instead of playouts.

- Every seat maximises its own win probability, by what the simulations have found for it (max^n).
  A simulation ends at the first new question of any seat, with the evaluation at the best end of
  that seat's turn. So nothing depends on who searches, and the values of all seats add up to 1.
- Where few decisions remain, simulations go on to the end of the game; if there are few positions
  too, all of them are searched instead (:mod:`engine.players.endgame`).
- Hidden information: each simulation starts from a determinization, and all of them share one tree
  whose nodes are the choices made since the root. A choice that is legal only in some of these
  worlds gets its edge when it is first met. There are no availability counts (Cowling 2012);
  instead, exploration counts only the visits of the choices that are legal in the current world.
- A sealed question is one node with separate edges for every seat. Each seat chooses by its own
  edges from the position before any answer, so that no seat sees a simulated answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from operator import itemgetter
from typing import Any

from engine.core.rules import unanswered
from engine.players.endgame import ends_soon
from engine.players.turn_search import TurnSearch

C_PUCT = 0.35
"""Exploration constant of PUCT."""
PRIOR_SHARPNESS = 25.0
"""Inverse temperature of the policy prior, a softmax over the turn search's values."""


class Edge:
    """Statistics of one choice: visits, sums of values and squares, prior value and probability."""

    __slots__ = ("prior", "prior_value", "square_sum", "value_sum", "visits")

    def __init__(self, prior_value: float, prior: float) -> None:
        self.visits = 0
        self.value_sum = prior_value
        self.square_sum = prior_value * prior_value
        self.prior_value = prior_value
        self.prior = prior

    @property
    def mean(self) -> float:
        """The mean value for the choosing seat; the prior value counts as one visit."""
        return self.value_sum / (self.visits + 1)


Edges = dict[str, Edge]
"""The edges of one question at a node, by choice."""


def standard_errors(edges: Edges) -> dict[str, float]:
    """Return the standard error of each mean, from the variance within all edges together.

    The values of a choice that has hardly been visited would not tell how much they vary.
    """
    variance = sum(edge.square_sum - edge.value_sum * edge.mean for edge in edges.values()) / sum(
        edge.visits + 1 for edge in edges.values()
    )
    deviation = sqrt(max(0.0, variance))
    return {choice: deviation / sqrt(edge.visits + 1) for choice, edge in edges.items()}


class Node:
    """A node of the tree.

    ``edges`` are the statistics of the questions asked here, by :meth:`Search._question_key`.
    ``children`` are the next nodes, by the choice (or all answers to a sealed question) that leads
    there.
    """

    __slots__ = ("children", "edges")

    def __init__(self) -> None:
        self.edges: dict[Any, Edges] = {}
        self.children: dict[Any, Node] = {}


class Search:
    """A tree search from one question of one seat."""

    def __init__(self, turn_search: TurnSearch, seat: int) -> None:
        self.turn_search = turn_search
        self.rules = turn_search.rules
        self.seat = seat
        self.to_the_end = False
        self.root = Node()
        self.expansions = 0

    def run(
        self, world: Callable[[], Any], simulations: int, stop: Callable[[], bool] | None
    ) -> Edges:
        """Run simulations and return the edges of the root's choices.

        ``world`` returns a full position that agrees with the view, to be played on.
        """
        first = world()
        self.to_the_end = ends_soon(self.rules, first)
        self._edges_at(self.root, first, self.seat)
        for _ in range(simulations):
            if stop is not None and stop():
                break
            self._simulate(world())
        return self.root.edges[self._question_key(first, self.seat)]

    def mean_values(
        self, world: Callable[[], Any], simulations: int, stop: Callable[[], bool] | None
    ) -> tuple[float, ...]:
        """Run at least one simulation and return every seat's mean win probability."""
        first = world()
        self.to_the_end = ends_soon(self.rules, first)
        values = [self._simulate(first)]
        while len(values) < simulations and not (stop is not None and stop()):
            values.append(self._simulate(world()))
        return tuple([sum(of_seat) / len(values) for of_seat in zip(*values, strict=True)])

    def _simulate(self, state: Any) -> tuple[float, ...]:
        """Walk down the tree, add the leaf's evaluation to the path's edges, and return it."""
        node = self.root
        path: list[tuple[Edge, int]] = []
        while state.stack:
            if state.stack[-1].sealed:
                node = self._answer_all(state, node, path)
                continue
            seat = state.stack[-1].seat
            if seat not in node.edges and not self.to_the_end:
                values = self._expand(node, state, seat, state.legal)
                break
            edges = self._edges_at(node, state, seat)
            choice = self._select(edges, state.legal)
            path.append((edges[choice], seat))
            self.rules.apply_unchecked(state, seat, choice)
            node = node.children.setdefault(choice, Node())
        else:
            values = self.turn_search.evaluator.win_probabilities(state)
        for edge, seat in path:
            edge.visits += 1
            edge.value_sum += values[seat]
            edge.square_sum += values[seat] * values[seat]
        return values

    def _answer_all(self, state: Any, node: Node, path: list[tuple[Edge, int]]) -> Node:
        """Let every seat answer a sealed question without seeing the others' answers."""
        asked = state.copy()
        answers: list[tuple[int, str]] = []
        for seat in unanswered(asked.stack[-1]):
            answering = asked.copy()
            while self._is_asked(answering, asked, seat):
                edges = self._edges_at(node, answering, seat)
                choice = self._select(edges, self.rules.legal_choices(answering, seat))
                path.append((edges[choice], seat))
                answers.append((seat, choice))
                self.rules.apply_unchecked(answering, seat, choice)
        for seat, choice in answers:
            self.rules.apply_unchecked(state, seat, choice)
        return node.children.setdefault(tuple(answers), Node())

    @staticmethod
    def _is_asked(state: Any, before: Any, seat: int) -> bool:
        """Return whether a seat's answer to the sealed question of ``before`` is incomplete."""
        if len(state.stack) != len(before.stack) or state.reveals != before.reveals:
            return False
        return seat in unanswered(state.stack[-1])

    @staticmethod
    def _question_key(state: Any, seat: int) -> Any:
        """Return the key of a seat's question at a node.

        For a sealed question it includes the steps of the answer that the seat has given.
        """
        asked = state.stack[-1]
        return (seat, asked.given(seat)) if asked.sealed else seat

    def _edges_at(self, node: Node, state: Any, seat: int) -> Edges:
        """Return the edges of a seat's question, one for each choice legal in this world."""
        legal = self.rules.legal_choices(state, seat)
        edges = node.edges.get(self._question_key(state, seat))
        if edges is None or any(choice not in edges for choice in legal):
            self._expand(node, state, seat, legal)
        return node.edges[self._question_key(state, seat)]

    def _expand(self, node: Node, state: Any, seat: int, legal: Sequence[str]) -> tuple[float, ...]:
        """Add edges for the legal choices; return the evaluation after the best of them."""
        self.expansions += 1
        edges = node.edges.setdefault(self._question_key(state, seat), {})
        leaves = [leaf.win_probabilities for leaf in self.turn_search.leaves(state, seat, legal)]
        best = max(leaves, key=itemgetter(seat))
        powers = [exp(PRIOR_SHARPNESS * (leaf[seat] - best[seat])) for leaf in leaves]
        total = sum(powers)
        for choice, leaf, power in zip(legal, leaves, powers, strict=True):
            if choice not in edges:
                edges[choice] = Edge(leaf[seat], power / total)
        return best

    @staticmethod
    def _select(edges: Edges, legal: Sequence[str]) -> str:
        """Return the choice with the highest PUCT score."""
        if len(legal) == 1:
            return legal[0]
        options = [edges[choice] for choice in legal]
        exploration = C_PUCT * sqrt(1 + sum([edge.visits for edge in options]))
        scores = [
            (edge.value_sum + exploration * edge.prior) / (edge.visits + 1) for edge in options
        ]
        return legal[scores.index(max(scores))]
