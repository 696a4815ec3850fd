"""Reserves take over seats, leave, come back and delete their data."""

from __future__ import annotations

import pytest
from sqlalchemy import delete
from sqlalchemy.orm import Session

from bot.store.models.league import SeasonMemberRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import Occupant
from bot.tables.leagues.model import MemberRole, Season
from tests.bot.tables.harness import ADMIN, TablesHarness
from tests.bot.tables.leagues.season_helpers import (
    CLUB,
    RecordedPosts,
    all_ended,
    read,
    request,
    signed_up,
    started,
)

LEAVER, RESERVE, OTHER = CLUB[0], CLUB[10], CLUB[11]
ON_SQLITE = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
"""For tests whose statements others make on each kind of database."""


async def with_reserve(harness: TablesHarness) -> tuple[Season, int, int]:
    """Start a season in which the reserve has taken a seat; return that table and seat, too."""
    leagues = harness.tables.leagues
    season = await signed_up(harness, CLUB[:7])
    await leagues.join(RESERVE, season.id, MemberRole.RESERVE)
    season = await started(harness, RecordedPosts(), season)
    await leagues.leave(request(harness, LEAVER), season.id)
    number, seat, _ = (await leagues.open_seats(season.id, RESERVE.id))[0]
    table_id = await leagues.take_over(request(harness, RESERVE), season.id, number, seat)
    return await read(harness, season), table_id, seat


async def stored_values(harness: TablesHarness) -> list[object]:
    tables = await harness.rows()
    return [value for rows in tables.values() for row in rows for value in row]


async def test_a_reserve_who_leaves_is_replaced_and_their_data_can_be_deleted(
    harness: TablesHarness,
) -> None:
    leagues = harness.tables.leagues
    season, table_id, seat = await with_reserve(harness)
    season = await leagues.leave(request(harness, RESERVE), season.id)
    assert season.name_of(RESERVE.id) == RESERVE.name
    assert season.reserves == []
    table = await harness.tables.table(table_id)
    assert table.seats[seat].occupant is Occupant.COMPUTER
    number, free, _ = (await leagues.open_seats(season.id, RESERVE.id))[0]
    with pytest.raises(TableError, match="league-not-a-reserve"):
        await leagues.take_over(request(harness, RESERVE), season.id, number, free)
    await harness.tables.users.delete_personal_data(RESERVE.id, lambda _, n: f"Player {n}")
    values = await stored_values(harness)
    assert RESERVE.id not in values
    assert RESERVE.name not in values


@ON_SQLITE
async def test_a_former_reserve_who_is_no_longer_listed_is_forgotten(
    harness: TablesHarness,
) -> None:
    season, _, _ = await with_reserve(harness)
    season = await all_ended(harness, RecordedPosts(), season)

    def take_off_the_list(session: Session) -> None:
        session.execute(delete(SeasonMemberRow).filter_by(user_id=RESERVE.id))

    await harness.tables.service.transaction(take_off_the_list)
    await harness.tables.users.delete_personal_data(RESERVE.id, lambda _, n: f"Player {n}")
    assert RESERVE.id not in await stored_values(harness)
    season = await read(harness, season)
    (points,) = season.groups[0].reserve_points.items()
    assert season.name_of(points[0]) == "Player 1"
    assert points[1] >= 1


@ON_SQLITE
async def test_a_reserve_who_has_left_can_come_back(harness: TablesHarness) -> None:
    leagues = harness.tables.leagues
    season, left_table, _ = await with_reserve(harness)
    await leagues.leave(request(harness, RESERVE), season.id)
    season = await leagues.join(RESERVE, season.id, MemberRole.RESERVE)
    assert [member.user_id for member in season.reserves] == [RESERVE.id]
    free = await leagues.open_seats(season.id, RESERVE.id)
    left = next(table.number for table in season.tables if table.table_id == left_table)
    assert left not in [number for number, _, _ in free]
    number, seat, _ = free[-1]
    assert await leagues.take_over(request(harness, RESERVE), season.id, number, seat)


@ON_SQLITE
async def test_a_seat_that_a_reserve_plays_stays_theirs_when_its_person_is_replaced(
    harness: TablesHarness,
) -> None:
    leagues = harness.tables.leagues
    season = await signed_up(harness, CLUB[:7])
    await leagues.join(RESERVE, season.id, MemberRole.RESERVE)
    season = await started(harness, RecordedPosts(), season)
    table = next(table for table in season.tables if LEAVER.id in table.people)
    seat, table_id = table.people.index(LEAVER.id), table.table_id or 0
    await harness.tables.seats.resign(request(harness, LEAVER), table_id)
    await leagues.take_over(request(harness, RESERVE), season.id, table.number, seat)
    await leagues.replace(request(harness, ADMIN), season.id, LEAVER.id, OTHER)
    assert (await harness.tables.table(table_id)).seats[seat].user_id == RESERVE.id
    given = [other for other in season.tables if LEAVER.id in other.people and other != table]
    for other in given:
        opened = await harness.tables.table(other.table_id or 0)
        assert opened.seats[other.people.index(LEAVER.id)].user_id == OTHER.id
    assert len(given) == 2
