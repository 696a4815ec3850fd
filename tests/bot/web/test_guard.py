"""Which requests are for our own host, and from our own pages."""

from __future__ import annotations

import pytest
from aiohttp.test_utils import make_mocked_request
from aiohttp.web import Response

from bot.web.answers import Refused
from bot.web.guard import Guard

URL = "https://games.example.org"
OWN = {"Host": "games.example.org", "Origin": URL, "Content-Type": "application/json"}


def test_our_own_requests_pass() -> None:
    guard = Guard(URL)
    guard.require_own(make_mocked_request("GET", "/", headers={"Host": "GAMES.example.org"}))
    guard.require_own(make_mocked_request("POST", "/session", headers=OWN))


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        ({"Host": "evil.example"}, 421),
        ({"Host": "games.example.org.evil.example"}, 421),
        ({"Host": "games.example.org:8080"}, 421),
        ({"Origin": "http://games.example.org"}, 403),
        ({"Origin": "https://games.example.org.evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": ""}, 403),
        ({"Content-Type": "text/plain"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
    ],
)
def test_others_are_refused(wrong: dict[str, str], status: int) -> None:
    with pytest.raises(Refused) as refused:
        Guard(URL).require_own(make_mocked_request("POST", "/session", headers={**OWN, **wrong}))
    assert refused.value.status == status


def test_every_response_is_protected() -> None:
    response = Response()
    Guard(URL).protect(response)
    policy = response.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert response.headers["Referrer-Policy"] == "no-referrer"
    assert "Strict-Transport-Security" in response.headers
