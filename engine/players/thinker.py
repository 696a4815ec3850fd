"""The players of a game: how they weigh their choices, and which one they take."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import cycle
from math import ceil
from typing import Any

from engine.core.chance import Chance
from engine.core.errors import EngineError
from engine.core.game import Game
from engine.core.registry import game
from engine.players.decision import Decision, Rated, Stop, Weighed
from engine.players.judge import Brought, Judge, brought
from engine.players.looking import End, Looker
from engine.players.reasons import Reason, reasons_between, reasons_for
from engine.players.search import Search
from engine.players.strengths import BREADTH, LOOKS, NARROW, POOL, RANDOM, SLIPS, TURNS_ON


@cache
def thinker(name: str) -> Thinker:
    """The players of a game with the weights it brings."""
    return Thinker(game(name), brought(name))


class Thinker:
    """The players of one game."""

    def __init__(self, rules: Game[Any], brought: Brought) -> None:
        self.rules = rules
        self.brought = brought
        self.judge = Judge(rules, brought.features, brought.weights)

    def choose(
        self,
        view: Mapping[str, Any],
        seat: int,
        strength: str,
        seed: str,
        stop: Stop | None = None,
        effort: float = 1.0,
    ) -> Decision:
        """See :func:`choose`."""
        seen = self.rules.load(view)
        chance = Chance.from_seed(f"{strength}:{seed}")
        state = self.world(seen, chance)
        legal = self.rules.legal_choices(state, seat)
        if not legal:
            raise EngineError(f"seat {seat + 1} is not asked")
        if strength == RANDOM or len(legal) == 1:
            return Decision(legal[chance.below(len(legal))], ())
        if strength == "strong":
            return self._strong(seen, seat, chance, ceil(effort * self.brought.simulations), stop)
        rated = self._greedy(seen, seat, chance)
        lesser = (len(rated) - 1) // 2
        often, of = SLIPS
        slips = strength == "easy" and lesser and chance.below(of) < often
        return Decision(rated[1 + chance.below(lesser) if slips else 0].choice, rated)

    def world(self, seen: Any, chance: Chance) -> Any:
        """A full position at rest that agrees with the view."""
        full = self.rules.determinize(seen, chance)
        self.rules.advance(full)
        return full

    def promise(self, state: Any) -> tuple[float, ...]:
        """Everybody's chances in a full position, as they come true."""
        return self.brought.calibrated(self.judge.chances(state))

    def prospect(self, seen: Any, chance: Chance) -> tuple[float, ...]:
        """Everybody's chances, as they come true, for all a view tells.

        Whoever is asked first is trusted to complete the turn as well as possible.
        """
        looker = Looker(self.judge, BREADTH // self.brought.worlds)
        found: list[tuple[float, ...]] = []
        for _ in range(self.brought.worlds):
            state = self.world(seen, chance)
            if not state.stack:
                return self.judge.chances(state)
            seat = self.rules.to_move(state)[0]
            ends = looker.ends(state, seat, self.rules.legal_choices(state, seat))
            found.append(max(ends, key=lambda end: end.chances[seat]).chances)
        return self.brought.calibrated(
            [sum(each) / len(found) for each in zip(*found, strict=True)]
        )

    def weigh(self, seen: Any, seat: int, played: str, chance: Chance, simulations: int) -> Weighed:
        """A choice against the best a search finds from a view, with as many looks after either."""
        pool = self._pool(seen, chance)

        def after(choice: str | None) -> Callable[[], Any]:
            worlds = cycle(pool)  # the same for either choice: luck is no part of the difference

            def world() -> Any:
                state = next(worlds).copy()
                if choice is not None:
                    self.rules.apply_unchecked(state, seat, choice)
                return state

            return world

        seats = len(self.rules.points_with_prospects(seen))

        def worth(choice: str) -> float:
            search = Search(Looker(self.judge, NARROW), seat, seats)
            enough = self._bounded(search, simulations, None)
            return self.brought.calibrated(search.worth(after(choice), simulations, enough))[seat]

        search = Search(Looker(self.judge, NARROW), seat, seats)
        table = search.run(after(None), simulations, self._bounded(search, simulations, None))
        legal = self.rules.legal_choices(pool[0], seat)
        best = max(legal, key=lambda choice: (table[choice].visits, table[choice].mean))
        first = [self.brought.calibrated_alone(table[choice].first, seats) for choice in legal]
        stake = 1 - sum(first) / len(first) / max(first) if any(first) else 0.0
        kept = worth(played)
        if best == played or (could := worth(best)) <= kept:
            return Weighed(played, kept, kept, stake)
        return Weighed(best, kept, could, stake)

    def why(
        self, seen: Any, seat: int, best: str, played: str, chance: Chance
    ) -> tuple[Reason, ...]:
        """What speaks for a choice against another, when the turn ends or some turns later."""
        looker = Looker(self.judge, BREADTH // self.brought.worlds)
        worlds = [self.world(seen, chance) for _ in range(self.brought.worlds)]

        def moments() -> Iterator[tuple[Sequence[End], Sequence[End]]]:
            pairs = [looker.ends(state, seat, (best, played)) for state in worlds]
            yield tuple(zip(*pairs, strict=True))
            for _ in range(TURNS_ON):
                pairs = [[looker.onward(end, seat) for end in pair] for pair in pairs]
                if alike := [pair for pair in pairs if self._alike(pair)]:
                    yield tuple(zip(*alike, strict=True))

        return reasons_between(self.judge, moments(), seat)

    def _alike(self, ends: Sequence[End]) -> bool:
        """Whether they can be compared: the same is asked, in the same round."""
        if not all(end.state.stack for end in ends):
            return False
        asked = {(self.rules.round_of(end.state), end.state.stack[-1][0]) for end in ends}
        return len(asked) == 1

    def _pool(self, seen: Any, chance: Chance) -> list[Any]:
        """The worlds a search draws from."""
        return [self.world(seen, chance) for _ in range(POOL if self.brought.worlds > 1 else 1)]

    def _greedy(self, seen: Any, seat: int, chance: Chance) -> tuple[Rated, ...]:
        """The choices by the mean of what they lead to, in as many worlds as the game needs."""
        looker = Looker(self.judge, BREADTH // self.brought.worlds)
        means: dict[str, float] = {}
        ends: list[End] = []
        for _ in range(self.brought.worlds):
            state = self.world(seen, chance)
            legal = self.rules.legal_choices(state, seat)
            ends = looker.ends(state, seat, legal)
            for choice, end in zip(legal, ends, strict=True):
                means[choice] = means.get(choice, 0.0) + end.chances[seat] / self.brought.worlds
        return self._rated(means, list(means), ends, seat)

    def _strong(
        self, seen: Any, seat: int, chance: Chance, simulations: int, stop: Stop | None
    ) -> Decision:
        pool = self._pool(seen, chance)

        def world() -> Any:
            return pool[chance.below(len(pool))].copy()

        search = Search(
            Looker(self.judge, NARROW), seat, len(self.rules.points_with_prospects(seen))
        )
        table = search.run(world, simulations, self._bounded(search, simulations, stop))
        legal = list(self.rules.legal_choices(pool[0], seat))
        ends = Looker(self.judge, BREADTH).ends(pool[0], seat, legal)
        best = max(legal, key=lambda choice: (table[choice].visits, table[choice].mean))
        means = {choice: table[choice].mean for choice in legal}
        rated = self._rated(means, legal, ends, seat)
        tried = sorted(rated, key=lambda one: -table[one.choice].visits)
        if len(tried) > 1 and not tried[0].reasons:
            why = self.why(seen, seat, best, tried[1].choice, chance)
            tried[0] = tried[0]._replace(reasons=why)
        return Decision(best, tuple(_no_bolder(tried)))

    def _bounded(self, search: Search, simulations: int, stop: Stop | None) -> Stop | None:
        """Whatever asks to stop, and the end of looking at the same questions again and again."""
        if self.brought.worlds == 1 and search.duel:
            return stop
        return lambda: search.looks >= LOOKS * simulations or (stop is not None and stop())

    def _rated(
        self, means: Mapping[str, float], legal: Sequence[str], ends: Sequence[End], seat: int
    ) -> tuple[Rated, ...]:
        order = sorted(range(len(legal)), key=lambda at: -means[legal[at]])
        why = reasons_for(self.judge, ends, order[:_EXPLAINED], seat)
        seats = len(ends[0].chances)
        return tuple(
            Rated(
                legal[at],
                round(self.brought.calibrated_alone(means[legal[at]], seats), 4),
                why.get(at, ()),
            )
            for at in order
        )


def _no_bolder(tried: Sequence[Rated]) -> Iterator[Rated]:
    """None promises more than the best, which was tried most."""
    for one in tried:
        yield one._replace(chance=min(one.chance, tried[0].chance))


_EXPLAINED = 3
"""The best so many choices are given reasons."""
