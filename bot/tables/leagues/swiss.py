"""Pair a round of a cup: pods of people with similar points who have not met before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, permutations, product

from bot.tables.leagues.groups import Pair
from engine.core import Chance

Weights = Mapping[str, Mapping[str, int]]
REMATCH = 10**9
"""The weight of a meeting that is not the first; more than all differences of points."""
MEETINGS_APART = 100
"""How often pairs who must be apart count as having met: more than they could."""
RESTARTS = 30
"""How often the search begins again from another order while people meet again."""
PODS = (3, 4, 5)
"""The sizes a pod can have."""


@dataclass(frozen=True, slots=True)
class History:
    """What has happened in the rounds before: who met whom, who sat where, who had a bye."""

    meetings: Counter[Pair] = field(default_factory=Counter)
    seats: Counter[tuple[str, int]] = field(default_factory=Counter)
    byes: Counter[str] = field(default_factory=Counter)

    @classmethod
    def of(
        cls, pods: Iterable[Sequence[str]], byes: Iterable[str] = (), apart: Collection[Pair] = ()
    ) -> History:
        """Return the history of these pods; pairs who must be apart count as having met often."""
        meetings = Counter(dict.fromkeys(apart, MEETINGS_APART))
        seats: Counter[tuple[str, int]] = Counter()
        for pod in pods:
            meetings.update(map(frozenset, combinations(pod, 2)))
            seats.update((person, seat) for seat, person in enumerate(pod))
        return cls(meetings, seats, Counter(byes))


@dataclass(frozen=True, slots=True)
class Round:
    """The pods of a round, each with its people by seat, and who has a bye."""

    pods: list[list[str]]
    byes: list[str]


def pod_sizes(people: int, best: int, allowed: Collection[int] = PODS) -> list[int]:
    """Return the sizes of the pods, the largest first: as few byes as possible, then the best size.

    The sum is less than ``people`` only if some of them must have a bye.
    """
    for playing in range(people, 0, -1):
        found = _sizes(playing, best, sorted(allowed, reverse=True))
        if found is not None:
            return found
    return []


def _sizes(people: int, best: int, allowed: Sequence[int]) -> list[int] | None:
    """Return sizes with this sum and the smallest distance from the best one, if there are any."""
    sums: dict[int, tuple[int, ...]] = {0: ()}
    for total in range(1, people + 1):
        options = [
            (*sums[total - size], size)
            for size in allowed
            if size <= total and total - size in sums
        ]
        if options:
            sums[total] = min(options, key=lambda sizes: (_distance(sizes, best), len(sizes)))
    return sorted(sums[people], reverse=True) if people in sums else None


def _distance(sizes: Sequence[int], best: int) -> int:
    return sum((size - best) ** 2 for size in sizes)


def pair(
    ranked: Sequence[str],
    points: Mapping[str, Fraction],
    history: History,
    best: int,
    allowed: Collection[int] = PODS,
) -> Round:
    """Pair a round of people, the leader first.

    People meet again only if it cannot be avoided, and else those with similar points meet. Those
    with the fewest byes so far have the next ones, the last of them first. Everybody sits where
    they have sat least.
    """
    sizes = pod_sizes(len(ranked), best, allowed)
    byes = _choose_byes(ranked, history, len(ranked) - sum(sizes))
    playing = [person for person in ranked if person not in byes]
    weights = _weights(playing, points, history.meetings)
    pods = _search(playing, sizes, weights)
    return Round([seat_pod(pod, history) for pod in pods], byes)


def _choose_byes(ranked: Sequence[str], history: History, number: int) -> list[str]:
    order = sorted(range(len(ranked)), key=lambda i: (history.byes[ranked[i]], -i))
    return [ranked[i] for i in order[:number]]


def _weights(
    people: Sequence[str], points: Mapping[str, Fraction], meetings: Mapping[Pair, int]
) -> Weights:
    """Return how bad it is that two people meet: above all again, then with other points."""
    return {
        one: {
            other: REMATCH * meetings.get(frozenset((one, other)), 0)
            + round(10 * (points[one] - points[other])) ** 2
            for other in people
        }
        for one in people
    }


def _search(people: Sequence[str], sizes: Sequence[int], weights: Weights) -> list[list[str]]:
    """Return the best pods of a search that begins with the ranking, then with shuffled orders."""
    chance = Chance.from_seed(f"pods of {len(people)}")
    order = list(people)
    best = _improve(order, sizes, weights)
    for _ in range(RESTARTS):
        if _cost(best, weights) < REMATCH:
            break
        chance.shuffle(order)
        best = min(best, _improve(order, sizes, weights), key=lambda pods: _cost(pods, weights))
    return best


def _cost(pods: Iterable[Sequence[str]], weights: Weights) -> int:
    return sum(weights[one][other] for pod in pods for one, other in combinations(pod, 2))


def _improve(order: Sequence[str], sizes: Sequence[int], weights: Weights) -> list[list[str]]:
    """Deal people to pods in this order, and exchange two of them until no exchange helps."""
    waiting = iter(order)
    pods = [[next(waiting) for _ in range(size)] for size in sizes]
    improved = True
    while improved:
        improved = False
        for a, b in combinations(pods, 2):
            for i, j in product(range(len(a)), range(len(b))):
                with_a, with_b = weights[a[i]], weights[b[j]]
                change = sum(with_b[other] - with_a[other] for other in a[:i] + a[i + 1 :])
                change += sum(with_a[other] - with_b[other] for other in b[:j] + b[j + 1 :])
                if change < 0:
                    a[i], b[j] = b[j], a[i]
                    improved = True
    return pods


def seat_pod(pod: Sequence[str], history: History) -> list[str]:
    """Return a pod by seat, so that everybody sits where they have sat least."""
    seats = history.seats

    def used(seating: tuple[str, ...]) -> int:
        return sum((seats[person, seat] + 1) ** 2 for seat, person in enumerate(seating))

    best = min(permutations(pod), key=used)
    return list(best)
