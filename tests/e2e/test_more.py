"""The menu "More …" offers each person what they can do, and nothing that is refused afterwards."""

from __future__ import annotations

import re

import pytest

from bot.sandbox import Channel, User
from bot.tables.domain.errors import TableError
from engine.core import Text
from tests.e2e.stage import TOY, Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")

LOOKING = ["status", "history", "log", "score", "board", "export", "verify"]


async def offered(stage: Stage, who: User, channel: Channel) -> list[str]:
    """The acts of the buttons, each of which has been pressed and was not refused."""
    board, hands = stage.board(channel).message, who.at(channel)
    acts: list[str] = []
    while True:
        pressed = await hands.click(re.compile("^more:"), message=board)
        menu = await pressed.answer()
        offers = menu.buttons()
        if len(acts) == len(offers):
            return acts
        pressable = offers[len(acts)].custom_id
        acts.append(pressable.split(":")[0])
        await hands.click(pressable, message=menu)
        await stage.quiet()


async def test_everybody_is_offered_what_they_can_do(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await stage.begin(3, game=TOY)
    refused: list[str] = []
    because = TableError.__init__

    def noted(self: TableError, text: Text) -> None:
        because(self, text)
        refused.append(str(self))

    monkeypatch.setattr(TableError, "__init__", noted)
    mover = stage.mover(channel)
    other, _ = stage.others(channel)
    for who in (stage.stranger, stage.organiser):
        assert await offered(stage, who, channel) == LOOKING
    for who in (mover, other):
        assert await offered(stage, who, channel) == ["plan", *LOOKING, "resign"]
    assert refused == []
    await other.at(channel).slash("resign")
    await other.at(channel).click(re.compile("^giveup:"))
    await stage.quiet()
    assert await offered(stage, other, channel) == LOOKING
