"""Predict in a worker what a player may be asked next."""

from __future__ import annotations

from bot.tables.plans.saved_plans import Outlook
from bot.workers.pool import Pool
from bot.workers.thinking import out_of_time
from engine.core import Chance, registry
from engine.core.foresight import ForeseenQuestion, foresee

TIME_LIMIT_S = 1.5
"""Processor seconds after which the search stops with what it has found."""


async def foresee_questions(pool: Pool, outlook: Outlook) -> list[ForeseenQuestion]:
    """Return the questions a seat may be asked next, the likeliest first.

    Raises:
        Closed, Died: the pool is closed, or the job killed its workers.
    """
    return await pool.ask(_look_ahead, outlook)


def _look_ahead(outlook: Outlook) -> list[ForeseenQuestion]:
    rules = registry.game(outlook.game)
    view, chance = rules.load(outlook.view), Chance.from_seed(outlook.seed)
    return foresee(rules, view, outlook.seat, chance, out_of_time(TIME_LIMIT_S))
