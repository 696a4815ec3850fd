"""Games with computer players that move at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.tables.computer.decisions import MoveRequest
from bot.tables.computer.fill_table import seat_all_computers
from bot.tables.computer.loop import ComputerLoop
from bot.tables.domain.table import Table
from engine.players.advice import Advice
from engine.players.choose import choose
from tests.bot.tables.harness import HOST, TablesHarness
from tests.bot.tables.tables_helper import SERVER, Position


async def choose_at_once(asked: MoveRequest) -> Advice:
    """Choose a move immediately, in this process."""
    return choose(asked.game, asked.view, asked.seat, asked.strength, asked.seed)


async def solo_game(
    harness: TablesHarness, strengths: Sequence[str] = ("easy",), game: str = "toy", **agreed: Any
) -> Position:
    """Start a solo game; computer players who are asked first have moved."""
    table = await harness.tables.open_table(
        guild_id=SERVER,
        channel_id=next(harness.channels),
        user=HOST,
        game=game,
        seats=len(strengths) + 1,
        options={},
        language="en",
        interaction_id=harness.next_id,
        then=seat_all_computers(HOST, strengths),
        **agreed,
    )
    return await let_computers_move(harness, table)


async def let_computers_move(harness: TablesHarness, table: Table) -> Position:
    """Let computer players move until none is asked; return the table."""
    await ComputerLoop(harness.tables.service, choose_at_once, lanes=1).drain()
    return await harness.tables.position(table.id)


def host_seat(position: Position) -> int:
    seat = position.table.seat_of(HOST.id)
    assert seat is not None
    return seat.seat


async def act(harness: TablesHarness, position: Position) -> Table:
    """Make the host's first legal move."""
    move = next(iter(position.game.moves(position.state, host_seat(position))))
    return (await harness.say(position, host_seat(position), move)).table
