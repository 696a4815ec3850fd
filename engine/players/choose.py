"""Entry point to the computer players: a view goes in, advice comes out, both as plain data.

.. code-block:: python

    view = game.view(state, seat).to_json()
    advice = choose(game.name, view, seat, "hard", seed)
    game.apply(state, seat, advice.choice)

A player sees only the view: the same view, strength and seed give the same advice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.errors import EngineError
from engine.players.advice import Advice, Stop
from engine.players.agent import agent_for
from engine.players.strengths import RANDOM, STRENGTHS, current_name


def choose(
    name: str,
    view: Mapping[str, Any],
    seat: int,
    strength: str,
    seed: str,
    *,
    stop: Stop | None = None,
    effort: float = 1.0,
) -> Advice:
    """Choose for a seat that must move, from what the seat may see.

    Args:
        name: the game, as in the registry.
        view: ``game.view(state, seat).to_json()``.
        seat: the seat to choose for.
        strength: one of :data:`STRENGTHS`, or :data:`RANDOM`.
        seed: any text; the only source of randomness.
        stop: ends the search early when it returns True. With it the result may depend on the
            speed of the machine; without it never.
        effort: the share of the usual simulations to make.

    Raises:
        EngineError: the strength does not exist, the game has no trained weights, or the seat is
            not asked.
    """
    strength = current_name(strength)
    if strength not in (*STRENGTHS, RANDOM):
        raise EngineError(f"unknown player “{strength}”; choose from {', '.join(STRENGTHS)}")
    return agent_for(name).act(view, seat, strength, seed, stop=stop, effort=effort)
