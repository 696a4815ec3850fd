"""Reading ratings: the newest, their changes, and who is on a leaderboard."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from sqlalchemy.orm import Session

from bot.store.models.rating import RatingChangeRow
from bot.store.models.table import TableRow
from bot.store.models.user import UserRow
from bot.tables.domain.ratings import HIDDEN_AFTER, MIN_GAMES, START, ResultKind
from bot.tables.domain.table import Status
from tests.bot.tables.harness import TablesHarness
from tests.bot.tables.tables_helper import SERVER

GAME = "toy"


async def add_changes(
    harness: TablesHarness,
    user_id: str,
    games: int = MIN_GAMES,
    *,
    mu: float = 30.0,
    listed: bool | None = True,
    server_id: str = SERVER,
    at: datetime | None = None,
) -> None:
    """Store a user's changes of a number of games, which all lead to ``mu``."""
    lobby = await harness.lobby(GAME, 2)

    def work(session: Session) -> None:
        session.merge(UserRow(user_id=user_id, leaderboards=listed))
        row = session.get_one(TableRow, lobby.id)
        row.status = Status.FINISHED
        copied = row.model_dump(exclude={"id", "version"})
        for _ in range(games):
            table = TableRow(**{**copied, "server_id": server_id})
            session.add(table)
            session.flush()
            table_id = table.rated_order = table.id or 0
            session.add(
                RatingChangeRow(
                    table_id=table_id,
                    seat=0,
                    tenure=0,
                    user_id=user_id,
                    game=GAME,
                    number=table_id,
                    kind=ResultKind.PLAYED,
                    place=1,
                    mu_before=START.mu,
                    sigma_before=START.sigma,
                    mu_after=mu,
                    sigma_after=4.0,
                    rated_at=at or harness.clock.now(),
                )
            )

    await harness.store.write(work)


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
