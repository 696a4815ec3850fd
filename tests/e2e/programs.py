"""Run ``python -m bot`` as a program of its own."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from bot.sandbox import LoopbackDiscord

HERE = Path(__file__).parents[2]
WAIT_LIMIT_S = 180.0
"""Seconds after which a program is considered stuck, on a busy machine."""


def environment(**settings: str) -> dict[str, str]:
    """Return an environment with only these settings of the bot."""
    plain = {k: v for k, v in os.environ.items() if not k.startswith(("SENESCHAL", "DISCORD"))}
    return {**plain, "PYTHONPATH": str(HERE), "SENESCHAL_WORKERS": "1", **settings}


async def program(folder: Path, *arguments: str, **settings: str) -> tuple[int, str, str]:
    """Run the program in an empty folder with only these settings."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        *arguments,
        cwd=folder,
        env=environment(**settings),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, errors = await process.communicate()
    return process.returncode or 0, out.decode(), errors.decode()


@contextmanager
def default_interrupts() -> Iterator[None]:
    """Let Ctrl-C reach programs started here, even if the tests run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def left_in(folder: Path) -> list[Path]:
    """Return the working folders of a demonstration."""
    return list(folder.glob("seneschal-*"))


@asynccontextmanager
async def run_against_loopback(
    folder: Path, server: LoopbackDiscord, token: str, **settings: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the program itself against the loopback Discord."""
    start = (
        "import sys, yarl, discord, bot.cli.main as main;"
        f"discord.http.Route.BASE = {server.url + '/api/v10'!r};"
        f"discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL({server.gateway.url!r});"
        "sys.exit(main.main(['run']))"
    )
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", start),
        cwd=folder,
        env=environment(DISCORD_TOKEN=token, **settings),
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def log_of(process: asyncio.subprocess.Process) -> list[str]:
    """Return the program's whole log after it has ended."""
    _, errors = await asyncio.wait_for(process.communicate(), WAIT_LIMIT_S)
    return errors.decode().splitlines()
