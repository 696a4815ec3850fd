"""A loopback Discord for every test; its record is checked against Discord's API afterwards."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Channel, Guild, LoopbackDiscord, User, point_client_at, run_client
from bot.sandbox.openapi import complaints
from tests.sandbox.sample_bot import SampleBot

Rest = Callable[..., Awaitable[tuple[int, Any]]]


@pytest.fixture
async def server() -> AsyncIterator[LoopbackDiscord]:
    """Run the server, with discord.py pointed at it."""
    async with LoopbackDiscord() as loopback:
        with point_client_at(loopback):
            yield loopback
    assert complaints(loopback.transcript, responses=True) == []


@pytest.fixture
def guild(server: LoopbackDiscord) -> Guild:
    return server.add_guild("Test")


@pytest.fixture
def games(guild: Guild) -> Channel:
    return guild.add_text_channel("games")


@pytest.fixture
def alice(guild: Guild) -> User:
    return guild.add_member("Alice")


@pytest.fixture
def bob(guild: Guild) -> User:
    return guild.add_member("Bob", locale="zh-TW")


@pytest.fixture
async def sample_bot(server: LoopbackDiscord, games: Channel) -> AsyncIterator[SampleBot]:
    """Return the test bot, connected."""
    client = SampleBot()
    async with run_client(server, client):
        yield client


@pytest.fixture
async def rest(server: LoopbackDiscord) -> AsyncIterator[Rest]:
    """Send bare requests: `await rest("POST", path, body, files)` returns status and JSON."""
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {server.token}"}) as session:

        async def send(
            method: str, path: str, body: Any = None, files: dict[str, bytes] | None = None
        ) -> tuple[int, Any]:
            data: Any = None
            if files:
                data = aiohttp.FormData(quote_fields=False)
                data.add_field("payload_json", json.dumps(body))
                for index, (name, raw) in enumerate(files.items()):
                    data.add_field(f"files[{index}]", raw, filename=name)
            url = f"{server.url}/api/v10{path}"
            given = {"data": data} if files else {"json": body}
            async with session.request(method, url, **given) as response:
                kind = response.headers.get("Content-Type")
                return response.status, await response.json() if kind else None

        yield send
