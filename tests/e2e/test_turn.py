"""One message a turn: what is in it, when it is new, when it is edited, and what it leaves."""

from __future__ import annotations

import re

import pytest

from bot.demonstration.people import Board, Way
from bot.sandbox import Channel, Message
from tests.e2e.stage import Stage, told

pytestmark = pytest.mark.asyncio(loop_scope="module")


def boards(messages: list[Message]) -> list[Message]:
    return [m for m in messages if m.author.bot and m.shown]


async def test_the_message_of_a_turn_has_everything(stage: Stage) -> None:
    channel = await stage.begin(3)
    board = stage.board(channel).message
    mover = stage.mover(channel)
    lines = board.text.splitlines()
    assert lines[0] == "### Caylus · round 1 · placing workers"
    assert lines[1].startswith(f"**{mover.mention}**, place a worker or pass.")
    assert board.mentions == [mover]
    assert [s.placeholder for s in board.selects()] == ["Special buildings …", "The road …"]
    labels = [b.label for b in board.buttons()]
    table_row = ["Pass", "Undo", "My view", "Why not…", "More …"]
    assert labels == ["G · Castle", *table_row, "First game? How to play"]
    assert "-# **G · Castle** · " in board.text
    table = await stage.table(channel)
    assert re.search(rf"-# due <t:\d+:R> · table {table.id} · move 0", board.text)
    (alt,) = board.alt_texts
    assert mover.name in alt
    assert "place a worker" in alt
    (picture,) = board.shown
    assert picture.pixels is not None
    assert picture.size < 400_000


async def test_every_option_has_the_code_of_the_picture_and_says_what_it_does(
    stage: Stage,
) -> None:
    channel = await stage.begin(3)
    _, road = stage.board(channel).message.selects()
    assert all(re.match(rf"{o.value.removeprefix('place ')} · ", o.label) for o in road.options)
    assert all("pay 1" in o.description for o in road.options)


async def test_a_new_player_gets_a_new_message_and_the_old_one_loses_its_controls(
    stage: Stage,
) -> None:
    channel = await stage.begin(3)
    first = stage.board(channel)
    await stage.mover(channel).at(channel).select("The road …", "place 1")
    second = await stage.until_moved(channel, first)
    await stage.quiet()
    assert second.message is not first.message
    assert second.asked != first.asked
    assert first.message.buttons() == []
    assert first.message.selects() == []
    assert len(first.message.shown) == 1
    assert first.message.text.startswith("### Caylus")
    assert ": worker at " in second.message.text
    assert len(boards(channel.messages)) == 2


async def mid_turn(stage: Stage, channel: Channel) -> tuple[Board, Board]:
    """Play until somebody has made one step of their turn and is asked for the next."""
    for step in range(200):
        before = stage.board(channel)
        await stage.play(channel, (Way.PANEL,), f"step {step}", moves=1)
        after = stage.board(channel)
        if after.asked == before.asked:
            return before, after
    raise AssertionError("nobody had a turn of two steps")


async def test_steps_of_ones_own_turn_are_one_message_and_one_mention(stage: Stage) -> None:
    channel = await stage.begin(2)
    before, after = await mid_turn(stage, channel)
    assert after.message is before.message
    assert after.message.revisions
    await stage.quiet()
    assert len(after.message.mentions) == 1
    assert len(after.message.shown) == 1
    assert channel.messages[-1] is after.message


async def test_taking_a_step_back_edits_the_message(stage: Stage) -> None:
    channel = await stage.begin(2)
    before, after = await mid_turn(stage, channel)
    mover = stage.mover(channel).at(channel)
    pressed = await mover.click("Undo", message=after.message)
    undone = await stage.until_moved(channel, after)
    assert undone.message is after.message
    assert await told(pressed)
    assert undone.asked == before.asked


async def test_a_message_near_an_hour_old_is_replaced_not_edited(stage: Stage) -> None:
    channel = await stage.begin(2)
    _, after = await mid_turn(stage, channel)
    stage.clock.advance(51 * 60)
    await stage.mover(channel).at(channel).click("Undo", message=after.message)
    replaced = await stage.until_moved(channel, after)
    assert replaced.message is not after.message
    await stage.quiet()
    assert after.message.buttons() == []


async def test_a_deleted_board_comes_again(stage: Stage) -> None:
    channel = await stage.begin(2)
    _, after = await mid_turn(stage, channel)
    stage.server.faults.refuse(10008, method="PATCH", path=f"*/messages/{after.message.id}")
    await stage.mover(channel).at(channel).click("Undo", message=after.message)
    assert (await stage.until_moved(channel, after)).message is not after.message
    await stage.quiet()
