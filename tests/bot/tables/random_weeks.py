"""Simulate weeks of random players at tables with and without clocks, and check every notice.

Run ``python -m tests.bot.tables.random_weeks 100`` to simulate 100 weeks of five people. It prints
its seed and progress, and stops at the first notice that should not have been sent, or at a timer
that never stops firing. The database is in memory, and idle time is skipped.
"""

from __future__ import annotations

import asyncio
import math
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import TimerRow
from bot.tables.domain.errors import TableError, TryLater
from bot.tables.domain.quiet_hours import CITIES, DAYS_OFF, NIGHTS
from bot.tables.domain.request import Request
from bot.tables.domain.table import Status
from bot.tables.lobby import new_table
from bot.tables.outbox import OutboxMessage
from bot.tables.reminders.schedule_reminders import MIN_INTERVAL
from bot.tables.session import user_rows
from bot.tables.session.user_cache import ACTIVE_WITHIN
from bot.tables.votes.open_votes import seats_to_answer
from engine.core import registry
from tests.bot.tables import outbox_helpers
from tests.bot.tables.harness import HOST, PEOPLE, TablesHarness
from tests.bot.tables.in_memory import InMemoryHarness

NOTICE_KINDS = ("reminder", "direct-message")
WEEKS_PER_DATABASE = 20
"""Weeks simulated on one database."""
WEEK = timedelta(days=7)
TIME_CONTROLS = ("swift", "standard", "none", "10m 2h 1h")
MAX_RINGS = 50
"""Maximum times that timers may fire at one instant, each time for something new."""
CLOCK_REMINDERS = 3
"""Notices of a turn by the clock, besides the mention at the hand-over."""


@dataclass
class RandomWeeks:
    """Five people, three tables, and a delivery that checks every notice."""

    harness: TablesHarness
    dice: random.Random
    tables: list[int] = field(default_factory=list)
    notices: int = 0
    restarts: int = 0
    nonces: set[str] = field(default_factory=set)
    with_names: dict[str, datetime] = field(default_factory=dict)
    of_turn: Counter[tuple[int, int, datetime]] = field(default_factory=Counter)
    asked_for: Counter[tuple[int, int]] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    trouble: bool = False
    failed: bool = False
    """Whether a message is still to be posted."""
    due: datetime | None = None
    """When the next timer is due."""

    async def live(self, weeks: float) -> None:
        """Open the tables and let the time pass."""
        for person in PEOPLE:
            night = self.dice.choice(list(NIGHTS.values()))
            off = self.dice.choice(list(DAYS_OFF.values()))
            zone = self.dice.choice(CITIES)
            await self.harness.tables.time_control.set_hours(
                person.id, zone=zone, night=night, days_off=off
            )
            direct = self.dice.random() < 0.3
            await self.harness.tables.users.switch(person.id, "direct_messages", on=direct)
        ends = self.harness.clock.now() + weeks * WEEK
        self.tables = [await self._table() for _ in range(3)]
        while self.harness.clock.now() < ends:
            self.harness.clock.advance(minutes=self.dice.choice((1, 7, 30, 61, 180)))
            acted = await self._step()
            if acted or self.failed or self.due is None or self.due <= self.harness.clock.now():
                await self._deliver()
            assert not self.faults, self.faults

    async def _table(self) -> int:
        opened = await self.harness.lobby("toy", self.dice.choice((2, 3, 4)))
        pace = self.dice.choice(TIME_CONTROLS)
        by = self.harness.next_id
        await self.harness.tables.change_options(opened.id, HOST, {}, by, time_control=pace)
        await self.harness.tables.start(opened.id, HOST, self.harness.next_id)
        return opened.id

    async def _step(self) -> bool:
        """Let people and computer players act; return whether anything was tried."""
        at = self.dice.randrange(len(self.tables))
        table_id, person = self.tables[at], self.dice.choice(PEOPLE)
        service, now = self.harness.tables.service, self.harness.clock.now()
        action = self.dice.random()
        try:
            if action < 0.06:
                position = await self.harness.tables.position(table_id)
                if position.table.status != Status.RUNNING:
                    self.tables[at] = await self._table()
                    return True
                if not position.table.pending:
                    return True  # a seat is empty, and the table waits
                pending = position.table.pending[0]
                service.last_active.note(pending.user_id, now)
                await self.harness.random(position)
            elif action < 0.08:
                turn = await self.harness.tables.table(table_id)
                span = timedelta(hours=self.dice.choice((1, 8, 24)))
                seat = turn.seat_of(person.id)
                await self.harness.tables.reminders.snooze(
                    person, table_id, span, sequence=turn.sequence
                )
                service.last_active.note(person.id, now)
                self.asked_for[table_id, -1 if seat is None else seat.seat] += 1
            elif action < 0.10:
                request = Request(str(self.harness.next_id), person)
                _, asked = await self.harness.tables.reminders.nudge(request, table_id)
                self.asked_for.update((table_id, seat) for seat in asked)
            elif action < 0.105:
                ends = now + timedelta(hours=self.dice.choice((5, 48)))
                await self.harness.tables.time_control.go_away(
                    Request(str(self.harness.next_id), person), None, ends
                )
            elif action < 0.13:
                await self._crash(table_id)
            self.trouble = action > 0.98
        except TableError:
            pass  # not allowed; nothing has changed
        return action < 0.13

    async def _crash(self, table_id: int) -> None:
        """Crash with a claimed message, before or after posting it, and restart."""
        self.restarts += 1
        await self.harness.tables.timers().ring_due()
        message = await outbox_helpers.claim(self.harness.tables.service, table_id)
        if message is not None and self.dice.random() < 0.5:
            with suppress(TryLater):  # it stays claimed
                await self.post(message)
        await self.harness.restart()
        self.harness.clock.advance(seconds=61)

    async def _deliver(self) -> None:
        self.failed = False
        rings = 0
        while await self.harness.tables.timers().ring_due():
            rings += 1
            assert rings < MAX_RINGS, await self._still_due()
        await self.harness.tables.outbox(self.post).drain()
        self.due = await self.harness.tables.timers().earliest(self.harness.clock.now())

    async def _still_due(self) -> list[str]:
        """Return the timers that never stop firing."""
        now = self.harness.clock.now()
        query = select(TimerRow).where(col(TimerRow.done_at).is_(None), col(TimerRow.due_at) <= now)
        read = self.harness.tables.service.read
        return await read(lambda session: [repr(row) for row in session.scalars(query)])

    async def post(self, message: OutboxMessage) -> int:
        """Post as Discord does: a known nonce returns the same message."""
        if self.trouble and self.dice.random() < 0.5:
            self.failed = True
            raise TryLater("503", None)
        if message.kind in NOTICE_KINDS and message.nonce not in self.nonces:
            assert message.turn is not None
            late = [seat for seat in message.seats if seat in message.turn.to_move]
            for seat in late:
                await self._called(message, seat)
        for seat in _mentioned_seats(message):
            if seat not in message.silent_mentions and await self._asleep(message, seat):
                self.faults.append(f"called at night: {message.kind} {message.table.id} {seat}")
        self.nonces.add(message.nonce)
        return message.id

    async def _asleep(self, message: OutboxMessage, seat: int) -> bool:
        now, user = self.harness.clock.now(), message.table.seats[seat].user_id

        def wakes(session: Session) -> datetime:
            return user_rows.quiet_hours_end(session, user, now)

        return await self.harness.tables.service.read(wakes) != now

    async def _called(self, message: OutboxMessage, seat: int) -> None:
        now, service = self.harness.clock.now(), self.harness.tables.service
        user = message.table.seats[seat].user_id
        pending = next(pending for pending in message.table.pending if pending.seat == seat)
        about = (message.table.id, user, now)

        before, seen = self.with_names.get(user), service.last_active.last(user)
        if await self._asleep(message, seat):
            self.faults.append(f"in their quiet hours: {about}")
        if before is not None and now - before < MIN_INTERVAL:
            self.faults.append(f"twice in an hour: {about}")
        if seen is not None and now - seen < ACTIVE_WITHIN:
            self.faults.append(f"while they are there: {about}")
        self.with_names[user] = now
        self.notices += 1
        turn = (message.table.id, seat, pending.since)
        self.of_turn[turn] += 1
        if pending.deadline is not None:
            most = CLOCK_REMINDERS + self.asked_for[message.table.id, seat] + self.restarts
            if self.of_turn[turn] > most:
                self.faults.append(f"too often in one turn: {about}")


