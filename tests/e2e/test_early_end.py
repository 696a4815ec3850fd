"""Early ends: by consent, by resigning, and by an admin who ends a game or removes a player."""

from __future__ import annotations

import re

import pytest

from bot.demonstration.people import Way
from tests.e2e.harness import AppHarness
from tests.e2e.presses import ask_to_end, has_button, press_act, private_reply

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_ending_a_game_explains_the_consequences_first(app: AppHarness) -> None:
    channel = await app.begin(2)
    alice = app.people[0].at(channel)
    asked = await alice.slash("game end")
    assert asked.ephemeral
    assert "the game ends now without a winner" in asked.text
    assert [b.custom_id.split(":")[0] for b in asked.message.buttons()] == ["endask", "no"]
    await alice.click(re.compile("^no:"), message=asked.message)
    assert not any(has_button("yes")(message) for message in channel.messages)
    table = await app.table(channel)
    assert await app.tables.open_votes(table.id) == []
    await ask_to_end(alice)
    assert (await channel.wait_for(has_button("yes"))).mentions != []


async def test_a_dismissed_message_is_answered_with_a_new_one(
    app: AppHarness,
) -> None:
    alice = app.people[0].at(await app.begin(2))
    asked = await alice.slash("game end")
    app.server.faults.refuse(10008, method="PATCH", path="/webhooks/*")
    pressed = await alice.click(re.compile("^endask:"), message=asked.message)
    assert "others are being asked" in await private_reply(pressed)


async def test_a_unanimous_vote_ends_the_game(app: AppHarness) -> None:
    channel = await app.begin(3)
    await app.play(channel, (Way.MOVE,), "short", moves=5)
    await ask_to_end(app.people[0].at(channel))
    await channel.wait_for(has_button("yes"))
    for person in app.people[1:3]:
        await person.at(channel).click(re.compile("^yes:"))
    result = await channel.wait_for(has_button("rematch"))
    assert "without a winner" in result.text
    assert "game over" in result.text
    assert "place a worker" not in " ".join([result.text, *result.alt_texts])
    assert "without a winner" in result.alt_texts[0]
    table = await app.table(channel)
    assert table.status == "finished"
    assert table.winners == ()
    await app.quiet()
    over = await app.people[0].at(channel).slash("move", move="pass")
    assert over.ephemeral
    assert table.moves == 5


async def test_resigning_is_confirmed_and_autopilot_takes_over(app: AppHarness) -> None:
    channel = await app.begin(3)
    quitter = app.mover(channel)
    board = app.board(channel)
    asked = await quitter.at(channel).slash("game leave")
    assert asked.ephemeral
    await quitter.at(channel).click(re.compile("^no:"), message=asked.message)
    assert (await app.table(channel)).sequence == board.sequence
    await quitter.at(channel).slash("game leave")
    await quitter.at(channel).click(re.compile("^resign-now:"))
    after = await app.until_moved(channel, board)
    assert after.asked[0] != quitter.id
    assert f"{quitter.name} has resigned; autopilot plays on for now" in after.message.text
    await app.play(channel, (Way.MOVE,), "without", moves=15)
    assert quitter.id not in app.board(channel).asked
    assert (await quitter.at(channel).slash("move", move="pass")).ephemeral


async def test_the_confirmation_says_when_resigning_ends_the_game(app: AppHarness) -> None:
    two, three = await app.begin(2), await app.begin(3)
    alice = app.people[0]
    assert "the game ends" in (await alice.at(two).slash("game leave")).text
    assert "until the others decide" in (await alice.at(three).slash("game leave")).text


async def test_an_admin_ends_an_abandoned_table_and_frees_its_channel(app: AppHarness) -> None:
    channel = await app.begin(2)
    alice, olga = app.people[0].at(channel), app.admin.at(channel)
    refused = await alice.slash("game new", game="caylus", seats=2, thread=False)
    assert "/game end" in refused.text
    asked = await olga.slash("game end")
    assert asked.ephemeral
    assert [b.custom_id.split(":")[0] for b in asked.message.buttons()] == ["endnow", "no"]
    await olga.click(re.compile("^endnow:"), message=asked.message)
    result = await channel.wait_for(has_button("rematch"))
    assert "Ended by an admin, without a winner" in result.text
    assert (await app.table(channel)).winners == ()
    await app.quiet()
    status = (await alice.slash("status")).text
    assert "Reminder" not in status
    assert "is over" in status
    await alice.slash("game new", game="caylus", seats=2, thread=False)
    await channel.wait_for(has_button("join"))


