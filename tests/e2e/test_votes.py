"""Votes: who may vote, what closes a vote, and tables that move to another channel."""

from __future__ import annotations

import re

import pytest

from bot.demonstration.people import Way
from tests.e2e.harness import AppHarness
from tests.e2e.presses import ask_to_end, has_button, press_act, private_reply
from tests.e2e.test_undo import place_two_workers

pytestmark = pytest.mark.asyncio(loop_scope="module")


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
    alice = app.people[0].at(channel)
    assert (await press_act(alice, "set-time")).modal is not None
    await alice.submit_modal({"named": "relaxed"})
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
    assert "It’s your own move here" in (await press_act(alice, "nudge")).text


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
    await elsewhere.wait_for(has_button("more"))
    await app.quiet()
    assert (await app.table(elsewhere)).id == table.id
    assert not any(m.buttons() for m in channel.messages)


async def test_an_admin_moves_a_running_table_at_once(app: AppHarness) -> None:
    channel, elsewhere = await app.begin(2), app.channel()
    table = await app.table(channel)
    await app.admin.at(elsewhere).slash("game resume", table=table.id)
    await elsewhere.wait_for(has_button("more"))
    assert (await app.table(elsewhere)).id == table.id
