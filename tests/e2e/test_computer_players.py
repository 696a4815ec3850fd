"""Solo games against computer players, through Discord."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from bot.demonstration.people import Way, board_of, result_of
from bot.sandbox import Channel, Select
from bot.tables.computer.decisions import MoveRequest
from bot.tables.computer.fill_table import seat_all_computers
from bot.tables.domain.request import Person
from bot.workers import Closed
from engine.core.record_reader import read_record
from engine.players.advice import Advice
from tests.bot.workers.jobs import hang
from tests.e2e.harness import TOY, AppHarness
from tests.e2e.presses import has_button, press_act

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_one_command_starts_a_solo_game(app: AppHarness) -> None:
    channel = app.channel()
    alice = app.people[0].at(channel)
    reply = await alice.slash("game new", game="emperor", computers="easy", seats=2, thread=False)
    assert "you play against Bot Odo" in reply.text
    await app.until_asked(channel)
    assert app.board(channel).asked == (app.people[0].id,)
    table = await app.table(channel)
    assert (table.solo, table.time_control) == (True, "none")
    assert "the game ends" in (await alice.slash("game leave")).text


async def test_a_hint_says_what_a_move_does(app: AppHarness) -> None:
    """In the amounts of the game: the first worker's place, or who takes it otherwise."""
    channel = app.channel()
    alice = app.people[0].at(channel)
    await alice.slash("game new", game="caylus", computers="easy", seats=2, thread=False)
    await app.until_asked(channel)
    hint = (await press_act(alice, "hint")).message
    lines = [line for line in hint.text.splitlines() if line[:2] in ("1.", "2.", "3.")]
    assert len(lines) == 3
    assert "wins about" in lines[0]
    for line in lines:
        assert re.search(r"[+−]\d+ |pay \d|keeps|takes it", line), line
    assert "if everyone passes from now on" in hint.text
    buttons = [button for button in hint.buttons() if button.custom_id.startswith("m:")]
    for line, button in zip(lines, buttons, strict=True):
        assert f"**{button.label}**" in line
    shown = app.board(channel)
    await alice.click(buttons[0].custom_id, message=hint)
    assert (await app.until_moved(channel, shown)).sequence > shown.sequence


async def test_a_solo_game_is_played_to_its_end(app: AppHarness) -> None:
    channel, alice = await toy(app), app.people[0]
    hint = await press_act(alice.at(channel), "hint")
    assert hint.ephemeral
    assert re.search(r"1\. \*\*.+\*\* – wins about \d+% of the time", hint.text)
    more = await (await alice.at(channel).click(re.compile("^more:"))).answer()
    await alice.at(channel).click(re.compile("^hint:"), message=more)
    await channel.wait_for(lambda m: m.id == more.id and "wins about" in m.text)
    await app.play(channel, (Way.PANEL, Way.MOVE), seed="alone")
    await app.quiet()
    result, table = result_of(channel), await app.table(channel)
    assert result is not None
    assert all(table.seats[seat].name in result.text for seat in table.winners)
    assert result.mentions == []
    boards = [message for message in channel.messages if message.shown]
    assert len(boards) < table.moves, "moves in a row are one message"
    assert {user for message in channel.messages for user in message.mentions} == {alice}
    status = (await alice.at(channel).slash("status")).text
    winners = [table.seats[seat].name for seat in table.winners]
    assert all(name in status.split("At the table")[0] for name in winners)
    assert re.search(r"wins\.|share the win", status)
    assert re.search(r"\*\*Alice\*\*: \*\*\d+\*\*", status)
    assert "*Rematch* below the result" in status
    exported = await press_act(alice.at(channel), "export")
    record = read_record(exported.message.attachments[0].data.decode())
    assert sorted(record.names) == ["Alice", "Bot Odo"]
    assert record.replay().over
    log = await (await alice.at(channel).click(re.compile("^log:"), message=result)).answer()
    assert "Bot Odo" in log.text
    await alice.at(channel).click(re.compile("^rematch:"), message=result)
    await channel.wait_for(lambda _: board_of(channel) is not None)
    assert (await app.table(channel)).solo, "a new solo game, already started"


