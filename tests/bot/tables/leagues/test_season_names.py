"""Seasons are found by what is typed."""

from __future__ import annotations

from bot.tables.leagues import api
from tests.bot.tables.conftest import ON_BOTH
from tests.bot.tables.harness import ADMIN, TablesHarness
from tests.bot.tables.leagues.season_helpers import signed_up
from tests.bot.tables.tables_helper import SERVER

pytestmark = ON_BOTH


async def test_old_seasons_are_found_behind_many_newer_ones(harness: TablesHarness) -> None:
    for name in ("Spring cup", *["Club league"] * api.MAX_LISTED):
        season = await signed_up(harness, [], name=name)
        await harness.tables.leagues.cancel(ADMIN, season.id)
    listed = await harness.tables.leagues.names(SERVER)
    assert [one.number for one in listed] == [*range(api.MAX_LISTED, 0, -1)]
    assert [one.name for one in await harness.tables.leagues.names(SERVER, "SPRING")] == [
        "Spring cup"
    ]
    (second,) = await harness.tables.leagues.names(SERVER, "league 24")
    assert second.number == 24
