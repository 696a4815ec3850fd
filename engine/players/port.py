"""The door to the players: a view goes in, a decision comes out, both as plain data.

.. code-block:: python

    view = game.view(state, seat).to_json()
    decision = choose(game.name, view, seat, "strong", seed)
    game.apply(state, seat, decision.choice)

A player sees nothing but the view: the same view, strength and seed give the same decision.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.errors import EngineError
from engine.players.decision import Decision, Stop
from engine.players.strengths import RANDOM, STRENGTHS
from engine.players.thinker import thinker


def choose(
    name: str,
    view: Mapping[str, Any],
    seat: int,
    strength: str,
    seed: str,
    stop: Stop | None = None,
    effort: float = 1.0,
) -> Decision:
    """What a player of that strength does at a seat that is asked, given what the seat may see.

    Args:
        name: the game, as in the registry.
        view: ``game.view(state, seat).to_json()``.
        seat: who is to choose.
        strength: one of :data:`STRENGTHS`, or :data:`RANDOM`.
        seed: any text; it decides whatever is left to chance.
        stop: asked before each simulation whether to make do with those so far. With it the
            decision may depend on the machine; without it never.
        effort: the part of its simulations a search makes.

    Raises:
        EngineError: there is no such strength, nobody has learnt the game, or another seat is
            asked.
    """
    if strength not in (*STRENGTHS, RANDOM):
        raise EngineError(f"there is no player “{strength}”, only {', '.join(STRENGTHS)}")
    return thinker(name).choose(view, seat, strength, seed, stop, effort)
