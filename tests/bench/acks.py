"""Fifty tables moving at once: how soon Discord has an answer, and whether all goes well."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from bot.demonstration.show import stage
from engine.core.registry import game_names
from tests.bench.apart import apart, peak_megabytes
from tests.bench.people import Table
from tests.bench.table import Row, budget

TABLES, SEATS, ROUNDS = 50, 3, 8
WIDTH = 1600
ACK_MILLISECONDS = 250


def measure() -> Iterator[Row]:
    """Every table makes a move, all at once, round after round."""
    found = apart(__name__, "crowd")
    yield budget(
        f"{TABLES} tables at once: 99 of 100 answers within", "ms", found["p99"], ACK_MILLISECONDS
    )
    yield Row(f"{TABLES} tables at once: half of the answers within", "ms", found["median"])
    yield Row(f"{TABLES} tables at once: half of the boards within", "ms", found["board"])
    yield budget(f"{TABLES} tables at once: heartbeats missed", "times", found["missed"], 0)
    yield budget(f"{TABLES} tables at once: moves lost or doubled", "moves", found["wrong"], 0)
    yield Row(f"{TABLES} tables at once: peak memory", "MB", found["peak"])


def crowd() -> dict[str, float]:
    """Milliseconds, counts and megabytes of the whole crowd."""
    return asyncio.run(_crowd())


async def _crowd() -> dict[str, float]:
    async with stage(WIDTH) as (server, games, _):
        assert games.guild is not None
        channels = [games.guild.add_text_channel(f"table-{number}") for number in range(TABLES)]
        tables = [
            await Table.open(channel, game_names()[0], SEATS, seed)
            for seed, channel in enumerate(channels)
        ]
        before = [table.board().sequence for table in tables]
        moved: list[tuple[float, float]] = []
        for _round in range(ROUNDS):
            moved += await asyncio.gather(*(table.move() for table in tables))
        grown = [
            table.board().sequence - begun for table, begun in zip(tables, before, strict=True)
        ]
        wrong = sum(abs(grew - ROUNDS) for grew in grown)
        boards, acks = sorted(whole for whole, _ in moved), sorted(ack for _, ack in moved)
        return {
            "p99": acks[len(acks) * 99 // 100],
            "median": acks[len(acks) // 2],
            "board": boards[len(boards) // 2],
            "missed": len(server.gateway.missed_heartbeats()),
            "wrong": wrong,
            "peak": peak_megabytes(),
        }
