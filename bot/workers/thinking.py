"""Computer players think in a worker: a view in, a decision out."""

from __future__ import annotations

import gc
import json
import time
from collections.abc import Callable
from typing import Any

from bot.tables.computer.decisions import MoveRequest
from bot.workers.pool import Pool, Priority
from engine.core import registry
from engine.players.advice import Advice
from engine.players.port import choose

TIME_LIMIT_S = 1.25
"""Processor seconds after which a search stops with what it has found."""


async def thought(pool: Pool, asked: MoveRequest) -> Advice:
    """Return the decision of a computer player.

    Raises:
        Closed, Died: the pool is closed, or the job killed its workers.
    """
    plain = {
        "game": asked.game,
        "package": registry.package_of(asked.game),
        "view": asked.view,
        "seat": asked.seat,
        "strength": asked.strength,
        "seed": asked.seed,
        "effort": asked.effort,
    }
    return Advice.from_json(json.loads(await pool.ask(think, plain, Priority.THOUGHT)))


def think(plain: dict[str, Any]) -> bytes:
    """Return an :class:`~engine.players.advice.Advice` as JSON."""
    registry.PACKAGES.setdefault(plain["game"], plain["package"])
    gc.disable()  # a search makes many objects and no cycles
    try:
        decision = choose(
            plain["game"],
            plain["view"],
            plain["seat"],
            plain["strength"],
            plain["seed"],
            out_of_time(TIME_LIMIT_S * plain["effort"]),
            plain["effort"],
        )
    finally:
        gc.enable()
    return json.dumps(decision.to_json()).encode()


def out_of_time(seconds: float) -> Callable[[], bool]:
    """Return a function that says whether that much processor time has passed since now."""
    end = time.process_time() + seconds
    return lambda: time.process_time() > end
