"""Requests to Discord: far from a ban, and with others within one limit."""

from __future__ import annotations

from bot.http_limits import A_SECOND, AT_ONCE, MOST_REFUSED, WITHIN, HttpGuard


class Elapsed:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def _all() -> float:
    return 1.0


def _half() -> float:
    return 0.5


def _nothing() -> float:
    return 0.0


def test_after_many_refusals_nothing_is_posted_until_they_are_long_ago() -> None:
    elapsed = Elapsed()
    requests = HttpGuard(_all, elapsed)
    for second in range(MOST_REFUSED):
        assert requests.closed_for == 0
        elapsed.now = second / 10
        requests.refused()
    assert 0 < requests.closed_for <= WITHIN
    elapsed.now += requests.closed_for
    assert requests.closed_for == 0
    requests.refused()
    assert requests.closed_for > 0, "those of the last ten minutes count"


def test_processes_share_the_limit_by_their_shards() -> None:
    elapsed = Elapsed()
    whole, half, none = (HttpGuard(share, elapsed) for share in (_all, _half, _nothing))
    assert [whole.wait() for _ in range(1000)] == [0.0] * 1000
    waits = [half.wait() for _ in range(100 + AT_ONCE)]
    assert waits[: AT_ONCE - 1] == [0.0] * (AT_ONCE - 1)
    assert abs(waits[-1] - 100 / (A_SECOND / 2)) < 0.1
    assert none.wait() >= 0, "who has nothing may still ask"
