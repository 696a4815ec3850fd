"""Kill the bot at random moments while notices are due; none may be lost or posted twice.

Run ``python -m tests.bot.tables.random_restarts 1000`` to kill it 1,000 times: before a read or a
write, after a commit, before and after posting. The program prints its seed and stops at the first
lost or repeated notice. The database is in memory. A simulated Discord, which remembers nonces for
five minutes, outlives the bot and counts the notices.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TypeVar

from sqlalchemy.orm import Session

from bot.config import Settings
from bot.sandbox.limits import NONCE_MEMORY
from bot.tables.domain.quiet_hours import CITIES, NIGHTS
from bot.tables.domain.table import Status
from bot.tables.lobby import new_table
from bot.tables.outbox import OutboxMessage
from bot.tables.reminders.schedule_reminders import MIN_INTERVAL
from engine.core import registry
from tests.bot.tables.harness import HOST, PEOPLE
from tests.bot.tables.in_memory import InMemoryHarness, InMemoryStore
from tests.bot.tables.tables_helper import TablesHelper

T = TypeVar("T")

TIME_CONTROLS = ("swift", "standard", "10m 8h 1h")
TABLES = 3
MAX_INSTANTS = 40
"""Maximum number of instants before the bot is killed again."""
NOTICE_KINDS = ("reminder", "direct-message")
INSTANTS = (
    "before reading",
    "before writing",
    "after writing",
    "between claiming and posting a notice",
    "between posting a notice and noting it",
)
DOWNTIMES_S = (0, 1, 20, 200, 400)
"""How long the bot stays down."""
MAX_CALLS = 4
"""Maximum mentions of a turn: the hand-over, which sleepers get later, and three reminders."""
BOARD_DELAY = timedelta(minutes=15)
"""Maximum time from the start of a turn until its board is posted."""
RESTARTS_PER_DATABASE = 200
"""Restarts on one database."""


@dataclass
class KillSchedule:
    """Count instants and kill the process at the last one."""

    left: int | None = None
    """Instants left to live; ``None`` if it is not going to be killed."""
    only: str | None = None
    """The kind of instant that counts; ``None`` for all."""
    killed: asyncio.Event = field(default_factory=asyncio.Event)
    at: Counter[str] = field(default_factory=Counter)

    def begin(self, dice: random.Random) -> None:
        """Prepare a kill at a random instant, or at the next one of a kind."""
        self.only = dice.choice((None, None, *INSTANTS))
        self.left = dice.randrange(1, MAX_INSTANTS) if self.only is None else 1

    async def instant(self, what: str) -> None:
        """Continue, or die."""
        if self.left is not None and self.only in (what, None):
            self.left -= 1
            if self.left == 0:
                self.at[what] += 1
                self.killed.set()
        if self.killed.is_set():
            await asyncio.Event().wait()


class KillableStore(InMemoryStore):
    """A store whose client may die before or after each transaction."""

    kill_schedule: KillSchedule

    async def read(self, work: Callable[[Session], T]) -> T:
        await self.kill_schedule.instant("before reading")
        return await super().read(work)

    async def write(self, work: Callable[[Session], T]) -> T:
        await self.kill_schedule.instant("before writing")
        done = await super().write(work)
        await self.kill_schedule.instant("after writing")
        return done


class KillableHarness(InMemoryHarness):
    """A harness whose bot can be killed; rows and clock survive."""

    def __init__(self) -> None:
        self.kill_schedule = KillSchedule()
        super().__init__()

    def open_store(self) -> None:
        self.store = KillableStore(self._engine)
        self.store.kill_schedule = self.kill_schedule
        self.tables = TablesHelper.on(self.store, self.clock, Settings(_env_file=None))


@dataclass
class NonceMemory:
    """What was posted, as readers see it; it shares nothing with the bot's rows."""

    now: Callable[[], datetime]
    kill_schedule: KillSchedule
    posted: dict[str, datetime] = field(default_factory=dict)
    message_ids: dict[str, str] = field(default_factory=dict)
    """Message ids by nonce."""
    last: dict[str, datetime] = field(default_factory=dict)
    handed: set[tuple[int, int, datetime]] = field(default_factory=set)
    """Turns whose board has mentioned the player."""
    of_turn: dict[tuple[int, int, datetime], list[str]] = field(default_factory=dict)
    """When each turn was mentioned."""
    said: set[tuple[str, int, int, object]] = field(default_factory=set)
    known: int = 0
    """Repeated posts that were recognised as the same message."""
    faults: list[str] = field(default_factory=list)

    async def post(self, message: OutboxMessage) -> str:
        """Post a message; a remembered nonce, or a found mark, returns the same message."""
        notice = message.kind in NOTICE_KINDS
        await self.kill_schedule.instant(INSTANTS[3] if notice else "before posting")
        first = self.posted.get(message.nonce)
        fresh = first is None or (self.now() - first).total_seconds() > NONCE_MEMORY
        if first is not None and (not fresh or message.doubtful):
            self.known += 1
        else:
            self.posted[message.nonce] = self.now()
            self._read(message)
        await self.kill_schedule.instant(INSTANTS[4] if notice else "after posting")
        return self.message_ids.setdefault(message.nonce, str(500 + len(self.message_ids)))

    def _read(self, message: OutboxMessage) -> None:
        table = message.table
        if message.kind in NOTICE_KINDS:
            assert message.turn is not None
            for pending in table.pending:
                if pending.seat in message.seats and pending.seat in message.turn.to_move:
                    self._called(
                        table.seats[pending.seat].user_id, table.id, pending.seat, pending.since
                    )
        elif message.kind == "board" and message.turn is not None:
            called = {*message.turn.asked} - message.silent_mentions
            new = [o for o in table.pending if self.now() - o.since < BOARD_DELAY]
            self.handed |= {(table.id, o.seat, o.since) for o in new if o.seat in called}
        elif message.kind in ("overdue", "vote-reminder", "vote"):
            if message.kind == "overdue":
                self._late(message)
            number = None if message.vote is None else message.vote.id
            about = (message.kind, table.id, message.sequence, (number, message.seats))
            if about in self.said:
                self.faults.append(f"said twice: {about}")
            self.said.add(about)

    def _late(self, message: OutboxMessage) -> None:
        """Check that a timed-out player has been mentioned before."""
        for pending in message.table.pending:
            turn = (message.table.id, pending.seat, pending.since)
            handed = turn in self.handed or turn in self.of_turn
            if pending.seat in message.seats and not handed:
                self.faults.append(f"never called: {turn}")

    def _called(self, user: str, table: int, seat: int, since: datetime) -> None:
        now, before, turn = self.now(), self.last.get(user), (table, seat, since)
        calls = self.of_turn.setdefault(turn, [])
        calls.append(f"{now:%d %H:%M:%S}")
        if before is not None and now - before < MIN_INTERVAL:
            self.faults.append(f"{user} called twice: {before}, {now}, {turn}")
        if len(calls) + (turn in self.handed) > MAX_CALLS:
            self.faults.append(f"called for too often: {turn}, {calls}")
        self.last[user] = now


