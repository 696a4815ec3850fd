"""Count what one pressed move runs through: files, functions, calls, transactions, requests.

Only code of ``bot`` is counted, without the sandbox, on the event loop's thread.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from dis import get_instructions
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, TypeVar
from unittest.mock import patch

from sqlalchemy import event
from sqlalchemy.engine import Engine
from sqlalchemy.orm import Session

import bot
from bot.app import Seneschal
from bot.bench.people import Table
from bot.demonstration.show import stage
from bot.sandbox import Channel, LoopbackDiscord
from engine.core.registry import game_names

ROOT = Path(bot.__file__).parent
PLAYED_WITH = ("sandbox", "demonstration", "bench")
"""Packages that simulate Discord and the people using it, or measure them."""
MOVE_BUTTON = re.compile("^m:.*:pass$")
WIDTH = 1600
SEATS = 2
WARM_UP, TABLES = 3, 5
LOOPS = {
    "backups",
    "computer players",
    "outages",
    "outbox",
    "reviews",
    "shards",
    "timers",
    "wakeups",
}
"""Background tasks that run during every press."""
COMPREHENSIONS = {"<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>"}
"""Comprehensions, which older Python versions run as functions of their own."""
CALLED_BY_TRACE = {"Outbox.finish", "PerTableTasks.finish"}
"""What only :func:`_idle` calls, to wait for the delivery."""
T = TypeVar("T")


@dataclass
class Trace:
    """What ran between the press and the new board."""

    codes: Counter[CodeType] = field(default_factory=Counter)
    statements: list[str] = field(default_factory=list)
    transactions: int = 0
    requests: list[str] = field(default_factory=list)

    @property
    def files(self) -> Counter[str]:
        """Calls by file, relative to ``bot``."""
        found: Counter[str] = Counter()
        for code, calls in self.codes.items():
            found[str(Path(code.co_filename).relative_to(ROOT))] += calls
        return found

    @property
    def functions(self) -> int:
        """The number of different functions."""
        return len(self.codes)

    @property
    def calls(self) -> int:
        """The number of calls."""
        return sum(self.codes.values())

    def __str__(self) -> str:
        return (
            f"press: {len(self.files)} files, {self.functions} functions, {self.calls} calls, "
            f"{self.transactions} transactions, {len(self.statements)} statements, "
            f"{len(self.requests)} requests"
        )


def trace() -> Trace:
    """Trace one pressed move at each of a few tables, and return the trace with the fewest calls.

    On a busy machine the loops may deliver what a press announces, which takes longer.
    """
    return min(asyncio.run(_traces()), key=lambda traced: traced.calls)


async def _traces() -> list[Trace]:
    async with stage(WIDTH) as (server, games, seneschal):
        assert games.guild is not None
        channels = [games.guild.add_text_channel(f"table-{number}") for number in range(TABLES)]
        return [await _trace(server, channel, seneschal) for channel in channels]


async def _trace(server: LoopbackDiscord, channel: Channel, seneschal: Seneschal) -> Trace:
    """Play a few moves of a game for two, and trace one that is pressed."""
    table = await Table.open(channel, game_names()[0], SEATS)
    for _ in range(WARM_UP):
        await table.move()
    await _idle(server, seneschal)
    person = next(p for p in table.people if p.user.id in table.board().asked)
    board = table.board()
    traced, sent = Trace(), len(server.transcript.entries)
    with _counted(traced, seneschal):
        await person.keyboard.click(MOVE_BUTTON)
        await table.channel.wait_for(lambda _: table.board().sequence != board.sequence)
        await _idle(server, seneschal)
    traced.requests = [str(entry) for entry in server.transcript.entries[sent:]]
    return traced


async def _idle(server: LoopbackDiscord, seneschal: Seneschal) -> None:
    """Wait until nothing is being answered or delivered."""
    await server.settle()
    await seneschal.outbox.finish()
    await server.settle()


@contextmanager
def _counted(traced: Trace, seneschal: Seneschal) -> Iterator[None]:
    store = seneschal.service.store

    def called(frame: FrameType, what: str, _: Any) -> None:
        if what != "call":
            return
        code = frame.f_code
        if _counts(code) and _is_call(frame) and _is_of_press():
            traced.codes[code] += 1

    def executed(_: Any, __: Any, statement: str, *___: Any) -> None:
        if not statement.startswith("BEGIN") and _is_of_press():
            traced.statements.append(statement)

    def counting(run: Callable[[Callable[[Session], T]], Awaitable[T]]) -> Any:
        async def counted(work: Callable[[Session], T]) -> T:
            traced.transactions += _is_of_press()
            return await run(work)

        return counted

    event.listen(Engine, "before_cursor_execute", executed)
    with (
        patch.object(store, "read", counting(store.read)),
        patch.object(store, "write", counting(store.write)),
    ):
        sys.settrace(called)
        try:
            yield
        finally:
            sys.settrace(None)
            event.remove(Engine, "before_cursor_execute", executed)


def _is_call(frame: FrameType) -> bool:
    """Return whether a function is called, rather than resumed, and is not a comprehension."""
    code = frame.f_code
    return code.co_name not in COMPREHENSIONS and frame.f_lasti == _first_instruction(code)


@cache
def _first_instruction(code: CodeType) -> int:
    """Return where a function's own code begins; cells and generators are prepared before that."""
    return next(each.offset for each in get_instructions(code) if each.opname == "RESUME")


def _is_of_press() -> bool:
    try:
        task = asyncio.current_task()
    except RuntimeError:  # between two steps of the event loop
        return True
    return task is None or task.get_name() not in LOOPS


@cache
def _counts(code: CodeType) -> bool:
    """Return whether a function is one of the bot's, and not one that only the trace calls."""
    path = Path(code.co_filename)
    if not path.is_relative_to(ROOT) or code.co_qualname in CALLED_BY_TRACE:
        return False
    return path.relative_to(ROOT).parts[0] not in PLAYED_WITH


if __name__ == "__main__":
    found = trace()
    print(found)
    if "--all" in sys.argv:
        for statement in found.statements:
            print("  ", " ".join(statement.split())[:150])
        for request in found.requests:
            print("  ", request)
        for file, calls in found.files.most_common():
            print(f"  {calls:5} {file}")
