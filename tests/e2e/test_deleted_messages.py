"""Messages deleted during a game, and controls left active by a crash."""

from __future__ import annotations

import asyncio
import re

import pytest
from sqlalchemy import text

from bot.demonstration.people import board_of
from bot.sandbox import Channel, Message
from tests.e2e.harness import AppHarness
from tests.e2e.presses import ask_to_end, has_button

pytestmark = pytest.mark.asyncio(loop_scope="module")

HOUR = 3600


def active_boards(channel: Channel) -> list[Message]:
    """Return the boards whose controls are active."""
    return [m for m in channel.messages if has_button("more")(m)]


def remove(message: Message) -> None:
    """Delete a message as a moderator would."""
    message.channel.world.delete_message(message)


async def one_move(app: AppHarness, channel: Channel, move: str) -> None:
    sequence = (await app.table(channel)).sequence
    await app.mover(channel).at(channel).slash("move", move=move)
    await app.quiet()
    assert (await app.table(channel)).sequence > sequence


async def test_a_deleted_board_is_replaced_once_with_the_next_move(app: AppHarness) -> None:
    channel = await app.begin(2)
    await app.quiet()
    table = await app.table(channel)
    mover = app.mover(channel).at(channel)
    remove(app.board(channel).message)
    await mover.slash("move", move="castle")
    await app.quiet()
    assert len(active_boards(channel)) == 1
    await one_move(app, channel, "pass")
    assert len(active_boards(channel)) == 1
    assert [f for f in app.records.faults if f"{table.id}" in f] == []


@pytest.mark.parametrize("command", ["view", "status", "game resume"])
async def test_a_deleted_board_is_reposted_when_a_player_asks_for_it(
    app: AppHarness, command: str
) -> None:
    channel = await app.begin(2)
    await app.quiet()
    mover = app.mover(channel)
    remove(app.board(channel).message)
    assert active_boards(channel) == []
    assert (await mover.at(channel).slash(command)).ephemeral
    await channel.wait_for(lambda _: board_of(channel) is not None)
    await app.quiet()
    [panel] = active_boards(channel)
    assert app.board(channel).asked == (mover.id,)
    await mover.at(channel).slash(command)
    await app.quiet()
    assert active_boards(channel) == [panel], "an existing board is not posted twice"
    await mover.at(channel).select("The road …", "place 1", message=panel)
    await app.quiet()
    assert (await app.table(channel)).moves == 1


async def test_viewing_the_board_out_of_turn_posts_nothing(app: AppHarness) -> None:
    channel = await app.begin(2)
    await app.quiet()
    other = app.others(channel, 2)[0]
    remove(app.board(channel).message)
    await other.at(channel).slash("view", part="board")
    await app.quiet()
    assert active_boards(channel) == []


async def test_a_deleted_lobby_is_posted_again(app: AppHarness) -> None:
    channel = await app.open(2)
    await app.quiet()
    lobby = next(m for m in channel.messages if has_button("start")(m))
    remove(lobby)
    await app.people[1].at(channel).slash("status")
    again = await channel.wait_for(has_button("start", enabled=True))
    await app.quiet()
    assert again.id != lobby.id
    await app.people[0].at(channel).click(re.compile("^start:"), message=again)
    await channel.wait_for(lambda _: board_of(channel) is not None)
    await app.quiet()
    assert not has_button("start")(again)


async def test_a_lobby_moved_to_another_channel_is_posted_there(app: AppHarness) -> None:
    channel, elsewhere = await app.open(2), app.channel()
    await app.quiet()
    table = await app.table(channel)
    host = app.people[0].at(elsewhere)
    await host.slash("game resume", table=table.id)
    lobby = await elsewhere.wait_for(has_button("start", enabled=True))
    await app.quiet()
    assert not any(m.buttons() for m in channel.messages)
    await host.click(re.compile("^start:"), message=lobby)
    await elsewhere.wait_for(lambda _: board_of(elsewhere) is not None)


async def test_a_lobby_whose_channel_is_gone_reopens_elsewhere(app: AppHarness) -> None:
    channel, elsewhere = await app.open(2), app.channel()
    await app.quiet()
    table = await app.table(channel)
    app.server.faults.refuse(10003, times=9, path=f"/channels/{channel.id}/*")
    await app.people[0].at(channel).slash("game colour", colour="red")
    await app.quiet()
    assert (await app.tables.table(table.id)).status == "paused"
    app.server.faults.clear()
    channel.delete()
    await app.people[0].at(elsewhere).slash("game resume", table=table.id)
    await elsewhere.wait_for(has_button("start", enabled=True))
    await app.quiet()
    assert (await app.table(elsewhere)).status == "lobby"


async def test_deleting_a_lobby_at_the_start_does_no_harm(app: AppHarness) -> None:
    channel = await app.open(2)
    await app.quiet()
    remove(next(m for m in channel.messages if has_button("start")(m)))
    await app.people[0].at(channel).slash("game start")
    await channel.wait_for(lambda _: board_of(channel) is not None)
    await app.quiet()
    assert len(active_boards(channel)) == 1


