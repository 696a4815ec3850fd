"""A bot process that serves seasons until it is killed; a simulation moves its clock."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from datetime import datetime
from itertools import count
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Protocol

from bot.tables.computer.decisions import MoveRequest
from bot.tables.computer.loop import ComputerLoop
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Person, Request
from bot.tables.facade import TIMERS
from bot.tables.leagues.upkeep import SeasonUpkeep
from bot.tables.outbox import OutboxMessage
from bot.tables.play import make_move
from bot.tables.session.load import MAX_CONCURRENT
from bot.tables.session.timers import Timers
from engine.core import registry
from engine.players.advice import Advice
from tests.bot.tables.harness import TablesHarness
from tests.bot.tables.leagues.contest import BEST
from tests.bot.tables.leagues.season_helpers import RecordedPosts

GAME = "contest"
PACKAGE = "tests.bot.tables.leagues.contest"
PROCESSES = 2


class SeasonMove(NamedTuple):
    """A move of a person; the same ``request`` is sent again if no answer has come."""

    request: str
    table: int
    person: Person
    text: str


class Step(NamedTuple):
    """What a process does at a time: moves of people, and everything that is due."""

    now: datetime
    moves: Sequence[SeasonMove]
    first_place: int
    """The id of the first place it makes."""
    deliver: bool
    """Whether messages are posted too; otherwise they wait."""


class Serving(Protocol):
    """A process as the simulation sees it."""

    async def start(self) -> None:
        """Start it."""

    async def step(self, step: Step) -> int:
        """Let it work; return how many moves were refused. Raises ``EOFError`` if it died."""

    async def kill(self) -> None:
        """Let it stop in the middle of what it is doing."""


class SeasonProcess:
    """The bot's work, done when the simulation says so."""

    def __init__(self, harness: TablesHarness) -> None:
        """Use a harness that is not ``alone``."""
        self._harness = harness
        self._posts, self._messages = RecordedPosts(), count(1)
        self._pressing = asyncio.Semaphore(MAX_CONCURRENT)
        service = self._harness.tables.service
        self._leases = service.leases
        self._timers = Timers(service, TIMERS)
        self._outbox = self._harness.tables.outbox(self._post)
        self._computers = ComputerLoop(service, _think, lanes=1)
        self._seasons = SeasonUpkeep(service, self._posts, lambda: True)

    async def start(self) -> None:
        """Register as one of the processes."""
        await self._leases.register(PROCESSES)

    async def leave(self) -> None:
        """Unregister: others see at once that a process of the operating system is gone."""
        await self._leases.leave()

    async def step(self, step: Step) -> int:
        """Make the moves concurrently, then do all that is due at the tables served here."""
        clock = self._harness.clock
        clock.advance(seconds=(step.now - clock.now()).total_seconds())
        self._posts.places = count(step.first_place)
        await self._leases.beat(self._leases.wanted)
        refused = sum(await asyncio.gather(*map(self._move, step.moves)))
        await self._timers.ring_due()
        await self._computers.drain()
        await self._seasons.serve_all()
        if step.deliver:
            await self._outbox.drain()
        return refused

    async def _move(self, move: SeasonMove) -> bool:
        """Make a move; return whether it was refused, because another player has the seat now."""
        tables, request = self._harness.tables, Request(move.request, move.person)
        async with self._pressing:
            tables.service.last_active.note(move.person.id, self._harness.clock.now())
            try:
                await tables.play.make_move(
                    request, move.table, make_move.resolve_exactly(move.text), confirmed=True
                )
            except TableError:
                return True
        return False

    async def _post(self, _: OutboxMessage) -> int:
        return next(self._messages)


async def _think(asked: MoveRequest) -> Advice:
    """Choose any number, which is what people of average strength do."""
    chance = random.Random(asked.seed)
    return Advice(str(round(chance.gauss(BEST / 2, BEST / 8)) % (BEST + 1)), ())


def serve(pipe: Connection[Any, Any], url: str) -> None:
    """Serve until killed, or until the simulation ends."""
    registry.PACKAGES[GAME] = PACKAGE
    asyncio.run(_serve(pipe, url))


async def _serve(pipe: Connection[Any, Any], url: str) -> None:
    process = SeasonProcess(TablesHarness(url, alone=False))
    await process.start()
    pipe.send(0)
    while True:
        try:
            step = await asyncio.to_thread(pipe.recv)
        except EOFError:
            return
        pipe.send(await process.step(Step(*step)))
