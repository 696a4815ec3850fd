"""The bot seen from outside."""

from __future__ import annotations

import aiohttp
import pytest

from tests.e2e.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def got(stage: Stage, path: str) -> tuple[int, str]:
    url = f"{stage.bot.health.url}{path}"
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        return response.status, await response.text()


async def test_health_and_metrics_tell_what_is(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stage.bot.health.start("127.0.0.1:0")
    channel = await stage.begin(2)
    board = stage.board(channel)
    await stage.mover(channel).at(channel).slash("move", move="castle")
    await stage.until_moved(channel, board)
    await stage.quiet()
    status, said = await got(stage, "/healthz")
    assert (status, '"well": true' in said) == (200, True)
    assert '"shards": [0]' in said
    _, told = await got(stage, "/metrics")
    lines = dict(line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#"))
    assert float(lines["seneschal_post_seconds_count"]) >= 3
    assert float(lines["seneschal_change_seconds_count"]) >= 3
    assert float(lines["seneschal_draw_seconds_count"]) >= 2
    assert float(lines["seneschal_acknowledgement_seconds_count"]) >= 3
    assert lines['seneschal_tables{status="running"}'] == "1.0"
    assert lines["seneschal_well"] == lines["seneschal_gateway_ready"] == "1.0"
    assert (lines["seneschal_parcels"], lines["seneschal_late_timers"]) == ("0.0", "0.0")
    number = stage.bot.tables.leases.number
    assert lines[f'seneschal_leases{{process="{number}"}}'] == "1.0"
    for _ in range(1000):
        stage.bot.requests.refused()
    status, said = await got(stage, "/healthz")
    assert (status, '"well": false' in said) == (503, True)
    assert any("too many refused requests" in fault for fault in stage.records.faults)
    stage.records.faults.clear()
    stage.bot.requests._refused.clear()
