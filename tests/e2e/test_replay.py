"""A finished game is looked at again, page by page, by one person alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from bot.demonstration.people import Way
from bot.sandbox import Message
from tests.e2e.stage import TOY, Stage, has, told

pytestmark = pytest.mark.asyncio(loop_scope="module")


def tells(message: Message, number: int) -> Callable[[Message], bool]:
    return lambda found: found is message and f"`{number}`" in found.text


async def test_a_finished_game_is_turned_page_by_page(stage: Stage) -> None:
    channel = await stage.begin(2)
    await stage.play(channel, (Way.MOVE,), "pages", moves=12)
    await stage.people[0].at(channel).slash("resign")
    await stage.people[0].at(channel).click(re.compile("^giveup:"))
    result = await channel.wait_for(has("replay"))
    bob = stage.people[1].at(channel)
    seen = await (await bob.click(re.compile("^replay:"), message=result)).followup()
    assert seen.ephemeral
    assert len(seen.shown) == 1
    last = seen.text.splitlines()[1]
    for step, number in (("上一步", 11), ("開頭", 1), ("下一步", 2), ("進10步", 12)):
        await bob.click(step, message=seen)
        await channel.wait_for(tells(seen, number))
    assert seen.text.splitlines()[1] == last
    assert len(seen.shown) == 1


async def test_a_running_game_is_not_replayed(stage: Stage) -> None:
    channel = await stage.begin(2, game=TOY)
    board = stage.board(channel).message
    kept = board.components
    table = await stage.table(channel)
    board.components = [
        {
            "type": 1,
            "id": 1,
            "components": [
                {"type": 2, "id": 2, "style": 2, "label": "x", "custom_id": f"replay:{table.id}:0:"}
            ],
        }
    ]
    pressed = await stage.people[0].at(channel).click("x", message=board)
    board.components = kept
    assert "when it is over" in await told(pressed)
