"""Secret steps of the set-up leave the public board unchanged."""

from __future__ import annotations

import re

import pytest

from bot.sandbox import Channel
from bot.sandbox.keyboard import Keyboard
from engine.core.chance import Chance
from engine.core.words.catalogue import catalogue, closest_language
from engine.tuscany.rules.action import Pay, PlaceItem
from engine.tuscany.state import TuscanyState
from tests.e2e.harness import AppHarness
from tests.e2e.presses import press_act
from tests.engine.tuscany.random_play import builder

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_private_steps_do_not_change_the_board(app: AppHarness) -> None:
    channel = await app.begin(2, "tuscany")
    await app.quiet()
    board = app.board(channel).message
    edits = len(board.revisions)
    before = await app.table(channel)
    assert "move 0" not in board.text
    for step in ("arrange ABC", "000"):
        await app.people[0].at(channel).slash("move", move=step)
        await app.quiet()
    after = await app.table(channel)
    assert after.moves == before.moves + 2
    assert app.board(channel).message is board
    assert len(board.revisions) == edits


async def test_a_multi_part_answer_says_that_another_choice_restarts_it(app: AppHarness) -> None:
    channel = await app.begin(2, "tuscany")
    await app.quiet()
    hands, reply = app.people[0].at(channel), ""
    while "Got it" not in reply:
        choices = await hands.autocomplete("move", "move", "")
        reply = (await hands.slash("move", move=choices.values[0])).text
        await app.quiet()
    assert "You can change it until everyone has answered" in reply
    first = (await hands.autocomplete("move", "move", "")).values[0]
    assert first.startswith("arrange ")
    assert "withdrawn" in (await hands.slash("move", move=first)).text


async def test_a_placement_is_hidden_until_it_is_paid(app: AppHarness) -> None:
    """Only the player sees its space and item; the board's controls lead to the question."""
    channel, mover, move = await play_until_placement(app)
    before = app.board(channel).message
    edits, text = len(before.revisions), before.text
    ref = next(each.custom_id for each in before.buttons() if each.custom_id.endswith(f":{move}"))
    asked = await (await mover.click(ref, message=before)).answer()
    assert asked.only_for is mover.user
    await app.quiet()
    paying = await app.position(channel)
    assert isinstance(paying.game.top(paying.state), PlaceItem | Pay)
    board = app.board(channel).message
    assert (board, len(board.revisions), board.text) == (before, edits, text)
    draw = next(button for button in board.buttons() if button.custom_id.endswith(":draw"))
    again = await (await mover.click(draw.custom_id, message=board)).answer()
    assert again.only_for is not None
    words = [button.custom_id for button in again.buttons()]
    words += [option.value for menu in again.selects() for option in menu.options]
    assert any(re.search(r"\b(pay|place) ", word) for word in words)
    paid = re.compile(rf"^\d+ {re.escape(move)}$", re.MULTILINE)
    assert not paid.search(await exported(app, channel))
    (other,) = (user for user in app.people[:2] if user.id != mover.user.id)
    moves = paying.table.moves
    for viewer in (app.stranger.at(channel), other.at(channel)):
        texts = catalogue(closest_language(viewer.user.locale), "bot")
        begun = texts.say("log-secret", who=mover.user.name)
        assert f"`{moves}` {begun}" in (await press_act(viewer, "log")).text
        history = (await viewer.slash("history")).text
        assert begun in history
        assert f"{moves}" in history.rpartition("-#")[2]
        export = await press_act(viewer, "export")
        assert texts.say("export-running", moves=moves - 1) in export.text
        assert texts.say("export-withheld", moves=1) in export.text
    seat = paying.game.to_move(paying.state)[0]
    await mover.slash("move", move=next(iter(paying.game.moves(paying.state, seat))))
    await app.quiet()
    assert paid.search(await exported(app, channel)), "the payment makes the hex public"


async def test_a_placement_can_be_taken_back_where_its_payment_is_asked(app: AppHarness) -> None:
    channel, mover, move = await play_until_placement(app)
    board, before = app.board(channel).message, await app.table(channel)
    ref = next(each.custom_id for each in board.buttons() if each.custom_id.endswith(f":{move}"))
    asked = await (await mover.click(ref, message=board)).answer()
    await mover.click(re.compile("^undo:"), message=asked)
    await app.quiet()
    texts = catalogue(closest_language(mover.user.locale), "bot")
    assert texts.say("undo-done", moves=1) in asked.text
    after = await app.table(channel)
    assert after.moves == before.moves
    position = await app.position(channel)
    assert move in position.game.moves(position.state, position.game.to_move(position.state)[0])


async def play_until_placement(app: AppHarness) -> tuple[Channel, Keyboard, str]:
    """Play until a tile can be placed; return who can place it, and the move."""
    channel = await app.begin(2, "tuscany")
    chance, people = Chance.from_seed("place"), {str(user.id): user for user in app.people}
    while True:
        position = await app.position(channel)
        assert isinstance(position.state, TuscanyState)
        seat, choice = builder(position.state, chance)
        mover = people[position.table.seats[seat].user_id].at(channel)
        move = position.game.move(position.state, choice)
        if move.startswith("place "):
            await app.quiet()
            return channel, mover, move
        await mover.slash("move", move=move)


async def exported(app: AppHarness, channel: Channel) -> str:
    """Return the record as a person without a seat may see it."""
    reply = await press_act(app.stranger.at(channel), "export")
    return "\n".join(one.data.decode() for one in reply.message.attachments)
