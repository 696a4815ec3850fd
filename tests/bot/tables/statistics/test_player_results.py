"""A person's results: who counts, by players and turn order, opponents, names and visibility."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest

from bot.tables.domain.errors import NotVisible
from bot.tables.domain.ratings import ResultKind
from bot.tables.domain.request import Person
from bot.tables.domain.statistics import Met, MetKind, PlayerResults
from bot.tables.exports import results_csv, results_json
from bot.tables.statistics import head_to_head
from tests.bot.tables.conftest import ON_BOTH
from tests.bot.tables.harness import PEOPLE, TablesHarness
from tests.bot.tables.statistics.finished import (
    BEGIN,
    GAME,
    Finished,
    Player,
    set_listed,
    store,
)
from tests.bot.tables.tables_helper import SERVER

ALICE, BOB, CAROL = (person.id for person in PEOPLE[:3])
ELSEWHERE = "77"


async def results(
    harness: TablesHarness, user_id: str = ALICE, viewer: Person = PEOPLE[0]
) -> PlayerResults:
    return await harness.tables.statistics.results_of(viewer, user_id, GAME, member=False)


def duel(own: int, other: int, **more: Any) -> Finished:
    """Return a game of Alice against Bob with these points."""
    places = (1 + (own < other), 1 + (other < own))
    players = [Player(ALICE, own, places[0]), Player(BOB, other, places[1])]
    return Finished(players, **more)


@ON_BOTH
async def test_results_are_summed_up_by_players_and_turn_order(harness: TablesHarness) -> None:
    three = [Player(ALICE, 20, 2), Player(BOB, 30, 1), Player(CAROL, 10, 3)]
    await store(harness, duel(12, 8), duel(5, 9, order=(1, 0)), Finished(three, order=(2, 1, 0)))
    found = await results(harness)
    assert (found.games, found.won, found.most) == (3, 1, 20)
    assert found.place == pytest.approx(5 / 3)
    assert found.ahead == pytest.approx((4 - 4 + 0) / 3)
    players = {tally.number: tally[1:] for tally in found.by_players if tally.games}
    assert players == {2: (2, 1, 0.0), 3: (1, 0, 0.0)}
    order = {tally.number: tally[1:] for tally in found.by_order if tally.games}
    assert order == {1: (1, 1, 4.0), 2: (1, 0, -4.0), 3: (1, 0, 0.0)}


async def test_only_games_with_another_person_on_own_seats_count(harness: TablesHarness) -> None:
    computer = Player("opponent-1", 3, 2, strength="easy")
    takeover = Player(ALICE, 9, 1, ResultKind.TAKEOVER)
    cut_short = [Player(ALICE, 9, None), Player(BOB, 3, None)]
    left = [Player(ALICE, 9, 2, ResultKind.LEFT), Player(BOB, 3, 1)]
    await store(
        harness,
        Finished([Player(ALICE, 9), computer]),
        Finished([takeover, Player(BOB, 3, 2)]),
        Finished(cut_short),
        Finished(left),
    )
    found = await results(harness)
    assert (found.games, found.won, found.place) == (1, 0, 2.0)
    assert (await results(harness, BOB)).won == 1


async def test_the_rating_has_a_curve_and_a_trend_of_ten(harness: TablesHarness) -> None:
    for mu in range(26, 36):
        players = [Player(ALICE, 5, mu=float(mu)), Player(BOB, 3, 2, mu=20.0)]
        await store(harness, Finished(players))
    found = await results(harness)
    assert [one.rating.points for one in found.curve] == [1500 + 10 * n for n in range(1, 11)]
    assert found.trend == 100
    assert (await results(harness, CAROL, PEOPLE[2])).curve == ()


def met(user_id: str, ahead: int, behind: int, tied: int = 0) -> Met:
    return Met(user_id, ahead + behind + tied, ahead, behind, BEGIN)


def test_rival_nemesis_and_companion() -> None:
    seen_off, even, better, often = (
        met("1", 6, 0),
        met("2", 2, 2, 1),
        met("3", 0, 4),
        met("4", 8, 2),
    )
    everybody = [seen_off, even, better, often]
    assert head_to_head.rival(everybody) == even
    assert head_to_head.nemesis(everybody) == better
    assert head_to_head.companion(everybody) == often
    seldom = [met("5", 1, 1)]
    assert head_to_head.rival(seldom) is head_to_head.companion(seldom) is None
    assert head_to_head.nemesis([seen_off]) is None
    chosen = head_to_head.choose(everybody, {"1"})
    assert chosen == {MetKind.RIVAL: seen_off, MetKind.NEMESIS: None, MetKind.COMPANION: seen_off}


@ON_BOTH
async def test_a_record_names_opponents_as_at_their_latest_table(harness: TablesHarness) -> None:
    await store(harness, *(duel(5, 9) for _ in range(3)))
    found = await results(harness)
    nemesis = found.met[MetKind.NEMESIS]
    assert nemesis is not None
    assert (nemesis.user_id, nemesis.games, nemesis.behind) == (BOB, 3, 3)
    assert found.names[BOB] == f"Name of {BOB}"


@ON_BOTH
async def test_strangers_see_only_those_who_are_on_leaderboards(harness: TablesHarness) -> None:
    await store(harness, *(duel(5, 9, server_id=ELSEWHERE) for _ in range(3)))
    stranger = Person("900", "Zoe", SERVER)
    with pytest.raises(NotVisible):
        await results(harness, ALICE, stranger)
    assert (await results(harness, ALICE, stranger._replace(server_id=ELSEWHERE))).games == 3
    assert (await results(harness, ALICE, PEOPLE[1])).games == 3
    member = await harness.tables.statistics.results_of(stranger, ALICE, GAME, member=True)
    assert member.games == 3
    await set_listed(harness, ALICE)
    found = await results(harness, ALICE, stranger)
    assert found.games == 3
    assert set(found.met.values()) == {None}, "Bob is not on leaderboards"
    assert set(found.names) == {ALICE}


@ON_BOTH
async def test_people_who_block_one_another_hide_their_results(harness: TablesHarness) -> None:
    await store(harness, *(duel(5, 9) for _ in range(3)))
    await set_listed(harness, ALICE, BOB)
    await harness.tables.blocks.block(ALICE, PEOPLE[1])
    for viewer, other in ((PEOPLE[1], ALICE), (PEOPLE[0], BOB)):
        with pytest.raises(NotVisible):
            await results(harness, other, viewer)
        assert await harness.tables.statistics.duels(viewer, other) == []
    assert set((await results(harness, ALICE)).met.values()) == {None}
    assert set((await results(harness, ALICE, PEOPLE[2])).met.values()) == {None}


async def test_a_deleted_person_is_named_nowhere(harness: TablesHarness) -> None:
    await store(harness, *(duel(5, 9) for _ in range(3)))
    await harness.tables.users.delete_personal_data(BOB, lambda _, number: f"Player {number}")
    found = await results(harness)
    assert (found.games, found.won) == (3, 0)
    assert set(found.met.values()) == {None}
    assert await harness.tables.statistics.duels(PEOPLE[0], BOB) == []
    with pytest.raises(NotVisible):
        await results(harness, BOB)


async def test_a_record_against_a_person_is_by_game(harness: TablesHarness) -> None:
    await store(harness, duel(12, 8), duel(5, 9), duel(7, 7), duel(50, 60, game="caylus"))
    toy, caylus = await harness.tables.statistics.duels(PEOPLE[0], BOB)
    assert (toy.game, toy.met[1:4], toy.own_points, toy.other_points) == (GAME, (3, 1, 1), 8, 8)
    assert (caylus.game, caylus.met[1:4]) == ("caylus", (1, 0, 1))
    assert await harness.tables.statistics.duels(PEOPLE[0], CAROL) == []


@ON_BOTH
async def test_the_export_has_all_own_results_and_nobody_else(harness: TablesHarness) -> None:
    rated = [Player(ALICE, 9, 1, mu=27.0), Player(BOB, 4, 2, mu=23.0)]
    alone = [Player(ALICE, 3, 2), Player("opponent-1", 8, 1, strength="hard")]
    first, second = await store(harness, Finished(rated), Finished(alone))
    found = await harness.tables.statistics.own_results(ALICE)
    listed = json.loads(results_json(found))
    assert [row["table"] for row in listed] == [first, second]
    assert (listed[0]["rating_before"], listed[0]["rating_after"]) == (1500, 1520)
    assert (listed[1]["rating_after"], listed[1]["mean_of_others"]) == (None, 8.0)
    read = list(csv.DictReader(io.StringIO(results_csv(found))))
    assert [(row["points"], row["place"], row["seat"]) for row in read] == [
        ("9", "1", "1"),
        ("3", "2", "1"),
    ]
    assert read[1]["rating_after"] == ""
    for text in (results_csv(found), results_json(found)):
        assert BOB not in text
        assert "seed-of" not in text


async def test_without_a_game_it_is_the_one_played_most(harness: TablesHarness) -> None:
    statistics = harness.tables.statistics
    nothing = await statistics.results_of(PEOPLE[0], ALICE, None, member=False)
    assert (nothing.game, nothing.games, nothing.played) == ("", 0, ())
    await store(harness, duel(1, 2, game="caylus"), duel(1, 2), duel(2, 1))
    found = await statistics.results_of(PEOPLE[0], ALICE, None, member=False)
    assert (found.game, found.games, found.played) == (GAME, 2, (GAME, "caylus"))
