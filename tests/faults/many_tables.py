"""Play tables of every game to the end with two processes on PostgreSQL that are killed repeatedly.

Run ``python -m tests.faults.many_tables 50`` to play 50 tables. The program prints its seed, each
kill and the totals; the exit status is 1 if anything was lost, repeated or stuck.
"""

from __future__ import annotations

import asyncio
import sys
import time
from itertools import cycle, islice

from engine.core.registry import game_names
from tests.bot.postgres import Server, run_server
from tests.bot.tables.clock import RunningClock
from tests.bot.tables.harness import TablesHarness
from tests.faults.process_group import ProcessGroup

PROCESSES = 2
SECONDS_BETWEEN_KILLS = 6.0
"""Seconds between two kills."""
HEARTBEAT_S = 1.0


async def play(server: Server, tables: int, seed: int) -> list[str]:
    """Play all tables; return what is wrong at the end."""
    async with server.database() as url:
        clock = RunningClock()
        harness = TablesHarness(url, clock)
        fleet = ProcessGroup(harness, clock, PROCESSES, seed, HEARTBEAT_S)
        games = list(islice(cycle(game_names()), tables))
        await fleet.play_out(games, SECONDS_BETWEEN_KILLS, lambda said: print(said, flush=True))
        fleet.end()
        complaints = await fleet.ledger.complaints(harness)
        print(f"{tables} tables: {fleet.ledger}; wrong: {complaints or 'nothing'}")
        await harness.store.close()
    return complaints


def main() -> int:
    """Run with a PostgreSQL server of its own."""
    seed = int(time.time())
    print(f"seed {seed}", flush=True)
    with run_server() as server:
        return 1 if asyncio.run(play(server, int(sys.argv[1]), seed)) else 0


if __name__ == "__main__":
    sys.exit(main())
