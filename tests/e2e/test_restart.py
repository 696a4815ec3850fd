"""Restarts of the bot: no state is only in memory."""

from __future__ import annotations

import re

import pytest

from bot.demonstration.people import Way, board_of, result_of
from bot.sandbox import NoAnswer
from tests.e2e.harness import TOY, AppHarness
from tests.e2e.presses import has_button

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_old_buttons_and_menus_work_after_a_restart(app: AppHarness) -> None:
    channel = await app.begin(2)
    board = app.board(channel)
    await app.quiet()
    await app.restart()
    await app.mover(channel).at(channel).select("The road …", "place 1", message=board.message)
    after = await app.until_moved(channel, board)
    assert after.asked != board.asked
    await app.quiet()
    assert board.message.buttons() == []


async def test_a_lobby_works_after_a_restart(app: AppHarness) -> None:
    channel = await app.open(2)
    await app.restart()
    settings = await (
        await app.people[1].at(channel).click(re.compile("^table-settings:"))
    ).answer()
    await app.people[1].at(channel).select(re.compile("^pick-colour:"), "red", message=settings)
    await channel.wait_for(lambda m: "**Bob** – Red" in m.text)
    await app.people[0].at(channel).click(re.compile("^start:"))
    await channel.wait_for(lambda _: board_of(channel) is not None)


async def test_a_half_answered_secret_question_continues_after_a_restart(app: AppHarness) -> None:
    channel = await app.begin(2, game=TOY)
    while len(app.board(channel).asked) == 1:
        board = app.board(channel)
        await app.mover(channel).at(channel).slash("move", move="pass")
        await app.until_moved(channel, board)
    board = app.board(channel)
    await app.people[0].at(channel).slash("move", move="bid 2")
    board = await app.until_moved(channel, board)
    mine = await (await app.people[1].at(channel).click(re.compile("^open:"))).answer()
    await app.restart()
    await app.people[1].at(channel).click(re.compile("^m:.*:bid 1$"), message=mine)
    after = await app.until_moved(channel, board)
    assert len(after.asked) == 1


async def test_a_board_unposted_at_shutdown_is_posted_after_the_restart(app: AppHarness) -> None:
    channel = await app.begin(2)
    board = app.board(channel)
    await app.quiet()
    path = f"/channels/{channel.id}/messages"
    app.server.faults.fail(503, 99, method="POST", path=path)
    await app.mover(channel).at(channel).slash("move", move="castle")
    await app.stop()
    app.server.faults.clear()
    app.clock.advance(120)
    await app.start()
    after = await app.until_moved(channel, board)
    assert after.asked != board.asked
    await app.quiet()
    assert len([m for m in channel.messages if m.shown]) == 2


async def test_nothing_is_answered_or_lost_while_the_bot_is_down(app: AppHarness) -> None:
    channel = await app.begin(2)
    mover = app.mover(channel).at(channel)
    await app.quiet()
    await app.stop()
    with pytest.raises(NoAnswer):
        await mover.click(re.compile("^m:.*:pass$"))
    await app.start()
    assert (await app.table(channel)).moves == 0
    assert len(await mover.autocomplete("move", "move", "")) > 10


async def test_commands_are_registered_only_when_they_change(app: AppHarness) -> None:
    await app.restart()
    puts = app.server.transcript.find("PUT", "/applications/*/commands")
    assert len(puts) == 1


async def test_the_bot_can_stop_between_any_two_moves(app: AppHarness) -> None:
    channel = await app.begin(2, game=TOY)
    step = 0
    while result_of(channel) is None:
        await app.play(channel, (Way.PANEL, Way.MOVE), f"stop {step}", moves=1)
        if step % 5 == 0:
            await app.restart()
        step += 1
    await app.quiet()
    assert has_button("rematch")(channel.messages[-1])
