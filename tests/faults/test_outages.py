"""Faults of Discord, the network, the database and the disk: nothing is lost or repeated."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
import yarl
from aiohttp import web
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.orm import Session

from bot.demonstration.people import Way
from bot.sandbox import Channel, Message
from bot.store import StoreError
from tests.e2e.harness import AppHarness, has_button, press_act

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def fail_render(*_: object) -> bytes:
    """Fail like a broken worker, whatever the job."""
    raise RuntimeError("no ink")


def boards(channel: Channel) -> list[Message]:
    return [m for m in channel.messages if m.author.bot and m.shown]


async def one_move(app: AppHarness, channel: Channel, move: str = "castle") -> None:
    """Make the mover's move, and wait until the channel shows it."""
    board = app.board(channel)
    await app.mover(channel).at(channel).slash("move", move=move)
    await app.until_moved(channel, board, 20)
    await app.quiet()


async def check_one_board_a_move(app: AppHarness, channel: Channel, moves: int) -> None:
    table = await app.table(channel)
    assert table.moves == moves
    assert len(boards(channel)) == moves + 1


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


async def corrupt(app: AppHarness, channel: Channel, state: str) -> str:
    """Damage the saved position; return the previous one."""
    table = await app.table(channel)

    def work(session: Session) -> str:
        kept = session.execute(text("SELECT state FROM tables WHERE id = :id"), {"id": table.id})
        before = str(kept.scalar_one())
        session.execute(
            text("UPDATE tables SET state = :state, sequence = sequence + 1 WHERE id = :id"),
            {"state": state, "id": table.id},
        )
        return before

    before = await app.bot.service.store.write(work)
    await app.restart()
    return before


@pytest.mark.parametrize("state", ["{", "[]", '{"turn": "x"}', ""])
async def test_a_damaged_row_is_reported_and_left_alone(app: AppHarness, state: str) -> None:
    channel = await app.begin(2)
    await app.quiet()
    await corrupt(app, channel, state)
    table = await app.table(channel)
    mover = app.mover(channel)
    for refused in (
        await mover.at(channel).slash("move", move="castle"),
        await mover.at(channel).slash("view", part="board"),
        await press_act(mover.at(channel), "score"),
    ):
        assert refused.ephemeral
        assert str(table.id) in refused.text
        assert "check --repair" in refused.text
    pressed = await mover.at(channel).click(re.compile("^m:.*:pass$"))
    assert "check --repair" in (await pressed.answer()).text
    saved = await app.bot.service.store.read(
        lambda session: session.execute(
            text("SELECT state FROM tables WHERE id = :id"), {"id": table.id}
        ).scalar_one()
    )
    assert saved == state


class DiskLimit:
    """Limits the size of the database for every connection; its present size means full."""

    pages = 1_000_000

    def limit(self, connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {self.pages}")


@pytest.fixture(scope="module", autouse=True)
def module_disk() -> Iterator[DiskLimit]:
    """Listen before the first transaction of any thread, and until after the last."""
    made = DiskLimit()
    event.listen(Engine, "begin", made.limit)
    yield made
    event.remove(Engine, "begin", made.limit)


@pytest.fixture
def disk(module_disk: DiskLimit) -> Iterator[DiskLimit]:
    yield module_disk
    module_disk.pages = DiskLimit.pages


async def test_a_full_disk_is_reported_and_changes_nothing(
    app: AppHarness, disk: DiskLimit
) -> None:
    channel = await app.begin(2)
    await app.play(channel, (Way.MOVE,), "some", moves=2)
    await app.quiet()
    mover = app.mover(channel).at(channel)
    disk.pages = 1
    for attempt in range(200):  # free pages within the file are used up first
        before = await app.table(channel)
        if attempt % 2:
            refused = await mover.slash("undo")
        else:
            refused = await mover.slash("move", move="castle")
        if (await app.table(channel)).sequence == before.sequence:
            break
    assert refused.ephemeral
    said = {"en-US": "I couldn’t save this", "zh-TW": "無法儲存"}
    assert said[mover.user.locale] in refused.text
    table = await app.table(channel)
    assert table.id not in [found.table_id for found in await app.tables.check()]
    disk.pages = 1_000_000
    app.records.faults.clear()
    await press_act(app.admin.at(channel), "interval", "5")
    assert (await app.table(channel)).reminder_hours == 5
    again = ("move", {"move": "castle"}) if attempt % 2 == 0 else ("undo", {})
    await mover.slash(*again)
    assert (await app.table(channel)).sequence > before.sequence


async def test_a_failing_painter_costs_the_picture_but_not_the_turn(
    app: AppHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await app.begin(2)
    monkeypatch.setattr(app.bot.pool, "ask", fail_render)
    await one_move(app, channel)
    shown = app.board(channel).message
    assert shown.attachments == []
    assert shown.buttons() != []
    assert any("picture.render.failed" in fault for fault in app.records.faults)
    app.records.faults.clear()


async def test_failing_workers_cost_the_turning_points_but_not_the_result(
    app: AppHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await app.begin(2)
    await app.quiet()
    monkeypatch.setattr(app.bot.pool, "ask", fail_render)
    offer = await app.admin.at(channel).slash("game end")
    await app.admin.at(channel).click(re.compile("^endnow:"), message=offer.message)
    await channel.wait_for(has_button("rematch"))
    await app.quiet()
    assert any("turning_points.failed" in fault for fault in app.records.faults)
    app.records.faults.clear()


async def test_an_unreadable_database_is_reported(
    app: AppHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await app.begin(2)
    await app.quiet()

    async def broken(*_: object) -> None:
        raise StoreError("gone")

    mover = app.mover(channel).at(channel)
    with monkeypatch.context() as patch:
        patch.setattr(app.bot.service.store, "read", broken)
        refused = await mover.slash("move", move="castle")
        pressed = await mover.click(re.compile("^view:"), message=app.board(channel).message)
        answer = await pressed.answer(within=60)
    said = {"en-US": "whether this was saved", "zh-TW": "是否已經儲存"}
    assert said[mover.user.locale] in refused.text
    assert said[mover.user.locale] in answer.text
    app.records.faults.clear()
    await mover.slash("move", move="castle")
    assert (await app.table(channel)).moves == 1


async def test_an_unexpected_error_has_an_id_that_is_in_the_log(
    app: AppHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await app.begin(2)
    table = await app.table(channel)

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a fault of the house")

    with monkeypatch.context() as patch:
        patch.setattr(app.bot.tables.play, "make_move", broken)
        reply = await app.people[0].at(channel).slash("move", move="castle")
        if app.mover(channel) is not app.people[0]:
            reply = await app.mover(channel).at(channel).slash("move", move="castle")
    number = re.search(r"[0-9a-f]{8}", reply.text)
    assert number is not None
    assert reply.ephemeral
    assert "RuntimeError" not in reply.text
    assert any("interaction.failed" in line and number[0] in line for line in app.records.lines)
    app.records.faults.clear()
    assert (await app.table(channel)).sequence == table.sequence


async def test_rules_of_an_unknown_game_are_refused_with_a_message(app: AppHarness) -> None:
    channel = await app.begin(2)
    await app.quiet()
    table = await app.table(channel)
    change = text("UPDATE tables SET game = 'chess' WHERE id = :id")
    await app.bot.service.store.write(lambda s: s.execute(change, {"id": table.id}))
    refused = await app.people[0].at(channel).slash("rules", card="4")
    assert refused.ephemeral
    assert not app.records.faults
    assert str(table.id) in refused.text


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
