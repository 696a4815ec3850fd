"""Many tables moving at once: everybody is answered in time, no move is lost or doubled.

How soon is measured by ``make bench``, on a machine with nothing else to do.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.demonstration.people import Person, Way
from bot.sandbox import Channel
from bot.sandbox.limits import FIRST_ANSWER
from engine.core import Chance
from tests.e2e.audit import complaints
from tests.e2e.stage import Stage, staged

TABLES = 8
MOVES = 5
HEARTBEAT = 3.0


async def test_everybody_is_answered_while_many_tables_move(tmp_path: Path) -> None:
    async with staged(tmp_path, HEARTBEAT) as stage:
        await stage.start()
        try:
            channels = [await stage.begin(2) for _ in range(TABLES)]
            waited: list[float] = []
            await asyncio.gather(*(moving(stage, channel, waited) for channel in channels))
            await stage.quiet()
            assert max(waited) < FIRST_ANSWER
            moves = [(await stage.table(channel)).moves for channel in channels]
            assert moves == [MOVES] * TABLES
            assert stage.server.gateway.heartbeats
            assert stage.server.gateway.missed_heartbeats(tolerance=2) == []
            assert await complaints(stage) == []
        finally:
            await stage.stop()


async def moving(stage: Stage, channel: Channel, waited: list[float]) -> None:
    dice = Chance.from_seed(str(channel.id))
    hands = {user.id: Person(user, channel, "caylus", dice) for user in stage.people}
    for _ in range(MOVES):
        board = stage.board(channel)
        person = hands[board.asked[0]]
        done = await person.act(board.message, (Way.PANEL, Way.MOVE))
        waited.append(done.reply.ack_seconds)
        await person.sees_it_done(board, done, 60)
