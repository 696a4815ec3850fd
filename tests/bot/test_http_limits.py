"""The guard against Discord's ban for refused requests, and the shared rate limit."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot import http_limits
from bot.http_limits import BURST_SIZE, MAX_REFUSED, REQUESTS_PER_S, WINDOW_S, HttpGuard


class Elapsed:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def serving(share: float) -> Any:
    """Return the leases of a process with this share of the shards."""
    return SimpleNamespace(share=share)


def test_many_refused_requests_suspend_posting_until_the_window_has_passed() -> None:
    elapsed = Elapsed()
    requests = HttpGuard(serving(1), elapsed)
    for second in range(MAX_REFUSED):
        assert requests.suspended_for == 0
        elapsed.now = second / 10
        requests.count_refused()
    assert 0 < requests.suspended_for <= WINDOW_S
    elapsed.now += requests.suspended_for
    assert requests.suspended_for == 0
    requests.count_refused()
    assert requests.suspended_for > 0, "refused requests of the last ten minutes still count"


def test_processes_share_the_limit_by_their_shards() -> None:
    elapsed = Elapsed()
    whole, half, none = (HttpGuard(serving(share), elapsed) for share in (1, 0.5, 0))
    assert [whole.reserve() for _ in range(1000)] == [0.0] * 1000
    waits = [half.reserve() for _ in range(100 + BURST_SIZE)]
    assert waits[: BURST_SIZE - 1] == [0.0] * (BURST_SIZE - 1)
    assert abs(waits[-1] - 100 / (REQUESTS_PER_S / 2)) < 0.1
    assert none.reserve() >= 0, "a process without shards may still send requests"


async def slow_server(finish: asyncio.Event, received: asyncio.Queue[str]) -> TestServer:
    """Start a server that records requests; some wait for ``finish``, some get a proxy error."""

    async def answer(request: web.Request) -> web.Response:
        await received.put(request.path)
        if request.path.startswith("/slow"):
            await finish.wait()
        return web.Response(text="<html>", content_type="text/html")

    app = web.Application()
    app.router.add_get("/{path:.*}", answer)
    return TestServer(app)


async def test_further_requests_wait_while_the_maximum_is_in_progress(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(http_limits, "MAX_CONCURRENT_REQUESTS", 2)
    finish, received = asyncio.Event(), asyncio.Queue[str]()
    async with (
        await slow_server(finish, received) as server,
        aiohttp.ClientSession(
            server.make_url("/"), trace_configs=[HttpGuard(serving(1)).trace]
        ) as client,
        aiohttp.ClientSession(server.make_url("/")) as unguarded,
    ):
        for _ in range(3):  # failing requests release their slot once, not twice
            with pytest.raises(aiohttp.ClientPayloadError):
                await client.get("/api/page")
            assert await received.get() == "/api/page"
        slow = [asyncio.create_task(client.get("/slow")) for _ in range(2)]
        assert [await received.get() for _ in range(2)] == ["/slow", "/slow"]
        waiting = asyncio.create_task(client.get("/slow/last"))
        await unguarded.get("/unguarded")
        assert await received.get() == "/unguarded", "the last request has not been sent"
        slow[0].cancel()
        assert await received.get() == "/slow/last"
        finish.set()
        assert (await waiting).status == 200
        await asyncio.gather(*slow, return_exceptions=True)
