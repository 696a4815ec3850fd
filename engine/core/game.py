"""The base class of every game, with the loop that runs it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, TypeVar

from engine.core.chance import Chance
from engine.core.definition import GameDefinition
from engine.core.errors import EngineError, IllegalMove
from engine.core.events import Event
from engine.core.fields import StateError
from engine.core.rules import Answer, Decision, Rule, Sealed, unanswered
from engine.core.state import State
from engine.core.words.phrases import persons
from engine.core.words.text import Text, say

S = TypeVar("S", bound=State)


class Game(GameDefinition[S]):
    """The rules of a game; one instance serves all games being played.

    All methods check their arguments except :meth:`apply_unchecked`, which simulations use. A state
    is *at rest* when the game is over or a decision with more than one choice is on top of the
    stack.
    """

    def new(
        self,
        seats: int,
        options: Mapping[str, str] | None = None,
        chance: Chance | None = None,
        *,
        events: bool = False,
    ) -> S:
        """Return a game at its first decision.

        Raises:
            EngineError: the game does not have that number of seats or that option.
        """
        state = self.setup(seats, self.full_options(seats, options), chance or Chance(0))
        state.events = [] if events else None
        self.advance(state)
        return state

    def full_options(self, seats: int, options: Mapping[str, str] | None) -> dict[str, str]:
        """Return all options, with defaults for those not named; raise if one is unknown."""
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
        """Rebuild the state that :meth:`State.to_json` described, without advancing it.

        Raises:
            StateError: a field is missing or mistyped.
        """
        state = self.state_type.from_json(plain)
        try:
            state.stack = [self.saved_rules[frame[0]].of(frame) for frame in state.stack]
        except LookupError as error:
            raise StateError(f"{self.state_type.__name__}: “stack” has no rule {error}") from error
        return state

    @cached_property
    def saved_rules(self) -> Mapping[str, type[Rule[S]]]:
        """The rules by their names in saved data, see ``Frame.saved_name``."""
        return {rule.saved_name: rule for rule in self.rules.values()}

    def restore(self, plain: Mapping[str, Any]) -> S:
        """Rebuild a saved state and advance it to its decision; raises as :meth:`load`."""
        state = self.load(plain)
        self.advance(state)
        return state

    def advance(self, state: S) -> None:
        """Run rules until a seat has a real choice, or the game is over."""
        stack = state.stack
        while stack:
            frame: Any = stack.pop()
            if frame.automatic:
                frame.run(state)
            elif frame.sealed:
                if self._awaits_answers(state, frame):
                    return
            else:
                seat = frame.seat
                legal = frame.options(state, seat)
                if len(legal) > 1 or frame.always_ask:
                    stack.append(frame)
                    state.legal = tuple(legal)
                    return
                if state.events is not None:
                    state.events.append(_forced_event(frame, legal[0]))
                frame.take(state, seat, legal[0])
        state.legal = ()

    def _awaits_answers(self, state: S, frame: Sealed[S]) -> bool:
        """Fill in forced answers; return whether others are missing, else reveal all of them."""
        for seat in () if frame.always_ask else unanswered(frame):
            given: Answer = ()
            while type(given) is not str:
                legal = frame.options(state, seat)
                if len(legal) > 1:
                    break
                given = frame.answer(state, seat, legal[0])
                frame = frame.with_answer(seat, given)
            else:
                state.tell("answered", seat)
        if unanswered(frame):
            state.stack.append(frame)
            state.legal = ()
            return True
        state.reveals += 1
        frame.reveal(state)
        return False

    def top(self, state: S) -> Decision[S] | Sealed[S]:
        """Return the waiting question.

        Raises:
            EngineError: the game is over.
        """
        if not state.stack:
            raise EngineError("the game is over")
        question: Any = state.stack[-1]
        asked: Decision[S] | Sealed[S] = question
        return asked

    def may_act(self, state: S) -> tuple[int, ...]:
        """Return the seats that may act now; a sealed answer may still be changed."""
        if not state.stack:
            return ()
        asked: Any = state.stack[-1]
        return tuple(asked.seats) if asked.sealed else (asked.seat,)

    def to_move(self, state: S) -> tuple[int, ...]:
        """Return the seats that must act before the game can go on."""
        if not state.stack:
            return ()
        asked = state.stack[-1]
        return unanswered(asked) if asked.sealed else (asked.seat,)

    def turn_ended(self, state: S, seat: int) -> bool:
        """Return whether the seat's turn is over: another one is asked, or a turn begins."""
        if not state.stack:
            return True
        return self.turn_begins(state) or seat not in self.to_move(state)

    def turn_begins(self, state: S) -> bool:
        """Return whether the current question begins a turn."""
        return bool(state.stack) and state.stack[-1].name in self.turn_starts

    def answers_out_of_turn(self, state: S) -> bool:
        """Return whether the question interrupts another seat's turn, or is sealed."""
        return bool(state.stack) and self.top(state).out_of_turn

    def asks_in_private(self, state: S) -> bool:
        """Return whether the current question, or the choice, is hidden from the public.

        That applies to secret questions and to the later steps of a choice that is only shown when
        it is complete; until then the public still sees its first question.
        """
        return self.top(state).secret or self.shows_earlier_question(state)

    def shows_earlier_question(self, state: S) -> bool:
        """Return whether the public still sees another question than the current one.

        That applies to the later steps of a choice that is only shown when it is complete.
        """
        return bool(self.view(state, None).stack[-1].name != self.top(state).name)

    def legal_choices(self, state: S, seat: int) -> tuple[str, ...]:
        """Return the legal choices of a seat in a stable order; none if it may not act."""
        if seat not in self.may_act(state):
            return ()
        asked = self.top(state)
        return tuple(asked.options(state, seat)) if asked.sealed else state.legal

    def move(self, state: S, choice: str) -> str:
        """Return the move's text for a choice of the waiting decision."""
        return self.top(state).move(choice)

    def moves(self, state: S, seat: int) -> dict[str, str]:
        """Return the legal moves of a seat: move text to choice."""
        legal = self.legal_choices(state, seat)
        return {self.move(state, choice): choice for choice in legal}

    def vocabulary(self, state: S, seat: int) -> tuple[str, ...]:
        """Return every choice a player might look for, legal or not; none if not asked."""
        if seat not in self.may_act(state):
            return ()
        return tuple(self.top(state).vocabulary(state, seat))

    def refusal(self, state: S, seat: int, choice: str) -> Text | None:
        """Return why a choice is not legal for the seat now, or ``None`` if it is."""
        reason = self._why_not_asked(state, seat)
        if reason is not None or choice in self.legal_choices(state, seat):
            return reason
        asked = self.top(state)
        if choice in asked.legacy_moves(state, seat).values():
            return None
        if choice in self.vocabulary(state, seat):
            reason = asked.refusal(state, seat, choice)
        return reason or say("refusal-not-offered", move=asked.move(choice))

    def _why_not_asked(self, state: S, seat: int) -> Text | None:
        if not state.stack:
            return say("refusal-over")
        if seat not in self.may_act(state):
            return say("refusal-not-now", who=persons(self.to_move(state)))
        return None

    def parse_move(self, state: S, seat: int, move: str) -> str:
        """Return the legal choice that a move's text names.

        Raises:
            IllegalMove: with the reason.
        """
        reason = self._why_not_asked(state, seat)
        if reason is not None:
            raise IllegalMove(reason)
        asked = self.top(state)
        legacy = asked.legacy_moves(state, seat)
        if move in legacy:
            return legacy[move]
        choices = {asked.move(word): word for word in self.vocabulary(state, seat)}
        if move not in choices:
            raise IllegalMove(say("refusal-not-offered", move=move))
        reason = self.refusal(state, seat, choices[move])
        if reason is not None:
            raise IllegalMove(reason)
        return choices[move]

    def is_step(self, state: S, seat: int, choice: str) -> bool:
        """Return whether a legal choice leaves the seat's sealed answer incomplete."""
        asked = self.top(state)
        return isinstance(asked, Sealed) and not isinstance(asked.answer(state, seat, choice), str)

    def draft(self, view: S, seat: int, step: str) -> S:
        """Return a seat's view as it would be after a step of its sealed answer.

        Raises:
            IllegalMove: the choice is not legal, or not a step.
        """
        asked = self.top(view)
        reason = self.refusal(view, seat, step)
        if reason is None and isinstance(asked, Sealed) and self.is_step(view, seat, step):
            drafted = view.copy()
            drafted.stack[-1] = asked.with_answer(seat, asked.answer(view, seat, step))
            return drafted
        raise IllegalMove(reason or say("refusal-not-offered", move=asked.move(step)))

    def default(self, state: S, seat: int) -> str:
        """Return the least committal legal choice, for autopilot."""
        return self.top(state).default(state, seat)

    def apply(self, state: S, seat: int, choice: str) -> None:
        """Make a choice and advance to the next decision.

        Raises:
            IllegalMove: with the reason; nothing has changed.
        """
        reason = self.refusal(state, seat, choice)
        if reason is not None:
            raise IllegalMove(reason)
        self.apply_unchecked(state, seat, choice)

    def apply_unchecked(self, state: S, seat: int, choice: str) -> None:
        """Make a legal choice without checking it; otherwise like :meth:`apply`."""
        frame: Any = state.stack.pop()
        if frame.sealed:
            given = frame.answer(state, seat, choice)
            state.stack.append(frame.with_answer(seat, given))
            if type(given) is str:
                state.tell("answered", seat)
        else:
            frame.take(state, seat, choice)
        self.advance(state)


def _forced_event(asked: Decision[S], choice: str) -> Event:
    """Return the event of a choice without an alternative, which is secret if the question is."""
    if asked.secret:
        return Event("forced", asked.seat, {"rule": asked.saved_name}, {"choice": choice})
    return Event("forced", asked.seat, {"rule": asked.saved_name, "choice": choice})
