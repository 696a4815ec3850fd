"""Tell weeks of a table step by step: who does what, and who is mentioned at which minute."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from bot.tables.domain.plans import Plan
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Status, Table
from bot.tables.facade import TIMERS
from bot.tables.outbox import OutboxMessage
from bot.tables.session.timers import Timers
from bot.tables.time_control.outages import OutageDetector
from bot.tables.votes.open_votes import seats_to_answer
from engine.core.contract import random_move
from tests.bot.tables.harness import TablesHarness
from tests.bot.tables.plan_helpers import make_plan

MENTIONING_KINDS = (
    "board",
    "reminder",
    "direct-message",
    "away-days-used",
    "overdue",
    "vote",
    "vote-reminder",
    "substitute",
)


@dataclass
class TableScenario:
    """One table, its people by name, and every mention that was posted."""

    harness: TablesHarness
    people: Mapping[str, Person]
    table_id: int = 0
    calls: list[str] = field(default_factory=list)

    def by(self, name: str) -> Request:
        """Return a new request of a person."""
        return Request(str(self.harness.next_id), self.people[name])

    def name(self, user_id: str | None) -> str:
        return next(name for name, person in self.people.items() if person.id == user_id)

    async def table(self) -> Table:
        return await self.harness.tables.table(self.table_id)

    # Time

    async def until(self, day: int, clock: str) -> list[str]:
        """Advance to that minute of March (UTC); return the mentions since the last call."""
        hour, minute = map(int, clock.split(":"))
        return await self._live(datetime(2026, 3, day, hour, minute, tzinfo=UTC))

    async def later(self, *, hours: int) -> list[str]:
        """Advance by some hours; return the mentions."""
        return await self._live(self.harness.clock.now() + timedelta(hours=hours))

    async def _live(self, ends: datetime) -> list[str]:
        assert ends >= self.harness.clock.now(), "time only moves forward"
        timers = Timers(self.harness.tables.service, TIMERS)
        while True:
            while await timers.ring_due():
                pass
            await self.harness.tables.outbox(self._post).drain()
            due = await timers.earliest(self.harness.clock.now())
            now = ends if due is None else min(due, ends)
            if now <= self.harness.clock.now():
                break
            self.harness.clock.advance(seconds=(now - self.harness.clock.now()).total_seconds())
        mentions, self.calls = self.calls, []
        return mentions

    async def now(self) -> list[str]:
        """Return the mentions that the last action caused."""
        return await self._live(self.harness.clock.now())

    async def _post(self, message: OutboxMessage) -> int:
        if message.kind in MENTIONING_KINDS:
            names = sorted(self.name(who) for who in self._called(message))
            if names:
                now = f"{self.harness.clock.now():%d %H:%M}"
                self.calls.append(f"{now} {message.kind}: {', '.join(names)}")
        return message.id

    def _called(self, message: OutboxMessage) -> list[str]:
        """Return the users that Discord is told to mention, as the delivery does."""
        table = message.table
        seats: tuple[int, ...] = message.seats
        if message.kind == "substitute":
            substitute = table.seats[seats[0]].substitute
            return [] if substitute is None else [substitute.user_id]
        if message.kind == "board":
            seats = () if message.turn is None else message.turn.asked
        elif message.kind == "vote":
            seats = () if message.vote is None else tuple(seats_to_answer(message.vote))
        users = [
            table.seats[seat].mover_id for seat in seats if seat not in message.silent_mentions
        ]
        return [user for user in users if user is not None]

    async def restart(self, *, gone: timedelta = timedelta(minutes=1)) -> None:
        """Stop the bot, and start it again after a while."""
        await OutageDetector(self.harness.tables.service).record()
        await self.harness.restart()
        self.harness.clock.advance(seconds=gone.total_seconds())
        back = OutageDetector(self.harness.tables.service)
        await back.record()
        await back.check()

    # Players' actions

    async def mover(self) -> str:
        """Return the name of the first player who must move."""
        pending = (await self.table()).pending
        return self.name(pending[0].user_id) if pending else "nobody"

    async def play(self, until: str | None = None) -> None:
        """Make random moves until it is that person's turn, or to the end of the game."""
        position = await self.harness.tables.position(self.table_id)
        while position.table.status is Status.RUNNING:
            to_move = [self.name(pending.user_id) for pending in position.table.pending]
            if until is not None and to_move == [until]:
                break
            position = await self.harness.random(position)
        await self.now()

    async def move(self, by: str | None = None) -> list[str]:
        """Make a random move for the mover, by them or their substitute; return the mentions."""
        position = await self.harness.tables.position(self.table_id)
        seat, choice = random_move(position.game, position.state, self.harness.chance)
        user = position.table.seats[seat].user_id if by is None else self.people[by].id
        move = position.game.move(position.state, choice)
        await self.harness.tables.move(
            self.table_id, user, move, sequence=None, interaction_id=self.harness.next_id
        )
        return await self.now()

    async def undo(self, name: str) -> bool:
        """Undo a person's last move; return whether it needed no consent."""
        user = self.people[name].id
        undone = await self.harness.tables.undo(self.table_id, user, self.harness.next_id)
        return undone.vote is None

    async def plan(self, name: str, rule: str, *wanted: str, **more: str) -> Plan:
        """Plan the first possible one of those moves."""
        position = await self.harness.tables.position(self.table_id)
        return await make_plan(self.harness, position, self.people[name], rule, *wanted, **more)

    async def seat(self, name: str) -> int:
        """Return the seat of a person."""
        seats = (await self.table()).seats
        return next(seat.seat for seat in seats if seat.user_id == self.people[name].id)

    async def deadline(self) -> str:
        """Return the mover's deadline."""
        dues = [
            pending.deadline
            for pending in (await self.table()).pending
            if pending.deadline is not None
        ]
        return f"{min(dues):%d %H:%M}" if dues else ""

    async def answer(self, **answers: str) -> str | None:
        """Vote on the open question; return the result if it is decided."""
        (asked,) = await self.harness.tables.open_votes(self.table_id)
        for name, choice in answers.items():
            asked = await self.harness.tables.votes.cast_choice(self.by(name), asked.id, choice)
        return asked.outcome
