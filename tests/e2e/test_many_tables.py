"""Many tables move at once: everybody is answered, and no move is lost or repeated.

Response times are measured by ``make bench``, on an otherwise idle machine.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.demonstration.people import Person, Way
from bot.sandbox import Channel
from bot.workers import Pool
from engine.core import Chance
from tests.e2e.app_harness import app_harness
from tests.e2e.audit import audit
from tests.e2e.harness import AppHarness

TABLES = 8
MOVES = 5
HEARTBEAT = 3.0


async def test_everybody_is_answered_while_many_tables_move(
    tmp_path: Path, template: Path, pool: Pool
) -> None:
    async with app_harness(tmp_path, template, pool, HEARTBEAT) as app:
        await app.start()
        try:
            channels = [await app.begin(2) for _ in range(TABLES)]
            await asyncio.gather(*(moving(app, channel) for channel in channels))
            await app.quiet()
            moves = [(await app.table(channel)).moves for channel in channels]
            assert moves == [MOVES] * TABLES
            assert app.server.gateway.heartbeats
            assert await audit(app) == []
        finally:
            await app.stop()


async def moving(app: AppHarness, channel: Channel) -> None:
    dice = Chance.from_seed(str(channel.id))
    hands = {user.id: Person(user, channel, "caylus", dice) for user in app.people}
    for _ in range(MOVES):
        board = app.board(channel)
        person = hands[board.asked[0]]
        done = await person.act(board.message, (Way.PANEL, Way.MOVE))
        assert done.reply.ack_seconds > 0
        await person.sees_it_done(board, done)
