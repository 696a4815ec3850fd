"""Agents: computer players that rate their legal choices and choose one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import cycle
from math import ceil
from typing import Any

from engine.core.chance import Chance
from engine.core.errors import EngineError
from engine.core.registry import game
from engine.players.advice import Advice, ChoiceReview, RatedChoice, Stop, anchored_at
from engine.players.endgame import Result, exact_review
from engine.players.model import load_model
from engine.players.odds import error_of_log_odds
from engine.players.position_value import PositionValuer
from engine.players.reasons import Reason, reasons_between, reasons_for
from engine.players.search import Edges, Search, standard_errors
from engine.players.strengths import (
    BLUNDER_RATE,
    DETERMINIZATIONS,
    EXPERT,
    EXPERT_SIMULATIONS,
    EXPLAINED_TURNS,
    MAX_EXPANSIONS_PER_SIMULATION,
    RANDOM,
    TURN_NODES,
    TURN_NODES_IN_TREE,
)
from engine.players.turn_search import Leaf, TurnSearch
from engine.players.variety import MIN_VISITS, pick_nearly_equal, with_first

_EXPLAINED_CHOICES = 3
"""Number of the best choices that get reasons."""


@cache
def agent_for(name: str) -> Agent:
    """Return the agent of a game, with the weights in its package."""
    return Agent(game(name), load_model(name))


class Agent(PositionValuer):
    """Plays one game at every strength."""

    def act(
        self,
        view: Mapping[str, Any],
        seat: int,
        strength: str,
        seed: str,
        *,
        stop: Stop | None = None,
        effort: float = 1.0,
    ) -> Advice:
        """Choose for a seat; see :func:`engine.players.choose.choose`."""
        seen = self.rules.load(view)
        chance = Chance.from_seed(f"{strength}:{seed}")
        state = self.determinize(seen, chance)
        legal = self.rules.legal_choices(state, seat)
        if not legal:
            raise EngineError(f"seat {seat + 1} is not asked")
        if strength == RANDOM or len(legal) == 1:
            return Advice(legal[chance.below(len(legal))], ())
        if strength in ("hard", EXPERT):
            more = EXPERT_SIMULATIONS if strength == EXPERT else 1
            simulations = ceil(effort * more * self.model.simulations)
            return self._choose_by_search(seen, seat, chance, simulations, stop)
        rated = self._rate_by_turn_search(seen, seat, chance)
        alternatives = (len(rated) - 1) // 2  # the rest of the better half
        blunders, decisions = BLUNDER_RATE
        blunder = strength == "easy" and alternatives and chance.below(decisions) < blunders
        return Advice(rated[1 + chance.below(alternatives) if blunder else 0].choice, rated)

    def evaluate_choice(
        self, seen: Any, seat: int, played: str, chance: Chance, simulations: int
    ) -> ChoiceReview:
        """Compare a choice with the best one that a search finds from the view.

        The search only finds the best choice. Both win probabilities then come from the same number
        of simulations after each choice, in the same worlds, so that luck is not part of the
        difference.
        """
        pool, seats = self._draw_worlds(seen, chance), self._seat_count(seen)
        if results := self._solve_exactly(pool[0]):
            return exact_review(results, seat, played)
        search = self._tree_search(seat)
        stop = self._with_limit(search, simulations, None)
        edges = search.run(self._worlds_of(pool), simulations, stop)
        legal = self.rules.legal_choices(pool[0], seat)
        best = max(legal, key=lambda choice: (edges[choice].visits, edges[choice].mean))
        priors = [self.model.calibrated_alone(edges[choice].prior_value, seats) for choice in legal]
        random_regret = 1 - sum(priors) / len(priors) / max(priors) if any(priors) else 0.0
        after_played = self._win_chance_after(pool, seat, played, simulations)
        if best == played:
            return ChoiceReview(played, after_played, after_played, random_regret)
        after_best = self._win_chance_after(pool, seat, best, simulations)
        if after_best <= after_played:
            return ChoiceReview(played, after_played, after_played, random_regret)
        return ChoiceReview(best, after_played, after_best, random_regret)

    def _win_chance_after(
        self, pool: Sequence[Any], seat: int, choice: str, simulations: int
    ) -> float:
        """Return the seat's calibrated win probability after a choice, by simulations."""
        search = self._tree_search(seat)
        stop = self._with_limit(search, simulations, None)
        after = [state.copy() for state in pool]
        for state in after:
            self.rules.apply_unchecked(state, seat, choice)
        values = search.mean_values(self._worlds_of(after), simulations, stop)
        return self.model.calibrated(values)[seat]

    @staticmethod
    def _worlds_of(pool: Sequence[Any]) -> Callable[[], Any]:
        """Return a function that copies the positions of the pool in turn."""
        worlds = cycle(pool)
        return lambda: next(worlds).copy()

    def explain(
        self, seen: Any, seat: int, best: str, played: str, chance: Chance
    ) -> tuple[Reason, ...]:
        """Return the reasons for one choice over another, at the end of this turn or later ones."""
        search = self._turn_search()
        worlds = [self.determinize(seen, chance) for _ in range(self.model.worlds)]

        def moments() -> Iterator[tuple[Sequence[Leaf], Sequence[Leaf]]]:
            pairs = [search.leaves(state, seat, (best, played)) for state in worlds]
            yield tuple(zip(*pairs, strict=True))
            for _ in range(EXPLAINED_TURNS):
                pairs = [[search.next_turn(leaf, seat) for leaf in pair] for pair in pairs]
                if comparable := [pair for pair in pairs if self._are_comparable(pair)]:
                    yield tuple(zip(*comparable, strict=True))

        return reasons_between(self.evaluator, moments(), seat)

    def _are_comparable(self, leaves: Sequence[Leaf]) -> bool:
        """Return whether the same question is asked at all leaves, in the same round."""
        if not all(leaf.state.stack for leaf in leaves):
            return False
        asked = {(self.rules.round_of(leaf.state), leaf.state.stack[-1].name) for leaf in leaves}
        return len(asked) == 1

    def _pick_varied(
        self, seen: Any, choices: Sequence[str], means: Mapping[str, float], chance: Chance
    ) -> int:
        """Return the index of the choice to make among these, the best first.

        Exact ties count as equal unless the model says that they are not.
        """
        best, ties = choices[0], self.model.ties_vary
        candidates = [
            choice for choice in choices if choice == best or ties or means[choice] != means[best]
        ]
        progress = self.model.features.progress(seen)
        win_chances = [means[choice] for choice in candidates]
        picked = pick_nearly_equal(candidates, win_chances, progress, chance)
        return choices.index(candidates[picked])

    def _seat_count(self, seen: Any) -> int:
        return len(self.rules.points_with_prospects(seen))

    def _turn_search(self) -> TurnSearch:
        return TurnSearch(self.evaluator, TURN_NODES // self.model.worlds)

    def _tree_search(self, seat: int) -> Search:
        return Search(TurnSearch(self.evaluator, TURN_NODES_IN_TREE), seat)

    def _draw_worlds(self, seen: Any, chance: Chance) -> list[Any]:
        """Draw the worlds of a tree search; one is enough if nothing is hidden."""
        count = DETERMINIZATIONS if self.model.worlds > 1 else 1
        return [self.determinize(seen, chance) for _ in range(count)]

    def _rate_by_turn_search(self, seen: Any, seat: int, chance: Chance) -> tuple[RatedChoice, ...]:
        """Rate the choices by a turn search, averaged over the game's number of worlds.

        The first is the best one, or one that is nearly equal.
        """
        search = self._turn_search()
        means: dict[str, float] = {}
        leaves: list[Leaf] = []
        for _ in range(self.model.worlds):
            state = self.determinize(seen, chance)
            legal = self.rules.legal_choices(state, seat)
            leaves = search.leaves(state, seat, legal)
            for choice, leaf in zip(legal, leaves, strict=True):
                share = leaf.win_probabilities[seat] / self.model.worlds
                means[choice] = means.get(choice, 0.0) + share
        rated = self._rate_choices(means, list(means), leaves, seat)
        choices = [rated_choice.choice for rated_choice in rated]
        return with_first(rated, self._pick_varied(seen, choices, means, chance))

    def _choose_by_search(
        self, seen: Any, seat: int, chance: Chance, simulations: int, stop: Stop | None
    ) -> Advice:
        """Choose by tree search: the most visited choice, or one that is nearly equal."""
        pool = self._draw_worlds(seen, chance)
        if results := self._solve_exactly(pool[0]):
            return self._choose_exactly(pool[0], results, seat)

        def world() -> Any:
            return pool[chance.below(len(pool))].copy()

        search = self._tree_search(seat)
        edges = search.run(world, simulations, self._with_limit(search, simulations, stop))
        rated = self._rate_by_visits(pool[0], seat, edges)
        enough = MIN_VISITS * edges[rated[0].choice].visits
        visited = [each.choice for each in rated if edges[each.choice].visits >= enough]
        means = {choice: edge.mean for choice, edge in edges.items()}
        in_order = with_first(rated, self._pick_varied(seen, visited, means, chance))
        best, *others = anchored_at(self.value_of_view(seen)[seat], in_order)
        if others and not best.reasons:
            reasons = self.explain(seen, seat, best.choice, others[0].choice, chance)
            best = best._replace(reasons=reasons)
        return Advice(best.choice, (best, *others))

    def _rate_by_visits(self, state: Any, seat: int, edges: Edges) -> list[RatedChoice]:
        """Rate the choices by the means of a tree search, the most visited first."""
        legal = list(self.rules.legal_choices(state, seat))
        leaves = TurnSearch(self.evaluator, TURN_NODES).leaves(state, seat, legal)
        means = {choice: edges[choice].mean for choice in legal}
        errors = standard_errors(edges)
        rated = [
            choice._replace(error=error_of_log_odds(means[choice.choice], errors[choice.choice]))
            for choice in self._rate_choices(means, legal, leaves, seat)
        ]
        return sorted(rated, key=lambda choice: -edges[choice.choice].visits)

    def _choose_exactly(self, state: Any, results: Mapping[str, Result], seat: int) -> Advice:
        """Choose what leads to the best result: a win if possible, then the largest lead."""
        legal = list(results)
        order = sorted(legal, key=lambda choice: results[choice].value(seat), reverse=True)
        leaves = TurnSearch(self.evaluator, TURN_NODES).leaves(state, seat, legal)
        in_order = [leaves[legal.index(choice)] for choice in order]
        explained = range(len(order))[:_EXPLAINED_CHOICES]
        reasons = reasons_for(self.evaluator, in_order, explained, seat)
        rated = [
            RatedChoice(choice, round(results[choice].win_shares[seat], 4), reasons.get(index, ()))
            for index, choice in enumerate(order)
        ]
        return Advice(order[0], tuple(rated))

    def _with_limit(self, search: Search, simulations: int, stop: Stop | None) -> Stop | None:
        """Add the limit of node expansions to ``stop``."""
        limit = MAX_EXPANSIONS_PER_SIMULATION * simulations
        return lambda: search.expansions >= limit or (stop is not None and stop())

    def _rate_choices(
        self, means: Mapping[str, float], legal: Sequence[str], leaves: Sequence[Leaf], seat: int
    ) -> tuple[RatedChoice, ...]:
        """Return the choices by their mean values, the best first, with reasons for the best."""
        order = sorted(range(len(legal)), key=lambda index: -means[legal[index]])
        reasons = reasons_for(self.evaluator, leaves, order[:_EXPLAINED_CHOICES], seat)
        seats = len(leaves[0].win_probabilities)
        return tuple(
            RatedChoice(
                legal[index],
                round(self.model.calibrated_alone(means[legal[index]], seats), 4),
                reasons.get(index, ()),
            )
            for index in order
        )
