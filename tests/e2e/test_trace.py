"""Limits for what one pressed move runs through; ``make trace`` prints the figures."""

from __future__ import annotations

import asyncio
import os
import sys

LIMITS = {"files": 45, "functions": 250, "calls": 700, "statements": 15}
"""What a reader can still follow. Make room by simplifying, never by raising a limit."""


async def test_a_press_stays_within_the_limits() -> None:
    words = [sys.executable, "-m", "bot.bench.trace"]
    program = await asyncio.create_subprocess_exec(
        *words, env={**os.environ, "SENESCHAL_WORKERS": "1"}, stdout=asyncio.subprocess.PIPE
    )
    out, _ = await program.communicate()
    assert program.returncode == 0
    line = out.decode().removeprefix("press: ").strip()
    figures = {what: int(number) for number, what in (part.split() for part in line.split(", "))}
    assert (figures["transactions"], figures["requests"]) == (2, 3)
    assert {what: figures[what] for what in LIMITS if figures[what] > LIMITS[what]} == {}
