"""A league from sign-up to promotion, on both databases, with people who leave and vanish."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import combinations

import pytest

from bot.tables.domain import computer_players
from bot.tables.domain.errors import NotVisible, TableError
from bot.tables.domain.table import Occupant, Status
from bot.tables.leagues.duration import predicted_days
from bot.tables.leagues.model import MemberRole, SeasonKind, SeasonStatus
from engine.core import EngineError
from tests.bot.tables.harness import ADMIN, OUTSIDER, TablesHarness
from tests.bot.tables.leagues.season_helpers import (
    CLUB,
    RecordedPosts,
    all_ended,
    read,
    request,
    signed_up,
    started,
    until_closed,
    upkeep,
)
from tests.bot.tables.ratings.rating_helpers import add_changes
from tests.bot.tables.tables_helper import SERVER
from tests.bot.tables.timeout_helpers import wait

ON_ONE_DATABASE = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
"""For long tests whose statements others make on each kind of database."""


@ON_ONE_DATABASE
async def test_seven_people_play_from_sign_up_to_the_end(harness: TablesHarness) -> None:
    posts = RecordedPosts()
    season = await signed_up(harness, CLUB[:7])
    season = await started(harness, posts, season)
    assert len(season.tables) == 7
    assert all(table.table_id is not None for table in season.tables)
    met = Counter(
        frozenset(pair) for table in season.tables for pair in combinations(table.people, 2)
    )
    assert {*met.values()} == {1}
    for table in season.tables:
        opened = await harness.tables.table(table.table_id or 0)
        assert opened.status is Status.RUNNING
        assert tuple(seat.user_id for seat in opened.seats) == table.people
        assert opened.time_control == "swift"
    season = await until_closed(harness, posts, season)
    assert season.status is SeasonStatus.FINISHED
    (group,) = season.groups
    assert group.ended == group.tables == 7
    assert sorted(member.place or 0 for member in season.members) == [*range(7)]
    assert sum(standing.points for standing in group.standings) == 7 * (4 + 1 + 2.5)
    assert season.seed is not None
    assert posts.posted == [
        f"Club league 1: {what}" for what in ("sign-up", "started", "notice", "finished")
    ]


async def test_the_seats_of_a_season_can_be_verified_like_any_others(
    harness: TablesHarness,
) -> None:
    season = await started(harness, RecordedPosts(), await signed_up(harness, CLUB[:7]))
    season = await all_ended(harness, RecordedPosts(), season)
    table_id = season.tables[0].table_id or 0
    assert (await harness.tables.verify(table_id)).seating_agrees


async def test_restarts_and_a_second_process_open_no_table_twice(harness: TablesHarness) -> None:
    posts = RecordedPosts()
    season = await signed_up(harness, CLUB[:7])
    await harness.tables.leagues.start(ADMIN, season.id)
    await asyncio.gather(*(upkeep(harness, posts).serve_all() for _ in range(3)))
    await harness.restart()
    await upkeep(harness, posts).serve_all()
    season = await read(harness, season)
    opened = [table.table_id for table in season.tables]
    assert len({*opened}) == len(opened) == 7
    rows = await harness.rows("tables")
    assert len(rows["tables"]) == 7


async def test_a_computer_player_continues_for_who_leaves_and_a_reserve_can_only_gain(
    harness: TablesHarness,
) -> None:
    posts, leagues = RecordedPosts(), harness.tables.leagues
    season = await signed_up(harness, CLUB[:7])
    await leagues.join(CLUB[10], season.id, MemberRole.RESERVE)
    season = await started(harness, posts, season)
    leaver, reserve = CLUB[0], CLUB[10]
    await leagues.leave(request(harness, leaver), season.id)
    free = await leagues.open_seats(season.id, reserve.id)
    assert len(free) == 3
    assert {name for _, _, name in free} == {leaver.name}
    number, seat, _ = free[0]
    table_id = await leagues.take_over(request(harness, reserve), season.id, number, seat)
    table = await harness.tables.table(table_id)
    assert table.seats[seat].user_id == reserve.id
    assert table.seats[seat].occupant is Occupant.PERSON
    with pytest.raises(TableError, match="league-seat-is-played"):
        await leagues.take_over(request(harness, reserve), season.id, number, seat)
    number, seat, _ = free[1]
    with pytest.raises(TableError, match="league-not-a-reserve"):
        await leagues.take_over(request(harness, OUTSIDER), season.id, number, seat)
    season = await all_ended(harness, posts, season)
    assert season.status is SeasonStatus.FINISHED
    last = season.groups[0].standings[-1]
    assert last.person == leaver.id
    assert last.points == 0
    assert season.reserve_points[reserve.id] >= 1


async def test_nobody_waits_for_a_vote_about_an_absent_player(harness: TablesHarness) -> None:
    """Two forgiven timeouts, then a computer player: no questions to the other players."""
    season = await started(harness, RecordedPosts(), await signed_up(harness, CLUB[:7]))
    table_id = season.tables[0].table_id or 0
    for _ in range(30):
        table = await wait(harness, table_id, hours=24)
        if any(seat.occupant is Occupant.COMPUTER for seat in table.seats):
            break
    assert any(seat.occupant is Occupant.COMPUTER for seat in table.seats)
    assert (await harness.rows("votes"))["votes"] == []


@ON_ONE_DATABASE
async def test_levels_exchange_people_between_two_seasons(harness: TablesHarness) -> None:
    posts, club = RecordedPosts(), CLUB[:17]
    season = await started(harness, posts, await signed_up(harness, club))
    assert [len([m for m in season.members if m.group == g]) for g in range(3)] == [6, 6, 5]
    first = await all_ended(harness, posts, season)
    up = {m.user_id for m in first.members if m.direction == "up"}
    down = {m.user_id for m in first.members if m.direction == "down"}
    assert len(up) == len(down) == 2
    again = await started(harness, posts, await signed_up(harness, club))
    assert again.number == 2
    top = {m.user_id for m in again.members if m.group == 0}
    assert up <= top
    assert top.isdisjoint(down)


@ON_ONE_DATABASE
async def test_newcomers_are_seeded_by_rating_behind_those_who_return(
    harness: TablesHarness,
) -> None:
    posts, returning = RecordedPosts(), CLUB[:5]
    for person, mu in zip(CLUB[5:9], (24.0, 29.0, 26.0, 31.0), strict=True):
        await add_changes(harness, person.id, 1, mu=mu)
    await all_ended(
        harness, posts, await started(harness, posts, await signed_up(harness, returning))
    )
    again = await started(harness, posts, await signed_up(harness, CLUB[:12]))
    top = {member.user_id for member in again.members if member.group == 0}
    best = CLUB[8]
    assert top == {person.id for person in (*returning, best)}
    rated_lower, unrated = {CLUB[5].id, CLUB[6].id, CLUB[7].id}, {one.id for one in CLUB[9:12]}
    assert {member.user_id for member in again.members if member.group == 1} == (
        rated_lower | unrated
    )


async def test_the_best_rated_newcomers_form_the_first_group(harness: TablesHarness) -> None:
    strong = CLUB[6:12]
    for at, person in enumerate(strong):
        await add_changes(harness, person.id, 1, mu=20.0 + at)
    season = await started(harness, RecordedPosts(), await signed_up(harness, CLUB[:12]))
    top = {member.user_id for member in season.members if member.group == 0}
    assert top == {person.id for person in strong}


async def test_people_who_blocked_one_another_are_in_different_groups(
    harness: TablesHarness,
) -> None:
    for blocked in CLUB[1:4]:
        await harness.tables.blocks.block(CLUB[0].id, blocked)
    season = await signed_up(harness, CLUB[:14])
    season = await harness.tables.leagues.start(ADMIN, season.id)
    groups = {member.user_id: member.group for member in season.members}
    assert season.blocked_pairs == 0
    assert all(groups[CLUB[0].id] != groups[blocked.id] for blocked in CLUB[1:4])


async def test_the_admin_is_told_if_blocks_cannot_be_respected(harness: TablesHarness) -> None:
    await harness.tables.blocks.block(CLUB[0].id, CLUB[1])
    season = await signed_up(harness, CLUB[:7])
    season = await harness.tables.leagues.start(ADMIN, season.id)
    assert season.blocked_pairs == 1


async def test_a_cup_has_rounds_a_cut_and_a_final(harness: TablesHarness) -> None:
    posts = RecordedPosts()
    season = await signed_up(harness, CLUB[:9], kind=SeasonKind.CUP, name="Cup")
    season = await started(harness, posts, season)
    while season.status is SeasonStatus.RUNNING:
        season = await all_ended(harness, posts, season)
    assert posts.posted.count("Cup 1: round") == 2, "round 2 and the final"
    sizes = [[len(t.people) for t in season.tables if t.round == r] for r in (1, 2, 3)]
    assert sizes == [[3, 3, 3], [3, 3, 3], [3]]
    met = Counter(
        frozenset(pair)
        for table in season.tables
        if table.round < 3
        for pair in combinations(table.people, 2)
    )
    assert {*met.values()} == {1}
    final = next(table for table in season.tables if table.round == 3)
    places = {member.user_id: member.place for member in season.members}
    assert sorted(places[person] or 0 for person in final.people) == [0, 1, 2]


async def test_a_round_of_a_cup_is_as_long_as_its_largest_pod_needs(harness: TablesHarness) -> None:
    season = await signed_up(harness, CLUB[:7], kind=SeasonKind.CUP, name="Cup")
    season = await harness.tables.leagues.start(ADMIN, season.id)
    assert [len(pod.people) for pod in season.pods] == [4, 3]
    assert season.closes_at is not None
    four, three = (predicted_days("toy", seats, "swift") for seats in (4, 3))
    assert (season.closes_at - harness.clock.now()).days == four > three == season.days


async def test_a_paused_season_opens_nothing_and_closes_later(harness: TablesHarness) -> None:
    posts, leagues = RecordedPosts(), harness.tables.leagues
    season = await signed_up(harness, CLUB[:7])
    await leagues.start(ADMIN, season.id)
    season = await leagues.set_paused(ADMIN, season.id, paused=True)
    closing = season.closes_at
    assert closing is not None
    await upkeep(harness, posts).serve_all()
    assert posts.made == []
    harness.clock.advance(days=1)
    season = await leagues.set_paused(ADMIN, season.id, paused=False)
    assert season.closes_at is not None
    assert (season.closes_at - closing).total_seconds() == 86400
    await upkeep(harness, posts).serve_all()
    assert len(posts.made) == 7


async def test_an_admin_replaces_a_player(harness: TablesHarness) -> None:
    leagues = harness.tables.leagues
    season = await started(harness, RecordedPosts(), await signed_up(harness, CLUB[:7]))
    gone, new = CLUB[0], CLUB[20]
    season = await leagues.replace(request(harness, ADMIN), season.id, gone.id, new)
    members = {member.user_id: member for member in season.members}
    assert members[gone.id].withdrawn
    assert members[new.id].role is MemberRole.RESERVE
    for table in season.tables:
        if gone.id in table.people:
            opened = await harness.tables.table(table.table_id or 0)
            assert opened.seats[table.people.index(gone.id)].user_id == new.id


async def test_refusals(harness: TablesHarness) -> None:
    leagues = harness.tables.leagues
    season = await signed_up(harness, CLUB[:4])
    with pytest.raises(TableError, match="league-too-few"):
        await leagues.start(ADMIN, season.id)
    with pytest.raises(TableError, match="table-admin-only"):
        await leagues.start(CLUB[0], season.id)
    with pytest.raises(NotVisible):
        await leagues.read(season.id, "another server")
    with pytest.raises(TableError, match="league-name-taken"):
        await signed_up(harness, [])
    with pytest.raises(TableError, match="league-not-joined"):
        await leagues.leave(request(harness, OUTSIDER), season.id)
    await leagues.cancel(ADMIN, season.id)
    with pytest.raises(TableError, match="league-is-cancelled"):
        await leagues.join(CLUB[9], season.id, MemberRole.PLAYER)
    assert [one.name for one in await leagues.names(SERVER)] == ["Club league"]


@ON_ONE_DATABASE
async def test_a_game_needs_computer_players_who_play_on_for_people(
    harness: TablesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lacks_weights(name: str) -> None:
        raise EngineError(f"{name} has no trained weights")

    monkeypatch.setattr(computer_players, "load_model", lacks_weights)
    with pytest.raises(TableError, match="table-no-computers"):
        await signed_up(harness, [])


async def test_a_deleted_person_is_anonymous_and_still_counts(harness: TablesHarness) -> None:
    posts, gone = RecordedPosts(), CLUB[0]
    season = await started(harness, posts, await signed_up(harness, CLUB[:7]))
    await harness.tables.leagues.leave(request(harness, gone), season.id)
    exported = await harness.tables.users.read_personal_data(gone.id)
    assert len(exported["season_seats"]) == 3
    assert exported["season_members"][0]["name"] == gone.name
    await harness.tables.users.delete_personal_data(gone.id, lambda _, number: f"Player {number}")
    rows = [value for table in (await harness.rows()).values() for row in table for value in row]
    assert gone.id not in rows
    assert gone.name not in rows
    season = await all_ended(harness, posts, season)
    assert season.status is SeasonStatus.FINISHED
    assert season.groups[0].standings[-1].points == 0
    assert len(season.players) == 7


async def test_a_tables_time_control_is_that_of_the_season(harness: TablesHarness) -> None:
    season = await started(harness, RecordedPosts(), await signed_up(harness, CLUB[:7]))
    table = season.tables[0]
    player = next(person for person in CLUB if person.id == table.people[0])
    with pytest.raises(TableError, match="league-one-time-control"):
        await harness.tables.time_control.propose(
            request(harness, player), table.table_id or 0, "relaxed"
        )
