"""What a press costs the database: at most three transactions until the answer, three after it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any

import pytest

from bot.discord_ui.play.cog import PlayCog
from tests.e2e.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Counted:
    """The transactions of a store, in the order they were begun."""

    def __init__(self, stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.kinds: list[str] = []
        self.posted = asyncio.Event()
        """The move, the claim, and what was posted have been written."""
        store = stage.bot.tables.store
        for kind in ("read", "write"):
            monkeypatch.setattr(store, kind, self._counting(kind, getattr(store, kind)))

    def _counting(self, kind: str, run: Callable[..., Any]) -> Callable[..., Any]:
        async def counted(work: Callable[..., Any]) -> Any:
            self.kinds.append(kind)
            result = await run(work)
            if self.kinds.count("write") == 3:
                self.posted.set()
            return result

        return counted


async def test_a_press_that_is_a_move_costs_three_transactions_and_its_board_three(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await stage.begin(2)
    await stage.quiet()
    counted = Counted(stage, monkeypatch)
    answered: list[int] = []
    make = PlayCog.make

    async def made(*given: Any) -> None:
        await make(*given)
        answered.append(len(counted.kinds))

    monkeypatch.setattr(PlayCog, "make", made)
    await stage.mover(channel).at(channel).click(re.compile("^m:.*:pass$"))
    await counted.posted.wait()
    until_the_answer, in_all = answered[0], len(counted.kinds)
    assert counted.kinds[:until_the_answer].count("write") == 1
    assert until_the_answer <= 3, counted.kinds
    assert in_all - until_the_answer <= 3, counted.kinds


async def test_a_typed_move_costs_no_more(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    channel = await stage.begin(2)
    await stage.quiet()
    counted = Counted(stage, monkeypatch)
    await stage.mover(channel).at(channel).slash("move", move="pass")
    await counted.posted.wait()
    assert len(counted.kinds) <= 6, counted.kinds
