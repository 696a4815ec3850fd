"""The message of a turn: its content, when it is new, when it is edited, and what remains of it."""

from __future__ import annotations

import re

import pytest

from bot.demonstration.people import Board, Way
from bot.presentation.texts import words_in
from bot.sandbox import Channel, Message
from engine.core.words.catalogue import LANGUAGES
from tests.e2e.harness import AppHarness
from tests.e2e.presses import private_reply

pytestmark = pytest.mark.asyncio(loop_scope="module")


def boards(messages: list[Message]) -> list[Message]:
    return [m for m in messages if m.author.bot and m.shown]


async def test_a_turn_message_is_complete(app: AppHarness) -> None:
    channel = await app.begin(3)
    board = app.board(channel).message
    mover = app.mover(channel)
    lines = board.text.splitlines()
    assert lines[0] == "### Caylus · round 1 · placing workers"
    assert lines[1].startswith(f"**{mover.mention}**, place a worker or pass.")
    assert board.mentions == [mover]
    assert [s.placeholder for s in board.selects()] == ["Special buildings …", "The road …"]
    labels = [b.label for b in board.buttons()]
    table_row = ["Pass", "My view", "Why not…", "More…"]
    assert labels == ["G · Castle", *table_row, "First game? How to play", "Recap"]
    assert "**G · Castle**" not in board.text, "its button says enough"
    table = await app.table(channel)
    assert re.search(rf"-# due <t:\d+:R> · table {table.id} · move 0", board.text)
    (alt,) = board.alt_texts
    assert mover.name in alt
    assert "place a worker" in alt
    (picture,) = board.shown
    assert picture.pixels is not None
    assert picture.size < 400_000
    recap = await private_reply(await mover.at(channel).click("Recap", message=board))
    titles = [words_in(each).say("recap-title", table=str(table.id)) for each in LANGUAGES]
    assert any(title in recap for title in titles)


async def test_undo_is_there_once_a_move_can_be_undone(app: AppHarness) -> None:
    channel = await app.begin(2)
    first = app.board(channel)
    assert "Undo" not in [button.label for button in first.message.buttons()]
    await app.mover(channel).at(channel).select("The road …", "place 1")
    second = await app.until_moved(channel, first)
    assert "Undo" in [button.label for button in second.message.buttons()]


async def test_every_option_has_the_pictures_code_and_says_what_it_does(
    app: AppHarness,
) -> None:
    channel = await app.begin(3)
    _, road = app.board(channel).message.selects()
    assert all(re.match(rf"{o.value.removeprefix('place ')} · ", o.label) for o in road.options)
    assert all("pay 1" in o.description for o in road.options)


async def test_a_new_player_gets_a_new_message_and_the_old_one_loses_its_controls(
    app: AppHarness,
) -> None:
    channel = await app.begin(3)
    first = app.board(channel)
    await app.mover(channel).at(channel).select("The road …", "place 1")
    second = await app.until_moved(channel, first)
    await app.quiet()
    assert second.message is not first.message
    assert second.asked != first.asked
    assert first.message.buttons() == []
    assert first.message.selects() == []
    assert len(first.message.shown) == 1
    assert first.message.text.startswith("### Caylus")
    assert ": worker at " in second.message.text
    assert len(boards(channel.messages)) == 2


async def mid_turn(app: AppHarness, channel: Channel) -> tuple[Board, Board]:
    """Play until a player has made one step of their turn and is asked for the next."""
    for step in range(200):
        before = app.board(channel)
        await app.play(channel, (Way.PANEL,), f"step {step}", moves=1)
        after = app.board(channel)
        if after.asked == before.asked:
            return before, after
    raise AssertionError("nobody had a turn of two steps")


async def test_steps_of_one_turn_are_one_message_and_one_mention(app: AppHarness) -> None:
    channel = await app.begin(2)
    before, after = await mid_turn(app, channel)
    assert after.message is before.message
    assert after.message.revisions
    await app.quiet()
    assert len(after.message.mentions) == 1
    assert len(after.message.shown) == 1
    assert channel.messages[-1] is after.message


async def test_undoing_a_step_edits_the_message(app: AppHarness) -> None:
    channel = await app.begin(2)
    before, after = await mid_turn(app, channel)
    mover = app.mover(channel).at(channel)
    pressed = await mover.click("Undo", message=after.message)
    undone = await app.until_moved(channel, after)
    assert undone.message is after.message
    assert await private_reply(pressed)
    assert undone.asked == before.asked


async def test_a_message_almost_an_hour_old_is_replaced_not_edited(app: AppHarness) -> None:
    channel = await app.begin(2)
    _, after = await mid_turn(app, channel)
    app.clock.advance(51 * 60)
    await app.mover(channel).at(channel).click("Undo", message=after.message)
    replaced = await app.until_moved(channel, after)
    assert replaced.message is not after.message
    await app.quiet()
    assert after.message.buttons() == []


async def test_a_deleted_board_is_posted_again(app: AppHarness) -> None:
    channel = await app.begin(2)
    _, after = await mid_turn(app, channel)
    app.server.faults.refuse(10008, method="PATCH", path=f"*/messages/{after.message.id}")
    await app.mover(channel).at(channel).click("Undo", message=after.message)
    assert (await app.until_moved(channel, after)).message is not after.message
    await app.quiet()
