"""Limits of requests and streams, by session and by network address."""

from __future__ import annotations

import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from bot.web.answers import Refused
from bot.web.limits import MAX_STREAMS, PER_MINUTE, PER_MINUTE_OF_ADDRESS, Limits, address_of


class Transport:
    """A connection from an address."""

    def __init__(self, address: str) -> None:
        self._address = address

    def get_extra_info(self, name: str) -> object:
        return (self._address, 1) if name == "peername" else None


def request(address: str, **headers: str) -> web.Request:
    return make_mocked_request("GET", "/", headers=headers, transport=Transport(address))


def take_all(limits: Limits, kind: str, one: web.Request, session: str | None, limit: int) -> None:
    """Make twice as many requests as a minute allows; tokens come back meanwhile."""
    for _ in range(2 * limit):
        limits.take(kind, one, session)


def test_a_session_has_its_own_limit() -> None:
    limits = Limits()
    alice = request("192.0.2.1")
    with pytest.raises(Refused) as refused:
        take_all(limits, "change", alice, "alice", PER_MINUTE["change"])
    assert refused.value.status == 429
    assert 0 < refused.value.answer["wait_s"] <= 60
    limits.take("change", request("192.0.2.1"), "bob")


def test_an_address_has_a_limit_that_sessions_share() -> None:
    limits = Limits()
    shared = request("192.0.2.1")
    with pytest.raises(Refused):
        take_all(limits, "sign-in", shared, None, PER_MINUTE_OF_ADDRESS["sign-in"])
    limits.take("sign-in", request("192.0.2.2"), None)


def test_streams_are_counted_until_they_are_closed() -> None:
    limits = Limits()
    opened = [limits.open_stream(request("192.0.2.1"), "alice") for _ in range(MAX_STREAMS)]
    with pytest.raises(Refused):
        limits.open_stream(request("192.0.2.1"), "alice")
    limits.close_stream(opened.pop())
    limits.open_stream(request("192.0.2.1"), "alice")


@pytest.mark.parametrize(
    ("remote", "forwarded", "expected"),
    [
        ("8.8.8.8", "198.51.100.7", "8.8.8.8"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "198.51.100.7", "198.51.100.7"),
        ("10.0.0.2", "1.1.1.1, 198.51.100.7", "198.51.100.7"),
        ("127.0.0.1", "nonsense", "127.0.0.1"),
    ],
)
def test_only_our_own_proxy_is_believed(remote: str, forwarded: str, expected: str) -> None:
    headers = {"X-Forwarded-For": forwarded} if forwarded else {}
    assert address_of(request(remote, **headers)) == expected
