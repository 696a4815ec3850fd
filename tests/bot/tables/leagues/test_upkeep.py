"""The upkeep of seasons goes on where posts, tables or processes have failed."""

from __future__ import annotations

import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session

from bot.store.models.league import SeasonMemberRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.table import Occupant
from bot.tables.leagues.model import Announcement, MemberRole, Season, SeasonTable
from bot.tables.seats.empty_seat import empty_seat
from tests.bot.tables.harness import TablesHarness
from tests.bot.tables.leagues.season_helpers import (
    CLUB,
    RecordedPosts,
    read,
    request,
    seconds_until_closed,
    signed_up,
    started,
    upkeep,
)

ON_SQLITE = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
"""For tests whose statements others make on each kind of database."""
RESERVE = CLUB[10]


class NoPosts(RecordedPosts):
    """Makes places, but cannot post: the channel with the announcements is gone."""

    async def announce(self, season: Season, what: Announcement) -> str | None:
        raise TableError.because("league-no-channel")


async def let_close(harness: TablesHarness, posts: RecordedPosts, season: Season) -> None:
    """Let the notice and the closing date pass."""
    for days_before in (1, 0):
        ahead = seconds_until_closed(harness, await read(harness, season)) - 86400 * days_before
        harness.clock.advance(seconds=ahead)
        await upkeep(harness, posts).serve_all()


async def occupants(harness: TablesHarness, table: SeasonTable) -> list[Occupant]:
    return [seat.occupant for seat in (await harness.tables.table(table.table_id or 0)).seats]


@ON_SQLITE
async def test_tables_open_and_close_though_nothing_can_be_posted(harness: TablesHarness) -> None:
    posts = NoPosts()
    season = await started(harness, posts, await signed_up(harness, CLUB[:7]))
    assert all(table.table_id is not None for table in season.tables)
    await let_close(harness, posts, season)
    for table in season.tables:
        assert Occupant.PERSON not in await occupants(harness, table)


@ON_SQLITE
async def test_a_damaged_table_does_not_keep_the_others_from_closing(
    harness: TablesHarness,
) -> None:
    posts = RecordedPosts()
    season = await started(harness, posts, await signed_up(harness, CLUB[:7]))
    damaged, *others = season.tables
    await harness.alter("tables", {"id": damaged.table_id}, state="not JSON")
    await harness.restart()
    await let_close(harness, posts, season)
    for table in others:
        assert Occupant.PERSON not in await occupants(harness, table)


async def test_who_has_left_but_is_still_seated_is_replaced(harness: TablesHarness) -> None:
    """A process may have stopped between taking them off the list and replacing them."""
    posts, leaver = RecordedPosts(), CLUB[0]
    season = await started(harness, posts, await signed_up(harness, CLUB[:7]))

    def withdraw(session: Session) -> None:
        row = update(SeasonMemberRow).filter_by(user_id=leaver.id)
        session.execute(row.values(withdrawn=True))

    await harness.tables.service.transaction(withdraw)
    await upkeep(harness, posts).serve_all()
    for table in season.tables:
        replaced = [Occupant.COMPUTER if p == leaver.id else Occupant.PERSON for p in table.people]
        assert await occupants(harness, table) == replaced


async def test_empty_seats_of_a_closed_season_cannot_be_taken_over(harness: TablesHarness) -> None:
    posts, leagues = RecordedPosts(), harness.tables.leagues
    season = await signed_up(harness, CLUB[:7])
    await leagues.join(RESERVE, season.id, MemberRole.RESERVE)
    season = await started(harness, posts, season)
    table = season.tables[0]
    table_id, owner = table.table_id or 0, next(p for p in CLUB if p.id == table.people[0])
    await harness.tables.service.change(
        table_id, None, lambda unit: empty_seat(unit, 0, ActionKind.EMPTY_SEAT)
    )
    assert [one[:2] for one in await leagues.open_seats(season.id, RESERVE.id)] == [
        (table.number, 0)
    ]
    await let_close(harness, posts, season)
    assert await leagues.open_seats(season.id, RESERVE.id) == []
    with pytest.raises(TableError, match="league-seat-is-played"):
        await leagues.take_over(request(harness, RESERVE), season.id, table.number, 0)
    with pytest.raises(TableError, match="league-seat-is-played"):
        await harness.tables.seats.take_over(request(harness, owner), table_id)
