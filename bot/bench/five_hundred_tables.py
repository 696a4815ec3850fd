"""Five hundred tables move at once: acknowledgement times, and the time of the last board."""

from __future__ import annotations

from collections.abc import Iterator

from bot.bench.fifty_tables import TABLES as FEW
from bot.bench.fresh_process import in_fresh_process
from bot.bench.report import Row, at_most, budget

TABLES, ROUNDS = 500, 2
ACK_MILLISECONDS = 1000
BOARD_RATIO = 2
"""Limit for the time until the last board is there, in units of rendering all of them."""


def measure() -> Iterator[Row]:
    """Let every table make a move at once, and then another."""
    found = in_fresh_process("bot.bench.fifty_tables", "crowd", TABLES, ROUNDS)
    name = f"{TABLES} tables at once"
    yield budget(f"{name}: 99 of 100 answers within", "ms", found["p99"], ACK_MILLISECONDS)
    drawing = in_fresh_process("bot.bench.fifty_tables", "drawing", 2 * FEW, ROUNDS) * TABLES / FEW
    yield at_most(f"{name}: the last board, to drawing", "ms", found["last"], drawing, BOARD_RATIO)
    yield budget(f"{name}: moves lost or doubled", "moves", found["wrong"], 0)
    yield Row(f"{name}: peak memory", "MB", found["peak"])
