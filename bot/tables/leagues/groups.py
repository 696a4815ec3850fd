"""Divide people into groups, and a group into tables where everybody meets everybody fairly."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from itertools import combinations

from bot.tables.domain.errors import TableError

MIN_GROUP, MAX_GROUP = 5, 15
"""The sizes a group can have; it must also have more people than a table has seats."""
BEST_SIZE = {3: 7, 4: 7, 5: 11}
"""By seats of a table, the group in which everybody meets everybody equally often."""

Pair = frozenset[str]
Place = tuple[int, int]
"""A group, and a place in it."""


@cache
def first_table_places(people: int, seats: int) -> tuple[int, ...]:
    """Return the places at the first table of a group; adding 1 to each gives the next table.

    How often two people meet depends only on the difference of their places. The block is the one
    whose differences are most even: a difference set where there is one (7 people at 3 or 4 seats,
    11 at 5, 13 at 4), otherwise a block in which the pairs differ by one meeting at most.
    """
    blocks = ((0, *others) for others in combinations(range(1, people), seats - 1))
    return min(blocks, key=lambda block: sum(n * n for n in _meetings(people, block)))


def _meetings(people: int, block: Sequence[int]) -> list[int]:
    """Return how often two people meet, by the difference of their places."""
    counts = [0] * people
    for one in block:
        for other in block:
            counts[(one - other) % people] += 1
    return counts[1:]


def tables_of_group(people: Sequence[str], seats: int) -> list[list[str]]:
    """Return a group's tables, each with its people by seat; everybody plays every seat once."""
    first = first_table_places(len(people), seats)
    return [
        [people[(place + turn) % len(people)] for place in first] for turn in range(len(people))
    ]


def group_sizes(people: int, seats: int) -> list[int]:
    """Return the sizes of the groups for ``people`` people, as close as possible to the best size.

    Raises:
        TableError: there are too few people for a group.
    """
    least = max(MIN_GROUP, seats + 1)
    if people < least:
        raise TableError.because("league-too-few", need=least, have=people)
    best = BEST_SIZE[seats]
    counts = [n for n in range(1, people // least + 1) if -(-people // n) <= MAX_GROUP]
    number = min(counts, key=lambda n: (abs(people / n - best), n))
    small, larger = divmod(people, number)
    return [small + 1] * larger + [small] * (number - larger)


def divide(
    ranked: Sequence[str],
    sizes: Sequence[int],
    apart: Collection[Pair] = (),
    fixed: Collection[str] = (),
) -> list[list[str]]:
    """Divide people, the strongest first, into groups of these sizes.

    Level 1 has one group, and each level has twice as many as the one above; the people of a level
    are dealt to its groups so that these are equally strong. Then people are exchanged, as few
    places away as possible, while that separates pairs who must be ``apart``. Those who are
    ``fixed`` have earned their level and stay in it.
    """
    groups: list[list[str]] = [[] for _ in sizes]
    waiting = list(ranked)
    for level in levels(len(sizes)):
        for person in waiting[: sum(sizes[group] for group in level)]:
            groups[_next_group(groups, sizes, level)].append(person)
        del waiting[: sum(sizes[group] for group in level)]
    while _separate_a_pair(groups, apart, fixed):
        pass
    return groups


def levels(groups: int) -> list[range]:
    """Return the groups of each level: one, two, four and so on; the last may have fewer."""
    found, first, size = [], 0, 1
    while first < groups:
        found.append(range(first, min(first + size, groups)))
        first, size = first + size, 2 * size
    return found


def level_of(group: int) -> int:
    """Return the level of a group, both counted from 0."""
    return (group + 1).bit_length() - 1


def pairs_together(groups: Sequence[Sequence[str]], apart: Collection[Pair]) -> list[Pair]:
    """Return the pairs that must be apart but are in the same group."""
    return [pair for group in groups for pair in apart if pair <= set(group)]


def _next_group(groups: Sequence[Sequence[str]], sizes: Sequence[int], level: range) -> int:
    """Return the group that is dealt to next: there and back again, until they are full."""
    open_groups = [group for group in level if len(groups[group]) < sizes[group]]
    fewest = min(len(groups[group]) for group in open_groups)
    turn = [group for group in open_groups if len(groups[group]) == fewest]
    return turn[-1] if fewest % 2 else turn[0]


def _separate_a_pair(
    groups: Sequence[list[str]], apart: Collection[Pair], fixed: Collection[str]
) -> bool:
    """Exchange two people if that leaves fewer pairs together; return whether it did."""
    unhappy = {person for pair in pairs_together(groups, apart) for person in pair}
    places = [(group, at) for group, people in enumerate(groups) for at in range(len(people))]
    found = []
    for one, other in combinations(places, 2):
        people = {groups[one[0]][one[1]], groups[other[0]][other[1]]}
        distance = abs(level_of(one[0]) - level_of(other[0]))
        if one[0] == other[0] or people.isdisjoint(unhappy) or (distance and people & {*fixed}):
            continue
        gain = _pairs_separated(groups, apart, one, other)
        if gain > 0:
            found.append((-gain, distance, abs(one[1] - other[1]), one, other))
    if not found:
        return False
    *_, one, other = min(found)
    _exchange(groups, one, other)
    return True


def _pairs_separated(
    groups: Sequence[list[str]], apart: Collection[Pair], one: Place, other: Place
) -> int:
    """Return how many pairs an exchange would separate."""
    affected = (groups[one[0]], groups[other[0]])
    before = len(pairs_together(affected, apart))
    _exchange(groups, one, other)
    after = len(pairs_together(affected, apart))
    _exchange(groups, one, other)
    return before - after


def _exchange(groups: Sequence[list[str]], one: Place, other: Place) -> None:
    a, b = groups[one[0]], groups[other[0]]
    a[one[1]], b[other[1]] = b[other[1]], a[one[1]]
