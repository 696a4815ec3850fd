"""Processes that share a database, people who play at its tables, and a killer."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import count
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.sandbox.limits import TIMEOUT_S
from bot.store.models.table import OutboxRow, TimerRow
from bot.tables.domain.errors import NotSaved
from bot.tables.domain.kinds import OutboxStatus
from engine.core.contract import random_move
from engine.core.record import state_hash
from engine.core.registry import game
from tests.bot.tables.clock import RunningClock
from tests.bot.tables.harness import TablesHarness
from tests.bot.tables.tables_helper import Position
from tests.faults.killable_process import ProcessOptions, serve
from tests.faults.ledger import Ledger, Press

_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.faults.process_group", "tests.faults.preload"])
MAX_LIFETIME_S = 0.3
"""Maximum seconds a process works before it is killed, if it makes progress."""
LIFETIME_GROWTH, MAX_LIFETIME_FACTOR = 1.5, 40.0
"""Growth and maximum of the factor for a process's lifetime.

It grows after a life without progress and shrinks after one that posted, so that a busy
machine doesn't kill processes before they do anything.
"""
KILLS_PER_REPORT = 50
"""Number of kills between two progress reports."""
HEARTBEAT_S = 0.2
"""Seconds between heartbeats of processes that die so often."""
GAME = "toy"

Dead = ConnectionResetError


class Process:
    """A killable process, seen from outside."""

    def __init__(self, ledger: Ledger, life: ProcessOptions) -> None:
        self._ledger = ledger
        self._pipe, theirs = _CONTEXT.Pipe()
        self._process = _CONTEXT.Process(target=serve, args=(theirs, life), daemon=True)
        self._process.start()
        theirs.close()
        self._asked: dict[str, asyncio.Future[str]] = {}
        loop = asyncio.get_running_loop()
        self.ready: asyncio.Future[None] = loop.create_future()
        loop.add_reader(self._pipe.fileno(), self._hear)

    def kill(self) -> None:
        """Kill it as a power failure would; what it sent before was received."""
        self._process.kill()
        self._process.join()
        asyncio.get_running_loop().remove_reader(self._pipe.fileno())
        with suppress(EOFError, OSError):
            while True:
                self._understand(*self._pipe.recv())
        self._pipe.close()
        self._over()

    def _over(self) -> None:
        futures: list[asyncio.Future[Any]] = [self.ready, *self._asked.values()]
        for waiting in futures:
            if not waiting.done():
                waiting.set_exception(Dead())
                waiting.exception()

    async def move(self, request: str, press: Press, user: str, text: str) -> str:
        """Make a move; return why it was refused, or an empty string.

        Raises:
        ConnectionResetError: the process died meanwhile.
        """
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._asked[request] = answer
        self.tell("move", request, press.table, user, text, press.asked)
        return await answer

    def tell(self, *word: Any) -> None:
        """Send it a message; a dead process ignores it."""
        with suppress(OSError):
            self._pipe.send(word)

    def _hear(self) -> None:
        try:
            self._understand(*self._pipe.recv())
        except (EOFError, OSError):
            asyncio.get_running_loop().remove_reader(self._pipe.fileno())
            self._ledger.faults.append(f"process {self._process.pid} has ended by itself")
            self._over()

    def _understand(self, what: str, *details: Any) -> None:
        match what:
            case "ready":
                self.ready.set_result(None)
            case "post":
                number, *message = details
                self.tell("posted", number, self._ledger.post(*message))
            case "made":
                request, sequence = details
                self._ledger.made[request] = sequence
                self._asked.pop(request).set_result("")
            case _:
                request, why = details
                self._asked.pop(request).set_result(why)


class ProcessGroup:
    """The processes of one database, and the players."""

    def __init__(
        self,
        harness: TablesHarness,
        clock: RunningClock,
        processes: int,
        seed: int,
        beat: float = HEARTBEAT_S,
    ) -> None:
        self.harness, self.ledger = harness, Ledger()
        self._clock, self._size, self._beat = clock, processes, beat
        self._dice = random.Random(seed)
        self._requests = count(1)
        self._resting = False
        self._slow = 1.0
        """Factor for how long a process may live."""
        self._crew = [self._start_process() for _ in range(processes)]

    def _start_process(self) -> Process:
        life = ProcessOptions(
            self.harness.url, self._size, self._size == 1, self._clock.later, self._beat
        )
        return Process(self.ledger, life)

    async def live(self, tables: int, kills: int, say: Callable[[str], None]) -> None:
        """Let people play while processes are killed; then let everything finish, a day later."""
        playing = [asyncio.create_task(self._play()) for _ in range(tables)]
        for number in range(kills * 4 // 5):
            await self._kill_soon()
            if number % KILLS_PER_REPORT == KILLS_PER_REPORT - 1:
                say(str(self.ledger))
        self._resting = True
        await asyncio.gather(*playing)
        self._clock.advance(hours=25)
        for process in self._crew:
            process.tell("later", 25)
        for _ in range(kills * 4 // 5, kills):
            await self._kill_soon()
        await self._rest()

    async def play_out(
        self, games: Sequence[str], every: float, say: Callable[[str], None]
    ) -> None:
        """Play a table of each game to the end, with a limited number of kills."""
        tables = [await self._open(game) for game in games]
        playing = [asyncio.create_task(self._play_out(table)) for table in tables]
        ended = asyncio.gather(*playing)
        while not ended.done():
            await self._kill(every)
            over = sum(task.done() for task in playing)
            say(f"{over} of {len(games)} games are over, {self.ledger}")
        await ended
        await self._rest()

    async def _rest(self) -> None:
        async with asyncio.timeout(TIMEOUT_S):
            while await self._busy():
                await asyncio.wait((self._crew[0].ready,), timeout=0.05)

    def end(self) -> None:
        """Kill all processes."""
        for process in self._crew:
            process.kill()

    async def _kill_soon(self) -> None:
        """Kill a process after a time that depends on the previous lifetime."""
        moves, messages = len(self.ledger.made), self.ledger.messages
        await self._kill(MAX_LIFETIME_S * self._slow)
        if self.ledger.messages > messages:
            self._slow = max(self._slow / LIFETIME_GROWTH, 1.0)
        elif len(self.ledger.made) == moves:
            self._slow = min(self._slow * LIFETIME_GROWTH, MAX_LIFETIME_FACTOR)

    async def _kill(self, within: float) -> None:
        """Kill a random process and start another."""
        await asyncio.gather(*(process.ready for process in self._crew))
        await asyncio.sleep(self._dice.uniform(0, within))
        at = self._dice.randrange(len(self._crew))
        self._crew[at].kill()
        self._crew[at] = self._start_process()
        self.ledger.kills += 1

    async def _busy(self) -> bool:
        """Return whether something is due and not done."""
        timer, now = col(TimerRow.id), self._clock.now()
        due = select(timer).where(col(TimerRow.done_at).is_(None), col(TimerRow.due_at) <= now)
        waiting = select(col(OutboxRow.id)).where(col(OutboxRow.status) == OutboxStatus.PENDING)

        def work(session: Session) -> bool:
            return any(session.scalar(query.limit(1)) is not None for query in (due, waiting))

        return await self.harness.store.read(work)

    # Players

    async def _play(self) -> None:
        """Play one table after the other to its end, until told to stop."""
        while not self._resting:
            position = await self._at(await self._open(GAME))
            while not self._resting and not position.state.over:
                position = await self._moved(position)

    async def _play_out(self, table: int) -> None:
        """Play a table to its end, and check its result against what its players saw."""
        position = await self._at(table)
        while not position.state.over:
            position = await self._moved(position)
        self.ledger.ends[table] = state_hash(position.state)

    async def _at(self, table: int) -> Position:
        return await self.harness.tables.position(table)

    async def _open(self, name: str) -> int:
        """Open a table on a new server, so that any process may have to serve it."""
        seats = [count for count in game(name).seat_counts if count <= 3]
        begun = None
        while begun is None:
            with suppress(NotSaved):  # a dead process may hold a row lock for a while: start again
                begun = (await self.harness.game(name, self._dice.choice(seats))).table
        await self.harness.alter("tables", {"id": begun.id}, server_id=str(begun.id << 22))
        for process in self._crew:
            process.tell("opened", begun.id)
        return begun.id

    async def _moved(self, position: Position) -> Position:
        """Request one move until its outcome is known; return the sequence it led to.

        A player who is told that it was made already continues from their own board.
        """
        table, state = position.table, position.state
        seat, choice = random_move(position.game, state, self.harness.chance)
        sealed = position.game.top(state).sealed
        press = Press(table.id, position.sequence, sealed)
        user, text = table.seats[seat].user_id, position.game.move(state, choice)
        request = self._request(press)
        while True:
            try:
                refused = await self._dice.choice(self._crew).move(request, press, user, text)
            except Dead:
                self.ledger.unanswered += 1
                if self._dice.random() < 0.7:
                    request = self._request(press)
            else:
                break
        if refused or self.ledger.made[request] != position.sequence + 1:
            self.ledger.refused[refused or "more followed"] += 1
            return await self._at(table.id)
        position.game.apply_unchecked(state, seat, choice)
        return replace(position, sequence=position.sequence + 1)

    def _request(self, press: Press) -> str:
        request = f"press {next(self._requests)}"
        self.ledger.pressed[request] = press
        return request
