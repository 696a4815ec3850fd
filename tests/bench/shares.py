"""Whose processor time it is: every turn of the event loop is counted to who asked for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

import bot.sandbox
from tests import bench

PEOPLE = tuple(f"{package.__path__[0]}/" for package in (bot.sandbox, bench))
"""Where those are at home who play, and the Discord they play in."""
SERVERS = "aiohttp.web"
"""What answers in Discord's place: its connections and the tasks that read them."""


@dataclass
class Shares:
    """Milliseconds of the event loop's thread."""

    bot: float = 0.0
    discord: float = 0.0
    """The loopback Discord's, and that of the people at it."""

    def reset(self) -> None:
        """Count from nothing."""
        self.bot = self.discord = 0.0


@contextmanager
def counted() -> Iterator[Shares]:
    """Count what the loop does meanwhile; threads and processes beside it are not looked at."""
    shares, run = Shares(), asyncio.Handle._run

    def timed(handle: Any) -> None:
        theirs = _theirs(handle._callback)
        begun = time.thread_time()
        run(handle)
        spent = (time.thread_time() - begun) * 1000
        if theirs:
            shares.discord += spent
        else:
            shares.bot += spent

    with patch.object(asyncio.Handle, "_run", timed):  # no hook tells of it
        yield shares


def _theirs(callback: Any) -> bool:
    """Whether it is a step of a task of theirs, or something at their end of a connection."""
    owner = getattr(callback, "__self__", None)
    if isinstance(owner, asyncio.Task):
        code = getattr(owner.get_coro(), "cr_code", None)
        file = "" if code is None else str(code.co_filename)
        return file.startswith(PEOPLE) or f"/{SERVERS.replace('.', '/')}" in file
    protocol = getattr(owner, "_protocol", owner)
    return type(protocol).__module__.startswith((SERVERS, "bot.sandbox"))
