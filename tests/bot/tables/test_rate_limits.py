"""Limits of what users do per minute."""

from __future__ import annotations

import pytest

from bot.tables.admin.limits import Quota
from bot.tables.admin.rate_limits import MAX_BUCKETS, RATES_PER_MINUTE, RateLimiter
from bot.tables.domain.errors import TableError
from tests.bot.tables.clock import ManualClock


@pytest.mark.parametrize("kind", RATES_PER_MINUTE)
def test_the_rate_limit_refills_within_a_minute(kind: str) -> None:
    clock = ManualClock()
    limiter = RateLimiter(clock)
    most = RATES_PER_MINUTE[kind].person

    def take(person: str = "1") -> None:
        limiter.take(kind, person=person, channel="2", server="3")

    for _ in range(most):
        take()
    with pytest.raises(TableError) as refused:
        take()
    text = refused.value.text
    assert text.key == f"limit-{kind}"
    assert text.args["scope"] == "person"
    take(person="4")
    seconds = text.args["seconds"]
    assert isinstance(seconds, int)
    clock.advance(seconds=seconds)
    take()
    clock.advance(hours=1)
    for _ in range(most):
        take()


def test_channels_and_servers_have_their_own_rate_limits() -> None:
    rates = {"commands": Quota(person=9, channel=3, server=5)}
    limiter = RateLimiter(ManualClock(), rates)
    scopes = []
    for person in range(8):
        try:
            limiter.take("commands", person=str(person), channel=str(person // 4), server="7")
        except TableError as refused:
            scopes.append((person, refused.text.args["scope"]))
    assert scopes == [(3, "channel"), (6, "server"), (7, "server")]


def test_the_rate_limiters_memory_is_bounded() -> None:
    limiter = RateLimiter(ManualClock())
    for number in range(MAX_BUCKETS + 50):
        limiter.take("suggestions", person=str(number), channel=str(number), server=str(number))
    assert len(limiter._buckets) == MAX_BUCKETS
