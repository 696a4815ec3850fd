"""Injected faults, and how discord.py handles them."""

from __future__ import annotations

import asyncio
import time

import aiohttp
import discord
import pytest

from bot.sandbox import DISCORD, Channel, LoopbackDiscord, User, point_client_at, run_client
from bot.sandbox.ratelimits import GENEROUS, Rule, Rules
from tests.sandbox.conftest import Rest
from tests.sandbox.sample_bot import SampleBot


def place(sample_bot: SampleBot, games: Channel) -> discord.TextChannel:
    """Return the channel as discord.py's object."""
    channel = sample_bot.get_channel(games.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Record discord.py's pauses between retries, and skip them."""
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def short(seconds: float) -> None:
        if seconds >= 1:
            pauses.append(seconds)
        await sleep(min(seconds, 0.001))

    monkeypatch.setattr("asyncio.sleep", short)
    return pauses


async def test_a_rate_limited_request_is_retried(
    sample_bot: SampleBot, games: Channel, server: LoopbackDiscord
) -> None:
    server.faults.rate_limit(2, method="POST", path="/channels/*/messages", retry_after=0.02)
    await place(sample_bot, games).send("x")
    tries = server.transcript.find("POST", "/channels/*/messages")
    assert [entry.status for entry in tries] == [429, 429, 200]
    assert tries[0].response["message"] == "You are being rate limited."
    assert len(games.messages) == 1


async def test_a_server_error_is_retried(
    sample_bot: SampleBot, games: Channel, server: LoopbackDiscord, impatient: list[float]
) -> None:
    server.faults.fail(502, 2, path="/channels/*/messages")
    await place(sample_bot, games).send("x")
    assert impatient == [1, 3]
    assert len(games.messages) == 1


async def test_a_request_that_succeeded_despite_an_error_is_repeated_without_a_nonce(
    sample_bot: SampleBot,
    games: Channel,
    alice: User,
    server: LoopbackDiscord,
    impatient: list[float],
) -> None:
    server.faults.fail(500, path="/channels/*/messages", applied=True)
    await place(sample_bot, games).send("once")
    server.faults.fail(500, path="/webhooks/*", applied=True)
    reply = await alice.at(games).slash("slow")
    await reply.followup(2)
    assert impatient == [1, 1]
    texts = [m.content for m in games.messages]
    assert texts == ["once", "done", "done", "second"], "follow-ups have no nonce"


async def test_503_is_not_retried(
    sample_bot: SampleBot, games: Channel, server: LoopbackDiscord
) -> None:
    server.faults.fail(503, path="/channels/*/messages")
    with pytest.raises(discord.DiscordServerError):
        await place(sample_bot, games).send("x")
    assert games.messages == []


async def test_a_connection_breaks_before_or_after_the_effect(
    sample_bot: SampleBot, games: Channel, server: LoopbackDiscord
) -> None:
    server.faults.drop(path="/channels/*/messages")
    with pytest.raises(aiohttp.ClientError):
        await place(sample_bot, games).send("x", nonce="n")
    assert len(games.messages) == 1
    await place(sample_bot, games).send("x", nonce="n")
    assert len(games.messages) == 1
    server.faults.drop(path="/channels/*/messages", applied=False)
    with pytest.raises(aiohttp.ClientError):
        await place(sample_bot, games).send("y")
    assert len(games.messages) == 1
    assert server.transcript.entries[-1].status is None


async def test_a_refused_message_says_why(
    sample_bot: SampleBot, games: Channel, server: LoopbackDiscord
) -> None:
    server.faults.refuse(50013, path="/channels/*/messages")
    with pytest.raises(discord.Forbidden) as refusal:
        await place(sample_bot, games).send("x")
    assert refusal.value.code == 50013
    server.faults.refuse(50001, 5, path="/channels/*/messages")
    server.faults.clear()
    await place(sample_bot, games).send("x")


async def test_a_slow_response_is_delayed(
    sample_bot: SampleBot, games: Channel, alice: User, server: LoopbackDiscord
) -> None:
    server.faults.slow(0.1, path="/interactions/*")
    reply = await alice.at(games).slash("quiet")
    assert reply.ack_seconds >= 0.1


async def test_interaction_responses_are_retried_too(
    sample_bot: SampleBot, games: Channel, alice: User, server: LoopbackDiscord
) -> None:
    server.faults.rate_limit(1, path="/interactions/*", retry_after=0.01)
    assert (await alice.at(games).slash("quiet")).ephemeral


async def test_settle_waits_for_requests_in_progress(
    sample_bot: SampleBot, games: Channel, server: LoopbackDiscord
) -> None:
    server.faults.slow(0.1, path="/channels/*/messages")
    sending = asyncio.create_task(place(sample_bot, games).send("x"))
    await asyncio.sleep(0.01)
    await server.settle()
    assert len(games.messages) == 1
    await sending


async def test_rate_limit_buckets_empty_and_refill() -> None:
    messages = ("POST", "/channels/{channel_id}/messages")
    rules = Rules({messages: Rule(3, 0.2)}, GENEROUS.usual, GENEROUS.overall)
    async with LoopbackDiscord(rate_limits=rules) as server:
        games = server.add_guild("Test").add_text_channel("games")
        with point_client_at(server):
            sample_bot = SampleBot()
            async with run_client(server, sample_bot):
                began = time.perf_counter()
                for number in range(7):
                    await place(sample_bot, games).send(str(number))
                assert time.perf_counter() - began >= 0.35
        assert server.limiter.refused == 0, "discord.py follows the headers"
        assert len(games.messages) == 7


async def test_a_client_that_ignores_the_rate_limit_is_refused(
    server: LoopbackDiscord, games: Channel, rest: Rest
) -> None:
    server.limiter.rules = DISCORD
    answers = [
        await rest("POST", f"/channels/{games.id}/messages", {"content": str(n)}) for n in range(6)
    ]
    assert [status for status, _ in answers] == [200] * 5 + [429]
    assert 4 < answers[-1][1]["retry_after"] <= 5
    assert answers[-1][1]["global"] is False
    assert server.core.invalid_requests == 1


async def test_the_global_limit_is_fifty_a_second(
    server: LoopbackDiscord, games: Channel, rest: Rest
) -> None:
    server.limiter.rules = Rules({}, GENEROUS.usual, DISCORD.overall)
    answers = await asyncio.gather(*(rest("GET", f"/channels/{games.id}") for _ in range(51)))
    refused = [body for status, body in answers if status == 429]
    assert [body["global"] for body in refused] == [True]
