"""Work out independently what each plan should have done; shares no code with the plans."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.store.models.table import ActionRow
from bot.tables.domain.plans import Plan
from bot.tables.domain.table import Status
from bot.tables.history.turn import is_midway
from bot.tables.session.timeline import events_from_json
from engine.core.words.catalogue import catalogue
from engine.core.words.text import Text
from engine.core.words.text_json import text_to_json
from tests.bot.tables.tables_helper import Position

MOVES = ("move", "autopilot-move", "computer-move")
SEAT_CHANGES = (
    "resign",
    "remove-player",
    "empty-seat",
    "takeover",
    "substitute",
    "return",
    "seat-computer",
)
SEAT_RETURNS = ("remove-computer",)
MAX_MOVES = 60
"""Moves after which a real game is abandoned, because it has thousands of questions by then."""


@dataclass
class ExpectedPlan:
    """The instructions of a plan, as its maker remembers them."""

    id: int
    seat: int
    user: str
    question: list[Any]
    steps: list[tuple[str, str, str, str]]
    """Move, code, name (two tiles may share a word) and effect of each choice."""
    stops: list[tuple[str, str]]
    scope: str
    made: int
    """Number of actions when the plan was made."""
    round: int
    behind: list[int]
    answered: int = 0
    """Action that asked the question this plan answered last."""
    alive: bool = True


@dataclass
class PlanChecker(ABC):
    """Examines every action of one table, from the log and the positions."""

    expected_plans: list[ExpectedPlan] = field(default_factory=list)
    seen: int = 0
    """Number of actions examined."""
    put: int = 0
    """The action that asked the current question."""
    steps: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """By action: the moves of the choice that was incomplete after it."""
    full: tuple[str, ...] = ()
    """The moves of the choice that is incomplete now."""
    stood: dict[int, Position] = field(default_factory=dict)
    """The position after the action examined last."""
    fired: int = 0
    stopped: int = 0
    undone: int = 0

    @abstractmethod
    async def position(self) -> Position:
        """Return the current position."""

    @abstractmethod
    async def read_at(self, sequence: int) -> Position:
        """Return the position after an action."""

    @abstractmethod
    async def entries(self, after: int) -> Sequence[ActionRow]:
        """Return the actions after ``sequence``, in order."""

    @abstractmethod
    async def waiting(self) -> set[int]:
        """Return the ids of the waiting plans."""

    async def at(self, sequence: int) -> Position:
        """Return the position after an action, with its question even if the game has ended."""
        if sequence not in self.stood:
            self.stood = {sequence: await self.read_at(sequence)}
        return self.stood[sequence]

    @abstractmethod
    async def play(self, name: str) -> None:
        """Play a game until it ends or reaches the limit, and check every action."""

    def record_plan(self, made: Plan, position: Position, user: str) -> ExpectedPlan:
        """Record a new plan's instructions in the words its maker read."""
        rules, state = position.game, position.state
        scores = rules.outcome(rules.view(state, made.seat)).scores
        return ExpectedPlan(
            id=made.id,
            seat=made.seat,
            user=user,
            question=json.loads(made.question),
            steps=[
                (s.move, s.code, describe_text(s.name), self.say(position, s.effect))
                for s in made.steps
            ],
            stops=[(s.kind, s.what) for s in made.stops],
            scope=made.scope,
            made=position.sequence,
            round=rules.round_of(state),
            behind=[s for s, points in enumerate(scores) if points <= scores[made.seat]],
        )

    async def check(self, before: Position) -> Position:
        """Check every new action, and then the plans that wait."""
        entries = await self.entries(self.seen)
        for entry in entries:
            await self.look(entry)
        position = await self.position() if entries else before
        self.seen = position.sequence
        if position.table.status != Status.RUNNING:
            assert not await self.waiting(), "a finished game has no plans"
            return position
        await self.ask(position)
        alive = {p.id for p in self.expected_plans if p.alive}
        waits = await self.waiting()
        assert waits == alive, (sorted(waits), sorted(alive), self.expected_plans)
        return position

    async def look(self, entry: ActionRow) -> None:
        """Apply one action to the expected plans, and check whether it was allowed."""
        if entry.kind in MOVES:
            before = await self.at(entry.sequence - 1)
            frame = before.state.stack[-1]
            planned = entry.data.get("by") == "plan"
            asked = entry.seat in before.game.to_move(before.state)
            expected = self.due(before, entry) if asked else None
            if planned:
                assert expected is not None, ("fired for nothing", entry, self.expected_plans)
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
            self.full = self.steps.get(entry.head, ())
            self.undone += 1
            self.end(self.expected_plans, entry)
        if entry.kind in (*SEAT_CHANGES, *SEAT_RETURNS):
            self.end([p for p in self.expected_plans if p.seat == entry.seat], entry)
        if entry.kind in MOVES:
            after = await self.at(entry.sequence)
            stack = after.state.stack
            if not stack or frame[1] >= 0 or stack[-1][:3] != frame[:3]:
                self.put = entry.sequence
            self.happened(entry, after)

    def end(self, promises: list[ExpectedPlan], why: object) -> None:
        """Stop plans, and with each of them those that depend on it."""
        for promise in promises:
            if promise.alive:
                self.stopped += 1
                promise.alive = False
                of = (promise.seat, promise.question)
                after = [p for p in self.expected_plans if p.id > promise.id]
                self.end([p for p in after if (p.seat, p.question) == of], why)

    def happened(self, entry: ActionRow, after: Position) -> None:
        """Return whether a plan's stop condition has come true."""
        rules, state, events = after.game, after.state, events_from_json(entry)
        public = self.made_public(entry, after)
        for promise in [p for p in self.expected_plans if p.alive and p.made < entry.sequence]:
            if promise.scope == "round" and rules.round_of(state) != promise.round:
                promise.alive = False
                continue
            scores = rules.outcome(rules.view(state, promise.seat)).scores
            kinds = {e.kind for e in events if e.seat != promise.seat}
            lost = {e.kind for e in events if e.seat == promise.seat}
            true = {
                "round": rules.round_of(state) != promise.round,
                "overtaken": any(scores[s] > scores[promise.seat] for s in promise.behind),
                "loss": bool(lost & rules.hosting.setbacks),
            }
            for kind, what in promise.stops:
                hit = true.get(kind, False)
                hit = hit or (kind == "signal" and what in kinds)
                hit = hit or (kind == "move" and entry.seat != promise.seat and what in public)
                if hit:
                    self.end([promise], kind)
            forced = [e for e in events if e.kind == "forced" and e.seat == promise.seat]
            if promise.scope == "once" and any(
                e.data["rule"] == promise.question[0] for e in forced
            ):
                self.end([promise], "forced")

    def made_public(self, entry: ActionRow, after: Position) -> tuple[str, ...]:
        """Return the moves that become public here: none while the choice is incomplete."""
        stack, made = after.state.stack, (*self.full, str(entry.data["move"]))
        asked_on = bool(stack) and stack[-1][1] == entry.seat
        incomplete = asked_on and is_midway(after.game, after.state)
        self.full = self.steps[entry.sequence] = made if incomplete else ()
        return () if incomplete or entry.secret else made

    async def ask(self, position: Position) -> None:
        """Check that no plan of an asked seat should have answered; stop plans that cannot."""
        for seat in position.game.to_move(position.state):
            due = self.matching(position, seat)
            if due is not None:
                assert self.chosen(due, position) is None, ("should have fired", due)
                self.end([due], "none")

    def due(self, before: Position, entry: ActionRow) -> ExpectedPlan | None:
        """Return the plan that was due to answer; stop those that had no answer."""
        assert entry.seat is not None
        while (found := self.matching(before, entry.seat)) is not None:
            if self.chosen(found, before) is not None:
                return found
            self.end([found], "none")
        return None

    def matching(self, before: Position, seat: int) -> ExpectedPlan | None:
        """Return the oldest live plan for what a seat is asked in a position."""
        frame = before.state.stack[-1]
        if frame[1] < 0:
            given = frame[3][frame[2].index(seat)]
            asked = [frame[0], *frame[4:], list(given) if isinstance(given, tuple) else []]
        else:
            asked = [frame[0], *frame[2:]]
        asked = json.loads(json.dumps(asked))
        for promise in self.expected_plans:
            if promise.alive and promise.seat == seat and promise.question == asked:
                new = self.put > promise.made and self.put != promise.answered
                return promise if new else None
        return None

    def chosen(self, promise: ExpectedPlan, before: Position) -> str | None:
        """Return the first planned move that is legal there and has the same name."""
        rules, state = before.game, before.state
        moves = rules.moves(state, promise.seat)
        view = rules.view(state, promise.seat)
        for move, code, name, effect in promise.steps:
            if move in moves:
                offer = rules.words.offer(view, promise.seat, moves[move])
                if (offer.code, describe_text(offer.name)) == (code, name):
                    same = self.say(before, offer.effect) == effect
                    return move if same or ("effect", "") not in promise.stops else None
        return None

    def say(self, position: Position, text: Text | None) -> str:
        """Return a text as a player reads it."""
        words = catalogue("en", position.game.package)
        return "" if text is None else words.format(text, position.table.names)


def describe_text(text: Text) -> str:
    """Return the name of a thing and what it refers to."""
    return json.dumps(text_to_json(text), sort_keys=True)
