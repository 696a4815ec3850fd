"""Games as environments of PettingZoo (AEC, with action masks); needs the extra ``pettingzoo``.

.. code-block:: python

    from engine.adapters.pettingzoo import env

    table = env("tuscany", 3)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        done = termination or truncation
        action = None if done else table.action_space(agent).sample(observation["action_mask"])
        table.step(action)

*Agents* are ``seat_0``, ``seat_1`` and so on. Where several seats answer at the same time, they are
asked one after the other and do not see each other's answers.

*Actions*: action ``i`` is the ``i``-th legal move, in the stable order of
:meth:`Game.legal_choices`. ``info["moves"]`` has the texts of these moves. The action space is as
large as the largest decision of the game (:attr:`GameInfo.max_choices`), and the mask allows the
first ``len(info["moves"])`` actions.

*Observations*: ``info["view"]`` is what the agent may know, as JSON. ``observation["observation"]``
is the same as a vector of fixed size (:mod:`engine.adapters.vectors`), for other agents too.

*Rewards*: 1 for a win at the end of the game, shared by all winners; 0 otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from engine.adapters.vectors import layout_of, vector
from engine.core.chance import Chance, new_seed
from engine.core.info import game_info
from engine.core.registry import game
from engine.core.state import State
from engine.core.words.catalogue import catalogue

Observation = dict[str, np.ndarray[Any, Any]]


def env(game: str, seats: int, options: Mapping[str, str] | None = None) -> AECEnv[Any, Any, Any]:
    """Return an environment in which a game is played, with checks that calls come in order.

    Raises:
        KeyError: there is no game of that name.
        EngineError: the game does not have that number of seats or that option.
    """
    return OrderEnforcingWrapper(GameEnv(game, seats, options))


class GameEnv(AECEnv[str, Observation, int | None]):
    """A game played by agents that see only their own view."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "seneschal_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }
    render_mode = "ansi"

    def __init__(self, name: str, seats: int, options: Mapping[str, str] | None = None) -> None:
        super().__init__()
        self.rules = game(name)
        self._options = self.rules.full_options(seats, options)
        self._layout = layout_of(name, seats, tuple(self._options.items()))
        self._max_choices = game_info(name).max_choices
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.position: State = self.rules.new(seats, self._options, Chance(0))
        self.infos: dict[str, dict[str, Any]] = {}

    @cached_property
    def observation_spaces(self) -> dict[str, Space[Any]]:
        """The observation space of each agent; all are equal."""
        vectors = Box(-1.0, 1.0, (self._layout.size,), np.float32)
        masks = Box(0, 1, (self._max_choices,), np.int8)
        space = Dict({"observation": vectors, "action_mask": masks})
        return dict.fromkeys(self.possible_agents, space)

    @cached_property
    def action_spaces(self) -> dict[str, Space[Any]]:
        """The action space of each agent."""
        return {agent: Discrete(self._max_choices) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        """Return the observation space of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Return the action space of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game; without a seed, a random one. ``options`` are not used."""
        chance = Chance.from_seed(new_seed() if seed is None else str(seed))
        self.position = self.rules.new(len(self.possible_agents), self._options, chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select_agent()

    def step(self, action: int | None) -> None:
        """Make the selected agent's move.

        Raises:
            ValueError: the mask does not allow the action.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat_of(agent)
        legal = self.rules.legal_choices(self.position, seat)
        if action is None or not 0 <= action < len(legal):
            raise ValueError(f"action {action} is not legal: there are {len(legal)} moves")
        self.rules.apply_unchecked(self.position, seat, legal[action])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.position.over:
            self._finish_game()
        self._select_agent()
        self._accumulate_rewards()

    def _finish_game(self) -> None:
        """End the game for all agents and share the win among the winners."""
        winners = self.rules.outcome(self.position).winners
        for seat in winners:
            self.rewards[self.possible_agents[seat]] = 1 / len(winners)
        self.terminations = dict.fromkeys(self.agents, True)

    def _select_agent(self) -> None:
        """Select the agent that must move and tell it its moves; at the end, the first one."""
        self.infos = {agent: {} for agent in self.agents}
        to_move = self.rules.to_move(self.position)
        self.agent_selection = self.possible_agents[to_move[0] if to_move else 0]
        if to_move:
            view = self.rules.view(self.position, to_move[0])
            moves = tuple(self.rules.moves(self.position, to_move[0]))
            self.infos[self.agent_selection] = {"moves": moves, "view": view.to_json()}

    def observe(self, agent: str) -> Observation:
        """Return the vector of an agent's view, and the mask of its legal actions."""
        info = self.infos.get(agent, {})
        view = info.get("view") or self.rules.view(self.position, self._seat_of(agent)).to_json()
        mask = np.zeros(self._max_choices, np.int8)
        mask[: len(info.get("moves", ()))] = 1
        numbers = np.array(vector(self._layout, view), np.float32)
        return {"observation": numbers, "action_mask": mask}

    def render(self) -> str:
        """Return the public position in English words."""
        texts = catalogue("en", self.rules.package)
        words = self.rules.words
        view = self.rules.view(self.position, None)
        lines = [texts.format(words.headline(view))]
        for section in words.board(view, None):
            lines += map(texts.format, (section.title, *section.lines))
        return "\n".join(lines)

    def close(self) -> None:
        """Do nothing: an environment holds no resources."""

    def _seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)
