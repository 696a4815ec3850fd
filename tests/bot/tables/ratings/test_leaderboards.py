"""Reading ratings: the newest, their changes, and who is on a leaderboard."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables.domain.ratings import HIDDEN_AFTER, MIN_GAMES, START
from tests.bot.tables.conftest import ON_BOTH
from tests.bot.tables.harness import TablesHarness
from tests.bot.tables.ratings.rating_helpers import GAME, add_changes
from tests.bot.tables.tables_helper import SERVER

pytestmark = ON_BOTH


async def listed(harness: TablesHarness, server_id: str | None = None) -> list[str]:
    """Return the ids on the leaderboard."""
    entries = await harness.tables.ratings.leaderboard(GAME, server_id)
    assert [entry.place for entry in entries] == [*range(1, len(entries) + 1)]
    return [entry.user_id for entry in entries]


async def test_a_rating_is_that_of_the_newest_change(harness: TablesHarness) -> None:
    ratings = harness.tables.ratings
    assert (await ratings.of("100", GAME)).rating == START
    await add_changes(harness, "100", 1, mu=27.0)
    await add_changes(harness, "100", 1, mu=26.0)
    current = await ratings.of("100", GAME)
    assert (current.rating, current.games) == ((26.0, 4.0), 2)
    assert (current.rating.points, current.rating.margin) == (1510, 80)
    assert [change.after.mu for change in await ratings.changes_of("100", GAME)] == [27.0, 26.0]
    assert (await ratings.of("100", "caylus")).games == 0


async def test_a_leaderboard_lists_who_agreed_and_plays_enough(harness: TablesHarness) -> None:
    await add_changes(harness, "100", mu=30.0)
    await add_changes(harness, "101", mu=35.0)
    await add_changes(harness, "102", MIN_GAMES - 1)
    await add_changes(harness, "103", listed=False)
    await add_changes(harness, "104", listed=None)
    assert await listed(harness) == ["101", "100"]


async def test_a_leaderboard_hides_who_has_stopped_playing(harness: TablesHarness) -> None:
    await add_changes(harness, "100", at=harness.clock.now() - HIDDEN_AFTER + timedelta(hours=1))
    assert await listed(harness) == ["100"]
    harness.clock.advance(hours=2)
    assert await listed(harness) == []
    assert (await harness.tables.ratings.of("100", GAME)).rating.mu == 30.0, "it is not lowered"


@pytest.mark.parametrize(("server_id", "expected"), [(SERVER, ["100"]), ("777", ["101"])])
async def test_a_servers_leaderboard_lists_who_has_played_there(
    harness: TablesHarness, server_id: str, expected: list[str]
) -> None:
    await add_changes(harness, "100")
    await add_changes(harness, "101", server_id="777")
    assert await listed(harness, server_id) == expected
