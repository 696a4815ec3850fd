"""The database is replaced by an older backup: channels show it, and old controls do nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.cli.restore import restore
from bot.demonstration.people import Board, Way
from bot.sandbox import Channel, Message
from bot.store import backup
from bot.store.models.table import UNFINISHED_COPY
from tests.e2e.stage import TOY, Stage, ask_to_end, has, told

pytestmark = pytest.mark.asyncio(loop_scope="module")

SENTENCE = "restored from a backup"
REFUSED = "還原之前"
"""What Bob, who reads Chinese, is told."""


def live(channel: Channel) -> list[Message]:
    """The boards and lobbies that can still be pressed."""
    return [m for m in channel.messages if has("undo")(m) or has("join")(m)]


async def go_back(stage: Stage, copy: Path) -> None:
    """Stop, restore, and start again."""
    await stage.stop()
    assert await restore(stage.settings, copy) == 0
    await stage.start()
    await stage.quiet()


async def new_board(stage: Stage, channel: Channel, since: Board) -> Board:
    """The board that was posted after a restore."""
    await channel.wait_for(lambda m: SENTENCE in m.text and has("undo")(m))
    board = stage.board(channel)
    assert board.message.id > since.message.id
    return board


async def test_every_channel_shows_the_restored_position(stage: Stage, tmp_path: Path) -> None:
    channel, quiet = await stage.begin(2), await stage.begin(2)
    lobby = await stage.open(2)
    await stage.quiet()
    saved = await stage.position(channel)
    standing = stage.board(quiet)
    backup(stage.settings.database_url, tmp_path / "copy.db")
    await stage.play(channel, (Way.MOVE,), "lost", moves=3)
    lost = stage.board(channel)
    later = await stage.open(2)
    await stage.quiet()
    assert live(later)
    await go_back(stage, tmp_path / "copy.db")
    now = await new_board(stage, channel, lost)
    assert live(channel) == [now.message], "the board of the lost moves has no controls"
    assert str(now.asked[0]) == saved.table.seats[saved.table.owing[0].seat].user_id
    again = await new_board(stage, quiet, standing)
    assert live(quiet) == [again.message]
    assert len(live(lobby)) == 1
    shown = len(channel.messages)
    await stage.restart()
    await stage.quiet()
    assert len(channel.messages) == shown, "it is posted once, not at every start"
    await stage.play(channel, (Way.PANEL,), "on", moves=1)
    assert SENTENCE not in stage.board(channel).message.text
    assert (await stage.table(channel)).moves == saved.table.moves + 1


async def test_a_copy_on_which_the_bot_has_run_counts_as_finished(stage: Stage) -> None:
    await stage.bot.tables.store.remember(UNFINISHED_COPY, "")
    await stage.restart()
    assert await stage.bot.tables.store.recall(UNFINISHED_COPY) is None


async def test_a_control_from_before_is_never_taken_for_a_current_one(
    stage: Stage, tmp_path: Path
) -> None:
    channel = await stage.begin(2, game=TOY)
    while len(stage.board(channel).asked) == 1:
        board = stage.board(channel)
        await stage.mover(channel).at(channel).slash("move", move="pass")
        await stage.until_moved(channel, board)
    await stage.quiet()
    backup(stage.settings.database_url, tmp_path / "copy.db")
    bob, board = stage.people[1], stage.board(channel)
    mine = await (await bob.at(channel).click(re.compile("^open:"))).answer()
    await go_back(stage, tmp_path / "copy.db")
    await new_board(stage, channel, board)
    before = (await stage.table(channel)).sequence
    await bob.at(channel).click(re.compile("^m:.*:bid 1$"), message=mine)
    await stage.quiet()
    assert REFUSED in mine.text
    assert (await stage.table(channel)).sequence == before
    await bob.at(channel).click(re.compile("^open:"), message=stage.board(channel).message)


async def test_open_votes_are_asked_again_and_old_answers_do_not_count(
    stage: Stage, tmp_path: Path
) -> None:
    channel = await stage.begin(3)
    await ask_to_end(stage.people[0].at(channel))
    vote = await channel.wait_for(has("yes"))
    await stage.quiet()
    backup(stage.settings.database_url, tmp_path / "copy.db")
    await go_back(stage, tmp_path / "copy.db")
    again = await channel.wait_for(lambda m: m.id > vote.id and has("yes")(m))
    bob = stage.people[1].at(channel)
    assert REFUSED in await told(await bob.click(re.compile("^yes:"), message=vote))
    await stage.quiet()
    assert vote.buttons() == []
    (open_vote,) = await stage.steward.proposals((await stage.table(channel)).id)
    assert sum(answer is True for answer in open_vote.votes.values()) == 1
    await bob.click(re.compile("^yes:"), message=again)
    await stage.quiet()
    (open_vote,) = await stage.steward.proposals(open_vote.table_id)
    assert sum(answer is True for answer in open_vote.votes.values()) == 2
