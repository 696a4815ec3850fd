"""Random games with random plans, undos and changes of hands: a plan never fires wrongly.

``python -m tests.bot.tables.planned 1000`` plays a thousand; it stops at the first plan that moved
where it should not have, or did not where it should. What should happen is worked out once
more by a :mod:`tests.bot.tables.witness`. One game in twenty goes through the service and a
database in memory, where hands change and the bot restarts as well; the others are played on
:mod:`tests.bot.tables.bare` tables, where the same code decides about the same plans.
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
from bot.tables.computer import computer_seats
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Person, Request
from bot.tables.domain.results import ProposalOpened
from bot.tables.domain.table import Status
from bot.tables.lobby import lobby
from bot.tables.plans import drafts, lookahead
from bot.tables.plans.model import PlanScope
from bot.tables.play import make_move
from bot.tables.seats import substitutes, takeover
from bot.tables.session import timeline
from engine.core import Chance, registry
from engine.core.foresight import foresee
from tests.bot.tables.at_once import BenchAtOnce
from tests.bot.tables.bare import BareGame
from tests.bot.tables.bench import ORGANISER, PEOPLE, STRANGER, Bench
from tests.bot.tables.steward import Position
from tests.bot.tables.witness import MOST_MOVES, Witness

GAMES = ("toy",) * 7 + ("caylus", "caylus1303", "emperor", "tuscany")
STORED = 20
"""Of so many games one is played in a database."""


@dataclass
class Game(Witness):
    """One table and its people, at whom a witness looks."""

    bench: Bench = field(kw_only=True)
    dice: random.Random = field(default_factory=random.Random)
    table: int = 0

    async def position(self) -> Position:
        return await self.bench.steward.position(self.table)

    async def read_at(self, sequence: int) -> Position:
        service = self.bench.steward.service

        def work(session: Session) -> Position:
            unit = service.load(session, self.table)
            action = timeline.action(unit, sequence)
            assert action is not None
            state = timeline.state_at(unit, action.head)
            return Position(unit.table(), unit.game, state, sequence)

        return await service.read(work)

    async def entries(self, after: int) -> list[ActionRow]:
        query = select(ActionRow).where(
            col(ActionRow.table_id) == self.table, col(ActionRow.sequence) > after
        )
        return await self.bench.store.read(
            lambda session: list(session.scalars(query.order_by(col(ActionRow.sequence))))
        )

    async def waiting(self) -> set[int]:
        query = select(col(PlanRow.id)).where(
            col(PlanRow.table_id) == self.table, col(PlanRow.status) == "waiting"
        )
        return set(await self.bench.store.read(lambda session: list(session.scalars(query))))

    async def play(self, name: str) -> None:
        """Until it is over or late; the witness looks after every deed."""
        players = self.dice.choice((2, 3, 4))
        options = {"stakes": self.dice.choice(("low", "high"))} if name == "toy" else {}
        position = await self.bench.game(name, players, options)
        self.table = position.table.id
        self.seen = self.put = position.sequence
        for _ in range(MOST_MOVES):
            if position.table.status != Status.RUNNING:
                return
            with suppress(TableError):
                await self.do(self.dice.random(), position)
            position = await self.look_on(position)

    async def do(self, deed: float, position: Position) -> None:
        steward, new_id = self.bench.steward, self.bench.next_id
        person = self.dice.choice(PEOPLE[: len(position.table.seats)])
        request = Request(str(new_id), person)
        if deed < 0.25:
            await self.plan(position, person)
        elif deed < 0.33:
            await steward.undo(self.table, person, new_id)
        elif deed < 0.37:
            await self.undo_by_consent(position, person)
        elif deed < 0.39:
            seat = self.dice.randrange(len(position.table.seats))
            await self.change_hands(seat, request)
        elif deed < 0.42 and (mine := [p for p in self.promises if p.alive]):
            gone = self.dice.choice(mine)
            owner = next(p for p in (*PEOPLE, STRANGER) if p.id == gone.user)
            await lookahead.delete_plan(
                steward.service, Request(str(new_id), owner), self.table, gone.id
            )
            gone.alive = False
        elif deed < 0.43:
            await self.bench.restart()
        else:
            await self.move(position)

    async def move(self, position: Position) -> None:
        """A legal move of somebody who is asked, or who changes a sealed answer."""
        rules, state = position.game, position.state
        seats = [s for s in rules.may_act(state) if not position.table.seats[s].resigned]
        seat = self.dice.choice(seats)
        text = self.dice.choice(list(rules.moves(state, seat)))
        plays = position.table.seats[seat].plays
        person = next(p for p in (*PEOPLE, STRANGER) if p.id == plays)
        request = Request(str(self.bench.next_id), person)
        await make_move.make_move(
            self.bench.steward.service,
            request,
            self.table,
            make_move.exactly(text),
            confirmed=True,
        )

    async def undo_by_consent(self, position: Position, person: Person) -> None:
        steward = self.bench.steward
        entries = await steward.log(self.table, -1, 12)
        to = self.dice.choice(entries).sequence
        opened = await steward.undo(self.table, person, self.bench.next_id, to=to)
        if isinstance(opened, ProposalOpened):
            for seat in position.table.seats:
                if not seat.resigned and seat.seat != opened.proposal.seat:
                    await steward.vote(opened.proposal.id, seat.user_id, True, self.bench.next_id)

    async def change_hands(self, seat: int, request: Request) -> None:
        service = self.bench.steward.service
        match self.dice.randrange(4):
            case 0:
                until = self.bench.clock.now() + timedelta(days=7)
                await substitutes.invite(service, request, self.table, STRANGER, until)
                mine = (await self.position()).table.seat_of(request.person.id)
                assert mine is not None
                by = Request(str(self.bench.next_id), STRANGER)
                await substitutes.answer_invitation(service, by, self.table, mine.seat, agrees=True)
            case 1:
                await substitutes.end_substitution(service, request, self.table)
            case 2 if self.dice.randrange(4) == 0:
                await self.bench.steward.resign(self.table, request.person, request.id)
            case 2:
                await takeover.take_over(service, request, self.table)
            case _:
                by = Request(str(self.bench.next_id), ORGANISER)
                strength = self.dice.choice(("easy", None))
                await computer_seats.give_seat(service, by, self.table, seat, strength)

    # Plans

    async def plan(self, position: Position, person: Person) -> None:
        """Something that may come, answered with some of what could be chosen."""
        service, dice = self.bench.steward.service, self.dice
        if dice.random() < 0.2:
            person = STRANGER
        seen = await lookahead.read_outlook(service, person, self.table)
        chance = Chance.from_seed(str(dice.random()))
        view = position.game.load(seen.view)
        coming = foresee(position.game, view, seen.seat, chance, lambda: dice.random() < 0.7)
        if not coming:
            return
        likely = coming[:3] if dice.random() < 0.7 else coming
        drafted = await drafts.create_draft(service, person, self.table, dice.choice(likely))
        plan = drafted.plan
        for _ in range(dice.choice((1, 2, 3, 6))):
            value = str(dice.randrange(len(plan.offers)))
            drafted = await drafts.change_draft(service, person, plan.id, "add", value)
        await drafts.change_draft(service, person, plan.id, "when", dice.choice(list(PlanScope)))
        for _ in range(dice.choice((0, 0, 1, 2))):
            value = str(dice.randrange(len(drafted.stops)))
            drafted = await drafts.change_draft(service, person, plan.id, "stop", value)
        by = Request(str(self.bench.next_id), person)
        made = await lookahead.make_plan(service, by, self.table, plan.id)
        self.promises.append(self.promised(made, position, person.id))


@dataclass
class Found:
    """What happened in all the games."""

    games: int = 0
    stored: int = 0
    """So many of them through the service and its database."""
    plans: int = 0
    fired: int = 0
    stopped: int = 0
    undone: int = 0

    def count(self, game: Witness) -> None:
        """One more."""
        self.games += 1
        self.stored += isinstance(game, Game)
        self.plans += len(game.promises)
        self.fired += game.fired
        self.stopped += game.stopped
        self.undone += game.undone

    def __str__(self) -> str:
        return (
            f"{self.games} games ({self.stored} of them in a database), {self.plans} plans, "
            f"{self.fired} moves by them, {self.stopped} stopped, {self.undone} undos, none wrong"
        )


async def games(bench: Bench, count: int, seed: str, told: Callable[[Found], None]) -> Found:
    """So many games one after the other; what happened in all of them."""
    dice, numbers = random.Random(seed), random.Random(f"{seed}: what the games draw")
    vars(lobby)["new_seed"] = lambda: f"{numbers.getrandbits(128):032x}"
    found = Found()
    for number in range(count):
        its_dice, name = random.Random(f"{seed} {number}"), dice.choice(GAMES)
        try:
            if number % STORED == 0:
                game: Witness = Game(bench=bench, dice=its_dice)
            else:
                game = BareGame(dice=its_dice)
            await game.play(name)
        except Exception as fault:
            fault.add_note(f"game {number} of seed {seed}")
            raise
        found.count(game)
        told(found)
    return found


def main() -> None:
    """Play as many as the command line says, with the seed it may name."""
    registry.PACKAGES["toy"] = "tests.engine.toy"
    count, seed = int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else str(time.time_ns())
    print(f"seed {seed}", flush=True)
    began, bench = time.monotonic(), BenchAtOnce()

    def told(found: Found) -> None:
        if found.games % 100 == 0 or found.games == count:
            print(f"{found}; {time.monotonic() - began:.0f} s", flush=True)

    asyncio.run(games(bench, count, seed, told))
    bench.close()


if __name__ == "__main__":
    main()
