"""Predict in a worker what a player may be asked next: a view in, questions out."""

from __future__ import annotations

import json
from typing import Any

from bot.tables.plans.saved_plans import Outlook
from bot.workers.pool import Pool, Priority
from bot.workers.thinking import out_of_time
from engine.core import Chance, registry
from engine.core.foresight import ForeseenQuestion, foresee

TIME_LIMIT_S = 1.5
"""Processor seconds after which the search stops with what it has found."""


async def foreseen(pool: Pool, seen: Outlook) -> list[ForeseenQuestion]:
    """Return the questions a seat may be asked next, the likeliest first.

    Raises:
        Closed, Died: the pool is closed, or the job killed its workers.
    """
    plain = {
        "game": seen.game,
        "package": registry.package_of(seen.game),
        "view": seen.view,
        "seat": seen.seat,
        "seed": seen.seed,
    }
    found = json.loads(await pool.ask(look_ahead, plain, Priority.PICTURE))
    return [ForeseenQuestion.from_json(one) for one in found]


def look_ahead(plain: dict[str, Any]) -> bytes:
    """Return every :class:`~engine.core.foresight.ForeseenQuestion` as JSON."""
    registry.PACKAGES.setdefault(plain["game"], plain["package"])
    rules = registry.game(plain["game"])
    view, chance = rules.load(plain["view"]), Chance.from_seed(plain["seed"])
    coming = foresee(rules, view, plain["seat"], chance, out_of_time(TIME_LIMIT_S))
    return json.dumps([one.to_json() for one in coming]).encode()
