"""Computer players think in a worker."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

from bot.tables.computer.decisions import MoveRequest
from bot.workers.pool import Pool, Priority
from engine.players.advice import Advice
from engine.players.choose import choose
from engine.players.hints import Hint, hints

TIME_LIMIT_S = 1.25
"""Processor seconds after which a search stops with what it has found."""


async def search_move(pool: Pool, request: MoveRequest) -> Advice:
    """Return the decision of a computer player.

    Raises:
        Closed, Died: the pool is closed, or the job killed its workers.
    """
    return await pool.ask(_think, request, priority=Priority.THOUGHT)


async def search_hints(pool: Pool, request: MoveRequest) -> tuple[Hint, ...]:
    """Return the hints for a decision.

    Raises:
        Closed, Died: the pool is closed, or the job killed its workers.
    """
    return await pool.ask(_hint, request, priority=Priority.THOUGHT)


def _hint(request: MoveRequest) -> tuple[Hint, ...]:
    limit = out_of_time(TIME_LIMIT_S)
    return hints(request.game, request.view, request.seat, request.seed, limit)


def _think(request: MoveRequest) -> Advice:
    gc.disable()  # a search makes many objects and no cycles
    try:
        return choose(
            request.game,
            request.view,
            request.seat,
            request.strength,
            request.seed,
            out_of_time(TIME_LIMIT_S * request.effort),
            request.effort,
        )
    finally:
        gc.enable()


def out_of_time(seconds: float) -> Callable[[], bool]:
    """Return a function that says whether that much processor time has passed since now."""
    end = time.process_time() + seconds
    return lambda: time.process_time() > end