async def test_a_deleted_vote_is_reposted_and_still_counts(app: AppHarness) -> None:
    channel = await app.begin(2)
    await ask_to_end(app.people[0].at(channel))
    vote = await channel.wait_for(has_button("nay"))
    await app.quiet()
    await app.people[1].at(channel).slash("status")
    await app.quiet()
    assert [m for m in channel.messages if has_button("nay")(m)] == [vote]
    remove(vote)
    await app.people[1].at(channel).slash("status")
    again = await channel.wait_for(has_button("nay"))
    await app.quiet()
    await app.people[1].at(channel).click(re.compile("^nay:"), message=again)
    await one_move(app, channel, "castle")
    assert len(active_boards(channel)) == 1


@pytest.mark.parametrize("command", ["status", "view"])
async def test_a_vote_with_a_damaged_message_id_is_posted_again(
    app: AppHarness, command: str
) -> None:
    channel = await app.begin(2)
    await ask_to_end(app.people[0].at(channel))
    vote = await channel.wait_for(has_button("nay"))
    await app.quiet()
    await app.bot.service.transaction(
        lambda s: s.execute(
            text("UPDATE outbox SET message_id = 'x' WHERE message_id = :id"), {"id": str(vote.id)}
        )
    )
    assert "message_id" in str(await app.tables.check())
    assert (await app.mover(channel).at(channel).slash(command)).ephemeral
    await channel.wait_for(lambda m: m.id > vote.id and has_button("nay")(m))
    await app.quiet()
    await app.bot.service.transaction(
        lambda s: s.execute(text("UPDATE outbox SET message_id = NULL WHERE message_id = 'x'"))
    )


async def test_a_table_of_a_deleted_channel_resumes_elsewhere_at_once(
    app: AppHarness,
) -> None:
    channel, elsewhere = await app.begin(3), app.channel()
    await app.quiet()
    table = await app.table(channel)
    channel.delete()
    player = app.people[0].at(elsewhere)
    assert "continues here" in (await player.slash("game resume", table=table.id)).text
    await elsewhere.wait_for(has_button("more"))
    await app.quiet()
    now = await app.table(elsewhere)
    assert (now.id, now.status) == (table.id, "running")
    assert await app.tables.open_votes(table.id) == []


async def test_a_deleted_reminder_does_no_harm(
    app: AppHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Uses players without other tables, whose notices would be combined."""
    people = [app.guild.add_member(name, locale="en-US") for name in ("Gail", "Hugo")]
    monkeypatch.setattr(app, "people", people)
    channel = await app.begin(2)
    await app.quiet()
    app.clock.advance(24.1 * HOUR)
    nudge = await channel.wait_for(lambda m: "it’s your move" in m.text)
    await app.quiet()
    remove(nudge)
    app.clock.advance(48 * HOUR)
    await one_move(app, channel, "castle")
    assert [m for m in channel.messages if "it’s your move" in m.text] == []
    assert len(active_boards(channel)) == 1


@pytest.mark.parametrize("minutes", [2, 30])
@pytest.mark.parametrize("moves_meanwhile", [False, True])
async def test_a_crash_between_two_board_posts_leaves_one_active_board(
    app: AppHarness, monkeypatch: pytest.MonkeyPatch, minutes: int, moves_meanwhile: bool
) -> None:
    """Within and long after Discord's nonce memory, with and without a later move."""
    channel = await app.begin(2)
    await app.quiet()
    posted = asyncio.Event()

    async def killed(*_: object) -> None:
        posted.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(app.bot.delivery._boards, "_close_others", killed)
    await app.mover(channel).at(channel).slash("move", move="castle")
    await posted.wait()
    assert len(active_boards(channel)) == 2
    for task in asyncio.all_tasks():
        if task.get_name().startswith("outbox of table"):
            task.cancel()
    await app.restart()
    if moves_meanwhile:
        await app.mover(channel).at(channel).slash("move", move="pass")
    app.clock.advance(60 * minutes)
    await app.quiet()
    await channel.wait_for(lambda _: len(active_boards(channel)) == 1)
    table = await app.table(channel)
    assert table.board is not None
    assert [str(m.id) for m in active_boards(channel)] == [table.board.message_id]
    assert len([m for m in channel.messages if m.shown]) == 2 + moves_meanwhile


async def test_a_failed_removal_of_controls_is_retried(app: AppHarness) -> None:
    channel = await app.begin(2)
    await app.quiet()
    first = app.board(channel).message
    path = f"/channels/{channel.id}/messages/{first.id}"
    app.server.faults.drop(1, method="PATCH", path=path, applied=False)
    await app.mover(channel).at(channel).slash("move", move="castle")
    await channel.wait_for(lambda _: len(active_boards(channel)) == 2, 60)
    await channel.wait_for(lambda _: len(active_boards(channel)) == 1, 60)
    await app.quiet()
    assert len([m for m in channel.messages if m.shown]) == 2
