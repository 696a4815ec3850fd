"""Replies that fail after a change was saved, and the same command typed again."""

from __future__ import annotations

import re

import pytest

from bot.sandbox import Channel, Reply
from tests.e2e.harness import TOY, AppHarness
from tests.e2e.presses import press_act

pytestmark = pytest.mark.asyncio(loop_scope="module")

ANSWER = "/webhooks/*/messages/@original"
MINUTE = 60
SAVED = {
    "en-US": "but I couldn’t show the result",
    "zh-TW": "已經儲存並生效",
}
AGAIN = {"en-US": "You just made this move, and it counts", "zh-TW": "剛剛"}


def _forget(app: AppHarness) -> None:
    """Discard the expected error from the log."""
    assert app.records.faults
    app.records.faults.clear()


async def _broken_move(app: AppHarness, channel: Channel, trouble: str, move: str) -> Reply:
    if trouble == "drop":
        app.server.faults.drop(1, method="PATCH", path=ANSWER)
    else:
        app.server.faults.refuse(50013, 1, method="PATCH", path=ANSWER)
    reply = await app.mover(channel).at(channel).slash("move", move=move)
    await app.quiet()
    _forget(app)
    return reply


@pytest.mark.parametrize("trouble", ["drop", "refuse"])
async def test_a_saved_move_is_reported_as_saved(app: AppHarness, trouble: str) -> None:
    channel = await app.begin(2)
    mover = app.mover(channel)
    reply = await _broken_move(app, channel, trouble, "castle")
    assert (await app.table(channel)).moves == 1
    assert SAVED[mover.locale] in reply.text
    assert mover.name in reply.text, "the saved move is reported"


@pytest.mark.parametrize("trouble", ["drop", "refuse"])
@pytest.mark.parametrize("command", ["game leave", "game end", "undo", "interval"])
async def test_other_saved_changes_are_reported_as_saved(
    app: AppHarness, command: str, trouble: str
) -> None:
    channel = await app.begin(3)
    alice = app.people[0].at(channel)
    if command == "undo":
        mover = app.mover(channel)
        await mover.at(channel).slash("move", move="castle")
        await app.quiet()
        alice = mover.at(channel)
    sure = {"game leave": "resign-now", "game end": "endask"}.get(command)
    asked = await alice.slash(command) if sure else None
    if trouble == "drop":
        app.server.faults.drop(1, method="PATCH", path=ANSWER)
    else:
        app.server.faults.refuse(50013, 1, method="PATCH", path=ANSWER)
    if asked is not None:
        await alice.click(re.compile(f"^{sure}:"), message=asked.message)
        answered = asked.message
    else:
        own = command == "interval"
        reply = await (press_act(alice, command, "5") if own else alice.slash(command))
        answered = reply.message
    await app.quiet()
    shown = answered.text
    _forget(app)
    said = {**SAVED, "zh-CN": "已经保存并生效"}
    assert any(words in shown for words in said.values()), shown


async def _bidding(app: AppHarness) -> Channel:
    """Start a sealed question, whose answers can be changed until all are in."""
    channel = await app.begin(2, game=TOY)
    while len(app.board(channel).asked) == 1:
        board = app.board(channel)
        await app.mover(channel).at(channel).slash("move", move="pass")
        await app.until_moved(channel, board, 60)
    await app.quiet()
    return channel


async def test_the_same_move_typed_again_at_once_needs_confirmation(app: AppHarness) -> None:
    channel = await _bidding(app)
    alice = app.mover(channel)
    await _broken_move(app, channel, "drop", "bid 1")
    before = await app.table(channel)
    for press, more in (("no", 0), ("sure", 1)):
        asked = await alice.at(channel).slash("move", move="bid 1")
        assert asked.ephemeral
        assert AGAIN[alice.locale] in asked.text
        assert (await app.table(channel)).sequence == before.sequence
        await alice.at(channel).click(re.compile(f"^{press}:"), message=asked.message)
        await app.quiet()
        assert (await app.table(channel)).sequence == before.sequence + more


async def test_confirmation_is_asked_after_a_restart_but_not_after_a_minute(
    app: AppHarness,
) -> None:
    channel = await _bidding(app)
    alice = app.mover(channel).at(channel)
    await alice.slash("move", move="bid 2")
    await app.quiet()
    await app.restart()
    before = await app.table(channel)
    await alice.slash("move", move="bid 2")
    await app.quiet()
    assert (await app.table(channel)).sequence == before.sequence
    app.clock.advance(MINUTE)
    await alice.slash("move", move="bid 2")
    await app.quiet()
    assert (await app.table(channel)).sequence == before.sequence + 1
