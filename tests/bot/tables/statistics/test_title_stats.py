"""Title pages: turn order with intervals, length, openings adjusted for strength."""

from __future__ import annotations

import json
import math
from statistics import fmean, stdev
from typing import Any

import pytest

from bot.tables.domain.ratings import Rating, ResultKind
from bot.tables.domain.statistics import Spread
from bot.tables.history.first_moves import FirstMoves, turn_orders
from bot.tables.statistics.api import TITLE_LIFETIME
from bot.tables.statistics.intervals import mean_interval, share_interval, spread
from bot.tables.statistics.title_stats import MIN_OPENINGS, expected_share, opening_stats
from tests.bot.tables.conftest import ON_BOTH
from tests.bot.tables.harness import TablesHarness
from tests.bot.tables.statistics.finished import GAME, Finished, Player, own_game, store


def pair(first: int, second: int, **more: Any) -> Finished:
    places = (1 + (first < second), 1 + (second < first))
    players = [Player("1", first, places[0]), Player("2", second, places[1])]
    return Finished(players, **more)


@ON_BOTH
async def test_points_and_wins_are_by_turn_order_not_by_seat(harness: TablesHarness) -> None:
    await store(harness, pair(10, 4), pair(3, 9, order=(1, 0)), pair(6, 6), pair(8, 4))
    stats = await harness.tables.statistics.title(GAME)
    assert (stats.games, stats.players) == (4, 2)
    first, second = stats.order
    assert (first.players, first.place, first.games) == (2, 1, 4)
    assert first.points == fmean((10, 9, 6, 8))
    aheads = [6, 6, 0, 4]
    assert first.ahead.mean == fmean(aheads) == -second.ahead.mean
    assert first.ahead.high - first.ahead.mean == pytest.approx(1.959964 * stdev(aheads) / 2)
    assert first.won.mean == 3.5 / 4, "a shared win is a half for each"
    assert second.won.mean == 0.5 / 4


@ON_BOTH
async def test_the_turn_order_of_a_table_is_that_of_its_first_moves(harness: TablesHarness) -> None:
    usual, other = await store(harness, pair(10, 4), pair(3, 9, order=(1, 0)))
    orders = await harness.store.read(lambda session: turn_orders(session, [usual, other, 999]))
    assert orders == {usual: {0: 0, 1: 1}, other: {1: 0, 0: 1}}


@ON_BOTH
async def test_only_games_that_people_alone_played_to_the_end_count(
    harness: TablesHarness,
) -> None:
    computer = [Player("1", 5), Player("opponent-1", 3, 2, strength="easy")]
    left = [Player("1", 5), Player("2", 3, 2, ResultKind.LEFT)]
    closed = [Player("1", 5, share=0.9), Player("2", 3, 2, share=0.9)]
    others = [Finished(players) for players in (computer, left, closed)]
    await store(harness, *others, pair(5, 3, game="caylus"))
    stats = await harness.tables.statistics.title(GAME)
    assert (stats.games, stats.order, stats.openings, stats.moves) == (0, (), (), None)


async def test_the_length_is_the_middle_and_the_middle_half(harness: TablesHarness) -> None:
    await store(harness, *(pair(5, 3, moves=moves, hours=moves / 10) for moves in (10, 20, 30)))
    stats = await harness.tables.statistics.title(GAME)
    assert stats.moves == Spread(15, 20, 25)
    assert stats.hours == Spread(1.5, 2, 2.5)


@ON_BOTH
async def test_first_moves_are_those_that_stayed(harness: TablesHarness) -> None:
    games = [
        Finished([Player("1", 9, 1, opening=1), Player("2", 3, 2, opening=2)])
        for _ in range(MIN_OPENINGS)
    ]
    first, *_ = await store(harness, *games)
    undone = json.dumps([["played", 0, {"card": 3}], ["drew", 0, {}, {"card": 7}]])
    await harness.alter("actions", {"table_id": first, "number": 1}, events=undone)
    stats = await harness.tables.statistics.title(GAME)
    found = {one.events[0].data["card"]: one for one in stats.openings}
    assert set(found) == {2}, "three was made once, one not often enough"
    assert found[2].gain.mean == -0.5
    assert "7" not in json.dumps([one.events[0].to_json() for one in stats.openings])


def test_a_first_move_gets_no_credit_for_strong_players() -> None:
    games = [own_game(9, 5).game for _ in range(MIN_OPENINGS)]
    played = json.dumps([["played", 0, {"card": 1}]])
    moves = {game.table_id: [FirstMoves(0, (played,))] for game in games}
    (plain,) = opening_stats(games, moves, {})
    assert plain.gain.mean == 0.5
    strong = {(game.table_id, 0): Rating(65.0, 2.0) for game in games}
    (adjusted,) = opening_stats(games, moves, strong)
    assert adjusted.gain.mean == pytest.approx(1 - 10 / 11)


def test_an_opening_goes_on_to_the_second_move() -> None:
    games = [own_game(9, 5).game for _ in range(3 * MIN_OPENINGS)]

    def played(*cards: int) -> FirstMoves:
        return FirstMoves(0, tuple(json.dumps([["played", 0, {"card": card}]]) for card in cards))

    often, rare = [played(1, 2)] * (2 * MIN_OPENINGS), [played(1, 3)] * MIN_OPENINGS
    moves = {game.table_id: [one] for game, one in zip(games, often + rare, strict=True)}
    found = opening_stats(games, moves, {})
    assert [([event.data["card"] for event in one.events], one.times) for one in found] == [
        ([1], 3 * MIN_OPENINGS),
        ([1, 2], 2 * MIN_OPENINGS),
        ([1, 3], MIN_OPENINGS),
    ]
    always = {game.table_id: [played(1, 2)] for game in games}
    (only,) = opening_stats(games, always, {})
    assert [event.data["card"] for event in only.events] == [1, 2], "with its continuation only"


def test_expected_shares_are_those_of_elo() -> None:
    one, other = Rating(25.0, 2.0), Rating(65.0, 2.0)
    assert expected_share(one, one) == 0.5
    assert expected_share(other, one) == pytest.approx(10 / 11)
    assert expected_share(one, other) + expected_share(other, one) == pytest.approx(1)


def test_intervals() -> None:
    assert mean_interval([4.0]) == (4.0, -math.inf, math.inf)
    assert mean_interval([2.0, 2.0, 2.0]) == (2.0, 2.0, 2.0)
    share, low, high = share_interval(0, 10)
    assert (share, low) == (0, 0)
    assert high == pytest.approx(0.2775, abs=1e-4), "by Wilson, as published tables have it"
    assert share_interval(10, 10).low == pytest.approx(1 - 0.2775, abs=1e-4)
    assert spread([]) is None
    assert spread([3.0]) == (3, 3, 3)


async def test_a_title_page_is_calculated_again_after_ten_minutes(harness: TablesHarness) -> None:
    statistics = harness.tables.statistics
    await store(harness, pair(10, 4))
    assert (await statistics.title(GAME)).games == 1
    await store(harness, pair(10, 4))
    assert (await statistics.title(GAME)).games == 1
    harness.clock.advance(seconds=TITLE_LIFETIME.total_seconds())
    assert (await statistics.title(GAME)).games == 2
