"""A gateway that is down for long, with a harness of its own so that no other table interferes."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import discord
import pytest

from bot.sharding import RECONNECT_S
from tests.e2e.harness import AppHarness
from tests.faults.test_discord import boards

pytestmark = pytest.mark.asyncio(loop_scope="module")

TRIES = 12
MINUTE, HOUR = 60.0, 3600.0


async def test_players_lose_no_time_while_the_gateway_is_down_for_an_hour(app: AppHarness) -> None:
    channel = await app.begin(2)
    await app.quiet()
    (mover, before) = app.mover(channel), (await app.table(channel)).pending[0].deadline
    app.server.gateway.die()
    while app.bot.is_reachable():
        await app.server.settle()
    app.server.advance(HOUR)
    app.server.gateway.dead = False
    await app.server.ready(300)
    await mover.at(channel).slash("status")
    await app.bot.outages.check()
    await app.quiet()
    after = (await app.table(channel)).pending[0].deadline
    assert before is not None
    assert after is not None
    assert (after - before).total_seconds() == pytest.approx(HOUR, abs=2 * MINUTE)
    await mover.at(channel).slash("move", move="castle")
    await channel.wait_for(lambda _: len(boards(channel)) == 2)
    app.clock.advance(7 * HOUR)
    await channel.wait_for(lambda m: bool(m.mentions) and "it’s your move: " in m.text)
    await app.quiet()
    assert len([m for m in channel.messages if m.mentions and "it’s your move: " in m.text]) == 1
    assert len(boards(channel)) == 2
    # discord.py's log lines about a refusing gateway are no errors of ours
    assert all(fault.startswith("discord.") for fault in app.records.faults)
    app.records.faults.clear()


async def test_a_shard_reconnects_within_seconds_however_long_the_gateway_was_down(
    app: AppHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    enough = asyncio.Event()

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) >= TRIES:
            enough.set()
        await asyncio.sleep(0)

    fast = SimpleNamespace(**{**vars(asyncio), "sleep": sleep})
    monkeypatch.setattr(discord.shard, "asyncio", fast)
    channel = await app.begin(2)
    await app.quiet()
    app.server.gateway.die()
    await enough.wait()
    app.server.gateway.dead = False
    await app.server.ready(60)
    _after_identify, *retries = waits[:TRIES]  # the first wait is discord.py's own
    assert max(retries) <= RECONNECT_S
    board = app.board(channel)
    await app.mover(channel).at(channel).slash("move", move="castle")
    await app.until_moved(channel, board)
    assert all(fault.startswith("discord.") for fault in app.records.faults)
    app.records.faults.clear()