@dataclass
class RandomRestarts:
    """Tables with slow players, and a bot that is killed again and again."""

    harness: KillableHarness
    dice: random.Random
    discord: NonceMemory = field(init=False)
    tables: list[int] = field(default_factory=list)
    restarts: int = 0

    def __post_init__(self) -> None:
        self.discord = NonceMemory(self.harness.clock.now, self.harness.kill_schedule)

    async def live(self, restarts: int) -> None:
        """Run until the bot was killed ``restarts`` times; then every due notice exists exactly
        once.
        """
        for person in PEOPLE:
            night = self.dice.choice(list(NIGHTS.values()))
            zone = self.dice.choice(CITIES)
            await self.harness.tables.time_control.set_hours(person.id, zone=zone, night=night)
            await self.harness.tables.users.switch(
                person.id, "direct_messages", on=self.dice.random() < 0.3
            )
        self.tables = [await self._table() for _ in range(TABLES)]
        while self.restarts < restarts:
            await self._time_passes()
            if self.dice.random() < 0.2:
                await self._until_done(self._move)
            await self._until_done(self._work)
            self._look()
        self.harness.kill_schedule.left = None

    async def _table(self) -> int:
        opened = await self.harness.lobby("toy", self.dice.choice((2, 3, 4)))
        pace, by = self.dice.choice(TIME_CONTROLS), self.harness.next_id
        await self.harness.tables.change_options(opened.id, HOST, {}, by, time_control=pace)
        await self.harness.tables.start(opened.id, HOST, self.harness.next_id)
        return opened.id

    async def _time_passes(self) -> None:
        """Let time pass until something is due; the bot is not killed meanwhile."""
        kill_schedule, self.harness.kill_schedule.left = self.harness.kill_schedule.left, None
        now = self.harness.clock.now()
        due = await self.harness.tables.timers().earliest(now)
        span = timedelta(minutes=self.dice.choice((7, 61, 180)))
        wait = span if due is None else min(span, max(timedelta(), due - now))
        self.harness.clock.advance(seconds=wait.total_seconds())
        self.harness.kill_schedule.left = kill_schedule

    async def _until_done(self, action: Callable[[], Awaitable[None]]) -> None:
        """Repeat a step until the bot survives it."""
        kill_schedule = self.harness.kill_schedule
        if kill_schedule.left is None:
            kill_schedule.begin(self.dice)
        while True:
            killed = asyncio.create_task(kill_schedule.killed.wait())
            doing = asyncio.ensure_future(action())
            await asyncio.wait({killed, doing}, return_when=asyncio.FIRST_COMPLETED)
            if not kill_schedule.killed.is_set():
                killed.cancel()
                await doing
                return
            await self._killed()
            if self.dice.random() < 0.3:
                kill_schedule.begin(self.dice)

    async def _killed(self) -> None:
        """Drop the bot, let some downtime pass and start another."""
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        self.restarts += 1
        self.harness.kill_schedule.killed.clear()
        self.harness.kill_schedule.left = None
        self.harness.clock.advance(seconds=self.dice.choice(DOWNTIMES_S))
        await self.harness.restart()

    async def _move(self) -> None:
        """Make a random move, or replace a table that is stuck."""
        at = self.dice.randrange(TABLES)
        position = await self.harness.tables.position(self.tables[at])
        if position.table.status != Status.RUNNING or not position.table.pending:
            self.harness.kill_schedule.left = None
            self.tables[at] = await self._table()
            return
        pending = position.table.pending[0]
        self.harness.tables.service.last_active.note(pending.user_id, self.harness.clock.now())
        await self.harness.random(position)

    async def _work(self) -> None:
        """Ring due timers and deliver the outbox."""
        for _ in range(MAX_INSTANTS):
            if not await self.harness.tables.timers().ring_due():
                break
        else:
            raise AssertionError("the timers that are due are not done")
        await self.harness.tables.outbox(self.discord.post).drain()

    def _look(self) -> None:
        assert not self.discord.faults, self.discord.faults


