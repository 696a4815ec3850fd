"""A table without a database: the production code works on rows that are never stored.

Moves go through :func:`bot.tables.play.make_move.apply_choice` and plans through
:func:`bot.tables.plans.autoplay.next_automatic_move`; only loading and saving is left out. The
checker remembers positions, so that undo does not depend on the log, which is tested elsewhere.
"""

from __future__ import annotations

import random
from contextlib import nullcontext
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, cast

from sqlalchemy.orm import Session

from bot.store.models.plan import PlanRow
from bot.store.models.table import ActionRow, SeatRow, TableRow
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.plans import Plan, PlanScope, PlanStatus
from bot.tables.domain.table import Status
from bot.tables.plans import stop_conditions
from bot.tables.plans.autoplay import next_automatic_move, stop_plans, waiting_plans
from bot.tables.plans.saved_plans import plan_from_row
from bot.tables.play.make_move import apply_choice
from bot.tables.session.timeline import ActionHistory, PositionCache
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.session.user_cache import LastActive
from engine.core import Chance, game
from engine.core import State as GameState
from engine.core.foresight import ForeseenQuestion, foresee
from engine.core.words.text import say
from engine.core.words.text_json import text_to_json
from tests.bot.tables.harness import PEOPLE
from tests.bot.tables.plan_checker import MAX_MOVES, PlanChecker
from tests.bot.tables.tables_helper import SERVER, Position

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
MAX_STEPS, MAX_STOPS = 6, 2
MAX_LOOKBACK = 8
"""Number of actions that a change may read back; a private choice has at most three steps."""


class NullSession:
    """A session that finds and stores nothing."""

    no_autoflush = nullcontext()

    def __init__(self) -> None:
        self.info: dict[Any, Any] = {}

    def add(self, row: Any) -> None:
        """Ignore the row."""

    def delete(self, row: Any) -> None:
        """Ignore the row."""

    def execute(self, _: Any, __: Any = None) -> None:
        """Do nothing; no stored row is affected."""

    def scalars(self, _: Any, __: Any = None) -> list[Any]:
        """Return nothing; there are no stored rows."""
        return []


@dataclass
class Snapshot:
    """The table after an action."""

    state: GameState
    question: int
    moves: int