async def test_a_computer_players_search_resumes_after_a_restart(
    app: AppHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel, begun = await toy(app), asyncio.Event()

    async def endlessly(_: MoveRequest) -> Advice:
        begun.set()
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(app.bot.computer_loop, "_think", endlessly)
    alice = app.people[0].at(channel)
    await move_until_computers_must(app, channel)
    await begun.wait()
    app.clock.advance(4)
    await channel.wait_for(lambda m: "Thinking: **Bot Odo**…" in m.text)
    shown = app.board(channel)
    assert shown.asked == ()
    moves = (await app.table(channel)).moves
    await app.restart()
    after = await app.until_moved(channel, shown)
    assert after.asked == (app.people[0].id,)
    assert after.message is shown.message, (
        "a present player finds it where the search was announced"
    )
    assert (await app.table(channel)).moves > moves
    await app.quiet()
    log = await (await alice.click(re.compile("^more:"), message=after.message)).answer()
    assert log.ephemeral


async def test_an_expert_delays_nobody_else_and_resumes_after_a_restart(
    app: AppHarness, tmp_path: Path
) -> None:
    slow, quick = await toy(app, "expert"), await toy(app)
    file = tmp_path / "hangs"
    thinking = asyncio.create_task(app.bot.expert_pool.ask(hang, [str(file), ""]))
    alice = app.people[0]
    await move_until_computers_must(app, slow)
    app.clock.advance(4)
    await slow.wait_for(
        lambda m: "Thinking: **Bot Odo**…" in m.text and app.board(slow).asked == ()
    )
    shown = app.board(slow)
    assert "wins about" in (await press_act(alice.at(quick), "hint")).text
    await move_until_computers_must(app, quick)
    await app.until_asked(quick)
    assert app.board(slow).sequence == shown.sequence
    await app.restart()
    with pytest.raises(Closed):
        await thinking
    await app.until_moved(slow, shown)
    await app.until_asked(slow)
    assert app.board(slow).asked == (alice.id,)


async def move_until_computers_must(app: AppHarness, channel: Channel) -> None:
    """Make the first legal moves of Alice until she is no longer asked."""
    alice = app.people[0]
    while mine := [
        one for one in (await app.table(channel)).pending if one.user_id == str(alice.id)
    ]:
        position = await app.position(channel)
        move = next(iter(position.game.moves(position.state, mine[0].seat)))
        await alice.at(channel).slash("move", move=move)


async def toy(app: AppHarness, strength: str = "easy") -> Channel:
    """Register the toy game only, after the commands were made."""
    channel, host = app.channel(), app.people[0]
    person = Person(str(host.id), host.name, str(app.guild.id))
    await app.tables.open_table(
        guild_id=app.guild.id,
        channel_id=channel.id,
        user=person,
        game=TOY,
        seats=2,
        options={},
        language="en",
        interaction_id=channel.id,
        then=seat_all_computers(person, strength),
    )
    await app.until_asked(channel)
    return channel


def labels(menu: Select) -> list[str]:
    return [option.label for option in menu.options]


async def test_the_lobby_adds_computer_players_who_can_fill_an_empty_seat(app: AppHarness) -> None:
    channel = await app.open(3, TOY)
    alice, bob, chen = (person.at(channel) for person in app.people[:3])
    await chen.click(re.compile("^leave:"))
    await channel.wait_for(lambda m: has_button("join")(m) and "Chen" not in m.text)
    settings = await (await bob.click(re.compile("^table-settings:"))).answer()
    assert "只有開桌的Alice" in settings.text
    settings = await (await alice.click("Settings…")).answer()
    await alice.select("Add a computer player…", "Computer player: hard", message=settings)
    await channel.wait_for(lambda m: "**Bot Odo** (computer, hard)" in m.text)
    await alice.select("Hints…", "Hints off.", message=settings)
    await channel.wait_for(lambda m: m is settings and "- Hints off." in m.text)
    await alice.click(re.compile("^start:"))
    await app.until_asked(channel)
    assert "Hints are off at this table" in (await press_act(alice, "hint")).text
    table = await app.table(channel)
    bobs = next(seat.seat for seat in table.seats if seat.name == "Bob")
    await app.tables.resign(table.id, app.people[1].id, channel.id + 1)
    admin = app.admin.at(channel)
    reply = await admin.slash("game computer", seat="Bob", strength="easy")
    assert "Bot Bob now plays this seat." in reply.text
    status = await admin.slash("status")
    assert "Bot Bob (easy)" in status.text
    await channel.wait_for(
        lambda _: (now := board_of(channel)) is not None and now.asked == (app.people[0].id,)
    )
    await app.quiet()
    assert "Bot Bob now plays this seat." in app.board(channel).message.text
    (vote,) = (m for m in channel.messages if "’s seat was empty" in m.text)
    assert "**Bot Bob now plays this seat.**" in vote.text
    assert "lapsed" not in vote.text
    reply = await admin.slash("game computer", seat=str(bobs + 1), strength="back")
    assert "Bob has the seat back." in reply.text
    await app.quiet()
