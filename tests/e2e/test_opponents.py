"""One person alone in a channel with opponents, through Discord."""

from __future__ import annotations

import asyncio
import re

import pytest

from bot.demonstration.people import Way, board_of, result_of
from bot.sandbox import Channel, Select
from bot.tables.computer import computer_seats
from bot.tables.computer.choose_move import MoveRequest
from bot.tables.domain.request import Person
from engine.core.record import read_record
from engine.players.advice import Advice
from tests.e2e.stage import TOY, Stage, told

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_one_command_begins_a_game_alone(stage: Stage) -> None:
    channel = stage.channel()
    alice = stage.people[0].at(channel)
    reply = await alice.slash("game new", game="emperor", computers="easy", seats=2, thread=False)
    assert "you play against Bot Odo" in reply.text
    await stage.until_asked(channel)
    assert stage.board(channel).asked == (stage.people[0].id,)
    table = await stage.table(channel)
    assert (table.solo, table.pace) == (True, "none")
    assert "the game ends" in (await alice.slash("resign")).text


async def test_a_person_alone_plays_a_game_to_its_end(stage: Stage) -> None:
    channel, alice = await toy(stage), stage.people[0]
    hint = await alice.at(channel).slash("hint")
    assert hint.ephemeral
    assert re.search(r"1\. \*\*.+\*\* – wins about \d+% of the time", hint.text)
    more = await (await alice.at(channel).click(re.compile("^more:"))).answer()
    await alice.at(channel).click(re.compile("^hint:"), message=more)
    await channel.wait_for(lambda m: m.id == more.id and "wins about" in m.text)
    await stage.play(channel, (Way.PANEL, Way.MOVE), seed="alone")
    await stage.quiet()
    result, table = result_of(channel), await stage.table(channel)
    assert result is not None
    assert all(table.seats[seat].name in result.text for seat in table.winners)
    assert result.mentions == []
    boards = [message for message in channel.messages if message.shown]
    assert len(boards) < table.moves, "moves in a row make one message"
    assert {user for message in channel.messages for user in message.mentions} == {alice}
    status = (await alice.at(channel).slash("status")).text
    winners = [table.seats[seat].name for seat in table.winners]
    assert all(name in status.split("At the table")[0] for name in winners)
    assert re.search(r"wins\.|share the win", status)
    assert re.search(r"\*\*Alice\*\*: \*\*\d+\*\*", status)
    assert "*Rematch* below the result" in status
    exported = await alice.at(channel).slash("export")
    record = read_record(exported.message.attachments[0].data.decode())
    assert sorted(record.names) == ["Alice", "Bot Odo"]
    assert record.replay().over
    log = await (await alice.at(channel).click(re.compile("^log:"), message=result)).answer()
    assert "Bot Odo" in log.text
    await alice.at(channel).click(re.compile("^rematch:"), message=result)
    await channel.wait_for(lambda _: board_of(channel) is not None)
    assert (await stage.table(channel)).solo, "again alone, and begun"


async def test_a_bot_that_goes_in_mid_thought_goes_on_when_it_comes(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel, begun = await toy(stage), asyncio.Event()

    async def endlessly(_: MoveRequest) -> Advice:
        begun.set()
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(stage.bot.thinking, "_think", endlessly)
    alice = stage.people[0].at(channel)
    while mine := [
        o for o in (await stage.table(channel)).owing if o.user_id == str(alice.user.id)
    ]:
        position = await stage.position(channel)
        move = next(iter(position.game.moves(position.state, mine[0].seat)))
        await alice.slash("move", move=move)
    await begun.wait()
    stage.clock.advance(4)
    await channel.wait_for(lambda m: "Thinking: **Bot Odo** …" in m.text)
    shown = stage.board(channel)
    assert shown.asked == ()
    moves = (await stage.table(channel)).moves
    await stage.restart()
    after = await stage.until_moved(channel, shown)
    assert after.asked == (stage.people[0].id,)
    assert after.message is shown.message, "who is there finds it where the thinking was told"
    assert (await stage.table(channel)).moves > moves
    await stage.quiet()
    log = await (await alice.click(re.compile("^more:"), message=after.message)).answer()
    assert log.ephemeral


async def toy(stage: Stage) -> Channel:
    """The toy alone: it is registered after the commands were made."""
    channel, host = stage.channel(), stage.people[0]
    person = Person(str(host.id), host.name, str(stage.guild.id))
    await stage.steward.open_table(
        guild_id=stage.guild.id,
        channel_id=channel.id,
        user=person,
        game=TOY,
        seats=2,
        options={},
        language="en",
        interaction_id=channel.id,
        then=computer_seats.seat_all_computers(person, "easy"),
    )
    await stage.until_asked(channel)
    return channel


def labels(menu: Select) -> list[str]:
    return [option.label for option in menu.options]


async def test_the_lobby_seats_opponents_and_a_freed_seat_is_played_on(stage: Stage) -> None:
    channel = await stage.open(3, TOY)
    alice, bob, chen = (person.at(channel) for person in stage.people[:3])
    await chen.click(re.compile("^leave:"))
    await channel.wait_for(
        lambda m: any("Computer player: easy" in labels(menu) for menu in m.selects())
    )
    refused = await bob.select("Add a computer player…", "Computer player: easy")
    assert "只有開桌的Alice" in await told(refused)
    await alice.select("Add a computer player…", "Computer player: hard")
    await channel.wait_for(lambda m: "**Bot Odo** (computer, hard)" in m.text)
    await alice.select("Hints …", "Hints off.")
    await channel.wait_for(lambda m: "Hints off." in m.text)
    await alice.click(re.compile("^start:"))
    await stage.until_asked(channel)
    assert "Hints are off at this table" in (await alice.slash("hint")).text
    table = await stage.table(channel)
    bobs = next(seat.seat for seat in table.seats if seat.name == "Bob")
    await stage.steward.resign(table.id, stage.people[1].id, channel.id + 1)
    organiser = stage.organiser.at(channel)
    reply = await organiser.slash("game computer", seat=bobs + 1, strength="easy")
    assert "Bot Bob now plays this seat." in reply.text
    status = await organiser.slash("status")
    assert "Bot Bob (easy)" in status.text
    await channel.wait_for(
        lambda _: (now := board_of(channel)) is not None and now.asked == (stage.people[0].id,)
    )
    await stage.quiet()
    assert "Bot Bob now plays this seat." in stage.board(channel).message.text
    (vote,) = (m for m in channel.messages if "’s seat was empty" in m.text)
    assert "**Bot Bob now plays this seat.**" in vote.text
    assert "lapsed" not in vote.text
    reply = await organiser.slash("game computer", seat=bobs + 1, strength="back")
    assert "Bob has the seat back." in reply.text
    await stage.quiet()
