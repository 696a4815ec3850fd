"""Tables whose players time out, for the tests of timeouts and empty seats."""

from __future__ import annotations

from datetime import timedelta

from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Table
from bot.tables.domain.votes import Vote
from bot.tables.facade import TIMERS
from bot.tables.session.timers import Timers
from tests.bot.tables.harness import HOST, TablesHarness
from tests.bot.tables.tables_helper import Position

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


async def game_with_short_clocks(
    harness: TablesHarness, players: int = 3, pauses: str = "nights"
) -> Position:
    """Start a game with short clocks that uses no away days."""
    lobby = await harness.lobby("toy", players)
    await harness.tables.change_options(
        lobby.id, HOST, {}, harness.next_id, time_control="1h 2h 1h", pauses=pauses
    )
    return (await harness.tables.start(lobby.id, HOST, harness.next_id)).position


async def wait(harness: TablesHarness, table_id: int, hours: float) -> Table:
    """Let that much time pass, handling what is due hour by hour."""
    timers = Timers(harness.tables.service, TIMERS)
    for _ in range(int(hours)):
        harness.clock.advance(hours=1)
        await timers.ring_due()
    return await harness.tables.table(table_id)


async def question(harness: TablesHarness, table_id: int) -> Vote:
    (asked,) = await harness.tables.open_votes(table_id)
    return asked


async def say(harness: TablesHarness, asked: Vote, person: Person | str, choice: str) -> Vote:
    who = person if isinstance(person, Person) else Person(person, person)
    request = Request(str(harness.next_id), who)
    return await harness.tables.votes.cast_choice(request, asked.id, choice)


async def timed_out_table(harness: TablesHarness, timeouts: int) -> tuple[Table, int, list[str]]:
    """Start a table whose mover has timed out that often; return their seat and the others."""
    position = await game_with_short_clocks(harness)
    (pending,) = position.table.pending
    table = await wait(harness, position.table.id, 3 + 24 * (timeouts - 1))
    assert table.seats[pending.seat].timeouts == timeouts
    return table, pending.seat, [s.user_id for s in table.seats if s.seat != pending.seat]


def seat_of(table: Table, user_id: str) -> int:
    return next(seat.seat for seat in table.seats if seat.user_id == user_id)


async def kinds(harness: TablesHarness, table_id: int) -> list[str]:
    return [entry.kind for entry in await harness.tables.log(table_id, 0, 999)]
