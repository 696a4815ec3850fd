"""Discord, or a proxy in front of it, sends nonsense for ten minutes, or its gateway is down."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import discord
import pytest
from sqlalchemy import text

from bot.sandbox import Channel, Message
from bot.sandbox.faults import Faults
from bot.tables.outbox import deliver
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button

pytestmark = pytest.mark.asyncio(loop_scope="module")

MINUTE = 60.0
PAGE = "<html><body>Please wait while we check your browser</body></html>"
HALF = '{"id": "12345", "channel_id": "67'


def boards(channel: Channel) -> list[Message]:
    return [m for m in channel.messages if m.author.bot and m.shown]


async def attempts(app: AppHarness, table: int) -> int:
    """Return how often a table's waiting message was attempted."""
    query = text(
        "SELECT sum(attempts) FROM outbox"
        " WHERE table_id = :id AND status = 'pending' AND claimed_by IS NULL"
    )
    return int(
        await app.bot.service.store.read(
            lambda session: session.execute(query, {"id": table}).scalar_one() or 0
        )
    )


def fail_all_messages(faults: Faults, trouble: str, path: str) -> None:
    """Cause a lasting fault for every message."""
    match trouble:
        case "503":
            faults.fail(503, 9**9, method="POST", path=path)
        case "429":
            faults.garble(PAGE, 9**9, method="POST", path=path, status=429, applied=False)
        case "a page":
            faults.garble(PAGE, 9**9, method="POST", path=path, applied=False)
        case "a refusing page":
            faults.garble(PAGE, 9**9, method="POST", path=path, status=403, applied=False)
        case "half an answer":
            faults.garble(HALF, 9**9, method="POST", path=path, applied=False)


@pytest.mark.parametrize("trouble", ["503", "429", "a page", "a refusing page", "half an answer"])
async def test_ten_minutes_of_nonsense_lose_and_repeat_no_board(
    app: AppHarness, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    async def at_once(_: float) -> None:
        """Skip discord.py's pauses before it retries a 503."""

    monkeypatch.setattr(
        discord.http, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": at_once})
    )
    channel = await app.begin(2)
    await app.quiet()
    table, began = await app.table(channel), app.clock.now()
    fail_all_messages(app.server.faults, trouble, f"/channels/{channel.id}/messages")
    await app.mover(channel).at(channel).slash("move", move="castle")
    seen = 0
    while (app.clock.now() - began).total_seconds() < 10 * MINUTE:
        seen = await next_attempt(app, table.id, seen)
        app.clock.advance(deliver.retry_delay(seen).total_seconds())
    assert seen > deliver.MAX_FAULTS
    app.server.faults.clear()
    app.clock.advance(deliver.MAX_RETRY_DELAY.total_seconds())
    await channel.wait_for(lambda _: len(boards(channel)) == 2)
    await app.quiet()
    now = await app.table(channel)
    assert (now.moves, now.unposted_reason, len(boards(channel))) == (1, None, 2)
    assert len([m for m in channel.messages if has_button("more")(m)]) == 1


async def test_a_board_posted_with_a_truncated_response_is_found(app: AppHarness) -> None:
    channel = await app.begin(2)
    await app.quiet()
    path = f"/channels/{channel.id}/messages"
    app.server.faults.garble(HALF, 1, method="POST", path=path, applied=True)
    await app.mover(channel).at(channel).slash("move", move="castle")
    while await attempts(app, (await app.table(channel)).id) == 0:
        await app.server.settle()
    app.clock.advance(MINUTE)
    await app.quiet()
    assert len(boards(channel)) == 2


async def next_attempt(app: AppHarness, table: int, seen: int) -> int:
    """Wait for another attempt, and return the count."""
    while (now := await attempts(app, table)) <= seen:
        await app.server.settle()
    await app.server.settle()
    return now
