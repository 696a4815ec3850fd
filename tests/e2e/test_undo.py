"""Undo: the last own move at once, moves of others by a vote."""

from __future__ import annotations

import asyncio
import re

import pytest

from bot.demonstration.people import Way
from bot.sandbox import Channel, User
from engine.core.words.catalogue import catalogue, closest_language
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button, press_act, private_reply

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def place_two_workers(app: AppHarness, channel: Channel) -> tuple[User, User]:
    """Let both players place a worker; return the first and the second."""
    first, second = app.mover(channel), app.others(channel, 2)[0]
    for who in (first, second):
        board = app.board(channel)
        await who.at(channel).slash("move", move="castle")
        await app.until_moved(channel, board)
    return first, second


async def test_the_last_own_move_is_undone_at_once(app: AppHarness) -> None:
    channel = await app.begin(2)
    before = (await app.position(channel)).state.to_json()
    board, first = app.board(channel), app.mover(channel)
    await first.at(channel).slash("move", move="castle")
    board = await app.until_moved(channel, board)
    undone = await first.at(channel).slash("undo")
    assert undone.ephemeral
    after = await app.until_moved(channel, board)
    assert after.asked == (first.id,)
    assert (await app.position(channel)).state.to_json() == before
    logged = (await press_act(app.people[0].at(channel), "log")).text
    assert "~~" in logged


async def test_undoing_further_needs_everyones_yes(app: AppHarness) -> None:
    channel = await app.begin(2)
    first, second = await place_two_workers(app, channel)
    board = app.board(channel)
    await first.at(channel).slash("undo")
    question = await channel.wait_for(has_button("yes"))
    assert question.mentions == [second]
    assert f"This takes back moves 1 to 2 by {first.name} and {second.name}." in question.text
    assert (await app.table(channel)).moves == 2
    await second.at(channel).click(re.compile("^yes:"))
    after = await app.until_moved(channel, board)
    assert after.asked == (first.id,)
    assert (await app.table(channel)).moves == 0
    done = await channel.wait_for(lambda m: m.id == question.id and not m.buttons())
    assert "Agreed and done" in done.text


async def test_the_undo_button_asks_before_it_opens_a_vote(
    app: AppHarness,
) -> None:
    channel = await app.begin(2)
    first, second = await place_two_workers(app, channel)
    pressed = await first.at(channel).click(re.compile("^undo:"))
    asked = await pressed.answer()
    assert asked.ephemeral
    assert [b.custom_id.split(":")[0] for b in asked.buttons()] == ["askundo", "no", ""]
    await app.quiet()
    assert await app.tables.open_votes((await app.table(channel)).id) == []
    await first.at(channel).click(re.compile("^askundo:"), message=asked)
    question = await channel.wait_for(has_button("yes"))
    assert question.mentions == [second]
    assert "Careful: hidden information has been revealed since then" not in question.text


async def test_undo_pressed_twice_undoes_one_move(app: AppHarness) -> None:
    channel = await app.begin(2)
    first, second = app.mover(channel), app.others(channel, 2)[0]
    for who, move in ((first, "castle"), (second, "pass"), (first, "place 1")):
        board = app.board(channel)
        await who.at(channel).slash("move", move=move)
        board = await app.until_moved(channel, board)
    assert board.asked == (first.id,)
    hands = first.at(channel)
    undo = re.compile("^undo:")
    await asyncio.gather(*(hands.click(undo, message=board.message) for _ in range(2)))
    await app.quiet()
    table = await app.table(channel)
    assert table.moves == 2
    assert await app.tables.open_votes(table.id) == []


async def test_an_undo_overtaken_by_a_move_opens_no_vote(app: AppHarness) -> None:
    channel = await app.begin(2)
    first, second = app.mover(channel), app.others(channel, 2)[0]
    board = app.board(channel)
    await first.at(channel).slash("move", move="castle")
    board = await app.until_moved(channel, board)
    app.server.faults.slow(1.0, path=f"/channels/{channel.id}/messages*")
    await second.at(channel).slash("move", move="castle")
    pressed = await first.at(channel).click(re.compile("^undo:"), message=board.message)
    reader = catalogue(closest_language(first.locale), "bot.tables")
    assert reader.say("table-moved-on") in await private_reply(pressed)
    await app.until_moved(channel, board)
    table = await app.table(channel)
    assert table.moves == 2
    assert await app.tables.open_votes(table.id) == []


async def test_a_move_cancels_an_undo_vote(app: AppHarness) -> None:
    channel = await app.begin(2)
    first, _ = await place_two_workers(app, channel)
    await first.at(channel).slash("undo")
    question = await channel.wait_for(has_button("yes"))
    board = app.board(channel)
    await app.mover(channel).at(channel).slash("move", move="pass")
    await app.until_moved(channel, board)
    await app.quiet()
    assert question.buttons() == []
    assert "This vote is off: the game has moved on." in question.text
    assert (await app.table(channel)).moves == 3


async def test_a_what_if_ends_when_the_move_before_it_is_undone(app: AppHarness) -> None:
    channel = app.channel()
    alice = app.people[0].at(channel)
    await alice.slash("game new", game="caylus", computers="easy", seats=2, thread=False)
    await app.until_asked(channel)
    await app.play(channel, (Way.MOVE,), "tried", moves=1)
    await app.until_asked(channel)
    board = app.board(channel).message
    menu = await (await alice.click(re.compile("^more:"), message=board)).answer()
    await alice.click(re.compile("^whatif:"), message=menu)
    await channel.wait_for(lambda m: m is menu and has_button("wback")(m))
    await alice.slash("undo")
    await app.quiet()
    tried = menu.selects()[0]
    await alice.select(tried.custom_id, tried.options[0].value, message=menu)
    await channel.wait_for(lambda m: m is menu and "has been undone" in m.text)
    assert not app.records.faults
