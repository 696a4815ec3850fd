"""Undo, votes, resignation, early ends; record and seed verification."""

from __future__ import annotations

import asyncio
import re

import pytest

from bot.demonstration.people import Way
from bot.sandbox import Channel, User
from engine.core import RecordError
from engine.core.record import read_record
from engine.core.words.catalogue import catalogue, closest_language
from tests.e2e.harness import AppHarness, ask_to_end, has_button, private_reply

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def place_two_workers(app: AppHarness, channel: Channel) -> tuple[User, User]:
    """Let both players place a worker; return the first and the second."""
    first, second = app.mover(channel), app.others(channel, 2)[0]
    for who in (first, second):
        board = app.board(channel)
        await who.at(channel).slash("move", move="castle")
        await app.until_moved(channel, board)
    return first, second


async def test_the_last_own_move_is_undone_at_once(app: AppHarness) -> None:
    channel = await app.begin(2)
    before = (await app.position(channel)).state.to_json()
    board, first = app.board(channel), app.mover(channel)
    await first.at(channel).slash("move", move="castle")
    board = await app.until_moved(channel, board)
    undone = await first.at(channel).slash("undo")
    assert undone.ephemeral
    after = await app.until_moved(channel, board)
    assert after.asked == (first.id,)
    assert (await app.position(channel)).state.to_json() == before
    logged = (await app.people[0].at(channel).slash("log")).text
    assert "~~" in logged


async def test_undoing_further_needs_everyones_yes(app: AppHarness) -> None:
    channel = await app.begin(2)
    first, second = await place_two_workers(app, channel)
    board = app.board(channel)
    await first.at(channel).slash("undo")
    question = await channel.wait_for(has_button("yes"))
    assert question.mentions == [second]
    assert f"This takes back moves 1 to 2 by {first.name} and {second.name}." in question.text
    assert (await app.table(channel)).moves == 2
    await second.at(channel).click(re.compile("^yes:"))
    after = await app.until_moved(channel, board)
    assert after.asked == (first.id,)
    assert (await app.table(channel)).moves == 0
    done = await channel.wait_for(lambda m: m.id == question.id and not m.buttons())
    assert "Agreed and done" in done.text


async def test_the_undo_button_asks_before_it_opens_a_vote(
    app: AppHarness,
) -> None:
    channel = await app.begin(2)
    first, second = await place_two_workers(app, channel)
    pressed = await first.at(channel).click(re.compile("^undo:"))
    asked = await pressed.answer()
    assert asked.ephemeral
    assert [b.custom_id.split(":")[0] for b in asked.buttons()] == ["askundo", "no"]
    await app.quiet()
    assert await app.tables.open_votes((await app.table(channel)).id) == []
    await first.at(channel).click(re.compile("^askundo:"), message=asked)
    question = await channel.wait_for(has_button("yes"))
    assert question.mentions == [second]
    assert "Careful: hidden information has been revealed since then" not in question.text


async def test_undo_pressed_twice_undoes_one_move(app: AppHarness) -> None:
    channel = await app.begin(2)
    first, second = app.mover(channel), app.others(channel, 2)[0]
    for who, move in ((first, "castle"), (second, "pass"), (first, "place 1")):
        board = app.board(channel)
        await who.at(channel).slash("move", move=move)
        board = await app.until_moved(channel, board)
    assert board.asked == (first.id,)
    hands = first.at(channel)
    undo = re.compile("^undo:")
    await asyncio.gather(*(hands.click(undo, message=board.message) for _ in range(2)))
    await app.quiet()
    table = await app.table(channel)
    assert table.moves == 2
    assert await app.tables.open_votes(table.id) == []


async def test_an_undo_overtaken_by_a_move_opens_no_vote(app: AppHarness) -> None:
    channel = await app.begin(2)
    first, second = app.mover(channel), app.others(channel, 2)[0]
    board = app.board(channel)
    await first.at(channel).slash("move", move="castle")
    board = await app.until_moved(channel, board)
    app.server.faults.slow(1.0, path=f"/channels/{channel.id}/messages*")
    await second.at(channel).slash("move", move="castle")
    pressed = await first.at(channel).click(re.compile("^undo:"), message=board.message)
    reader = catalogue(closest_language(first.locale), "bot.tables")
    assert reader.say("table-moved-on") in await private_reply(pressed)
    await app.until_moved(channel, board)
    table = await app.table(channel)
    assert table.moves == 2
    assert await app.tables.open_votes(table.id) == []


async def test_a_vote_counts_even_if_its_message_cannot_be_updated(app: AppHarness) -> None:
    channel = await app.begin(2)
    first, second = await place_two_workers(app, channel)
    await first.at(channel).slash("undo")
    question = await channel.wait_for(has_button("yes"))
    app.server.faults.refuse(10008, method="PATCH", path="/webhooks/*")
    voted = await second.at(channel).click(re.compile("^yes:"), message=question)
    assert await private_reply(voted)
    assert (await app.table(channel)).moves == 0
    await ask_to_end(first.at(channel))
    question = await channel.wait_for(has_button("yes"))
    await app.quiet()
    app.server.faults.refuse(10008, method="PATCH", path="/webhooks/*")
    refused = await app.stranger.at(channel).click(re.compile("^yes:"), message=question)
    assert "not playing at" in await private_reply(refused)


