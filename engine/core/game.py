"""The contract: what every game offers, and the one loop that runs all of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from engine.core.chance import Chance
from engine.core.errors import EngineError, IllegalMove
from engine.core.rules import Decision, Frame, Rule, Sealed, answered, unanswered
from engine.core.state import State
from engine.core.teaching import Teaching
from engine.core.words.game_words import Words
from engine.core.words.phrases import persons
from engine.core.words.text import Text, say

S = TypeVar("S", bound=State)


class Option(NamedTuple):
    """A way to play that a table chooses before it starts; the first value is the usual one.

    Its texts are ``option-<game>-<name>`` and, for each value, ``option-<game>-<name>-<value>``.
    """

    name: str
    values: tuple[str, ...]


class ScoreLine(NamedTuple):
    """One source of points and each seat's points from it.

    Its text is ``<game>-score-<source>``.
    """

    source: str
    points: tuple[int, ...]


def score_lines(sources: Sequence[str], points: Sequence[Sequence[int]]) -> tuple[ScoreLine, ...]:
    """A line for each source, from what every seat has from each of them."""
    columns = zip(*points, strict=True)
    return tuple(ScoreLine(*line) for line in zip(sources, columns, strict=True))


UNKNOWN = -1
"""A hidden score; real ones are never below 0."""


class Outcome(NamedTuple):
    """The scores by seat, as they stand or as they ended, and where they came from.

    In the outcome of a view a score that its seat may not know is :data:`UNKNOWN`. ``winners`` is
    empty while the game runs; several seats share a win.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    lines: tuple[ScoreLine, ...]


