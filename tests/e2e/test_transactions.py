"""The transactions of a press: one for the move, one after the board is posted.

Queries of the background loops are not counted.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from bot.tables.background.leases import Leases
from tests.e2e.harness import AppHarness

pytestmark = pytest.mark.asyncio(loop_scope="module")


class CountedTransactions:
    """Records the transactions of a store, in order."""

    def __init__(self, app: AppHarness, monkeypatch: pytest.MonkeyPatch) -> None:
        self.kinds: list[str] = []
        store = app.bot.service.store
        for kind in ("read", "write"):
            monkeypatch.setattr(store, kind, self._counting(kind, getattr(store, kind)))

    def _counting(self, kind: str, run: Callable[..., Any]) -> Callable[..., Any]:
        async def counted(work: Callable[..., Any]) -> Any:
            if work.__qualname__.startswith(Leases.__name__):  # the process's heartbeat
                return await run(work)
            if "_pending" not in work.__qualname__:  # the test itself waits for the outbox
                self.kinds.append(kind)
            return await run(work)

        return counted


async def idle(app: AppHarness) -> None:
    """Wait until nothing waits to be posted or is being posted."""
    await app.quiet()
    await app.bot.outbox._busy.finish()


async def test_a_pressed_move_takes_one_transaction_and_its_board_another(
    app: AppHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await app.begin(2)
    await idle(app)
    counted = CountedTransactions(app, monkeypatch)
    await app.mover(channel).at(channel).click(re.compile("^m:.*:pass$"))
    await idle(app)
    assert (counted.kinds[0], counted.kinds.count("write")) == ("write", 2), counted.kinds


async def test_a_typed_move_reads_which_table_is_meant(
    app: AppHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await app.begin(2)
    await idle(app)
    counted = CountedTransactions(app, monkeypatch)
    await app.mover(channel).at(channel).slash("move", move="pass")
    await idle(app)
    assert counted.kinds[:2] == ["read", "write"]
    assert counted.kinds.count("write") == 2, counted.kinds
