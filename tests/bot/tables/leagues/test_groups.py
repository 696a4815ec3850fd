"""Groups: everybody meets everybody fairly, plays every seat once, and blocks keep people apart."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.domain.errors import TableError
from bot.tables.leagues.groups import (
    MAX_GROUP,
    MIN_GROUP,
    divide,
    first_table_places,
    group_sizes,
    levels,
    pairs_together,
    tables_of_group,
)

DESIGNS = [(people, seats) for seats in (3, 4, 5) for people in range(MIN_GROUP, MAX_GROUP + 1)]
DESIGNS = [(people, seats) for people, seats in DESIGNS if people > seats]


def names(people: int) -> list[str]:
    return [f"p{number}" for number in range(people)]


def meetings(tables: list[list[str]]) -> Counter[frozenset[str]]:
    return Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))


@pytest.mark.parametrize(("people", "seats"), DESIGNS)
def test_everybody_plays_every_seat_once_and_meets_everybody_as_evenly_as_possible(
    people: int, seats: int
) -> None:
    tables = tables_of_group(names(people), seats)
    assert all(len({*table}) == seats for table in tables)
    for seat in range(seats):
        assert {table[seat] for table in tables} == {*names(people)}
    met = meetings(tables)
    counts = [met[frozenset(pair)] for pair in combinations(names(people), 2)]
    assert max(counts) - min(counts) <= 1  # no schedule with as many tables can be more even


@pytest.mark.parametrize(
    ("people", "seats", "times"), [(7, 3, 1), (7, 4, 2), (11, 5, 2), (13, 4, 1)]
)
def test_difference_sets_let_all_pairs_meet_equally_often(
    people: int, seats: int, times: int
) -> None:
    assert {*meetings(tables_of_group(names(people), seats)).values()} == {times}


@pytest.mark.parametrize(
    ("people", "seats"), [(n, k) for n in (6, 7, 8) for k in (3, 4) if (n, k) != (8, 3)]
)
def test_groups_of_six_to_eight_meet_at_least_once(people: int, seats: int) -> None:
    assert len(meetings(tables_of_group(names(people), seats))) == people * (people - 1) // 2


@pytest.mark.parametrize(("people", "seats"), [(5, 3), (6, 3), (6, 4)])
def test_no_schedule_of_a_small_field_is_more_even(people: int, seats: int) -> None:
    """Compare with all ways to fill as many tables as the schedule has, seen as meetings only."""
    block = first_table_places(people, seats)
    ours = sum(n * n for n in meetings(tables_of_group(names(people), seats)).values())
    assert len(block) == seats
    possible = [
        frozenset(map(frozenset, combinations(table, 2)))
        for table in combinations(names(people), seats)
    ]
    best: dict[tuple[int, ...], None] = {(0,) * (people * (people - 1) // 2): None}
    pairs = [frozenset(pair) for pair in combinations(names(people), 2)]
    for _ in range(people):
        grown = {
            tuple(n + (pair in table) for n, pair in zip(counts, pairs, strict=True))
            for counts, table in product(best, possible)
        }
        least = sorted(grown, key=lambda counts: sum(n * n for n in counts))
        best = dict.fromkeys(least[:400])
    assert ours <= min(sum(n * n for n in counts) for counts in best)


@given(st.integers(MIN_GROUP, 200), st.sampled_from([3, 4, 5]))
def test_groups_have_sizes_that_a_schedule_exists_for(people: int, seats: int) -> None:
    if people <= seats:
        with pytest.raises(TableError):
            group_sizes(people, seats)
        return
    sizes = group_sizes(people, seats)
    assert sum(sizes) == people
    assert seats < min(sizes)
    assert MIN_GROUP <= min(sizes) <= max(sizes) <= MAX_GROUP
    assert max(sizes) - min(sizes) <= 1


def test_levels_double() -> None:
    assert levels(6) == [range(1), range(1, 3), range(3, 6)]


@given(st.integers(MIN_GROUP, 60), st.data())
def test_people_are_divided_by_strength(people: int, data: st.DataObject) -> None:
    ranked = data.draw(st.permutations(names(people)))
    sizes = group_sizes(people, 4)
    groups = divide(ranked, sizes)
    assert [len(group) for group in groups] == sizes
    dealt = [person for level in levels(len(sizes)) for group in level for person in groups[group]]
    assert {*dealt} == {*ranked}
    above = 0
    for level in levels(len(sizes)):
        size = sum(sizes[group] for group in level)
        here = {person for group in level for person in groups[group]}
        assert here == {*ranked[above : above + size]}
        above += size


@given(st.data())
def test_blocked_pairs_are_separated_where_there_is_another_group(data: st.DataObject) -> None:
    everyone = names(14)
    pair = st.sampled_from([*combinations(everyone, 2)])
    apart = {frozenset(two) for two in data.draw(st.lists(pair, max_size=3))}
    groups = divide(everyone, [7, 7], apart)
    assert {person for group in groups for person in group} == {*everyone}
    assert _separable(apart) == (pairs_together(groups, apart) == [])


def _separable(apart: set[frozenset[str]]) -> bool:
    """Return whether some division of 14 people into two groups separates all pairs."""
    involved = sorted({person for pair in apart for person in pair})
    for sides in product((0, 1), repeat=len(involved)):
        side = dict(zip(involved, sides, strict=True))
        if all(len({side[person] for person in pair}) == 2 for pair in apart):
            return True
    return not apart


def test_people_who_have_earned_their_level_stay_in_it() -> None:
    everyone = names(21)
    apart = [frozenset(("p0", "p1")), frozenset(("p7", "p9"))]
    groups = divide(everyone, [7, 7, 7], apart, fixed=everyone)
    assert {*groups[0]} == {*everyone[:7]}
    assert pairs_together(groups, apart) == [frozenset(("p0", "p1"))]
