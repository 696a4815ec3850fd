"""Health and metrics endpoints."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from sqlalchemy.orm import Session

from bot import health
from tests.e2e.harness import AppHarness

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def got(app: AppHarness, path: str) -> tuple[int, str]:
    url = f"{app.bot.health.url}{path}"
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        return response.status, await response.text()


@pytest_asyncio.fixture(scope="module", loop_scope="module", autouse=True)
async def _listening(app: AppHarness) -> None:
    await app.bot.health.start("127.0.0.1:0")


async def test_health_and_metrics_report_the_state(
    app: AppHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "CACHE_S", 0.0)
    channel = await app.begin(2)
    board = app.board(channel)
    await app.mover(channel).at(channel).slash("move", move="castle")
    await app.until_moved(channel, board)
    await app.quiet()
    status, said = await got(app, "/healthz")
    assert (status, '"healthy": true' in said) == (200, True)
    assert '"shards": [0]' in said
    _, metrics = await got(app, "/metrics")
    lines = dict(line.rsplit(" ", 1) for line in metrics.splitlines() if not line.startswith("#"))
    assert float(lines["seneschal_post_seconds_count"]) >= 3
    assert float(lines["seneschal_table_transaction_seconds_count"]) >= 3
    assert float(lines["seneschal_render_seconds_count"]) >= 2
    assert float(lines["seneschal_interaction_ack_seconds_count"]) >= 3
    assert lines['seneschal_tables{status="running"}'] == "1.0"
    assert lines["seneschal_healthy"] == lines["seneschal_gateway_ready"] == "1.0"
    assert (lines["seneschal_outbox_pending"], lines["seneschal_timers_overdue"]) == ("0.0", "0.0")
    number = app.bot.service.leases.number
    assert lines[f'seneschal_leases{{process="{number}"}}'] == "1.0"
    for _ in range(1000):
        app.bot.http_guard.count_refused()
    status, said = await got(app, "/healthz")
    assert (status, '"healthy": false' in said) == (503, True)
    assert any("posting.suspended" in fault for fault in app.records.faults)
    app.records.faults.clear()
    app.bot.http_guard._refused.clear()


async def test_simultaneous_health_requests_cause_one_write(
    app: AppHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "CACHE_S", 3600.0)
    store, writes = app.bot.service.store, []
    write = store.write

    async def counting(work: Callable[[Session], Any]) -> Any:
        writes.append(work)
        return await write(work)

    await app.quiet()
    monkeypatch.setattr(store, "write", counting)
    monkeypatch.setattr(app.bot.health, "_reported", None)
    answers = await asyncio.gather(*(got(app, "/healthz") for _ in range(50)))
    assert len(set(answers)) == 1
    assert len(writes) == 1


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost:8080", 200),
        ("bot-1:8080", 200),
        ("[::1]:8080", 200),
        ("192.168.1.20", 200),
        ("rebound.example:8080", 421),
        ("127.0.0.1.rebound.example", 421),
        ("a b", 421),
        ("", 421),
    ],
)
async def test_only_allowed_hosts_are_answered(
    app: AppHarness, host: str, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "CACHE_S", 0.0)
    for page in ("healthz", "metrics"):
        url = f"{app.bot.health.url}/{page}"
        async with (
            aiohttp.ClientSession() as session,
            session.get(url, headers={"Host": host}) as response,
        ):
            assert response.status == status


async def test_a_malformed_request_logs_one_line(
    app: AppHarness, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    host, _, port = app.bot.health.url.removeprefix("http://").rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nbroken header\r\n\r\n")
    assert (await reader.read()).startswith(b"HTTP/1.0 400")
    writer.close()
    said = [record for record in caplog.records if record.name.startswith("aiohttp")]
    assert [record.getMessage() for record in said] == ["http.request.malformed"]
    assert said[0].exc_info is None
