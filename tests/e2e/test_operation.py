"""What the bot does by itself while it runs alone on its database."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from bot.store.models.process import ProcessRow
from tests.e2e.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_process_alone_on_its_database_writes_no_heartbeats(stage: Stage) -> None:
    channel = await stage.begin(2)
    board = stage.board(channel)
    await stage.mover(channel).at(channel).slash("move", move="castle")
    await stage.until_moved(channel, board)
    await stage.quiet()
    process = await stage.bot.tables.read(lambda session: session.scalars(select(ProcessRow)).one())
    assert process.beat == 1, "only the one it registers with"
    assert stage.bot.tables.leases.holds_all
