"""Random games with plans, undos and seat changes; every plan is checked.

Run ``python -m tests.bot.tables.random_plans 1000`` to play 1,000 games. It stops at the first
plan that made a move it should not have made, or failed to make one.
:mod:`~tests.bot.tables.plan_checker` works out the expected moves independently. One game in twenty
uses the service and an in-memory database, with seat changes and restarts; the others are
:mod:`detached games <tests.bot.tables.detached_game>`, which run the same code without a database.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import timedelta

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.plan import PlanRow
from bot.store.models.table import ActionRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.plans import PlanScope
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Status
from bot.tables.lobby import new_table
from bot.tables.play import make_move
from engine.core import Chance, registry
from engine.core.foresight import foresee
from tests.bot.tables.detached_game import DetachedGame
from tests.bot.tables.harness import ADMIN, OUTSIDER, PEOPLE, TablesHarness
from tests.bot.tables.in_memory import InMemoryHarness
from tests.bot.tables.plan_checker import MAX_MOVES, PlanChecker
from tests.bot.tables.tables_helper import Position

GAMES = ("toy",) * 7 + ("caylus", "caylus1303", "emperor", "tuscany")
GAMES_PER_STORED = 20
"""One game in this many uses a database."""


@dataclass
class Game(PlanChecker):
    """One table and its people, checked by a :class:`PlanChecker`."""

    harness: TablesHarness = field(kw_only=True)
    dice: random.Random = field(default_factory=random.Random)
    table: int = 0

    async def position(self) -> Position:
        return await self.harness.tables.position(self.table)

    async def read_at(self, sequence: int) -> Position:
        service = self.harness.tables.service

        def work(session: Session) -> Position:
            unit = service.load(session, self.table)
            action = unit.history.at(sequence)
            assert action is not None
            state = unit.history.state_at(unit.game, action.head)
            return Position(unit.table(), unit.game, state, sequence)

        return await service.read(work)

    async def entries(self, after: int) -> list[ActionRow]:
        query = select(ActionRow).where(
            col(ActionRow.table_id) == self.table, col(ActionRow.sequence) > after
        )
        return await self.harness.store.read(
            lambda session: list(session.scalars(query.order_by(col(ActionRow.sequence))))
        )

    async def waiting(self) -> set[int]:
        query = select(col(PlanRow.id)).where(
            col(PlanRow.table_id) == self.table, col(PlanRow.status) == "waiting"
        )
        return set(await self.harness.store.read(lambda session: list(session.scalars(query))))

    async def play(self, name: str) -> None:
        """Play until the game ends or reaches the limit, and check every action."""
        players = self.dice.choice((2, 3, 4))
        options = {"stakes": self.dice.choice(("low", "high"))} if name == "toy" else {}
        position = await self.harness.game(name, players, options)
        self.table = position.table.id
        self.seen = self.put = position.sequence
        for _ in range(MAX_MOVES):
            if position.table.status != Status.RUNNING:
                return
            with suppress(TableError):
                await self.do(self.dice.random(), position)
            position = await self.check(position)

    async def do(self, action: float, position: Position) -> None:
        tables, new_id = self.harness.tables, self.harness.next_id
        person = self.dice.choice(PEOPLE[: len(position.table.seats)])
        request = Request(str(new_id), person)
        if action < 0.25:
            await self.plan(position, person)
        elif action < 0.33:
            await tables.undo(self.table, person, new_id)
        elif action < 0.37:
            await self.undo_by_consent(position, person)
        elif action < 0.39:
            seat = self.dice.randrange(len(position.table.seats))
            await self.change_hands(seat, request)
        elif action < 0.42 and (mine := [p for p in self.expected_plans if p.alive]):
            gone = self.dice.choice(mine)
            owner = next(p for p in (*PEOPLE, OUTSIDER) if p.id == gone.user)
            await tables.plans.delete(Request(str(new_id), owner), self.table, gone.id)
            gone.alive = False
        elif action < 0.43:
            await self.harness.restart()
        else:
            await self.move(position)

    async def move(self, position: Position) -> None:
        """Make a legal move for an asked player, or change a sealed answer."""
        rules, state = position.game, position.state
        seats = [s for s in rules.may_act(state) if not position.table.seats[s].empty]
        seat = self.dice.choice(seats)
        text = self.dice.choice(list(rules.moves(state, seat)))
        plays = position.table.seats[seat].mover_id
        person = next(p for p in (*PEOPLE, OUTSIDER) if p.id == plays)
        request = Request(str(self.harness.next_id), person)
        await self.harness.tables.play.make_move(
            request,
            self.table,
            make_move.resolve_exactly(text),
            confirmed=True,
        )

    async def undo_by_consent(self, position: Position, person: Person) -> None:
        tables = self.harness.tables
        entries = await tables.log(self.table, -1, 12)
        to = self.dice.choice(entries).sequence
        opened = await tables.undo(self.table, person, self.harness.next_id, to=to)
        if opened.vote is not None:
            for seat in position.table.seats:
                if not seat.empty and seat.seat != opened.vote.seat:
                    await tables.vote(opened.vote.id, seat.user_id, True, self.harness.next_id)

    async def change_hands(self, seat: int, request: Request) -> None:
        match self.dice.randrange(4):
            case 0:
                until = self.harness.clock.now() + timedelta(days=7)
                await self.harness.tables.seats.invite_substitute(
                    request, self.table, OUTSIDER, until
                )
                mine = (await self.position()).table.seat_of(request.person.id)
                assert mine is not None
                by = Request(str(self.harness.next_id), OUTSIDER)
                await self.harness.tables.seats.answer_invitation(
                    by, self.table, mine.seat, agrees=True
                )
            case 1:
                await self.harness.tables.seats.end_substitution(request, self.table)
            case 2 if self.dice.randrange(4) == 0:
                await self.harness.tables.resign(self.table, request.person, request.id)
            case 2:
                await self.harness.tables.seats.take_over(request, self.table)
            case _:
                by = Request(str(self.harness.next_id), ADMIN)
                strength = self.dice.choice(("easy", None))
                await self.harness.tables.computer.give_seat(by, self.table, seat, strength)

    # Plans

    async def plan(self, position: Position, person: Person) -> None:
        """Plan a foreseeable decision with some of its choices."""
        dice = self.dice
        if dice.random() < 0.2:
            person = OUTSIDER
        seen = await self.harness.tables.plans.read_outlook(self.table, person)
        chance = Chance.from_seed(str(dice.random()))
        view = position.game.load(seen.view)
        coming = foresee(position.game, view, seen.seat, chance, lambda: dice.random() < 0.7)
        if not coming:
            return
        likely = coming[:3] if dice.random() < 0.7 else coming
        drafted = await self.harness.tables.plans.create_draft(
            person, self.table, dice.choice(likely)
        )
        plan = drafted.plan
        for _ in range(dice.choice((1, 2, 3, 6))):
            value = str(dice.randrange(len(plan.offers)))
            drafted = await self.harness.tables.plans.change_draft(person, plan.id, "add", value)
        await self.harness.tables.plans.change_draft(
            person, plan.id, "when", dice.choice(list(PlanScope))
        )
        for _ in range(dice.choice((0, 0, 1, 2))):
            value = str(dice.randrange(len(drafted.stops)))
            drafted = await self.harness.tables.plans.change_draft(person, plan.id, "stop", value)
        by = Request(str(self.harness.next_id), person)
        made = await self.harness.tables.plans.make(by, self.table, plan.id)
        self.expected_plans.append(self.record_plan(made, position, person.id))


@dataclass
class Totals:
    """What happened in all games."""

    games: int = 0
    stored: int = 0
    """How many used the service and its database."""
    plans: int = 0
    fired: int = 0
    stopped: int = 0
    undone: int = 0

    def count(self, game: PlanChecker) -> None:
        """Count an event."""
        self.games += 1
        self.stored += isinstance(game, Game)
        self.plans += len(game.expected_plans)
        self.fired += game.fired
        self.stopped += game.stopped
        self.undone += game.undone

    def __str__(self) -> str:
        return (
            f"{self.games} games ({self.stored} of them in a database), {self.plans} plans, "
            f"{self.fired} moves by them, {self.stopped} stopped, {self.undone} undos, none wrong"
        )


async def play_games(
    harness: TablesHarness, count: int, seed: str, report: Callable[[Totals], None]
) -> Totals:
    """Play ``count`` games in turn and return what happened."""
    dice, numbers = random.Random(seed), random.Random(f"{seed}: what the games draw")
    vars(new_table)["new_seed"] = lambda: f"{numbers.getrandbits(128):032x}"
    found = Totals()
    for number in range(count):
        its_dice, name = random.Random(f"{seed} {number}"), dice.choice(GAMES)
        try:
            if number % GAMES_PER_STORED == 0:
                game: PlanChecker = Game(harness=harness, dice=its_dice)
            else:
                game = DetachedGame(dice=its_dice)
            await game.play(name)
        except Exception as fault:
            fault.add_note(f"game {number} of seed {seed}")
            raise
        found.count(game)
        report(found)
    return found


def main() -> None:
    """Play the number of games given on the command line, with the given seed."""
    registry.PACKAGES["toy"] = "tests.engine.toy"
    count, seed = int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else str(time.time_ns())
    print(f"seed {seed}", flush=True)
    began, harness = time.monotonic(), InMemoryHarness()

    def told(found: Totals) -> None:
        if found.games % 100 == 0 or found.games == count:
            print(f"{found}; {time.monotonic() - began:.0f} s", flush=True)

    asyncio.run(play_games(harness, count, seed, told))
    harness.close()


if __name__ == "__main__":
    main()
