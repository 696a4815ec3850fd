"""The frozen player's choice of a move."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from engine.core.chance import Chance
from engine.core.errors import EngineError
from engine.core.game import Game
from engine.core.registry import game
from engine.players.evaluation import Evaluator
from engine.players.frozen.search import Search
from engine.players.model import Model, load_frozen_model
from engine.players.turn_search import TurnSearch

_TURN_NODES = 24
_DETERMINIZATIONS = 32
_MAX_EXPANSIONS_PER_SIMULATION = 1.25


@cache
def frozen_agent_for(name: str) -> FrozenAgent:
    """Return the frozen player of a game.

    Raises:
        EngineError: the game has none.
    """
    return FrozenAgent(game(name), load_frozen_model(name))


class FrozenAgent:
    """Plays one game as the hard player of November 2026 did, without a time limit."""

    def __init__(self, rules: Game[Any], model: Model) -> None:
        self.rules = rules
        self.model = model
        self.evaluator = Evaluator(rules, model.features, model.weights)

    def act(self, view: Mapping[str, Any], seat: int, seed: str) -> str:
        """Choose for a seat, from what it may see; the same view and seed give the same choice.

        Raises:
            EngineError: the seat is not asked.
        """
        seen = self.rules.load(view)
        chance = Chance.from_seed(f"hard:{seed}")
        legal = self.rules.legal_choices(self._determinize(seen, chance), seat)
        if not legal:
            raise EngineError(f"seat {seat + 1} is not asked")
        if len(legal) == 1:
            return legal[0]
        worlds = _DETERMINIZATIONS if self.model.worlds > 1 else 1
        pool = [self._determinize(seen, chance) for _ in range(worlds)]

        def world() -> Any:
            return pool[chance.below(len(pool))].copy()

        seats = len(self.rules.points_with_prospects(seen))
        search = Search(TurnSearch(self.evaluator, _TURN_NODES), seat, seats)
        edges = search.run(world, self.model.simulations, self._limit_of(search))
        legal = self.rules.legal_choices(pool[0], seat)
        return max(legal, key=lambda choice: (edges[choice].visits, edges[choice].mean))

    def _determinize(self, seen: Any, chance: Chance) -> Any:
        full = self.rules.determinize(seen, chance)
        self.rules.advance(full)
        return full

    def _limit_of(self, search: Search) -> Callable[[], bool] | None:
        """Return when to stop because of too many expansions, if that can happen."""
        if self.model.worlds == 1 and search.two_players:
            return None
        limit = _MAX_EXPANSIONS_PER_SIMULATION * self.model.simulations
        return lambda: search.expansions >= limit
