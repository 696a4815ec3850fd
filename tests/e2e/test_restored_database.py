"""After an older backup is restored, channels show it, and newer controls do nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.cli.restore import restore
from bot.demonstration.people import Board, Way
from bot.sandbox import Channel, Message
from bot.store import backup
from bot.store.models.key_value import UNFINISHED_COPY
from tests.e2e.harness import TOY, AppHarness
from tests.e2e.presses import ask_to_end, has_button, private_reply

pytestmark = pytest.mark.asyncio(loop_scope="module")

SENTENCE = "restored from a backup"
REFUSED = "還原之前"
"""What Bob, who reads Chinese, is told."""


def active_messages(channel: Channel) -> list[Message]:
    """Return the boards and lobbies whose controls are active."""
    return [m for m in channel.messages if has_button("more")(m) or has_button("join")(m)]


async def go_back(app: AppHarness, copy: Path) -> None:
    """Stop, restore and start again."""
    await app.stop()
    assert await restore(app.settings, copy) == 0
    await app.start()
    await app.quiet()


async def new_board(app: AppHarness, channel: Channel, since: Board) -> Board:
    """Return the board posted after a restore."""
    await channel.wait_for(lambda m: SENTENCE in m.text and has_button("more")(m))
    board = app.board(channel)
    assert board.message.id > since.message.id
    return board


async def test_every_channel_shows_the_restored_position(app: AppHarness, tmp_path: Path) -> None:
    channel, quiet = await app.begin(2), await app.begin(2)
    lobby = await app.open(2)
    await app.quiet()
    saved = await app.position(channel)
    standing = app.board(quiet)
    backup(app.settings.database_url, tmp_path / "copy.db")
    await app.play(channel, (Way.MOVE,), "lost", moves=3)
    lost = app.board(channel)
    later = await app.open(2)
    await app.quiet()
    assert active_messages(later)
    await go_back(app, tmp_path / "copy.db")
    now = await new_board(app, channel, lost)
    assert active_messages(channel) == [now.message], "the board of the lost moves has no controls"
    assert str(now.asked[0]) == saved.table.seats[saved.table.pending[0].seat].user_id
    again = await new_board(app, quiet, standing)
    assert active_messages(quiet) == [again.message]
    assert len(active_messages(lobby)) == 1
    shown = len(channel.messages)
    await app.restart()
    await app.quiet()
    assert len(channel.messages) == shown, "it is posted once, not at every start"
    await app.play(channel, (Way.PANEL,), "on", moves=1)
    assert SENTENCE not in app.board(channel).message.text
    assert (await app.table(channel)).moves == saved.table.moves + 1


async def test_a_backup_the_bot_has_run_on_needs_no_repair(app: AppHarness) -> None:
    await app.bot.service.store.remember(UNFINISHED_COPY, "")
    await app.restart()
    assert await app.bot.service.store.recall(UNFINISHED_COPY) is None


async def test_a_control_from_before_the_restore_is_refused(
    app: AppHarness, tmp_path: Path
) -> None:
    channel = await app.begin(2, game=TOY)
    while len(app.board(channel).asked) == 1:
        board = app.board(channel)
        await app.mover(channel).at(channel).slash("move", move="pass")
        await app.until_moved(channel, board)
    await app.quiet()
    backup(app.settings.database_url, tmp_path / "copy.db")
    bob, board = app.people[1], app.board(channel)
    mine = await (await bob.at(channel).click(re.compile("^open:"))).answer()
    await go_back(app, tmp_path / "copy.db")
    await new_board(app, channel, board)
    before = (await app.table(channel)).sequence
    await bob.at(channel).click(re.compile("^m:.*:bid 1$"), message=mine)
    await app.quiet()
    assert REFUSED in mine.text
    assert (await app.table(channel)).sequence == before
    await bob.at(channel).click(re.compile("^open:"), message=app.board(channel).message)


async def test_open_votes_are_posted_again_and_old_ballots_do_not_count(
    app: AppHarness, tmp_path: Path
) -> None:
    channel = await app.begin(3)
    await ask_to_end(app.people[0].at(channel))
    vote = await channel.wait_for(has_button("yes"))
    await app.quiet()
    backup(app.settings.database_url, tmp_path / "copy.db")
    await go_back(app, tmp_path / "copy.db")
    again = await channel.wait_for(lambda m: m.id > vote.id and has_button("yes")(m))
    bob = app.people[1].at(channel)
    assert REFUSED in await private_reply(await bob.click(re.compile("^yes:"), message=vote))
    await app.quiet()
    assert vote.buttons() == []
    (open_vote,) = await app.tables.open_votes((await app.table(channel)).id)
    assert sum(answer is True for answer in open_vote.votes.values()) == 1
    await bob.click(re.compile("^yes:"), message=again)
    await app.quiet()
    (open_vote,) = await app.tables.open_votes(open_vote.table_id)
    assert sum(answer is True for answer in open_vote.votes.values()) == 2
