"""Positions of random games, and computer players who search them for a short time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.registry import game
from engine.players.agent import Agent, agent_for


def positions(name: str, seats: int, moves: int) -> Iterator[Any]:
    """Return every n-th position of a random game."""
    rules = game(name)
    state, chance = rules.new(seats, None, Chance(11)), Chance(12)
    while state.stack:
        for _ in range(moves):
            if state.stack:
                rules.apply_unchecked(state, *random_move(rules, state, chance))
        if state.stack:
            yield state


def few(name: str, simulations: int) -> Agent:
    """Return the players of a game, with a short search."""
    found = agent_for(name)
    return Agent(found.rules, found.model._replace(simulations=simulations))
