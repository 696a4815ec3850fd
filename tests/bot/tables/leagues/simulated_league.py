"""Simulate months of leagues with hundreds of people, and check every table, rating and place.

Run ``python -m tests.bot.tables.leagues.simulated_league 500`` to simulate 500 people for three
months. Two processes on PostgreSQL serve their leagues and are killed now and then (SIGKILL). The
program prints its seed, its progress, and what it measured; it stops at the first fault.

The time is simulated in steps of hours: in each, the processes are told the time, and which moves
people have sent. The game is :mod:`tests.bot.tables.leagues.contest`, whose results depend on the
strengths of its players.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from itertools import count

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import SeatRow, TableRow, TimerRow
from bot.tables.domain.kinds import TimerKind
from bot.tables.domain.quiet_hours import NIGHTS
from bot.tables.domain.table import Occupant, Status
from bot.tables.session.table_rows import at_seat
from engine.core import registry
from tests.bot.postgres import Server, run_server
from tests.bot.tables.harness import TablesHarness
from tests.bot.tables.leagues.league_plans import League, make_leagues
from tests.bot.tables.leagues.remote_process import RemoteProcess
from tests.bot.tables.leagues.season_checks import Waits, check_everything
from tests.bot.tables.leagues.season_organizer import SeasonOrganizer
from tests.bot.tables.leagues.season_process import (
    GAME,
    PACKAGE,
    PROCESSES,
    SeasonMove,
    Serving,
    Step,
)

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
BLOCKS_PER_PERSON = 0.1
KILL_EVERY = 20
"""Number of steps of which a process is killed in one, chosen at random."""
LIFETIME_S = 0.1
"""How long it works at most in the step in which it is killed, in real seconds."""
STEP = 3 * HOUR
"""How much time passes in a step."""
MONTHS_DAYS = 91
"""Three months."""
SEASONS = 3
"""How many seasons of each league begin within them."""
MAX_PLACES_PER_STEP = 1000
DELIVERIES_EVERY = 3
"""Number of steps between postings of messages; meanwhile boards replace older ones."""


class SimulatedLeagues:
    """Leagues, their people, and the processes that serve them."""

    def __init__(
        self,
        url: str,
        leagues: Sequence[League],
        start_process: Callable[[str], Serving],
        dice: random.Random,
        kill_every: int,
        step: timedelta,
    ) -> None:
        self.harness = TablesHarness(url, alone=False)
        self.leagues = leagues
        self.people = {one.id: one for league in leagues for one in league.people}
        self._organizers = [SeasonOrganizer(self.harness, league, dice) for league in leagues]
        self.waits = Waits(self.people, step)
        self.kills = self.moves = self.refused = 0
        self._url, self._start_process, self._dice = url, start_process, dice
        self._kill_every, self._span = kill_every, step
        self._kill_at = dice.randrange(kill_every)
        self._crew: list[Serving] = []
        self._steps = self._requests = 0
        self._places = count(10_000, MAX_PLACES_PER_STEP)

    @property
    def now(self) -> datetime:
        return self.harness.clock.now()

    async def live(self, days: int, seasons: int, say: Callable[[str], None]) -> None:
        """Let the time pass until all leagues have played their seasons."""
        self._crew = [await self._started() for _ in range(PROCESSES)]
        for person in self.people.values():
            await self.harness.tables.time_control.set_hours(
                person.id, zone=person.zone, night=NIGHTS[person.night], days_off=person.days_off
            )
        await self._block()
        begins = next_day = self.now
        ends = begins + days * DAY
        while self.now < ends or any(league.running for league in self.leagues):
            if self.now >= next_day:
                next_day = self.now + DAY
                for organizer in self._organizers:
                    await organizer.act(seasons, begins)
                say(self.summary)
            running = any(league.running for league in self.leagues)
            await self._step(self._span if running or self.waits.going_on else DAY)
        for process in self._crew:
            await process.kill()

    @property
    def summary(self) -> str:
        """How far it is."""
        finished = sum(len(league.seasons) for league in self.leagues)
        taken_over = sum(organizer.taken_over for organizer in self._organizers)
        return (
            f"{self.now:%d %B}: {finished} seasons, {self.moves} moves ({self.refused} refused), "
            f"{self.kills} kills, {taken_over} seats taken over"
        )

    async def _started(self) -> Serving:
        process = self._start_process(self._url)
        await process.start()
        return process

    async def _block(self) -> None:
        for league in self.leagues:
            for _ in range(round(len(league.people) * BLOCKS_PER_PERSON)):
                one, other = self._dice.sample(league.people, 2)
                await self.harness.tables.blocks.block(one.id, other.person)

    async def _step(self, span: timedelta) -> None:
        """Let some time pass: people move, and the processes do what is due."""
        self.harness.clock.advance(seconds=span.total_seconds())
        for organizer in self._organizers:
            await organizer.let_people_leave()
        steps = self._next_steps(await self._moves())
        killed = self._steps % self._kill_every == self._kill_at
        self._steps += 1
        both = zip(self._crew, steps, strict=True)
        working = [asyncio.ensure_future(process.step(step)) for process, step in both]
        if killed:
            self._kill_at = self._dice.randrange(self._kill_every)
            await self._kill(self._dice.randrange(PROCESSES))
        for at, task in enumerate(working):
            try:
                self.refused += await task
            except EOFError:  # its people send their moves again
                self.refused += await self._crew[at].step(steps[at])
        if killed:  # seconds later, the shards have been divided again
            for process, step in zip(self._crew, self._next_steps([]), strict=True):
                self.refused += await process.step(step)

    def _next_steps(self, moves: Sequence[SeasonMove]) -> list[Step]:
        """Return what each process does now."""
        deliver = self._steps % DELIVERIES_EVERY == 0
        return [
            Step(self.now, moves[at::PROCESSES], next(self._places), deliver)
            for at in range(PROCESSES)
        ]

    async def _kill(self, at: int) -> None:
        """Kill a process in the middle of its work, and start another."""
        await asyncio.sleep(self._dice.random() * LIFETIME_S)
        await self._crew[at].kill()
        self._crew[at] = await self._started()
        self.kills += 1

    async def _moves(self) -> list[SeasonMove]:
        """Return what people send in this step."""
        pending = await self.harness.store.read(_pending)
        self.waits.note(self.now, pending)
        moves = []
        for table_id, _, user_id, _ in pending:
            person = self.people[user_id]
            if person.is_gone(self.now) or not person.is_awake(self.now):
                continue
            if self._dice.random() < person.eagerness:
                self._requests += 1
                text = f"do {person.chosen_number(self._dice)}"
                moves.append(SeasonMove(f"move {self._requests}", table_id, person.person, text))
        self.moves += len(moves)
        return moves


def _pending(session: Session) -> list[tuple[int, int, str, datetime]]:
    """Return the turns of people: table, seat, user id, and since when they have to move."""
    query = (
        select(
            col(TimerRow.table_id), col(TimerRow.seat), col(SeatRow.user_id), col(TimerRow.since)
        )
        .join(TableRow, col(TableRow.id) == col(TimerRow.table_id))
        .join(SeatRow, at_seat(TimerRow))
        .where(col(TimerRow.kind) == TimerKind.REMINDER, col(TableRow.status) == Status.RUNNING)
        .where(col(SeatRow.occupant) == Occupant.PERSON)
        .order_by(col(TimerRow.table_id), col(TimerRow.seat))
    )
    return [(table, seat or 0, user, since) for table, seat, user, since in session.execute(query)]


async def simulate(
    url: str,
    people: int,
    start_process: Callable[[str], Serving],
    seed: str,
    *,
    days: int = MONTHS_DAYS,
    seasons: int = SEASONS,
    kill_every: int = KILL_EVERY,
    step: timedelta = STEP,
    say: Callable[[str], None] = lambda _: None,
) -> tuple[SimulatedLeagues, list[str]]:
    """Simulate people, check everything, and return what was found."""
    dice = random.Random(seed)
    leagues = make_leagues(people, dice)
    simulated = SimulatedLeagues(url, leagues, start_process, dice, kill_every, step)
    await simulated.live(days, seasons, say)
    played = [league.seasons for league in leagues]
    found = await check_everything(simulated.harness, played, simulated.waits)
    await simulated.harness.store.close()
    return simulated, [simulated.summary, *found]


async def _main(server: Server, people: int, seed: str) -> None:
    async with server.database() as url:
        started = time.process_time()
        _, found = await simulate(
            url, people, RemoteProcess, seed, say=lambda said: print(said, flush=True)
        )
        print("\n".join(found))
        print(f"{time.process_time() - started:.0f} s of CPU time without the processes")


def main() -> None:
    """Run with as many people as the command line says, with a PostgreSQL server of its own."""
    people, seed = int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else str(time.time_ns())
    print(f"seed {seed}", flush=True)
    registry.PACKAGES[GAME] = PACKAGE
    with run_server() as server:
        asyncio.run(_main(server, people, seed))


if __name__ == "__main__":
    main()
