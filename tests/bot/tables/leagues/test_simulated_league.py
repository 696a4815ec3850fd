"""The simulated leagues with few people; ``simulated_league 500`` is part of ``make soak``."""

from __future__ import annotations

from datetime import timedelta

import pytest

from engine.core import registry
from tests.bot.postgres import Server
from tests.bot.tables.leagues.local_process import LocalProcess
from tests.bot.tables.leagues.season_process import GAME, PACKAGE
from tests.bot.tables.leagues.simulated_league import simulate

PEOPLE = 8


async def test_a_league_on_two_processes_of_which_one_is_abandoned_now_and_then(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.PACKAGES, GAME, PACKAGE)
    async with postgres.database() as url:
        simulated, found = await simulate(
            url,
            PEOPLE,
            LocalProcess,
            "28",
            days=1,
            seasons=1,
            kill_every=5,
            step=timedelta(hours=6),
        )
    (league,) = simulated.leagues
    assert simulated.kills > 0
    assert len(league.seasons[0].tables) == len(league.seasons[0].players)
    assert len(found) == 8
