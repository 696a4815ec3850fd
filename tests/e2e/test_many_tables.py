"""Many tables moving at once: everybody is answered soon, no move is lost or doubled."""

from __future__ import annotations

import asyncio

import pytest

from bot.demonstration.people import Person, Way
from bot.sandbox import Channel
from engine.core import Chance
from tests.e2e.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")

TABLES = 8
MOVES = 6
ACKNOWLEDGED = 1.0
"""Seconds; a quarter of it on an idle machine with fifty tables, which `make bench` measures."""


async def test_everybody_is_answered_while_many_tables_move(stage: Stage) -> None:
    channels = [await stage.begin(2) for _ in range(TABLES)]
    waited: list[float] = []
    await asyncio.gather(*(moving(stage, channel, waited) for channel in channels))
    await stage.quiet()
    assert max(waited) < ACKNOWLEDGED
    assert [(await stage.table(channel)).moves for channel in channels] == [MOVES] * TABLES
    assert stage.server.gateway.missed_heartbeats() == []


async def moving(stage: Stage, channel: Channel, waited: list[float]) -> None:
    dice = Chance.from_seed(str(channel.id))
    hands = {user.id: Person(user, channel, "caylus", dice) for user in stage.people}
    for _ in range(MOVES):
        board = stage.board(channel)
        person = hands[board.asked[0]]
        done = await person.act(board.message, (Way.PANEL, Way.MOVE))
        waited.append(done.reply.ack_seconds)
        await person.sees_it_done(board, done, 30)
