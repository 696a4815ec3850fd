"""The sequential test of new weights decides early where the difference is large."""

from __future__ import annotations

from itertools import cycle, islice

import pytest

from engine.learning.sprt import Verdict, sprt

FEW, MANY = 60, 10_000
"""Games of a trial: too few for a small difference, and more than any test should need."""


@pytest.mark.parametrize(
    ("results", "seats", "verdict"),
    [
        ((1, 1, 1, 0), 2, Verdict.BETTER),
        ((1, 0, 0, 0), 2, Verdict.NOT_BETTER),
        ((1, 0), 2, Verdict.NOT_BETTER),
        ((1, 0), 4, Verdict.BETTER),
        ((1, 0, 0, 0), 4, Verdict.NOT_BETTER),
    ],
)
def test_a_trial_is_decided(results: tuple[float, ...], seats: int, verdict: Verdict) -> None:
    """An even result does not show a gain; with four seats, half of the wins is a large one."""
    found = sprt(islice(cycle(results), MANY), seats)
    assert found.verdict == verdict
    assert found.games < MANY


def test_a_large_gain_takes_fewer_games_than_none() -> None:
    better = sprt(islice(cycle((1, 1, 1, 0)), MANY), 2)
    even = sprt(islice(cycle((1, 0)), MANY), 2)
    assert better.games < even.games
    assert better.share == pytest.approx(0.75, abs=0.02)


def test_few_games_do_not_decide() -> None:
    found = sprt(islice(cycle((1, 0)), FEW), 2)
    assert found == (FEW, 0.5, Verdict.UNDECIDED)
