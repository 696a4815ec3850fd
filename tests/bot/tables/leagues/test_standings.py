"""Standings: points are split exactly, and ties are broken in the order of the rules."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.leagues.standings import (
    SeatResult,
    TableResult,
    lot_of,
    places_of,
    rank_people,
    reserve_points,
    seat_points,
)


def table(*scores: int, gone: tuple[int, ...] = ()) -> TableResult:
    """Return a table of a, b, c and so on; a computer player has played the seats ``gone``."""
    return [
        SeatResult(owner, None if seat in gone else owner, score)
        for seat, (owner, score) in enumerate(zip("abcde", scores, strict=False))
    ]


def points(result: TableResult) -> list[Fraction]:
    return seat_points(result)


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ((30, 20, 10), [4, Fraction(5, 2), 1]),
        ((30, 30, 10), [Fraction(13, 4), Fraction(13, 4), 1]),
        ((40, 30, 20, 10), [4, 3, 2, 1]),
        ((40, 20, 20, 20), [4, 2, 2, 2]),
        ((5, 5, 5, 5, 5), [Fraction(5, 2)] * 5),
    ],
)
def test_tied_players_share_the_points_of_their_places(
    scores: tuple[int, ...], expected: list[Fraction]
) -> None:
    assert points(table(*scores)) == expected


def test_a_player_who_is_gone_scores_nothing_and_is_last() -> None:
    assert points(table(10, 20, 30, gone=(2,))) == [Fraction(5, 2), 4, 0]


def test_a_reserve_gains_what_the_seat_earns_and_its_person_nothing() -> None:
    result = [
        SeatResult("a", "reserve", 30),
        SeatResult("b", "b", 20),
        SeatResult("c", "c", 10),
    ]
    assert reserve_points([result]) == {"reserve": 4}
    ranked = rank_people("abc", [result])
    assert [(one.person, one.points) for one in ranked] == [
        ("b", Fraction(5, 2)),
        ("c", 1),
        ("a", 0),
    ]


@given(st.lists(st.integers(-5, 60), min_size=3, max_size=5))
def test_a_table_gives_the_same_points_however_it_ends(scores: list[int]) -> None:
    given_points = points(table(*scores))
    assert sum(given_points) == len(scores) + Fraction(3 * len(scores), 2)
    for one, other in permutations(range(len(scores)), 2):
        assert (scores[one] > scores[other]) == (given_points[one] > given_points[other])


def order(*tables: TableResult, people: str = "abcd", **details: Any) -> str:
    ranked = rank_people(people, tables, seed="s", **details)
    return "".join(one.person for one in ranked)


def test_points_come_first() -> None:
    assert order(table(10, 40, 20, 30)) == "bdca"


def test_equal_points_are_broken_by_wins() -> None:
    # a: 1st and 3rd, b: 2nd twice
    ranked = order(table(40, 30, 20, 10), table(20, 30, 40, 10), table(20, 30, 5, 40))
    found = rank_people("abcd", [table(40, 30, 20, 10), table(20, 30, 25, 40)])
    by_person = {one.person: one for one in found}
    assert by_person["a"].wins == 1
    assert ranked.index("b") < ranked.index("a")
    assert [one.person for one in rank_people("ab", [table(9, 8, 7), table(7, 8, 9)])] == ["a", "b"]


def test_equal_wins_are_broken_by_the_share_of_the_best_score() -> None:
    close, far = table(99, 100), table(100, 50)
    assert order(close, far, people="ab") == "ab"
    assert order(table(50, 100), table(100, 99), people="ab") == "ba"


def test_then_by_the_points_of_those_beaten() -> None:
    """A and b each win once and lose once, but a has beaten the stronger opponent."""

    def duel(one: str, other: str) -> TableResult:
        return [SeatResult(one, one, 2), SeatResult(other, other, 1)]

    tables = [duel("a", "c"), duel("b", "d"), duel("c", "b"), duel("d", "a"), duel("c", "d")]
    by_person = {one.person: one for one in rank_people("abcd", tables)}
    assert by_person["a"].points == by_person["b"].points
    assert by_person["a"].sonneborn_berger > by_person["b"].sonneborn_berger
    assert order(*tables).index("a") < order(*tables).index("b")


def test_then_by_last_season_and_by_lot() -> None:
    tied = table(7, 7, 7)
    assert order(tied, people="abc", last_season={"c": 1, "a": 2}) == "cab"
    lots = sorted("abc", key=lambda person: lot_of("s", person))
    assert order(tied, people="abc") == "".join(lots)


@given(st.lists(st.permutations([10, 20, 20, 40]), min_size=1, max_size=6))
def test_points_equal_an_independent_calculation(scores: list[list[int]]) -> None:
    """Compare with the mean of the points of the places that tied players share."""
    expected = dict.fromkeys("abcd", Fraction(0))
    for game in scores:
        places = sorted(game, reverse=True)
        for person, score in zip("abcd", game, strict=True):
            shared = [4 - place for place, other in enumerate(places) if other == score]
            expected[person] += Fraction(sum(shared), len(shared))
    ranked = rank_people("abcd", [table(*game) for game in scores])
    assert {one.person: one.points for one in ranked} == expected
    assert [one.points for one in ranked] == sorted(expected.values(), reverse=True)


def test_lots_stay_secret_before_the_seed_is_published() -> None:
    """People who are still tied share a place, in the order in which they were given."""
    tied = table(7, 7, 7)
    ranked = rank_people("cab", [tied])
    assert [one.person for one in ranked] == ["c", "a", "b"]
    assert {one.lot for one in ranked} == {""}
    assert places_of(ranked) == [1, 1, 1]
    assert places_of(rank_people("cab", [tied], seed="s")) == [1, 2, 3]
    assert places_of(rank_people("dabc", [table(9, 9, 1)])) == [1, 1, 3, 4]
