"""The gateway: starting, heartbeats, resuming, and closing connections."""

from __future__ import annotations

import asyncio
import json
import time
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox import Channel, Guild, LoopbackDiscord, User, gateway, point_client_at, run_client
from tests.sandbox.sample_bot import SampleBot

WAIT_LIMIT_S = 60.0
"""Seconds after which something on a busy machine is considered stuck."""


async def test_a_client_starts_well_under_a_second(server: LoopbackDiscord, guild: Guild) -> None:
    began = time.perf_counter()
    async with run_client(server, SampleBot()):
        assert time.perf_counter() - began < 0.7
        assert len(server.gateway.sessions) == 1
    assert server.gateway.sessions == {}, "a client that closes properly ends its session"


async def test_an_uncompressed_client_starts_too(
    server: LoopbackDiscord, guild: Guild, games: Channel
) -> None:
    client = discord.Client(intents=discord.Intents(guilds=True), guild_ready_timeout=0)
    async with run_client(server, client):
        await client.wait_until_ready()
        assert [g.name for g in client.guilds] == ["Test"]
        assert [c.name for c in client.guilds[0].text_channels] == ["games"]


async def test_shards_divide_the_guilds() -> None:
    async with LoopbackDiscord(shards=2) as server:
        guilds = [server.add_guild(str(n)) for n in range(4)]
        with point_client_at(server):
            sample_bot = SampleBot()
            async with run_client(server, sample_bot):
                await sample_bot.wait_until_ready()
                assert sample_bot.shard_count == 2
                assert {g.name for g in sample_bot.guilds} == {g.name for g in guilds}
                for guild in guilds:
                    channel = guild.add_text_channel("games")
                    person = guild.add_member("P")
                    assert (await person.at(channel).slash("quiet")).ephemeral
                    assert (await person.at(person.dm).slash("quiet")).ephemeral


async def test_a_wrong_token_does_not_log_in(server: LoopbackDiscord, guild: Guild) -> None:
    async with SampleBot() as client:
        with pytest.raises(discord.LoginFailure):
            await client.start("wrong")


async def test_privileged_intents_are_refused(server: LoopbackDiscord, guild: Guild) -> None:
    client = discord.Client(intents=discord.Intents(guilds=True, members=True))
    async with client:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await client.start(server.token)


async def test_missed_events_are_replayed_after_a_drop(
    sample_bot: SampleBot, server: LoopbackDiscord, guild: Guild, games: Channel, alice: User
) -> None:
    server.gateway.drop()
    for number in range(3):
        guild.add_text_channel(f"missed-{number}")
    reply = await alice.at(games).slash("quiet")
    assert reply.text == "for your eyes", "an interaction sent meanwhile is replayed too"
    assert server.gateway.resumes == 1
    assert sample_bot.replayed == ["missed-0", "missed-1", "missed-2"]


async def test_a_session_that_cannot_be_resumed_starts_again(
    sample_bot: SampleBot, server: LoopbackDiscord, guild: Guild, games: Channel, alice: User
) -> None:
    (before,) = server.gateway.sessions
    server.gateway.drop(resumable=False)
    guild.add_text_channel("missed")
    await server.ready()
    assert before not in server.gateway.sessions
    assert sample_bot.replayed == []
    assert (await alice.at(games).slash("quiet")).ephemeral


@pytest.mark.parametrize("resumes", [True, False])
async def test_reconnecting_and_invalidating_on_demand(
    sample_bot: SampleBot, server: LoopbackDiscord, games: Channel, alice: User, resumes: bool
) -> None:
    (before,) = server.gateway.sessions.values()
    socket = before.socket
    assert socket is not None
    if resumes:
        server.gateway.reconnect()
    else:
        server.gateway.invalidate()
    async with asyncio.timeout(3):
        await socket.ended.wait()
    await server.ready()
    assert (before.id in server.gateway.sessions) is resumes
    assert (await alice.at(games).slash("quiet")).ephemeral


async def test_heartbeats_are_recorded() -> None:
    async with LoopbackDiscord(heartbeat_interval=0.1) as server:
        server.add_guild("Test")
        with point_client_at(server):
            async with run_client(server, SampleBot()), asyncio.timeout(WAIT_LIMIT_S):
                (session,) = server.gateway.sessions
                await server.gateway.until(lambda: len(server.gateway.heartbeats) >= 4)
    assert {beat.session for beat in server.gateway.heartbeats[1:]} == {session}