async def test_a_resigned_player_is_marked_and_cannot_resign_again(app: AppHarness) -> None:
    channel = await app.begin(3)
    quitter, alice = app.people[0].at(channel), app.people[4].at(channel)
    board = app.board(channel)
    await quitter.slash("game leave")
    await quitter.click(re.compile("^resign-now:"))
    await app.quiet()
    assert board.sequence < (await app.table(channel)).sequence
    again = await quitter.slash("game leave")
    assert "for good" in again.text
    assert again.message.buttons() == []
    assert f"{quitter.user.name} (seat empty)" in (await alice.slash("status")).text
    score = (await press_act(alice, "score")).text
    (line,) = [line for line in score.splitlines() if "Out of the game" in line]
    assert quitter.user.name in line


async def test_an_admin_removes_a_player_and_the_channel_is_told(app: AppHarness) -> None:
    channel = await app.begin(3)
    board, absent = app.board(channel), app.mover(channel)
    olga, bystander = app.admin.at(channel), app.people[4].at(channel)
    seat = (await app.table(channel)).seat_of(str(absent.id))
    assert seat is not None
    offered = await olga.autocomplete("game remove", "seat", "")
    assert f"{seat.seat + 1} · {absent.name}" in offered.labels
    refused = await app.others(channel)[0].at(channel).slash("game remove", seat=str(seat.seat + 1))
    assert refused.message.buttons() == []
    asked = await olga.slash("game remove", seat=str(seat.seat + 1))
    assert absent.name in asked.text
    assert (await app.table(channel)).sequence == board.sequence
    await olga.click(re.compile("^remove:"), message=asked.message)
    after = await app.until_moved(channel, board)
    assert absent.id not in after.asked
    assert f"An admin removed {absent.name}" in after.message.text
    assert "An admin removes" in (await press_act(bystander, "log")).text
    again = await olga.slash("game remove", seat=str(seat.seat + 1))
    assert again.message.buttons() == []
    await app.play(channel, (Way.MOVE,), "freed", moves=6)
    assert absent.id not in app.board(channel).asked


async def test_a_seat_can_be_typed_by_its_players_name(app: AppHarness) -> None:
    channel = await app.begin(3)
    olga, names = app.admin.at(channel), (await app.table(channel)).names
    for seat, name in enumerate(names):
        for typed in (name, name.upper(), f"{seat + 1} · {name}", str(seat + 1), f" {name[:-1]}"):
            asked = await olga.slash("game remove", seat=typed)
            (yes,) = (b for b in asked.message.buttons() if b.custom_id.startswith("remove:"))
            assert yes.custom_id.endswith(f":{seat + 1}"), typed
            assert f"removes {name} for good" in asked.text
    for typed in ("Zed", "0", "13", "９９９", "-1"):
        unknown = await olga.slash("game remove", seat=typed)
        assert unknown.message.buttons() == []
        assert f"I don’t know “{typed}”. You can choose: 1 · {names[0]}" in unknown.text


async def test_a_beginning_of_two_names_is_not_guessed(app: AppHarness) -> None:
    channel, alice = app.channel(), app.people[0]
    await alice.at(channel).slash("game new", game="caylus", seats=2, thread=False)
    lobby = await channel.wait_for(has_button("join"))
    await app.guild.add_member("Alina").at(channel).click("Join", message=lobby)
    await channel.wait_for(has_button("start", enabled=True))
    await alice.at(channel).click(re.compile("^start:"))
    await app.until_asked(channel)
    asked = await app.admin.at(channel).slash("game remove", seat="Ali")
    assert asked.message.buttons() == []
    names = (await app.table(channel)).names
    assert f"“Ali” could be 1 · {names[0]}, 2 · {names[1]}." in asked.text
