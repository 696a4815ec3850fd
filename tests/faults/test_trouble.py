"""When Discord, the network, the database or the disk misbehaves: nothing lost, nothing doubled."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
import yarl
from aiohttp import web
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.orm import Session

from bot.demonstration.people import Way
from bot.discord_ui.play import cog as play_cog
from bot.sandbox import Channel, Message
from bot.store import Unreadable
from tests.e2e.stage import Stage, has

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def out_of_ink(*_: object) -> bytes:
    """A worker that fails at whatever it is asked."""
    raise RuntimeError("no ink")


def boards(channel: Channel) -> list[Message]:
    return [m for m in channel.messages if m.author.bot and m.shown]


async def one_move(stage: Stage, channel: Channel, move: str = "castle") -> None:
    """The player to move moves, and the channel shows it."""
    board = stage.board(channel)
    await stage.mover(channel).at(channel).slash("move", move=move)
    await stage.until_moved(channel, board, 20)
    await stage.quiet()


async def check_one_board_a_move(stage: Stage, channel: Channel, moves: int) -> None:
    table = await stage.table(channel)
    assert table.moves == moves
    assert len(boards(channel)) == moves + 1


@pytest.mark.parametrize("applied", [False, True])
async def test_a_server_error_while_posting(stage: Stage, applied: bool) -> None:
    channel = await stage.begin(2)
    path = f"/channels/{channel.id}/messages"
    stage.server.faults.fail(500, 2, method="POST", path=path, applied=applied)
    await one_move(stage, channel)
    await check_one_board_a_move(stage, channel, 1)


async def test_a_rate_limit_while_posting(stage: Stage) -> None:
    channel = await stage.begin(2)
    path = f"/channels/{channel.id}/messages"
    stage.server.faults.rate_limit(3, method="POST", path=path)
    await one_move(stage, channel)
    await check_one_board_a_move(stage, channel, 1)


async def test_a_connection_broken_off_after_the_message_was_posted(stage: Stage) -> None:
    channel = await stage.begin(2)
    path = f"/channels/{channel.id}/messages"
    stage.server.faults.drop(1, method="POST", path=path, applied=True)
    await one_move(stage, channel)
    await check_one_board_a_move(stage, channel, 1)


async def test_an_interaction_that_comes_twice_counts_once(stage: Stage) -> None:
    channel = await stage.begin(2)
    stage.server.faults.repeat_interactions()
    board = stage.board(channel)
    await stage.mover(channel).at(channel).select("The road …", "place 1")
    await stage.until_moved(channel, board)
    await stage.quiet()
    await check_one_board_a_move(stage, channel, 1)
    board = stage.board(channel)
    stage.server.faults.repeat_interactions()
    await stage.mover(channel).at(channel).slash("move", move="castle")
    await stage.until_moved(channel, board)
    await stage.quiet()
    await check_one_board_a_move(stage, channel, 2)


async def test_an_acknowledgement_that_took_effect_though_discord_reported_a_failure(
    stage: Stage,
) -> None:
    channel = await stage.begin(2)
    mover = stage.mover(channel).at(channel)
    stage.server.faults.fail(500, 1, method="POST", path="/interactions/*/callback", applied=True)
    told = await mover.slash("status")
    assert told.ephemeral
    assert str((await stage.table(channel)).id) in told.text
    stage.server.faults.fail(500, 1, method="POST", path="/interactions/*/callback", applied=True)
    board = stage.board(channel)
    await mover.click(re.compile("^m:.*:pass$"))
    await stage.until_moved(channel, board, 60)
    stage.server.faults.fail(500, 1, method="POST", path="/interactions/*/callback", applied=True)
    pressed = await mover.click(re.compile("^more:"))
    assert (await pressed.answer(within=60)).text


@pytest.mark.parametrize("act", ["view", "more", "why"])
async def test_private_answer_to_public_press_is_posted_once_when_discord_reports_an_error(
    stage: Stage, act: str
) -> None:
    channel = await stage.begin(2)
    await stage.quiet()
    fault = stage.server.faults.fail(502, 1, path="/webhooks/*", applied=True)
    pressed = await stage.mover(channel).at(channel).click(re.compile(f"^{act}:"))
    assert (await pressed.answer(within=60)).ephemeral
    await stage.quiet()
    assert fault.times == 0, "the fault was met"
    assert len(pressed.messages) == 1


async def test_a_command_that_comes_twice_is_answered_once(stage: Stage) -> None:
    channel = await stage.begin(2)
    stage.server.faults.repeat_interactions()
    reply = await stage.mover(channel).at(channel).click(re.compile("^more:"))
    await reply.answer(within=60)
    await stage.quiet()
    assert len(reply.messages) == 1


async def test_a_socket_that_drops(stage: Stage) -> None:
    channel = await stage.begin(2)
    stage.server.gateway.drop()
    await stage.server.ready()
    await one_move(stage, channel)
    await check_one_board_a_move(stage, channel, 1)


async def test_a_channel_that_is_deleted_pauses_the_game_and_it_goes_on_elsewhere(
    stage: Stage,
) -> None:
    channel = await stage.begin(2)
    await one_move(stage, channel)
    table = await stage.table(channel)
    mover = stage.mover(channel)
    kept = (await stage.position(channel)).state.to_json()
    stage.server.faults.refuse(10003, times=9, path=f"/channels/{channel.id}/*")
    await mover.at(channel).slash("move", move="castle")
    await stage.quiet()
    assert (await stage.steward.table(table.id)).status == "paused"
    assert (await stage.steward.position(table.id)).state.to_json() != kept
    stage.server.faults.clear()
    channel.delete()
    other = stage.channel()
    resumed = await stage.people[0].at(other).slash("game resume", table=table.id)
    assert str(table.id) in resumed.text
    await other.wait_for(lambda m: bool(m.shown))
    assert (await stage.table(other)).id == table.id
    await one_move(stage, other, "pass")


async def test_a_channel_closed_to_the_bot_pauses_the_game(stage: Stage) -> None:
    channel = await stage.begin(2)
    table = await stage.table(channel)
    stage.server.faults.refuse(50013, times=9, path=f"/channels/{channel.id}/*")
    await stage.mover(channel).at(channel).slash("move", move="castle")
    await stage.quiet()
    stage.server.faults.clear()
    assert (await stage.steward.table(table.id)).status == "paused"
    assert (await stage.people[0].at(channel).slash("move", move="castle")).ephemeral
    await stage.people[0].at(channel).slash("game resume")
    assert (await stage.steward.table(table.id)).status == "running"


async def corrupt(stage: Stage, channel: Channel, state: str) -> str:
    """Spoil the saved position; what it was."""
    table = await stage.table(channel)

    def work(session: Session) -> str:
        kept = session.execute(text("SELECT state FROM tables WHERE id = :id"), {"id": table.id})
        before = str(kept.scalar_one())
        session.execute(
            text("UPDATE tables SET state = :state, sequence = sequence + 1 WHERE id = :id"),
            {"state": state, "id": table.id},
        )
        return before

    before = await stage.bot.tables.store.write(work)
    await stage.restart()
    return before


@pytest.mark.parametrize("state", ["{", "[]", '{"turn": "x"}', ""])
async def test_a_damaged_row_is_said_plainly_and_left_alone(stage: Stage, state: str) -> None:
    channel = await stage.begin(2)
    await stage.quiet()
    await corrupt(stage, channel, state)
    table = await stage.table(channel)
    mover = stage.mover(channel)
    for refused in (
        await mover.at(channel).slash("move", move="castle"),
        await mover.at(channel).slash("board"),
        await mover.at(channel).slash("score"),
    ):
        assert refused.ephemeral
        assert str(table.id) in refused.text
        assert "check --repair" in refused.text
    pressed = await mover.at(channel).click(re.compile("^m:.*:pass$"))
    assert "check --repair" in (await pressed.answer()).text
    saved = await stage.bot.tables.store.read(
        lambda session: session.execute(
            text("SELECT state FROM tables WHERE id = :id"), {"id": table.id}
        ).scalar_one()
    )
    assert saved == state


class Disk:
    """How large the database may grow, for every connection; at its present size it is full."""

    pages = 1_000_000

    def limit(self, connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {self.pages}")


@pytest.fixture(scope="module", autouse=True)
def module_disk() -> Iterator[Disk]:
    """Listened to before any thread begins a transaction, and after all have ended theirs."""
    made = Disk()
    event.listen(Engine, "begin", made.limit)
    yield made
    event.remove(Engine, "begin", made.limit)


@pytest.fixture
def disk(module_disk: Disk) -> Iterator[Disk]:
    yield module_disk
    module_disk.pages = Disk.pages


async def test_a_full_disk_is_said_plainly_and_changes_nothing(stage: Stage, disk: Disk) -> None:
    channel = await stage.begin(2)
    await stage.play(channel, (Way.MOVE,), "some", moves=2)
    await stage.quiet()
    mover = stage.mover(channel).at(channel)
    disk.pages = 1
    for attempt in range(200):  # what is free within the file is used up first
        before = await stage.table(channel)
        if attempt % 2:
            refused = await mover.slash("undo")
        else:
            refused = await mover.slash("move", move="castle")
        if (await stage.table(channel)).sequence == before.sequence:
            break
    assert refused.ephemeral
    said = {"en-US": "I couldn’t save this", "zh-TW": "無法儲存"}
    assert said[mover.user.locale] in refused.text
    table = await stage.table(channel)
    assert table.id not in [found.table_id for found in await stage.steward.check()]
    disk.pages = 1_000_000
    stage.records.faults.clear()
    await stage.organiser.at(channel).slash("remind", hours=5)
    assert (await stage.table(channel)).remind_hours == 5
    again = ("move", {"move": "castle"}) if attempt % 2 == 0 else ("undo", {})
    await mover.slash(*again)
    assert (await stage.table(channel)).sequence > before.sequence


async def test_a_painter_that_fails_costs_the_picture_and_not_the_turn(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await stage.begin(2)
    monkeypatch.setattr(stage.bot.pool, "ask", out_of_ink)
    await one_move(stage, channel)
    shown = stage.board(channel).message
    assert shown.attachments == []
    assert shown.buttons() != []
    assert any("picture" in fault for fault in stage.records.faults)
    stage.records.faults.clear()


async def test_workers_that_fail_cost_the_turning_points_and_not_the_result(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await stage.begin(2)
    await stage.quiet()
    monkeypatch.setattr(stage.bot.pool, "ask", out_of_ink)
    offer = await stage.organiser.at(channel).slash("game end")
    await stage.organiser.at(channel).click(re.compile("^endnow:"), message=offer.message)
    await channel.wait_for(has("rematch"))
    await stage.quiet()
    assert any("turning points" in fault for fault in stage.records.faults)
    stage.records.faults.clear()


async def test_a_database_that_cannot_be_read_is_said_plainly(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await stage.begin(2)
    await stage.quiet()

    async def broken(*_: object) -> None:
        raise Unreadable("gone")

    mover = stage.mover(channel).at(channel)
    with monkeypatch.context() as patch:
        patch.setattr(stage.bot.tables.store, "read", broken)
        refused = await mover.slash("move", move="castle")
        pressed = await mover.click(re.compile("^view:"), message=stage.board(channel).message)
        told = await pressed.answer(within=60)
    said = {"en-US": "whether this was saved", "zh-TW": "是否已經儲存"}
    assert said[mover.user.locale] in refused.text
    assert said[mover.user.locale] in told.text
    stage.records.faults.clear()
    await mover.slash("move", move="castle")
    assert (await stage.table(channel)).moves == 1


async def test_an_unexpected_fault_has_a_number_that_is_in_the_log(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await stage.begin(2)
    table = await stage.table(channel)

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a fault of the house")

    with monkeypatch.context() as patch:
        patch.setattr(play_cog, "make_move_in_channel", broken)
        reply = await stage.people[0].at(channel).slash("move", move="castle")
        if stage.mover(channel) is not stage.people[0]:
            reply = await stage.mover(channel).at(channel).slash("move", move="castle")
    number = re.search(r"[0-9a-f]{8}", reply.text)
    assert number is not None
    assert reply.ephemeral
    assert "RuntimeError" not in reply.text
    assert any(number[0] in fault for fault in stage.records.faults)
    stage.records.faults.clear()
    assert (await stage.table(channel)).sequence == table.sequence


async def test_the_rules_of_a_game_nobody_knows_are_refused_in_a_sentence(stage: Stage) -> None:
    channel = await stage.begin(2)
    await stage.quiet()
    table = await stage.table(channel)
    change = text("UPDATE tables SET game = 'chess' WHERE id = :id")
    await stage.bot.tables.store.write(lambda s: s.execute(change, {"id": table.id}))
    refused = await stage.people[0].at(channel).slash("rules", card="4")
    assert refused.ephemeral
    assert not stage.records.faults
    assert str(table.id) in refused.text


async def test_all_of_it_at_once_and_the_game_still_ends_well(stage: Stage) -> None:
    channel = await stage.begin(3)
    for round_ in range(4):
        stage.server.faults.fail(503, 1, method="POST", path=f"/channels/{channel.id}/messages")
        stage.server.faults.rate_limit(1, method="PATCH", path=f"/channels/{channel.id}/*")
        stage.server.faults.slow(0.2, 1, method="POST", path=f"/channels/{channel.id}/messages")
        if round_ == 2:
            await stage.restart()
        await stage.play(channel, (Way.MOVE, Way.PANEL), f"trouble {round_}", moves=5)
    await stage.quiet()
    table = await stage.table(channel)
    assert table.moves == 20
    verified = await stage.steward.verify(table.id)
    assert verified.holds


async def test_a_resume_host_that_is_gone_for_good_does_not_silence_the_bot(stage: Stage) -> None:
    channel = await stage.begin(2)
    await stage.quiet()
    gateway = stage.server.gateway

    async def refuse(_: web.Request) -> web.Response:
        refused.append(1)
        return web.Response(status=503)

    refused: list[int] = []
    app = web.Application()
    app.router.add_get("/", refuse)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    for shard in vars(stage.bot)["_AutoShardedClient__shards"].values():
        shard.ws.gateway = yarl.URL(f"ws://{host}:{port}/")
    before = len(gateway.sessions)
    gateway.drop()
    await stage.server.ready(60)
    assert refused, "it has tried to resume"
    assert len(gateway.sessions) > before, "and has come anew"
    await one_move(stage, channel)
    await runner.cleanup()
    stage.records.faults.clear()
