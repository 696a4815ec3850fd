"""Games with clocks, for the tests of clocks and away days."""

from __future__ import annotations

from datetime import timedelta

from bot.tables.domain.time_control import (
    PRESETS,
)
from bot.tables.seats.timeouts import CLOCK_TIMER
from bot.tables.session.timers import Timers
from tests.bot.tables.harness import HOST, TablesHarness
from tests.bot.tables.tables_helper import Position

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


TIME_CONTROL = PRESETS["standard"]


async def game_with_clocks(
    harness: TablesHarness, game: str = "toy", players: int = 2, **agreed: str
) -> Position:
    """Start a game with clocks."""
    lobby = await harness.lobby(game, players)
    await harness.tables.change_options(
        lobby.id, HOST, {}, harness.next_id, **{"time_control": "standard", **agreed}
    )
    return (await harness.tables.start(lobby.id, HOST, harness.next_id)).position


async def ring(harness: TablesHarness) -> int:
    return await Timers(harness.tables.service, (CLOCK_TIMER,)).ring_due()


def mover(position: Position) -> str:
    """Return the player to move."""
    return position.table.pending[0].user_id
