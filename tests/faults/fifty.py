"""Two processes on PostgreSQL play tables of every game to the end, and keep dying.

``python -m tests.faults.fifty 50`` plays so many tables; it prints its seed, each death, and at the
end what it has counted. The exit code is 1 when anything is lost, doubled or stuck.
"""

from __future__ import annotations

import asyncio
import sys
import time
from itertools import cycle, islice

from engine.core.registry import game_names
from tests.bot.postgres import Server, serving
from tests.bot.tables.bench import Bench
from tests.bot.tables.clock import RunningClock
from tests.faults.fleet import Fleet

PROCESSES = 2
EVERY = 6.0
"""Seconds within which one of them dies."""
BEAT = 1.0


async def play(server: Server, tables: int, seed: int) -> list[str]:
    """All of it; what is wrong in the end."""
    async with server.database() as url:
        clock = RunningClock()
        bench = Bench(url, clock)
        fleet = Fleet(bench, clock, PROCESSES, seed, BEAT)
        games = list(islice(cycle(game_names()), tables))
        await fleet.play_out(games, EVERY, lambda said: print(said, flush=True))
        fleet.end()
        complaints = await fleet.ledger.complaints(bench)
        print(f"{tables} tables: {fleet.ledger}; wrong: {complaints or 'nothing'}")
        await bench.store.close()
    return complaints


def main() -> int:
    """On a server of its own."""
    seed = int(time.time())
    print(f"seed {seed}", flush=True)
    with serving() as server:
        return 1 if asyncio.run(play(server, int(sys.argv[1]), seed)) else 0


if __name__ == "__main__":
    sys.exit(main())
