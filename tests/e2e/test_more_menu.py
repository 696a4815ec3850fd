"""The menu "More…" offers each person what they can do, and nothing that is refused."""

from __future__ import annotations

import re

import pytest

from bot.sandbox import Channel, User
from bot.tables.domain.errors import TableError
from engine.core import Text
from tests.e2e.harness import TOY, AppHarness

pytestmark = pytest.mark.asyncio(loop_scope="module")

READ_ONLY = ["status", "history", "log", "score", "board", "export", "verify", "guide"]


async def press_all_offered(app: AppHarness, who: User, channel: Channel) -> list[str]:
    """Press every offered button, check that none is refused, and return their actions."""
    board, hands = app.board(channel).message, who.at(channel)
    acts: list[str] = []
    while True:
        pressed = await hands.click(re.compile("^more:"), message=board)
        menu = await pressed.answer()
        offers = [button for button in menu.buttons() if button.custom_id]
        if len(acts) == len(offers):
            return acts
        pressable = offers[len(acts)].custom_id
        acts.append(pressable.split(":")[0])
        await hands.click(pressable, message=menu)
        await app.quiet()


async def test_each_person_is_offered_exactly_what_they_can_do(
    app: AppHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await app.begin(3, game=TOY)
    refused: list[str] = []
    because = TableError.__init__

    def noted(self: TableError, text: Text) -> None:
        because(self, text)
        refused.append(str(self))

    monkeypatch.setattr(TableError, "__init__", noted)
    mover = app.mover(channel)
    other, _ = app.others(channel)
    for who in (app.stranger, app.admin):
        assert await press_all_offered(app, who, channel) == READ_ONLY
    for who in (mover, other):
        assert await press_all_offered(app, who, channel) == ["plan", *READ_ONLY, "resign"]
    assert refused == []
    await other.at(channel).slash("game leave")
    await other.at(channel).click(re.compile("^resign-now:"))
    await app.quiet()
    assert await press_all_offered(app, other, channel) == READ_ONLY
