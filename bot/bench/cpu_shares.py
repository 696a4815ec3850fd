"""Attribute the event loop's CPU time: every step is counted for the bot or for Discord."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

import bot.bench
import bot.sandbox

PEOPLE = tuple(f"{package.__path__[0]}/" for package in (bot.sandbox, bot.bench))
"""Source folders of the simulated people and their Discord."""
SERVERS = "aiohttp.web"
"""The loopback Discord's server: its connections and the tasks that read them."""


@dataclass
class CpuShares:
    """Milliseconds of the event loop's thread."""

    bot: float = 0.0
    discord: float = 0.0
    """Time of the loopback Discord and the people using it."""

    def reset(self) -> None:
        """Start counting from zero."""
        self.bot = self.discord = 0.0


@contextmanager
def counted() -> Iterator[CpuShares]:
    """Count the event loop's steps meanwhile; other threads and processes are ignored."""
    shares, run = CpuShares(), asyncio.Handle._run

    def timed(handle: Any) -> None:
        theirs = _theirs(handle._callback)
        begun = time.thread_time()
        run(handle)
        spent = (time.thread_time() - begun) * 1000
        if theirs:
            shares.discord += spent
        else:
            shares.bot += spent

    with patch.object(asyncio.Handle, "_run", timed):  # no hook reports it
        yield shares


def _theirs(callback: Any) -> bool:
    """Return whether a step belongs to Discord's side: its tasks and connections."""
    owner = getattr(callback, "__self__", None)
    if isinstance(owner, asyncio.Task):
        code = getattr(owner.get_coro(), "cr_code", None)
        file = "" if code is None else str(code.co_filename)
        return file.startswith(PEOPLE) or f"/{SERVERS.replace('.', '/')}" in file
    protocol = getattr(owner, "_protocol", owner)
    return type(protocol).__module__.startswith((SERVERS, "bot.sandbox"))
