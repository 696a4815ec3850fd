"""The strong player: a tree search with the value at its leaves, and no playouts.

Children are tried by PUCT; every seat maximises its own chance (max^n). Several rivals answer as
looks best at first sight, and a walk goes on through their answers to the searcher's own next
question: what one plans oneself is worth more than all that they might do. What the searcher cannot
know is filled in anew for each simulation and all of them share one tree, whose nodes are the
choices made since the root. A sealed question is one node with a table for every seat: each chooses
by its own, from the position before anybody has answered, so nobody sees a simulated ballot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import Any

from engine.core.rules import unanswered
from engine.players.looking import Looker

EXPLORING = 0.35
"""How much a choice that has been tried less is favoured."""
SHARPNESS = 25.0
"""How quickly the share of simulations falls with the chance at first sight."""


class Edge:
    """A choice of a table: how often it was tried, what came of it, how it looked at first."""

    __slots__ = ("first", "prior", "total", "visits")

    def __init__(self, first: float, prior: float) -> None:
        self.visits = 0
        self.total = first
        self.first = first
        self.prior = prior

    @property
    def mean(self) -> float:
        """The seat's mean chance, the first sight counting as one visit."""
        return self.total / (self.visits + 1)


Table = dict[str, Edge]


class Node:
    """A place of the tree: tables by seat and the steps of its answer so far; what follows."""

    __slots__ = ("children", "tables")

    def __init__(self) -> None:
        self.tables: dict[Any, Table] = {}
        self.children: dict[Any, Node] = {}


class Search:
    """A tree from one question of one seat; ``looks`` counts the looks at all of a table."""

    def __init__(self, looker: Looker, seat: int, seats: int) -> None:
        self.looker = looker
        self.rules = looker.rules
        self.seat = seat
        self.duel = seats == 2
        self.root = Node()
        self.looks = 0

    def run(
        self, world: Callable[[], Any], simulations: int, stop: Callable[[], bool] | None
    ) -> Table:
        """The table of the root after so many simulations; ``world`` fills in what is hidden."""
        first = world()
        key = self._key(first, self.seat)
        self._table(self.root, key, first, self.seat)
        for _ in range(simulations):
            if stop is not None and stop():
                break
            self._simulate(world())
        return self.root.tables[key]

    def worth(
        self, world: Callable[[], Any], simulations: int, stop: Callable[[], bool] | None
    ) -> tuple[float, ...]:
        """Every seat's mean chance over so many simulations, from worlds that go on."""
        found = [self._simulate(world())]
        while len(found) < simulations and not (stop is not None and stop()):
            found.append(self._simulate(world()))
        return tuple([sum(column) / len(found) for column in zip(*found, strict=True)])

    def _simulate(self, state: Any) -> tuple[float, ...]:
        """One walk down the tree; the chances where it ends."""
        node = self.root
        path: list[tuple[Edge, int]] = []
        chances: tuple[float, ...]
        while True:
            if not state.stack:
                chances = self.looker.judge.chances(state)
                break
            if state.stack[-1][1] < 0:
                node = self._answer_all(state, node, path)
                continue
            seat = state.stack[-1][1]
            if seat not in node.tables:
                chances = self._expand(node, seat, state, seat, state.legal)
                if self.duel or seat == self.seat:
                    break
            table = self._table(node, seat, state, seat)
            choice = self._choose(table, seat, state.legal)
            path.append((node.tables[seat][choice], seat))
            self.rules.apply_unchecked(state, seat, choice)
            node = node.children.setdefault(choice, Node())
        for edge, seat in path:
            edge.visits += 1
            edge.total += chances[seat]
        return chances

    def _choose(self, table: Table, seat: int, legal: Sequence[str]) -> str:
        """What a seat does that is asked alone."""
        if self.duel or seat == self.seat:
            return self._select(table, legal)
        return max(legal, key=lambda choice: table[choice].first)

    def _answer_all(self, state: Any, node: Node, path: list[tuple[Edge, int]]) -> Node:
        """Every seat answers a sealed question from what it was before the others did."""
        asked = state.copy()
        answers: list[tuple[int, str]] = []
        for seat in unanswered(asked.stack[-1]):
            own = asked.copy()
            while self._is_asked(own, asked, seat):
                table = self._table(node, self._key(own, seat), own, seat)
                choice = self._select(table, self.rules.legal_choices(own, seat))
                path.append((table[choice], seat))
                answers.append((seat, choice))
                self.rules.apply_unchecked(own, seat, choice)
        for seat, choice in answers:
            self.rules.apply_unchecked(state, seat, choice)
        return node.children.setdefault(tuple(answers), Node())

    @staticmethod
    def _is_asked(own: Any, asked: Any, seat: int) -> bool:
        if len(own.stack) != len(asked.stack) or own.reveals != asked.reveals:
            return False
        return seat in unanswered(own.stack[-1])

    @staticmethod
    def _key(state: Any, seat: int) -> Any:
        """Whose table: of a sealed question also after which steps of the seat's own answer."""
        frame = state.stack[-1]
        if frame[1] >= 0:
            return seat
        return seat, frame[3][frame[2].index(seat)]

    def _table(self, node: Node, key: Any, state: Any, seat: int) -> Table:
        """The table, with a line for everything that is legal in this world."""
        legal = self.rules.legal_choices(state, seat)
        table = node.tables.get(key)
        if table is None or any(choice not in table for choice in legal):
            self._expand(node, key, state, seat, legal)
        return node.tables[key]

    def _expand(
        self, node: Node, key: Any, state: Any, seat: int, legal: Sequence[str]
    ) -> tuple[float, ...]:
        """Look at every choice; the chances after the one that looks best."""
        self.looks += 1
        table = node.tables.setdefault(key, {})
        chances = [end.chances for end in self.looker.ends(state, seat, legal)]
        best = max(chances, key=lambda one: one[seat])
        odds = [exp(SHARPNESS * (one[seat] - best[seat])) for one in chances]
        total = sum(odds)
        for choice, one, odd in zip(legal, chances, odds, strict=True):
            if choice not in table:
                table[choice] = Edge(one[seat], odd / total)
        return best

    @staticmethod
    def _select(table: Table, legal: Sequence[str]) -> str:
        """The choice that promises most, tried or not."""
        if len(legal) == 1:
            return legal[0]
        edges = [table[choice] for choice in legal]
        pull = EXPLORING * sqrt(1 + sum([edge.visits for edge in edges]))
        worths = [(edge.total + pull * edge.prior) / (edge.visits + 1) for edge in edges]
        return legal[worths.index(max(worths))]
