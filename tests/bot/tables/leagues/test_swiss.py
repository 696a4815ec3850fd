"""Pods of a cup: no avoidable rematch, balanced seats, fair byes; compared with brute force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tables.leagues.swiss import PODS, History, pair, pod_sizes, seat_pod


def names(people: int) -> list[str]:
    return [f"p{number}" for number in range(people)]


def partitions(people: Sequence[str], sizes: Sequence[int]) -> Iterator[list[frozenset[str]]]:
    """Yield every way to divide people into pods of these sizes."""
    if not sizes:
        yield []
        return
    for pod in combinations(people, sizes[0]):
        rest = [person for person in people if person not in pod]
        for others in partitions(rest, sizes[1:]):
            yield [frozenset(pod), *others]


def rematches(pods: Sequence[Sequence[str] | frozenset[str]], history: History) -> int:
    pairs = [frozenset(two) for pod in pods for two in combinations(sorted(pod), 2)]
    return sum(history.meetings[two] for two in pairs)


@settings(max_examples=25)
@given(st.integers(6, 9), st.sampled_from([3, 4]), st.integers(1, 3), st.randoms())
def test_nobody_meets_again_if_it_can_be_avoided(
    people: int, best: int, rounds: int, chance: Random
) -> None:
    everyone = names(people)
    pods: list[list[str]] = []
    for _ in range(rounds):
        history = History.of(pods)
        points = {person: Fraction(chance.randrange(8)) for person in everyone}
        ranked = sorted(everyone, key=lambda person: -points[person])
        found = pair(ranked, points, history, best)
        playing = sorted(person for pod in found.pods for person in pod)
        sizes = [len(pod) for pod in found.pods]
        fewest = min(rematches(other, history) for other in partitions(playing, sizes))
        assert rematches(found.pods, history) == fewest
        pods += found.pods


@given(st.integers(3, 40), st.sampled_from(PODS))
def test_pods_leave_nobody_out_who_could_play(people: int, best: int) -> None:
    sizes = pod_sizes(people, best)
    assert {*sizes} <= {*PODS}
    assert sum(sizes) == people  # 3, 4 and 5 add up to every number from 3


@given(st.integers(1, 40), st.sampled_from([3, 4]))
def test_pods_of_one_size_need_as_few_byes_as_possible(people: int, size: int) -> None:
    assert pod_sizes(people, size, [size]) == [size] * (people // size)


def test_the_pods_are_as_close_to_the_best_size_as_possible() -> None:
    assert pod_sizes(13, 4) == [5, 4, 4]
    assert pod_sizes(15, 4) == [4, 4, 4, 3]
    assert pod_sizes(10, 3) == [4, 3, 3]


@settings(max_examples=20)
@given(st.integers(5, 16), st.integers(1, 5))
def test_byes_and_seats_are_shared_fairly(people: int, rounds: int) -> None:
    everyone, byes = names(people), Counter[str]()
    pods: list[list[str]] = []
    points = dict.fromkeys(everyone, Fraction(0))
    for _ in range(rounds):
        found = pair(everyone, points, History.of(pods, byes.elements()), 4, [4])
        pods += found.pods
        byes.update(found.byes)
    counts = [byes[person] for person in everyone]
    assert max(counts) - min(counts) <= 1
    assert sum(counts) == rounds * (people % 4)


@given(st.integers(3, 5), st.integers(1, 5))
def test_people_who_meet_every_round_sit_everywhere_equally_often(size: int, rounds: int) -> None:
    pods: list[list[str]] = []
    for _ in range(min(rounds, size)):
        pods.append(seat_pod(names(size), History.of(pods)))
    seats = Counter((person, seat) for pod in pods for seat, person in enumerate(pod))
    assert {*seats.values()} == {1}


def test_blocked_people_do_not_meet_where_that_is_possible() -> None:
    apart = [frozenset(("p0", "p1")), frozenset(("p2", "p3"))]
    points = dict.fromkeys(names(8), Fraction(0))
    found = pair(names(8), points, History.of([], apart=apart), 4)
    assert not any(two <= {*pod} for two in apart for pod in found.pods)


def test_people_with_similar_points_meet() -> None:
    everyone = names(12)
    points = {person: Fraction(12 - place) for place, person in enumerate(everyone)}
    found = pair(everyone, points, History(), 4)
    assert [{*pod} for pod in found.pods] == [{*everyone[i : i + 4]} for i in (0, 4, 8)]
