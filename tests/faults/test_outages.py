"""Faults of Discord and of the network: nothing is lost or repeated."""

from __future__ import annotations

import re

import pytest
import yarl
from aiohttp import web

from bot.demonstration.people import Way
from tests.e2e.harness import AppHarness
from tests.faults.posted_boards import check_one_board_a_move, one_move

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize("applied", [False, True])
async def test_a_server_error_while_posting_is_retried(app: AppHarness, applied: bool) -> None:
    channel = await app.begin(2)
    path = f"/channels/{channel.id}/messages"
    app.server.faults.fail(500, 2, method="POST", path=path, applied=applied)
    await one_move(app, channel)
    await check_one_board_a_move(app, channel, 1)


async def test_a_rate_limit_while_posting_is_respected(app: AppHarness) -> None:
    channel = await app.begin(2)
    path = f"/channels/{channel.id}/messages"
    app.server.faults.rate_limit(3, method="POST", path=path)
    await one_move(app, channel)
    await check_one_board_a_move(app, channel, 1)


async def test_a_connection_lost_after_posting_posts_no_second_message(app: AppHarness) -> None:
    channel = await app.begin(2)
    path = f"/channels/{channel.id}/messages"
    app.server.faults.drop(1, method="POST", path=path, applied=True)
    await one_move(app, channel)
    await check_one_board_a_move(app, channel, 1)


async def test_a_repeated_interaction_counts_once(app: AppHarness) -> None:
    channel = await app.begin(2)
    app.server.faults.repeat_interactions()
    board = app.board(channel)
    await app.mover(channel).at(channel).select("The road …", "place 1")
    await app.until_moved(channel, board)
    await app.quiet()
    await check_one_board_a_move(app, channel, 1)
    board = app.board(channel)
    app.server.faults.repeat_interactions()
    await app.mover(channel).at(channel).slash("move", move="castle")
    await app.until_moved(channel, board)
    await app.quiet()
    await check_one_board_a_move(app, channel, 2)


async def test_an_acknowledgement_that_took_effect_despite_an_error(
    app: AppHarness,
) -> None:
    channel = await app.begin(2)
    mover = app.mover(channel).at(channel)
    app.server.faults.fail(500, 1, method="POST", path="/interactions/*/callback", applied=True)
    status = await mover.slash("status")
    assert status.ephemeral
    assert str((await app.table(channel)).id) in status.text
    app.server.faults.fail(500, 1, method="POST", path="/interactions/*/callback", applied=True)
    board = app.board(channel)
    await mover.click(re.compile("^m:.*:pass$"))
    await app.until_moved(channel, board, 60)
    app.server.faults.fail(500, 1, method="POST", path="/interactions/*/callback", applied=True)
    pressed = await mover.click(re.compile("^more:"))
    assert (await pressed.answer(within=60)).text


@pytest.mark.parametrize("act", ["view", "more", "why"])
async def test_a_private_reply_is_posted_once_when_discord_reports_an_error(
    app: AppHarness, act: str
) -> None:
    channel = await app.begin(2)
    await app.quiet()
    fault = app.server.faults.fail(502, 1, path="/webhooks/*", applied=True)
    pressed = await app.mover(channel).at(channel).click(re.compile(f"^{act}:"))
    assert (await pressed.answer(within=60)).ephemeral
    await app.quiet()
    assert fault.times == 0, "the fault occurred"
    assert len(pressed.messages) == 1


async def test_a_repeated_command_is_answered_once(app: AppHarness) -> None:
    channel = await app.begin(2)
    app.server.faults.repeat_interactions()
    reply = await app.mover(channel).at(channel).click(re.compile("^more:"))
    await reply.answer(within=60)
    await app.quiet()
    assert len(reply.messages) == 1


async def test_a_dropped_socket_reconnects(app: AppHarness) -> None:
    channel = await app.begin(2)
    app.server.gateway.drop()
    await app.server.ready()
    await one_move(app, channel)
    await check_one_board_a_move(app, channel, 1)


async def test_a_deleted_channel_pauses_the_game_which_resumes_elsewhere(
    app: AppHarness,
) -> None:
    channel = await app.begin(2)
    await one_move(app, channel)
    table = await app.table(channel)
    mover = app.mover(channel)
    kept = (await app.position(channel)).state.to_json()
    app.server.faults.refuse(10003, times=9, path=f"/channels/{channel.id}/*")
    await mover.at(channel).slash("move", move="castle")
    await app.quiet()
    assert (await app.tables.table(table.id)).status == "paused"
    assert (await app.tables.position(table.id)).state.to_json() != kept
    app.server.faults.clear()
    channel.delete()
    other = app.channel()
    resumed = await app.people[0].at(other).slash("game resume", table=table.id)
    assert str(table.id) in resumed.text
    await other.wait_for(lambda m: bool(m.shown))
    assert (await app.table(other)).id == table.id
    await one_move(app, other, "pass")


async def test_a_channel_closed_to_the_bot_pauses_the_game(app: AppHarness) -> None:
    channel = await app.begin(2)
    table = await app.table(channel)
    app.server.faults.refuse(50013, times=9, path=f"/channels/{channel.id}/*")
    await app.mover(channel).at(channel).slash("move", move="castle")
    await app.quiet()
    app.server.faults.clear()
    assert (await app.tables.table(table.id)).status == "paused"
    assert (await app.people[0].at(channel).slash("move", move="castle")).ephemeral
    await app.people[0].at(channel).slash("game resume")
    assert (await app.tables.table(table.id)).status == "running"


async def test_a_game_with_all_faults_at_once_ends_correctly(app: AppHarness) -> None:
    channel = await app.begin(3)
    for round_ in range(4):
        app.server.faults.fail(503, 1, method="POST", path=f"/channels/{channel.id}/messages")
        app.server.faults.rate_limit(1, method="PATCH", path=f"/channels/{channel.id}/*")
        app.server.faults.slow(0.2, 1, method="POST", path=f"/channels/{channel.id}/messages")
        if round_ == 2:
            await app.restart()
        await app.play(channel, (Way.MOVE, Way.PANEL), f"trouble {round_}", moves=5)
    await app.quiet()
    table = await app.table(channel)
    assert table.moves == 20
    verified = await app.tables.verify(table.id)
    assert verified.holds


async def test_an_unreachable_resume_host_does_not_disconnect_the_bot(
    app: AppHarness,
) -> None:
    channel = await app.begin(2)
    await app.quiet()
    gateway = app.server.gateway

    async def refuse(_: web.Request) -> web.Response:
        refused.append(1)
        return web.Response(status=503)

    refused: list[int] = []
    web_app = web.Application()
    web_app.router.add_get("/", refuse)
    runner = web.AppRunner(web_app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    for shard in vars(app.bot)["_AutoShardedClient__shards"].values():
        shard.ws.gateway = yarl.URL(f"ws://{host}:{port}/")
    before = len(gateway.sessions)
    gateway.drop()
    await app.server.ready(60)
    assert refused, "it has tried to resume"
    assert len(gateway.sessions) > before, "and has started a new session"
    await one_move(app, channel)
    await runner.cleanup()
    app.records.faults.clear()
