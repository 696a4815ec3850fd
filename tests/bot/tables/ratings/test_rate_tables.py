"""Rating changes are stored once per table, in the order in which games end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import delete
from sqlalchemy.orm import Session

from bot.store.models.rating import RatingChangeRow, ResultRow
from bot.tables.domain.ratings import START, ResultKind
from bot.tables.ratings.calculate import RatedGame, changes_of_game, current_parameters
from bot.tables.ratings.model import Parameters
from bot.tables.ratings.recompute import recompute
from tests.bot.tables.conftest import ON_BOTH
from tests.bot.tables.harness import OUTSIDER, TablesHarness
from tests.bot.tables.ratings.rated_games import (
    STORED,
    changes,
    offer_seat,
    play_to_end,
    take_over,
)
from tests.bot.tables.tables_helper import Position


@pytest.fixture
async def other(harness: TablesHarness, url: str) -> AsyncIterator[TablesHarness]:
    """Return a second process on the same database."""
    made = TablesHarness(url, harness.clock, alone=False)
    made.ids = harness.ids
    yield made
    await made.store.close()


async def almost_over(harness: TablesHarness, games: int) -> list[Position]:
    """Start games of the same two players, each of which one resignation ends."""
    return [await harness.random(await harness.game("toy", 2), 2) for _ in range(games)]


async def stored(harness: TablesHarness) -> dict[str, list[Any]]:
    """Return all rows of results and ratings, and which number each table has."""
    return await harness.rows(*STORED, "tables")


@ON_BOTH
async def test_games_that_end_in_two_processes_at_once_are_counted_one_after_the_other(
    harness: TablesHarness, other: TablesHarness
) -> None:
    games = await almost_over(harness, 6)
    ends = [
        process.tables.resign(game.table.id, game.table.seats[0].user_id, harness.next_id)
        for process, game in zip([harness, other] * 3, reversed(games), strict=True)
    ]
    await asyncio.gather(*ends)
    numbers = {}
    for game in games:
        for change in (await changes(harness, game.table.id)).values():
            numbers[change.user_id, change.number] = change
    for user_id in ("100", "101"):
        own = [numbers[user_id, number] for number in range(1, 7)]
        for before, after in pairwise(own):
            assert after.before == before.after, "each game starts from the last one's rating"
    before_recompute = await stored(harness)
    await recompute(harness.tables.service)
    assert await stored(harness) == before_recompute, "in the order in which the games ended"


async def test_a_repeated_end_counts_once_also_after_a_restart(harness: TablesHarness) -> None:
    (game,) = await almost_over(harness, 1)
    user, request = game.table.seats[0].user_id, harness.next_id
    await harness.tables.resign(game.table.id, user, request)
    before = await stored(harness)
    await harness.tables.resign(game.table.id, user, request)
    await harness.restart()
    await harness.tables.resign(game.table.id, user, request)
    assert await stored(harness) == before
    assert len(before["rating_changes"]) == 2


@ON_BOTH
async def test_two_processes_that_end_one_game_count_it_once(
    harness: TablesHarness, other: TablesHarness
) -> None:
    (game,) = await almost_over(harness, 1)
    both = await asyncio.gather(
        harness.tables.resign(game.table.id, game.table.seats[0].user_id, harness.next_id),
        other.tables.resign(game.table.id, game.table.seats[1].user_id, harness.next_id),
        return_exceptions=True,
    )
    assert sum(isinstance(result, Exception) for result in both) == 1
    assert len((await harness.rows("rating_changes"))["rating_changes"]) == 2


async def test_a_table_that_is_opened_and_ended_again_is_not_counted_again(
    harness: TablesHarness,
) -> None:
    """The bot never does it: a finished game cannot be undone. A person with the database can."""
    (game,) = await almost_over(harness, 1)
    await harness.tables.resign(game.table.id, game.table.seats[0].user_id, harness.next_id)
    before = (await stored(harness))["rating_changes"]
    await harness.alter("tables", {"id": game.table.id}, status="running", ended_at=None)
    await harness.alter("seats", {"table_id": game.table.id}, occupant="person")
    await harness.restart()
    await harness.tables.resign(game.table.id, game.table.seats[1].user_id, harness.next_id)
    assert (await stored(harness))["rating_changes"] == before


async def test_an_undone_move_is_not_counted_and_a_repair_changes_nothing(
    harness: TablesHarness,
) -> None:
    over = await play_to_end(harness, await harness.game("toy", 2))
    before = (await stored(harness))["rating_changes"]
    await harness.tables.repair(over.table.id)
    assert (await stored(harness))["rating_changes"] == before


@ON_BOTH
async def test_everything_can_be_recomputed_to_the_same_bytes(harness: TablesHarness) -> None:
    await play_to_end(harness, await harness.game("toy", 2))
    (short,) = await almost_over(harness, 1)
    await harness.tables.resign(short.table.id, short.table.seats[0].user_id, harness.next_id)
    position = await harness.random(await harness.game("toy", 3), 4)
    await offer_seat(harness, position, position.table.seats[0].user_id)
    await play_to_end(harness, await take_over(harness, position, OUTSIDER))
    unrated = await harness.game("toy", 2)
    await harness.alter("tables", {"id": unrated.table.id}, rated=False)
    await harness.restart()
    await harness.tables.resign(unrated.table.id, "100", harness.next_id)
    before = await stored(harness)
    assert len(before["rating_changes"]) == 2 + 2 + 4
    assert len(before["results"]) == len(before["rating_changes"]) + 2

    def forget(session: Session) -> None:
        session.execute(delete(RatingChangeRow))
        session.execute(delete(ResultRow))

    await harness.store.write(forget)
    done = await recompute(harness.tables.service)
    assert (done.tables, done.rated, [*done.unreadable]) == (4, 3, [])
    assert await stored(harness) == before
    await recompute(harness.tables.service)
    assert await stored(harness) == before


@ON_BOTH
async def test_recomputing_keeps_what_others_gained_from_a_deleted_person(
    harness: TablesHarness,
) -> None:
    for game in await almost_over(harness, 3):
        await harness.tables.resign(game.table.id, game.table.seats[0].user_id, harness.next_id)
    exported = await harness.tables.users.read_personal_data("101")
    assert [len(exported[table]) for table in STORED] == [3, 3]
    assert exported["rating_changes"][0]["mu_before"] == START.mu
    await harness.tables.users.delete_personal_data("101", lambda language, number: "Player 2")
    before = await stored(harness)
    assert not [row for rows in before.values() for row in rows if "101" in row]
    await recompute(harness.tables.service)
    assert await stored(harness) == before


async def test_results_of_an_unreadable_table_are_kept(harness: TablesHarness) -> None:
    over = await play_to_end(harness, await harness.game("toy", 2))
    before = (await stored(harness))["rating_changes"]
    await harness.alter("tables", {"id": over.table.id}, state="{}")
    await harness.restart()
    done = await recompute(harness.tables.service)
    assert [*done.unreadable] == [over.table.id]
    assert (await stored(harness))["rating_changes"] == before


# Properties of the calculation


def row(seat: int, kind: ResultKind, place: int, tenure: int = 0, share: float = 1.0) -> ResultRow:
    """Return a result of a game of four."""
    return ResultRow(
        table_id=1,
        seat=seat,
        tenure=tenure,
        user_id=f"{seat}{tenure}",
        game="toy",
        seats=4,
        kind=kind,
        place=place,
        points=0,
        share=share,
        ended_at=datetime(2026, 3, 1, tzinfo=UTC),
    )


@st.composite
def fields(draw: st.DrawFn) -> Sequence[ResultRow]:
    """Draw the results of four seats, of which some were left and taken over."""
    left = draw(st.permutations(range(4)))[: draw(st.integers(0, 3))]
    rows = [
        row(seat, ResultKind.LEFT, 4 - left.index(seat))
        if seat in left
        else row(seat, ResultKind.PLAYED, draw(st.integers(1, 4 - len(left))))
        for seat in range(4)
    ]
    for seat in left:
        if draw(st.booleans()):
            place, share = draw(st.integers(1, 4)), draw(st.floats(0, 1))
            rows.append(row(seat, ResultKind.TAKEOVER, place, 1, share))
    return rows


def test_who_wins_in_spite_of_the_turn_order_gains_more() -> None:
    field = [row(0, ResultKind.PLAYED, 1), row(1, ResultKind.PLAYED, 2)]
    parameters = Parameters(seat_advantages={field[0].seats: (3.0, -3.0, 0.0, 0.0)})
    usual, other = (
        changes_of_game(RatedGame(1, field, order), {}, parameters)[0].mu_after
        for order in ({0: 0, 1: 1}, {0: 1, 1: 0})
    )
    unknown = changes_of_game(RatedGame(1, field), {}, parameters)[0].mu_after
    assert usual < unknown < other


@given(fields())
def test_a_takeover_only_gains_and_changes_nobody_elses_rating(field: Sequence[ResultRow]) -> None:
    parameters = current_parameters("caylus")
    with_all = changes_of_game(RatedGame(1, field), {}, parameters)
    alone = [one for one in field if one.kind != ResultKind.TAKEOVER]
    without = {
        one.user_id: one.mu_after for one in changes_of_game(RatedGame(1, alone), {}, parameters)
    }
    for change in with_all:
        if change.kind == ResultKind.TAKEOVER:
            assert change.mu_after >= change.mu_before
        else:
            assert change.mu_after == without[change.user_id]


@given(fields())
def test_who_left_loses_more_than_any_who_stayed(field: Sequence[ResultRow]) -> None:
    rows = changes_of_game(RatedGame(1, field), {}, current_parameters("caylus"))
    by_kind: dict[str, list[float]] = {kind: [] for kind in ResultKind}
    for change in rows:
        by_kind[change.kind].append(change.mu_after - change.mu_before)
    if by_kind["left"] and by_kind["played"]:
        assert max(by_kind["left"]) < min(by_kind["played"])
    lost = {change.place: change.mu_after for change in rows if change.kind == ResultKind.LEFT}
    assert [lost[place] for place in sorted(lost)] == sorted(lost.values(), reverse=True)