async def test_a_heartbeat_is_sent_on_request(
    sample_bot: SampleBot, server: LoopbackDiscord
) -> None:
    """Long before the next one is due."""
    beats = server.gateway.heartbeats
    regular = len(beats)
    server.gateway.demand_heartbeat()
    async with asyncio.timeout(WAIT_LIMIT_S):
        await server.gateway.until(lambda: len(beats) > regular)


async def test_a_late_heartbeat_is_detected(
    server: LoopbackDiscord, guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, interval = 1000.0, server.gateway.heartbeat_interval
    monkeypatch.setattr(gateway, "time", SimpleNamespace(monotonic=lambda: now))
    url = server.gateway.url + "?v=10&encoding=json"

    async def beat(socket: aiohttp.ClientWebSocketResponse) -> None:
        await socket.send_str(json.dumps({"op": 1, "d": None}))
        while (await read_json(socket))["op"] != 11:
            pass

    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        identify = {**IDENTIFY, "d": {**IDENTIFY["d"], "token": server.token}}
        await socket.send_str(json.dumps(identify))
        for passed in (0, interval, 1.4 * interval):
            now += passed
            assert server.gateway.missed_heartbeats() == []
            await beat(socket)
        assert server.gateway.missed_heartbeats() == []
        now += 1.6 * interval
        assert len(server.gateway.missed_heartbeats()) == 1, "overdue"
        await beat(socket)
        (late,) = server.gateway.missed_heartbeats()
        assert late.gap == pytest.approx(1.6 * interval)


async def read_json(socket: aiohttp.ClientWebSocketResponse) -> Any:
    """Return the next frame of an uncompressed connection."""
    return json.loads((await socket.receive(timeout=2)).data)


IDENTIFY: dict[str, Any] = {"op": 2, "d": {"token": "", "intents": 1, "properties": {}}}


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (["nonsense"], 4002),
        ([{"op": 99, "d": None}], 4001),
        ([{"op": 3, "d": {}}], 4003),
        ([{"op": 2, "d": {"token": "wrong", "intents": 1}}], 4004),
        ([IDENTIFY, IDENTIFY], 4005),
        ([{"op": 2, "d": {"token": "", "intents": 1, "shard": [2, 2]}}], 4010),
        ([{"op": 2, "d": {"token": "", "intents": 1 << 40}}], 4013),
        ([{"op": 2, "d": {"token": "", "intents": 1 << 15}}], 4014),
        ([{"op": 1, "d": None}] * 121, 4008),
    ],
    ids=str,
)
async def test_close_codes_are_discords(
    server: LoopbackDiscord, frames: list[Any], code: int
) -> None:
    url = server.gateway.url + "?v=10&encoding=json"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        assert (await read_json(socket))["op"] == 10
        for frame in frames:
            text = frame if isinstance(frame, str) else json.dumps(frame)
            await socket.send_str(text.replace('"token": ""', f'"token": "{server.token}"'))
        while (await socket.receive(timeout=2)).type is aiohttp.WSMsgType.TEXT:
            pass
        assert socket.close_code == code


async def test_a_wrong_sequence_cannot_be_resumed(server: LoopbackDiscord, guild: Guild) -> None:
    url = server.gateway.url + "?v=10&encoding=json"
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(url) as socket:
            identify = {**IDENTIFY, "d": {**IDENTIFY["d"], "token": server.token}}
            await socket.send_str(json.dumps(identify))
            assert (await read_json(socket))["op"] == 10
            ready = await read_json(socket)
            await socket.close(code=4000)
        resume = {"token": server.token, "session_id": ready["d"]["session_id"], "seq": 99}
        async with session.ws_connect(url) as socket:
            await socket.send_str(json.dumps({"op": 6, "d": resume}))
            assert (await read_json(socket))["op"] == 10
            assert (await socket.receive(timeout=2)).data == 4007
        async with session.ws_connect(url) as socket:
            lost = {**resume, "session_id": "lost"}
            await socket.send_str(json.dumps({"op": 6, "d": lost}))
            assert (await read_json(socket))["op"] == 10
            assert await read_json(socket) == {"op": 9, "d": False}
