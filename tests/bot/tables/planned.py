"""Random games with random plans, undos and changes of hands: a plan never fires wrongly.

``python -m tests.bot.tables.planned 1000`` plays a thousand; it stops at the first plan that moved
where it should not have, or did not where it should. What should happen is worked out here once
more, from the log and the positions, by a witness that shares no code with the plans.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.plan_rows import PlanRow
from bot.store.rows import ActionRow
from bot.tables import history, lobby, opponents, substitutes, takeover
from bot.tables.errors import TableError
from bot.tables.models import ProposalOpened, Status
from bot.tables.plans import making
from bot.tables.plans.plan import Scope
from bot.tables.request import Person, Request
from bot.tables.unit_of_work import events
from engine.core import Chance, registry
from engine.core.foresight import foresee
from engine.core.text import Text, catalogue
from tests.bot.tables.bench import ORGANISER, PEOPLE, STRANGER, Bench
from tests.bot.tables.steward import Position

MOVES = ("move", "forced-out", "opponent")
HANDS = ("resign", "free", "vacate", "takeover", "substitute", "return", "seat-opponent")
HANDS_BACK = ("send-away",)
GAMES = ("toy",) * 7 + ("caylus", "caylus1303", "emperor", "tuscany")
MOST_MOVES = 60
"""A real game is left after so many deeds: it has thousands of questions by then."""


@dataclass
class Promise:
    """What a plan was told to do, as its maker remembers it."""

    id: int
    seat: int
    user: str
    question: list[Any]
    steps: list[tuple[str, str, str, str]]
    """Move, code, name and effect of each choice."""
    stops: list[tuple[str, str]]
    scope: str
    made: int
    """How many actions there were."""
    round: int
    behind: list[int]
    answered: int = 0
    """The action that put the question it answered last."""
    alive: bool = True


@dataclass
class Game:
    """One table, its people, and a witness."""

    bench: Bench
    dice: random.Random
    table: int = 0
    promises: list[Promise] = field(default_factory=list)
    seen: int = 0
    """How many actions the witness has looked at."""
    put: int = 0
    """The action that has put the question on the table."""
    fired: int = 0
    stopped: int = 0
    undone: int = 0

    async def play(self, name: str) -> None:
        """Until it is over or late; the witness looks after every deed."""
        players = self.dice.choice((2, 3, 4))
        options = {"stakes": self.dice.choice(("low", "high"))} if name == "toy" else {}
        position = await self.bench.game(name, players, options)
        self.table = position.table.id
        self.seen = self.put = position.sequence
        for _ in range(MOST_MOVES):
            position = await self.position()
            if position.table.status != Status.RUNNING:
                return
            with suppress(TableError):
                await self.do(self.dice.random(), position)
            await self.witness()

    async def position(self) -> Position:
        return await self.bench.steward.position(self.table)

    async def at(self, sequence: int) -> Position:
        """How it stood after an action, with its question though the game may be over by now."""
        service = self.bench.steward.service

        def work(session: Session) -> Position:
            unit = service.load(session, self.table)
            action = history.action(unit, sequence)
            assert action is not None
            state = history.state_at(unit, action.head)
            return Position(unit.table(), unit.game, state, sequence)

        return await service.read(work)

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
            await making.drop(steward.service, Request(str(new_id), owner), self.table, gone.id)
            gone.alive = False
        elif deed < 0.43:
            await self.bench.restart()
        else:
            await self.move(position)

    async def move(self, position: Position) -> None:
        """A legal move of somebody who is asked, or who changes a sealed answer."""
        rules, state = position.game, position.state
        seats = [s for s in rules.waiting(state) if not position.table.seats[s].resigned]
        seat = self.dice.choice(seats)
        text = self.dice.choice(list(rules.moves(state, seat)))
        plays = position.table.seats[seat].plays
        person = next(p for p in (*PEOPLE, STRANGER) if p.id == plays)
        await self.bench.steward.move(
            self.table, person, text, sequence=None, interaction_id=self.bench.next_id
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
                await substitutes.ask(service, request, self.table, STRANGER, until)
                mine = (await self.position()).table.seat_of(request.person.id)
                assert mine is not None
                by = Request(str(self.bench.next_id), STRANGER)
                await substitutes.answer(service, by, self.table, mine.seat, agrees=True)
            case 1:
                await substitutes.come_back(service, request, self.table)
            case 2 if self.dice.randrange(4) == 0:
                await self.bench.steward.resign(self.table, request.person, request.id)
            case 2:
                await takeover.take_over(service, request, self.table)
            case _:
                by = Request(str(self.bench.next_id), ORGANISER)
                strength = self.dice.choice(("easy", None))
                await opponents.give_seat(service, by, self.table, seat, strength)

    # Plans

    async def plan(self, position: Position, person: Person) -> None:
        """Something that may come, answered with some of what could be chosen."""
        service, dice = self.bench.steward.service, self.dice
        if dice.random() < 0.2:
            person = STRANGER
        seen = await making.outlook(service, person, self.table)
        chance = Chance.from_seed(str(dice.random()))
        view = position.game.load(seen.view)
        coming = foresee(position.game, view, seen.seat, chance, lambda: dice.random() < 0.7)
        if not coming:
            return
        likely = coming[:3] if dice.random() < 0.7 else coming
        drafted = await making.begin(service, person, self.table, dice.choice(likely))
        plan = drafted.plan
        for _ in range(dice.choice((1, 2, 3, 6))):
            value = str(dice.randrange(len(plan.offers)))
            drafted = await making.change(service, person, plan.id, "add", value)
        await making.change(service, person, plan.id, "when", dice.choice(list(Scope)))
        for _ in range(dice.choice((0, 0, 1, 2))):
            value = str(dice.randrange(len(drafted.stops)))
            drafted = await making.change(service, person, plan.id, "stop", value)
        by = Request(str(self.bench.next_id), person)
        made = await making.make(service, by, self.table, plan.id)
        rules, state = position.game, position.state
        scores = rules.outcome(rules.view(state, made.seat)).scores
        self.promises.append(
            Promise(
                id=made.id,
                seat=made.seat,
                user=person.id,
                question=json.loads(made.question),
                steps=[
                    (s.move, s.code, self.say(position, s.name), self.say(position, s.effect))
                    for s in made.steps
                ],
                stops=[(s.kind, s.what) for s in made.stops],
                scope=made.scope,
                made=position.sequence,
                round=rules.round_of(state),
                behind=[s for s, points in enumerate(scores) if points <= scores[made.seat]],
            )
        )

    # The witness

    async def witness(self) -> None:
        """Every action since, one by one; then the plans that wait are those that should."""
        query = select(ActionRow).where(
            col(ActionRow.table_id) == self.table, col(ActionRow.sequence) > self.seen
        )
        entries = await self.bench.store.read(
            lambda session: list(session.scalars(query.order_by(col(ActionRow.sequence))))
        )
        for entry in entries:
            await self.look(entry)
        position = await self.position()
        self.seen = position.sequence
        if position.table.status != Status.RUNNING:
            assert not await self.waiting(), "a game that is over has no plans"
            return
        await self.ask(position)
        alive = {p.id for p in self.promises if p.alive}
        waits = await self.waiting()
        assert waits == alive, (sorted(waits), sorted(alive), self.promises)

    async def waiting(self) -> set[int]:
        query = select(col(PlanRow.id)).where(
            col(PlanRow.table_id) == self.table, col(PlanRow.status) == "waiting"
        )
        return set(await self.bench.store.read(lambda session: list(session.scalars(query))))

    async def look(self, entry: ActionRow) -> None:
        """What one action does to the plans, and whether one may have made it."""
        if entry.kind in MOVES:
            before = await self.at(entry.sequence - 1)
            frame = before.state.stack[-1]
            planned = entry.data.get("by") == "plan"
            asked = entry.seat in before.game.owing(before.state)
            expected = self.due(before, entry) if asked else None
            if planned:
                assert expected is not None, ("fired for nothing", entry, self.promises)
                move = self.chosen(expected, before)
                assert move == entry.data["move"], ("fired otherwise", entry, move, expected)
                assert entry.user_id == expected.user
                self.fired += 1
                expected.answered = self.put
                expected.alive = expected.scope != "once"
            else:
                assert expected is None, ("did not fire", entry, expected)
        if entry.kind == "undo":
            self.put = entry.sequence
            self.undone += 1
            self.end(self.promises, entry)
        if entry.kind in (*HANDS, *HANDS_BACK):
            self.end([p for p in self.promises if p.seat == entry.seat], entry)
        if entry.kind in MOVES:
            after = await self.at(entry.sequence)
            stack = after.state.stack
            if not stack or frame[1] >= 0 or stack[-1][:3] != frame[:3]:
                self.put = entry.sequence
            self.happened(entry, after)

    def end(self, promises: list[Promise], why: object) -> None:
        """They stop, and with each those that were made for later."""
        for promise in promises:
            if promise.alive:
                self.stopped += 1
                promise.alive = False
                of = (promise.seat, promise.question)
                after = [p for p in self.promises if p.id > promise.id]
                self.end([p for p in after if (p.seat, p.question) == of], why)

    def happened(self, entry: ActionRow, after: Position) -> None:
        """Whether what a plan was told to watch for has come true."""
        rules, state, told = after.game, after.state, events(entry)
        for promise in [p for p in self.promises if p.alive and p.made < entry.sequence]:
            if promise.scope == "round" and rules.round_of(state) != promise.round:
                promise.alive = False
                continue
            scores = rules.outcome(rules.view(state, promise.seat)).scores
            kinds = {e.kind for e in told if e.seat != promise.seat}
            lost = {e.kind for e in told if e.seat == promise.seat}
            true = {
                "round": rules.round_of(state) != promise.round,
                "overtaken": any(scores[s] > scores[promise.seat] for s in promise.behind),
                "loss": bool(lost & rules.setbacks),
            }
            for kind, what in promise.stops:
                hit = true.get(kind, False)
                hit = hit or (kind == "signal" and what in kinds)
                open_move = None if entry.secret else entry.data["move"]
                hit = hit or (kind == "move" and entry.seat != promise.seat and open_move == what)
                if hit:
                    self.end([promise], kind)
            forced = [e for e in told if e.kind == "forced" and e.seat == promise.seat]
            if promise.scope == "once" and any(
                e.data["rule"] == promise.question[0] for e in forced
            ):
                self.end([promise], "forced")

    async def ask(self, position: Position) -> None:
        """Whoever is asked now has no plan that should have answered; one that cannot stops."""
        for seat in position.game.owing(position.state):
            due = self.matching(position, seat)
            if due is not None:
                assert self.chosen(due, position) is None, ("should have fired", due)
                self.end([due], "none")

    def due(self, before: Position, entry: ActionRow) -> Promise | None:
        """The plan whose turn it was to answer; those that had no answer have stopped."""
        assert entry.seat is not None
        while (found := self.matching(before, entry.seat)) is not None:
            if self.chosen(found, before) is not None:
                return found
            self.end([found], "none")
        return None

    def matching(self, before: Position, seat: int) -> Promise | None:
        """The oldest plan that lives for what a seat is asked in a position."""
        frame = before.state.stack[-1]
        if frame[1] < 0:
            given = frame[3][frame[2].index(seat)]
            asked = [frame[0], *frame[4:], list(given) if isinstance(given, tuple) else []]
        else:
            asked = [frame[0], *frame[2:]]
        asked = json.loads(json.dumps(asked))
        for promise in self.promises:
            if promise.alive and promise.seat == seat and promise.question == asked:
                new = self.put > promise.made and self.put != promise.answered
                return promise if new else None
        return None

    def chosen(self, promise: Promise, before: Position) -> str | None:
        """The first of its moves that is legal there and called the same."""
        rules, state = before.game, before.state
        moves = rules.moves(state, promise.seat)
        view = rules.view(state, promise.seat)
        for move, code, name, effect in promise.steps:
            if move in moves:
                offer = rules.words.offer(view, promise.seat, moves[move])
                if (offer.code, self.say(before, offer.name)) == (code, name):
                    same = self.say(before, offer.effect) == effect
                    return move if same or ("effect", "") not in promise.stops else None
        return None

    def say(self, position: Position, text: Text | None) -> str:
        """A text as somebody reads it."""
        words = catalogue("en", position.game.package)
        return "" if text is None else words.format(text, position.table.names)


async def games(url: str, count: int, seed: str) -> Game:
    """So many games one after the other; what happened in all of them."""
    dice, numbers = random.Random(seed), random.Random(f"{seed}: what the games draw")
    vars(lobby)["new_seed"] = lambda: f"{numbers.getrandbits(128):032x}"
    whole = Game(Bench(url), dice)
    await whole.bench.store.open()
    for number in range(count):
        game = Game(whole.bench, random.Random(f"{seed} {number}"))
        try:
            await game.play(dice.choice(GAMES))
        except Exception as fault:
            fault.add_note(f"game {number} of seed {seed}")
            raise
        whole.fired += game.fired
        whole.stopped += game.stopped
        whole.undone += game.undone
        whole.promises += game.promises
    await whole.bench.store.close()
    return whole


def main() -> None:
    """Play as many as the command line says, with the seed it may name."""
    registry.PACKAGES["toy"] = "tests.engine.toy"
    count, seed = int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else str(time.time_ns())
    began = time.monotonic()
    with TemporaryDirectory() as folder:
        found = asyncio.run(games(f"sqlite:///{Path(folder) / 'planned.db'}", count, seed))
    print(
        f"seed {seed}: {count} games, {len(found.promises)} plans, {found.fired} moves by them, "
        f"{found.stopped} stopped, {found.undone} undos, none wrong; "
        f"{time.monotonic() - began:.0f} s"
    )


if __name__ == "__main__":
    main()