class Game(ABC, Generic[S]):
    """A game's rules, apart from any game being played: it holds tables, never a state.

    Public calls check everything; :meth:`apply_unchecked` is the path for simulations. A state at
    rest is over or has on top of its stack a decision with something to choose.
    """

    name: ClassVar[str]
    rules_version: ClassVar[int]
    seat_counts: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    max_decisions: ClassVar[int]
    """No game has more decisions than this, whatever is chosen."""
    final_scoring: ClassVar[frozenset[str]] = frozenset()
    """The kinds of the events that tell its final scoring: points no single move has made."""

    setbacks: ClassVar[frozenset[str]] = frozenset()
    """The kinds of the events that take something from their seat, which others may have done."""

    signals: ClassVar[tuple[str, ...]] = ()
    """The kinds of the events at which a plan for later may want to stop, each with a text
    ``<game>-signal-<kind>``."""

    teaching: ClassVar[Teaching] = Teaching()
    """What it brings for newcomers."""

    turn_starts: ClassVar[frozenset[str]] = frozenset()
    """The questions with which a turn begins, or a part of one that stands by itself.

    Where one is asked, what went before is complete; at any other question of the same seat
    something is half done, and nobody should judge the position as it stands.
    """

    hands_can_be_counted: ClassVar[bool] = False
    """Whether hidden things follow from what was announced, for whoever has kept count."""

    rules: Mapping[str, Rule[S]]
    words: Words[S]
    state_type: type[S]

    @property
    def package(self) -> str:
        """The package that holds the game and its catalogues."""
        return f"engine.{self.name}"

    # What a game defines

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> S:
        """A new state with the set-up done as far as it is automatic and the first frame queued."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> S:
        """What that seat may know (``None``: the public): a copy with the unknown blanked."""

    @abstractmethod
    def determinize(self, view: S, chance: Chance) -> S:
        """A full state that agrees with the view, the unknown filled in at random and fairly."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """The scores, and at the end the winners; asked between rules and as events are told."""

    def points_with_prospects(self, state: S) -> tuple[int, ...]:
        """The points by seat with those that later scorings bring for what is there already.

        What turned a game is measured by it: with an event that earns, not when it is counted.
        """
        return self.outcome(state).scores

    @abstractmethod
    def round_of(self, state: S) -> int:
        """The round or turn a position belongs to, from 1; 0 before the first one."""

    @abstractmethod
    def broken_invariants(self, state: S) -> list[str]:
        """Every conservation law or invariant the state breaks; empty when it is sound."""

    # What the contract makes of it

    def new(
        self,
        seats: int,
        options: Mapping[str, str] | None = None,
        chance: Chance | None = None,
        *,
        events: bool = False,
    ) -> S:
        """A game at its first decision.

        Raises:
            EngineError: the number of seats or an option is not one the game has.
        """
        state = self.setup(seats, self.full_options(seats, options), chance or Chance(0))
        state.events = [] if events else None
        self.advance(state)
        return state

    def full_options(self, seats: int, options: Mapping[str, str] | None) -> dict[str, str]:
        """The options with the usual value for those not named; raises on what is unknown."""
        if seats not in self.seat_counts:
            counts = ", ".join(map(str, self.seat_counts))
            raise EngineError(f"{self.name} is for {counts} players, not {seats}")
        chosen = {option.name: option.values[0] for option in self.options}
        values = {option.name: option.values for option in self.options}
        for name, value in (options or {}).items():
            if value not in values.get(name, ()):
                raise EngineError(f"{self.name} has no option {name}={value}")
            chosen[name] = value
        return chosen

    def load(self, plain: Mapping[str, Any]) -> S:
        """The state that :meth:`State.to_json` described, not yet settled.

        Raises:
            StateError: a field is missing or mistyped.
        """
        return self.state_type.from_json(plain)

    def restore(self, plain: Mapping[str, Any]) -> S:
        """A saved state, at rest again; raises as :meth:`load`."""
        state = self.load(plain)
        self.advance(state)
        return state

    def advance(self, state: S) -> None:
        """Run on until somebody has something to choose, or the game is over."""
        stack, rules = state.stack, self.rules
        while stack:
            frame = stack.pop()
            rule: Any = rules[frame[0]]
            if rule.automatic:
                rule.run(state, frame)
            elif frame[1] < 0:
                if self._rests_sealed(state, rule, frame):
                    return
            else:
                legal = rule.options(state, frame)
                if len(legal) > 1 or rule.always_ask:
                    stack.append(frame)
                    state.legal = tuple(legal)
                    return
                if rule.secret:
                    state.whisper("forced", frame[1], {"choice": legal[0]}, rule=frame[0])
                else:
                    state.tell("forced", frame[1], rule=frame[0], choice=legal[0])
                rule.take(state, frame, legal[0])
        state.legal = ()

    def _rests_sealed(self, state: S, rule: Sealed[S], frame: Frame) -> bool:
        """Fill in answers that leave no choice; whether anybody still owes one."""
        for seat in () if rule.always_ask else unanswered(frame):
            given: str | tuple[str, ...] = ()
            while type(given) is not str:
                legal = rule.options(state, frame, seat)
                if len(legal) > 1:
                    break
                given = rule.answer(state, frame, seat, legal[0])
                frame = answered(frame, seat, given)
            else:
                state.tell("answered", seat)
        if unanswered(frame):
            state.stack.append(frame)
            state.legal = ()
            return True
        state.reveals += 1
        rule.reveal(state, frame)
        return False

    def top(self, state: S) -> tuple[Frame, Decision[S] | Sealed[S]]:
        """The frame that waits and its rule.

        Raises:
            EngineError: the game is over.
        """
        if not state.stack:
            raise EngineError("the game is over")
        frame = state.stack[-1]
        rule = self.rules[frame[0]]
        assert isinstance(rule, Decision | Sealed)
        return frame, rule

    def may_act(self, state: S) -> tuple[int, ...]:
        """Every seat that may act now: one, or all that may answer or change a sealed answer."""
        if not state.stack:
            return ()
        frame = state.stack[-1]
        return (frame[1],) if frame[1] >= 0 else frame[2]

    def to_move(self, state: S) -> tuple[int, ...]:
        """The seats the table cannot go on without: those waiting whose answer is not in."""
        if not state.stack:
            return ()
        frame = state.stack[-1]
        if frame[1] >= 0:
            return (frame[1],)
        return unanswered(frame)

    def turn_ended(self, state: S, seat: int) -> bool:
        """Whether nothing of that seat is half done: another one is asked, or a turn begins."""
        if not state.stack:
            return True
        asked = state.stack[-1][1]
        return self.turn_begins(state) or asked not in (seat, -1) or seat not in self.to_move(state)

    def turn_begins(self, state: S) -> bool:
        """Whether what is asked now is what a turn begins with."""
        return bool(state.stack) and state.stack[-1][0] in self.turn_starts

    def answers_out_of_turn(self, state: S) -> bool:
        """Whether what is asked now begins no turn: an answer within what others do, a ballot."""
        return bool(state.stack) and self.top(state)[1].out_of_turn

    def asks_in_private(self, state: S) -> bool:
        """Whether the public may not know what is asked, or what is chosen.

        That is so of secret questions, and of the steps of a choice that are not shown before it
        is complete: for all others the seat is still asked what it was asked first.
        """
        frame, rule = self.top(state)
        return rule.secret or self.view(state, None).stack[-1][0] != frame[0]

    def legal_choices(self, state: S, seat: int) -> tuple[str, ...]:
        """The choices of a waiting seat, in a stable order; none for any other seat."""
        if seat not in self.may_act(state):
            return ()
        frame, rule = self.top(state)
        if isinstance(rule, Decision):
            return state.legal
        return tuple(rule.options(state, frame, seat))

    def move(self, state: S, choice: str) -> str:
        """The text of a choice of the waiting decision as a move."""
        return self.top(state)[1].move(choice)

    def moves(self, state: S, seat: int) -> dict[str, str]:
        """The legal moves of a seat: move text to choice."""
        legal = self.legal_choices(state, seat)
        if not legal:
            return {}
        rule = self.top(state)[1]
        return {rule.move(choice): choice for choice in legal}

    def vocabulary(self, state: S, seat: int) -> tuple[str, ...]:
        """Every choice the seat might look for now, legal or not; none when it is not asked."""
        if seat not in self.may_act(state):
            return ()
        frame, rule = self.top(state)
        if isinstance(rule, Decision):
            return tuple(rule.vocabulary(state, frame))
        return tuple(rule.vocabulary(state, frame, seat))

    def refusal(self, state: S, seat: int, choice: str) -> Text | None:
        """Why the seat may not make that choice now; ``None`` when it may."""
        reason = self._not_asked(state, seat)
        if reason is not None or choice in self.legal_choices(state, seat):
            return reason
        if choice in self._legacy_moves(state).values():
            return None
        frame, rule = self.top(state)
        if choice in self.vocabulary(state, seat):
            if isinstance(rule, Decision):
                reason = rule.refusal(state, frame, choice)
            else:
                reason = rule.refusal(state, frame, seat, choice)
        return reason or say("refusal-not-offered", move=rule.move(choice))

    def _legacy_moves(self, state: S) -> Mapping[str, str]:
        frame, rule = self.top(state)
        return rule.legacy_moves(state, frame) if isinstance(rule, Decision) else {}

    def _not_asked(self, state: S, seat: int) -> Text | None:
        if not state.stack:
            return say("refusal-over")
        if seat not in self.may_act(state):
            return say("refusal-not-now", who=persons(self.to_move(state)))
        return None

    def parse_move(self, state: S, seat: int, move: str) -> str:
        """The legal choice that a move's text names.

        Raises:
            IllegalMove: with the reason.
        """
        reason = self._not_asked(state, seat)
        if reason is None:
            if move in (former := self._legacy_moves(state)):
                return former[move]
            words = {self.move(state, word): word for word in self.vocabulary(state, seat)}
            if move not in words:
                raise IllegalMove(say("refusal-not-offered", move=move))
            reason = self.refusal(state, seat, words[move])
            if reason is None:
                return words[move]
        raise IllegalMove(reason)

    def default(self, state: S, seat: int) -> str:
        """The least committal legal choice of a waiting seat, for one that no longer plays."""
        frame, rule = self.top(state)
        if isinstance(rule, Decision):
            return rule.default(state, frame)
        return rule.default(state, frame, seat)

    def apply(self, state: S, seat: int, choice: str) -> None:
        """Take a choice and run on to the next decision.

        Raises:
            IllegalMove: with the reason; nothing has changed.
        """
        reason = self.refusal(state, seat, choice)
        if reason is not None:
            raise IllegalMove(reason)
        self.apply_unchecked(state, seat, choice)

    def apply_unchecked(self, state: S, seat: int, choice: str) -> None:
        """:meth:`apply` without the checks."""
        frame = state.stack.pop()
        rule: Any = self.rules[frame[0]]
        if frame[1] >= 0:
            rule.take(state, frame, choice)
        else:
            given = rule.answer(state, frame, seat, choice)
            state.stack.append(answered(frame, seat, given))
            if type(given) is str:
                state.tell("answered", seat)
        self.advance(state)
