"""Fifty tables move at once: acknowledgement times, board times and errors."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

from bot.bench.bot_process import BotProcess, bot_process
from bot.bench.fresh_process import in_fresh_process
from bot.bench.people import Table
from bot.bench.report import Row, at_most, budget
from bot.sandbox import Guild, LoopbackDiscord
from bot.workers import Pool, cores
from bot.workers.rendering import render_board
from engine.core import Chance
from engine.core.contract import random_move
from engine.core.registry import game, game_names
from render import Scene, painted_games, picture_to_json
from render.kit.palette import PLAYERS

TABLES, SEATS, ROUNDS = 50, 3, 8
WIDTH = 1600
ACK_MILLISECONDS = 250
CPU_PARTS = {
    "loop": "the bot's event loop",
    "threads": "the bot's other threads (SQLite)",
    "workers": "rendering",
    "people": "the loopback Discord and its people",
}
"""What takes CPU time during the crowd's moves, in milliseconds a move."""
BOARD_RATIO = 2
"""Limit for the time until half of the boards are there, in units of rendering half of them."""


def measure() -> Iterator[Row]:
    """Let every table make a move at once, round after round."""
    found = in_fresh_process(__name__, "crowd", TABLES, ROUNDS)
    yield budget(
        f"{TABLES} tables at once: 99 of 100 answers within", "ms", found["p99"], ACK_MILLISECONDS
    )
    yield Row(f"{TABLES} tables at once: half of the answers within", "ms", found["median"])
    yield at_most(
        f"{TABLES} tables at once: half of the boards, to drawing them",
        "ms",
        found["board"],
        in_fresh_process(__name__, "drawing", TABLES, ROUNDS),
        BOARD_RATIO,
    )
    yield budget(f"{TABLES} tables at once: heartbeats missed", "times", found["missed"], 0)
    yield budget(f"{TABLES} tables at once: moves lost or doubled", "moves", found["wrong"], 0)
    yield Row(f"{TABLES} tables at once: peak memory", "MB", found["peak"])
    for part, name in CPU_PARTS.items():
        yield Row(f"of a move's CPU time: {name}", "ms", found[part])


def drawing(tables: int, rounds: int) -> float:
    """Return the milliseconds for half of the boards if nothing else runs."""
    return asyncio.run(_drawing(tables, rounds))


async def _drawing(tables: int, rounds: int) -> float:
    name = painted_games()[0]
    rules, names = game(name), tuple("ABCDE"[:SEATS])
    scene = Scene("en", names, PLAYERS[:SEATS], width=WIDTH)
    boards = []
    for seed in range(tables):
        chance, state = Chance(seed), rules.new(SEATS, None, Chance(seed))
        for _ in range(rounds):
            rules.apply_unchecked(state, *random_move(rules, state, chance))
        boards.append(picture_to_json(rules, rules.view(state, None), scene))
    pool = Pool(cores())
    await asyncio.gather(*(pool.ask(render_board, board) for board in boards[tables // 2 :]))
    begun = time.perf_counter()
    await asyncio.gather(*(pool.ask(render_board, board) for board in boards[: tables // 2]))
    took = (time.perf_counter() - begun) * 1000
    await pool.close()
    return took


def crowd(tables: int, rounds: int) -> dict[str, float]:
    """Return times in milliseconds, counts and megabytes of the whole crowd."""
    return asyncio.run(_crowd(tables, rounds))


async def _crowd(size: int, rounds: int) -> dict[str, float]:
    async with (
        LoopbackDiscord(keep_files=False) as server,
        _connected(server) as (guild, bot),
    ):
        channels = [guild.add_text_channel(f"table-{number}") for number in range(size)]
        tables = [
            await Table.open(channel, game_names()[0], SEATS, seed)
            for seed, channel in enumerate(channels)
        ]
        before = [table.board().sequence for table in tables]
        moved: list[tuple[float, float]] = []
        spent = dict.fromkeys(CPU_PARTS, 0.0)
        for _round in range(rounds):
            chosen = [await table.choose() for table in tables]
            pairs = zip(tables, chosen, strict=True)
            used, people = await bot.usage(), time.process_time()
            moved += await asyncio.gather(*(table.make(*choice) for table, choice in pairs))
            await server.settle()
            spent["people"] += time.process_time() - people
            now = await bot.usage()
            for part in ("loop", "threads", "workers"):
                spent[part] += now[part] - used[part]
        peak = (await bot.usage())["peak"]
        grown = [
            table.board().sequence - begun for table, begun in zip(tables, before, strict=True)
        ]
        wrong = sum(abs(grew - rounds) for grew in grown)
        boards, acks = sorted(whole for whole, _ in moved), sorted(ack for _, ack in moved)
        return {
            "p99": acks[len(acks) * 99 // 100],
            "median": acks[len(acks) // 2],
            "board": boards[len(boards) // 2],
            "last": boards[-1],
            "missed": len(server.gateway.missed_heartbeats()),
            "wrong": wrong,
            "peak": peak,
            **{part: 1000 * spent[part] / len(moved) for part in CPU_PARTS},
        }


@asynccontextmanager
async def _connected(server: LoopbackDiscord) -> AsyncIterator[tuple[Guild, BotProcess]]:
    """Run the bot with one guild."""
    guild = server.add_guild("Bench")
    async with bot_process(server, WIDTH) as bot:
        yield guild, bot
