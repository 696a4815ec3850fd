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
from engine.players.strengths import EXPERT

TIME_LIMIT_S = 1.25
"""Processor seconds after which a search stops with what it has found."""
EXPERT_TIME_LIMIT_S = 60.0
"""The same for an expert."""
_STUCK_AFTER_S = 2 * EXPERT_TIME_LIMIT_S
_EXPERT_NICENESS = 19


def expert_pool() -> Pool:
    """Return a pool of one process for experts, which everything else on the machine precedes.

    Their long searches would otherwise delay pictures, hints and other computer players. The
    process starts with the first search.
    """
    return Pool(1, limit=_STUCK_AFTER_S, niceness=_EXPERT_NICENESS)


async def search_move(pool: Pool, experts: Pool, request: MoveRequest) -> Advice:
    """Return the decision of a computer player; that of an expert comes from its own pool.

    Raises:
        Closed, Died: the pool is closed, or the job killed its workers.
    """
    own_pool = experts if request.strength == EXPERT else pool
    return await own_pool.ask(_think, request, priority=Priority.THOUGHT)


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
    limit = EXPERT_TIME_LIMIT_S if request.strength == EXPERT else TIME_LIMIT_S
    gc.disable()  # a search makes many objects and no cycles
    try:
        return choose(
            request.game,
            request.view,
            request.seat,
            request.strength,
            request.seed,
            stop=out_of_time(limit * request.effort),
            effort=request.effort,
        )
    finally:
        gc.enable()


def out_of_time(seconds: float) -> Callable[[], bool]:
    """Return a function that says whether that much processor time has passed since now."""
    end = time.process_time() + seconds
    return lambda: time.process_time() > end
