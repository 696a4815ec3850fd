"""A gateway that is dead for long: a stage of its own, for nobody here waits at another table."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import discord
import pytest

from bot.gateway_backoff import RECONNECT_S
from tests.e2e.stage import Stage
from tests.faults.test_discord import boards

pytestmark = pytest.mark.asyncio(loop_scope="module")

TRIES = 12
MINUTE, HOUR = 60.0, 3600.0


async def test_a_gateway_that_is_dead_for_an_hour_costs_nobody_time(stage: Stage) -> None:
    channel = await stage.begin(2)
    await stage.quiet()
    (mover, before) = stage.mover(channel), (await stage.table(channel)).owing[0].deadline
    stage.server.gateway.die()
    while stage.bot.is_reached():
        await stage.server.settle()
    stage.server.advance(HOUR)
    stage.server.gateway.dead = False
    await stage.server.ready(300)
    await mover.at(channel).slash("status")
    await stage.bot.outages.look()
    await stage.quiet()
    after = (await stage.table(channel)).owing[0].deadline
    assert before is not None
    assert after is not None
    assert (after - before).total_seconds() == pytest.approx(HOUR, abs=2 * MINUTE)
    await mover.at(channel).slash("move", move="castle")
    await channel.wait_for(lambda _: len(boards(channel)) == 2)
    stage.clock.advance(7 * HOUR)
    await channel.wait_for(lambda m: bool(m.mentions) and "it’s your move: " in m.text)
    await stage.quiet()
    assert len([m for m in channel.messages if m.mentions and "it’s your move: " in m.text]) == 1
    assert len(boards(channel)) == 2
    # What discord.py says of a gateway that refuses it is no fault of ours.
    assert all(fault.startswith("discord.") for fault in stage.records.faults)
    stage.records.faults.clear()


async def test_a_shard_comes_back_within_seconds_however_long_the_gateway_was_dead(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
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
    channel = await stage.begin(2)
    await stage.quiet()
    stage.server.gateway.die()
    await enough.wait()
    stage.server.gateway.dead = False
    await stage.server.ready(60)
    assert max(waits[:TRIES]) <= RECONNECT_S
    board = stage.board(channel)
    await stage.mover(channel).at(channel).slash("move", move="castle")
    await stage.until_moved(channel, board)
    assert all(fault.startswith("discord.") for fault in stage.records.faults)
    stage.records.faults.clear()
