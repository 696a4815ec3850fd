"""Background behaviour of a single process."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from sqlalchemy import select

from bot import shutdown
from bot.sandbox import NoAnswer, User
from bot.sandbox.limits import TIMEOUT_S
from bot.store.models.process import ProcessRow
from tests.e2e.harness import AppHarness

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_single_process_writes_no_heartbeats(app: AppHarness) -> None:
    channel = await app.begin(2)
    board = app.board(channel)
    await app.mover(channel).at(channel).slash("move", move="castle")
    await app.until_moved(channel, board)
    await app.quiet()
    process = await app.bot.service.read(lambda session: session.scalars(select(ProcessRow)).one())
    assert process.heartbeat == 1, "only its registration"
    assert app.bot.service.leases.share == 1


async def test_the_previous_board_loses_its_controls_without_a_get(app: AppHarness) -> None:
    channel = await app.begin(2)
    await app.quiet()
    first, before = app.board(channel), len(app.server.transcript.entries)
    text, picture = first.message.text, first.message.shown[0].data
    for move in ("castle", "castle"):
        board = app.board(channel)
        await app.mover(channel).at(channel).slash("move", move=move)
        await app.until_moved(channel, board)
        await app.quiet()
    requests = app.server.transcript.entries[before:]
    assert [request.path for request in requests if request.method == "GET"] == []
    edited = [request.path for request in requests if request.method == "PATCH"]
    assert [path for path in edited if path.endswith(f"/messages/{first.message.id}")]
    assert (first.message.buttons(), first.message.selects()) == ([], [])
    assert first.message.shown[0].data == picture
    assert first.message.text.splitlines()[0] == text.splitlines()[0]


async def test_the_bot_closes_under_traffic_and_finishes_its_work(
    app: AppHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutdown, "WORK_TIMEOUT_S", TIMEOUT_S)
    channel = await app.begin(2)
    await app.quiet()

    async def ask(who: User) -> None:
        """Send requests as long as the bot answers."""
        with suppress(NoAnswer):
            while True:
                await who.at(channel).slash("status")

    app.server.faults.slow(0.5, 1, method="PATCH", path="/webhooks/*")
    first = asyncio.create_task(app.people[0].at(channel).slash("status"))
    while app.server.faults.pending[0].times:
        await app.server.settle()
    app.server.faults.slow(0.05, 9**9, method="PATCH", path="/webhooks/*")
    crowd = [asyncio.create_task(ask(who)) for who in app.people for _ in range(2)]
    while len(app.bot.dispatcher.answering) < len(crowd):
        await app.server.settle()
    async with asyncio.timeout(TIMEOUT_S / 2):
        await app.bot.close()
    assert "running" in (await first).text
    for one in crowd:
        one.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)
    app.server.faults.clear()
    await app.restart()