async def run_restarts(restarts: int, seed: str) -> RandomRestarts:
    """Kill the bot ``restarts`` times on one database."""
    numbers = random.Random(f"{seed}: what the games draw")
    vars(new_table)["new_seed"] = lambda: f"{numbers.getrandbits(128):032x}"
    harness = KillableHarness()
    lived = RandomRestarts(harness, random.Random(seed))
    await lived.live(restarts)
    harness.close()
    return lived


def main() -> None:
    """Run as often as the command line says, with the given seed."""
    registry.PACKAGES["toy"] = "tests.engine.toy"
    count, seed = int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else str(time.time_ns())
    print(f"seed {seed}", flush=True)
    restarts = notices = known = 0
    at: Counter[str] = Counter()
    while restarts < count:
        found = asyncio.run(
            run_restarts(min(RESTARTS_PER_DATABASE, count - restarts), f"{seed} {restarts}")
        )
        restarts += found.restarts
        notices += sum(map(len, found.discord.of_turn.values()))
        known += found.discord.known
        at += found.harness.kill_schedule.at
        summary = f"{restarts} restarts: {notices} notices, none twice"
        print(f"{summary}; {known} messages known again", flush=True)
    print(", ".join(f"{number} {what}" for what, number in at.most_common()))


if __name__ == "__main__":
    main()