async def test_one_no_closes_the_vote(app: AppHarness) -> None:
    channel = await app.begin(2)
    first, second = await place_two_workers(app, channel)
    before = await app.table(channel)
    await first.at(channel).slash("undo")
    question = await channel.wait_for(has_button("nay"))
    await second.at(channel).click(re.compile("^nay:"))
    await channel.wait_for(lambda m: m.id == question.id and not m.buttons())
    assert "the game goes on" in question.text
    assert (await app.table(channel)).moves == before.moves


async def test_a_rejected_time_control_changes_nothing(app: AppHarness) -> None:
    channel = await app.begin(2)
    await app.people[0].at(channel).slash("game pace", pace="relaxed")
    question = await channel.wait_for(has_button("nay"))
    await app.people[1].at(channel).click(re.compile("^nay:"))
    await app.quiet()
    assert "Not everyone agreed; the time control stays the same" in question.text


async def test_a_running_game_cannot_be_cancelled_and_players_cannot_nudge_themselves(
    app: AppHarness,
) -> None:
    channel = await app.begin(2)
    alice = app.people[0].at(channel)
    assert "`/game end`" in (await alice.slash("game cancel")).text
    if app.mover(channel) is not app.people[0]:
        await app.play(channel, (Way.MOVE,), "hers", moves=1)
    assert "It’s your own move here" in (await alice.slash("nudge")).text


async def test_people_without_a_seat_cannot_vote_and_nobody_votes_twice(app: AppHarness) -> None:
    channel = await app.begin(3)
    await ask_to_end(app.people[0].at(channel))
    question = await channel.wait_for(has_button("yes"))
    assert "not playing at" in await private_reply(
        await app.stranger.at(channel).click(re.compile("^yes:"))
    )
    assert await private_reply(await app.people[0].at(channel).click(re.compile("^yes:")))
    await app.quiet()
    assert question.buttons() != []
    assert (await app.table(channel)).status == "running"


async def test_a_move_cancels_an_undo_vote(app: AppHarness) -> None:
    channel = await app.begin(2)
    first, _ = await place_two_workers(app, channel)
    await first.at(channel).slash("undo")
    question = await channel.wait_for(has_button("yes"))
    board = app.board(channel)
    await app.mover(channel).at(channel).slash("move", move="pass")
    await app.until_moved(channel, board)
    await app.quiet()
    assert question.buttons() == []
    assert "This vote is off: the game has moved on." in question.text
    assert (await app.table(channel)).moves == 3


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
    asked = await quitter.at(channel).slash("resign")
    assert asked.ephemeral
    await quitter.at(channel).click(re.compile("^no:"), message=asked.message)
    assert (await app.table(channel)).sequence == board.sequence
    await quitter.at(channel).slash("resign")
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
    assert "the game ends" in (await alice.at(two).slash("resign")).text
    assert "until the others decide" in (await alice.at(three).slash("resign")).text


async def test_the_record_of_a_running_game_has_the_seed_hash_and_no_seed(app: AppHarness) -> None:
    channel = await app.begin(2)
    await app.play(channel, (Way.MOVE,), "some", moves=4)
    exported = await app.people[0].at(channel).slash("export")
    record = read_record(exported.message.attachments[0].data.decode())
    table = await app.table(channel)
    assert record.seed is None
    assert record.hash == table.seed_hash
    assert len(record.moves) == 4
    with pytest.raises(RecordError):
        record.replay()
    verified = await app.people[0].at(channel).slash("verify")
    assert table.seed_hash in verified.text
    assert "published when the game ends" in verified.text


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
    await quitter.slash("resign")
    await quitter.click(re.compile("^resign-now:"))
    await app.quiet()
    assert board.sequence < (await app.table(channel)).sequence
    again = await quitter.slash("resign")
    assert "for good" in again.text
    assert again.message.buttons() == []
    assert f"{quitter.user.name} (seat empty)" in (await alice.slash("status")).text
    score = (await alice.slash("score")).text
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
    assert "An admin removes" in (await bystander.slash("log")).text
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


async def test_a_running_table_moves_channel_when_all_agree(app: AppHarness) -> None:
    channel, elsewhere = await app.begin(2), app.channel()
    table = await app.table(channel)
    alice, bob = app.people[:2]
    await alice.at(elsewhere).slash("game resume", table=table.id)
    question = await channel.wait_for(has_button("yes"))
    assert elsewhere.mention in question.text
    assert question.mentions == [bob]
    assert elsewhere.messages == []
    await bob.at(channel).click(re.compile("^yes:"), message=question)
    await elsewhere.wait_for(has_button("undo"))
    await app.quiet()
    assert (await app.table(elsewhere)).id == table.id
    assert not any(m.buttons() for m in channel.messages)


async def test_an_admin_moves_a_running_table_at_once(app: AppHarness) -> None:
    channel, elsewhere = await app.begin(2), app.channel()
    table = await app.table(channel)
    await app.admin.at(elsewhere).slash("game resume", table=table.id)
    await elsewhere.wait_for(has_button("undo"))
    assert (await app.table(elsewhere)).id == table.id
