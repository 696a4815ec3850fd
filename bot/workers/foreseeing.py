"""What somebody may be asked next, seen in a worker: a view goes in, questions come out."""

from __future__ import annotations

import json
from typing import Any

from bot.tables.plans.making import Outlook
from bot.workers.pool import Pool, Priority
from bot.workers.thinking import out_of_time
from engine.core import Chance, registry
from engine.core.foresight import ForeseenQuestion, foresee

PATIENCE = 1.5
"""Seconds of processor time after which what was found is enough."""


async def foreseen(pool: Pool, seen: Outlook) -> list[ForeseenQuestion]:
    """The questions that may come to a seat, the likeliest first.

    Raises:
        Closed, Died: there are no workers any more, or it ended those that tried.
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
    """Every :class:`~engine.core.foresight.ForeseenQuestion` as JSON."""
    registry.PACKAGES.setdefault(plain["game"], plain["package"])
    rules = registry.game(plain["game"])
    view, chance = rules.load(plain["view"]), Chance.from_seed(plain["seed"])
    coming = foresee(rules, view, plain["seat"], chance, out_of_time(PATIENCE))
    return json.dumps([one.to_json() for one in coming]).encode()