@dataclass
class DetachedGame(PlanChecker):
    """A game of players who plan, move and undo, checked by a :class:`PlanChecker`."""

    dice: random.Random = field(default_factory=random.Random)
    row: TableRow = field(init=False)
    seats: list[SeatRow] = field(default_factory=list)
    state: GameState = field(init=False)
    plans: list[PlanRow] = field(default_factory=list)
    made: int = 0
    log: list[ActionRow] = field(default_factory=list)
    after: dict[int, Snapshot] = field(default_factory=dict)
    session: Session = field(default_factory=lambda: cast(Session, NullSession()))

    async def play(self, name: str) -> None:
        players = self.dice.choice((2, 3, 4))
        options = {"stakes": self.dice.choice(("low", "high"))} if name == "toy" else {}
        self._sit(name, players, options)
        position = await self.position()
        for _ in range(MAX_MOVES):
            if self.row.status != Status.RUNNING:
                return
            self._do(self.dice.random(), position)
            position = await self.check(position)

    def _sit(self, name: str, players: int, options: dict[str, str]) -> None:
        rules = game(name)
        self.state = rules.new(players, options, Chance.from_seed(str(self.dice.random())))
        self.row = TableRow(
            id=1,
            server_id=SERVER,
            channel_id="1",
            host_id=PEOPLE[0].id,
            game=name,
            rules_version=rules.rules_version,
            options=options,
            language="en",
            min_seats=players,
            max_seats=players,
            seed="",
            seed_hash="",
            status=Status.RUNNING,
            sequence=1,
            head=1,
            asked=1,
            question=1,
            created_at=NOW,
            started_at=NOW,
            moved_at=NOW,
        )
        self.seats = [
            SeatRow(table_id=1, seat=i, user_id=person.id, name=person.name, colour=None)
            for i, person in enumerate(PEOPLE[:players])
        ]
        self.seen = self.put = 1
        self._keep()

    # What the checker reads

    async def position(self) -> Position:
        return await self.read_at(self.row.sequence)

    async def read_at(self, sequence: int) -> Position:
        return Position(
            self._unit().table(), game(self.row.game), self.after[sequence].state, sequence
        )

    async def entries(self, after: int) -> list[ActionRow]:
        return [entry for entry in self.log if entry.sequence > after]

    async def waiting(self) -> set[int]:
        return {row.id or 0 for row in self.plans if row.status == PlanStatus.WAITING}

    # Players' actions

    def _do(self, action: float, position: Position) -> None:
        if action < 0.25:
            self._plan(position)
        elif action < 0.33:
            self._take_back()
        elif action < 0.36 and (mine := [p for p in self.expected_plans if p.alive]):
            gone = self.dice.choice(mine)
            self.plans = [row for row in self.plans if row.id != gone.id]
            gone.alive = False
        else:
            self._move()

    def _unit(self) -> UnitOfWork:
        """Return a unit of work with the waiting plans."""
        unit = UnitOfWork(
            self.session,
            1,
            self.row,
            self.seats,
            ActionHistory(self.session, 1, 0, PositionCache()),
            NOW,
            {},
            {},
            None,
            [],
            LastActive(),
        )
        unit.state, unit.plans = self.state, self.plans
        for act in self.log[-MAX_LOOKBACK:]:
            unit.history.add(act)
        return unit

    def _move(self) -> None:
        rules = game(self.row.game)
        seat = self.dice.choice(rules.may_act(self.state))
        choice = self.dice.choice(rules.legal_choices(self.state, seat))
        unit = self._unit()
        apply_choice(unit, seat, choice, ActionKind.MOVE, user_id=self.seats[seat].user_id)
        self._go_on(unit)

    def _take_back(self) -> None:
        """Go back to an earlier action; see :func:`bot.tables.undos.undo.go_back`."""
        target = self.dice.choice(list(self.after)[-12:])
        unit, earlier = self._unit(), self.after[target]
        unit.state, self.row.moves = earlier.state.copy(), earlier.moves
        unit.record_action(ActionKind.UNDO, seat=0, head=target, question=earlier.question, data={})
        self.row.asked = self.row.sequence
        stop_plans(unit, [*waiting_plans(unit)], say("plan-why-undo"))
        self._go_on(unit)

    def _go_on(self, unit: UnitOfWork) -> None:
        """Continue until a player has to decide; the checker examines each action later."""
        self.state = unit.state
        self._keep()
        while (found := next_automatic_move(unit)) is not None:
            apply_choice(
                unit, found.seat, found.choice, found.kind, user_id=found.user_id, about=found.about
            )
            self._keep()
        if self.state.over:
            self.row.status = Status.FINISHED
            unit.plans = []
        assert unit.plans is not None
        self.plans = unit.plans
        self.log += unit.actions

    def _keep(self) -> None:
        self.after[self.row.sequence] = Snapshot(
            self.state.copy(), self.row.question, self.row.moves
        )

    # Plans

    def _plan(self, position: Position) -> None:
        """Plan a foreseeable decision with some of its choices."""
        dice, rules, seat = self.dice, position.game, self.dice.randrange(len(self.seats))
        chance = Chance.from_seed(str(dice.random()))
        view = rules.view(self.state, seat)
        coming = foresee(rules, view, seat, chance, lambda: dice.random() < 0.7)
        if not coming:
            return
        chosen = dice.choice(coming[:3] if dice.random() < 0.7 else coming)
        always = [row for row in self.plans if row.scope != PlanScope.ONCE and row.seat == seat]
        if any(row.question == chosen.question for row in always):
            return  # The service refuses this too.
        row = self._row(chosen, seat)
        plan = plan_from_row(row)
        assert plan is not None
        self.plans.append(row)
        self.expected_plans.append(self.record_plan(plan, position, row.user_id))

    def _row(self, chosen: ForeseenQuestion, seat: int) -> PlanRow:
        """Return the plan row made from a draft."""
        dice, unit = self.dice, self._unit()
        self.made += 1
        count = min(dice.randint(1, MAX_STEPS), len(chosen.choices))
        row = PlanRow(
            id=self.made,
            table_id=1,
            seat=seat,
            user_id=self.seats[seat].user_id,
            status=PlanStatus.WAITING,
            question=chosen.question,
            prompt=text_to_json(chosen.ask),
            steps=[choice.to_json() for choice in dice.sample(chosen.choices, count)],
            choices=[choice.to_json() for choice in chosen.choices],
            scope=dice.choice(list(PlanScope)),
            asked=self.row.asked,
            round=unit.game.round_of(self.state),
            created_at=NOW,
        )
        plan = plan_from_row(row)
        assert isinstance(plan, Plan)
        offered = stop_conditions.available_stops(unit, plan)
        picked = dice.sample(offered, min(dice.randint(0, MAX_STOPS), len(offered)))
        row.stops = [
            stop_conditions.with_present_scores(unit, seat, stop).to_json() for stop in picked
        ]
        row.choices = []
        return row