def _mentioned_seats(message: OutboxMessage) -> Sequence[int]:
    """Return the seats mentioned by a message that is no notice."""
    if message.kind == "board" and message.turn is not None:
        return message.turn.asked
    if message.kind == "vote" and message.vote is not None:
        return seats_to_answer(message.vote)
    return message.seats if message.kind in ("overdue", "vote-reminder") else ()


async def main(weeks: float, seed: str) -> None:
    """Simulate the weeks, with a fresh database every few."""
    notices = restarts = 0
    for number in range(math.ceil(weeks / WEEKS_PER_DATABASE)):
        harness, numbers = InMemoryHarness(), random.Random(f"{seed} {number}: what the games draw")
        vars(new_table)["new_seed"] = lambda numbers=numbers: f"{numbers.getrandbits(128):032x}"
        lived = RandomWeeks(harness, random.Random(f"{seed} {number}"))
        try:
            await lived.live(min(WEEKS_PER_DATABASE, weeks - number * WEEKS_PER_DATABASE))
        except BaseException as fault:
            fault.add_note(f"at {number} of seed {seed}")
            raise
        harness.close()
        notices, restarts = notices + lived.notices, restarts + lived.restarts
        past = min((number + 1) * WEEKS_PER_DATABASE, weeks) * len(PEOPLE)
        print(f"{past:.0f} weeks: {notices} notices, {restarts} restarts", flush=True)
    print(f"{notices} notices, {restarts} restarts, none wrong")


if __name__ == "__main__":
    registry.PACKAGES["toy"] = "tests.engine.toy"
    seed = sys.argv[2] if len(sys.argv) > 2 else str(time.time_ns())
    print(f"seed {seed}", flush=True)
    asyncio.run(main(float(sys.argv[1]) / len(PEOPLE), seed))
