"""Reviews of finished games, and what-if moves that touch no table, through Discord."""

from __future__ import annotations

import json
import re

import pytest

from bot.demonstration.people import Way, result_of
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button, press_act
from tests.e2e.test_computer_players import toy

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_finished_game_is_reviewed_and_other_moves_are_tried(app: AppHarness) -> None:
    channel, alice = await toy(app), app.people[0]
    here = alice.at(channel)
    early = await press_act(here, "review")
    assert "You can analyse a game once it’s over." in early.text
    await app.play(channel, (Way.MOVE,), seed="reviewed")
    await app.quiet()
    result, table = result_of(channel), await app.table(channel)
    assert result is not None
    opened = await (await here.click(re.compile("^review:"), message=result)).answer()
    assert opened.ephemeral
    await channel.wait_for(lambda m: m is opened and "Accuracy" in m.text)
    mistakes = [line for line in opened.text.splitlines() if "Better:" in line]
    assert all(" – " in line for line in mistakes), "each says what is better about the other move"
    again = await press_act(here, "review")
    assert again.text == opened.text, "it is stored"
    await here.click("Save as a file", message=again.message)
    await channel.wait_for(lambda m: m is again.message and bool(m.attachments))
    plain = json.loads(again.message.attachments[0].data)
    assert len(plain["moves"]) == table.moves
    assert plain["players"] == list(table.names)
    assert all(abs(sum(move["chances"]) - 1) < 0.01 for move in plain["moves"])
    await app.restart()
    await here.click("Move by move", message=opened)
    await channel.wait_for(lambda m: m is opened and "move 1 of" in m.text)
    assert "Win chances: " in opened.text
    await here.click("Try another move", message=opened)
    await channel.wait_for(lambda m: m is opened and "the table isn’t affected" in m.text)
    assert (await app.table(channel)).sequence == table.sequence


async def test_what_if_moves_during_a_game_can_be_undone(app: AppHarness) -> None:
    channel, alice = app.channel(), app.people[0]
    here, bob = alice.at(channel), app.people[1].at(channel)
    await here.slash("game new", game="caylus", computers="easy", seats=2, thread=False)
    await app.until_asked(channel)
    table, public = await app.table(channel), len(channel.messages)
    branch = (await press_act(here, "whatif")).message
    assert branch.ephemeral
    assert len(branch.shown) == 1
    for absurd in (table.moves + 1, 999_999_999):
        refused = (await press_act(here, "whatif", str(absurd))).text
        assert f"Pick a move from 0 to {table.moves}." in refused
    seen = [branch.text]
    for _ in range(2):
        await here.click(re.compile("^w:"), message=branch)
        await channel.wait_for(lambda m: m is branch and m.text not in seen)
        seen.append(branch.text)
    await app.restart()
    await here.click("Start over", message=branch)
    await channel.wait_for(lambda m: m is branch and m.text == seen[0])
    assert "只有玩家自己可以試走。" in (await press_act(bob, "whatif")).text
    after = await app.table(channel)
    assert (after.sequence, after.moves) == (table.sequence, table.moves)
    assert [m for m in channel.messages[public:] if not m.ephemeral] == []


async def test_no_help_disables_what_if(app: AppHarness) -> None:
    channel = await app.open(2)
    alice = app.people[0].at(channel)
    lobby = await channel.wait_for(has_button("start"))
    await press_act(alice, "rated", "no")
    await channel.wait_for(lambda m: m is lobby and "rated game" not in m.text)
    await alice.click(re.compile("^start:"))
    await channel.wait_for(has_button("more"))
    refused = await press_act(alice, "whatif")
    assert (
        "You can’t try moves out here while the game runs: hints are off at this table"
        in refused.text
    )
