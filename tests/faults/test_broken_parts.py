"""Broken parts: damaged rows, a full disk, failing workers; nothing is lost."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.orm import Session

from bot.demonstration.people import Way
from bot.sandbox import Channel
from bot.store import StoreError
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button, press_act
from tests.faults.posted_boards import one_move

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def fail_render(*_: object) -> bytes:
    """Fail like a broken worker, whatever the job."""
    raise RuntimeError("no ink")


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
