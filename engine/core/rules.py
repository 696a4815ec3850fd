"""Rules: one class per paragraph of a rulebook, either automatic or a decision.

A rule's class is called with a seat and its declared arguments to make a frame, which waits on the
state's stack until the rule is due (:mod:`engine.core.frames`).

The names in the docstrings of rules, such as ``(rules: Income)``, are headings of the game's rules
in plain words (:attr:`engine.core.definition.GameDefinition.rules_page`); a ruling there settles
what the rulebook leaves open.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from engine.core.chance import Chance
from engine.core.events import Plain
from engine.core.frames import Frame
from engine.core.state import State
from engine.core.words.text import Text

S = TypeVar("S", bound=State)

_SEAT = 1
_SEATS, _ANSWERS = 2, 3
"""Positions among the parts of a frame; in a sealed one, the seats and answers follow seat -1."""


class Rule(Frame, ABC, Generic[S]):
    """One paragraph of the rulebook; its attributes are the arguments of the frame."""

    automatic: ClassVar[bool]


class Automatic(Rule[S]):
    """A rule that runs without a choice."""

    automatic = True

    seat: int

    @abstractmethod
    def run(self, state: S) -> None:
        """Carry out the rule; its frame has already been taken off the stack."""


class Question(Rule[S]):
    """A rule that waits for a choice.

    ``verb`` begins the move's text (``place 12``); choices in ``bare`` need no verb (``pass``). A
    question with one legal choice is answered automatically unless ``always_ask``. Choices are
    public unless ``secret``. ``goes_round`` marks a small step that all players take in turn: a
    player who is active is not notified of it each time. A question that interrupts another seat's
    turn is ``out_of_turn``. A ``payment`` only asks what to pay with. A ``sealed`` question asks
    several seats at the same time.
    """

    automatic = False
    verb: ClassVar[str]
    bare: ClassVar[frozenset[str]] = frozenset()
    always_ask: ClassVar[bool] = False
    secret: ClassVar[bool] = False
    goes_round: ClassVar[bool] = False
    out_of_turn: ClassVar[bool] = False
    payment: ClassVar[bool] = False

    @classmethod
    def move(cls, choice: str) -> str:
        """Return the move's text for a choice: ``place 12``, ``pass``."""
        return choice if choice in cls.bare else f"{cls.verb} {choice}"

    @abstractmethod
    def options(self, state: S, seat: int) -> Sequence[str]:
        """Return the legal choices of the seat, unique, never empty, in the rulebook's order."""

    def vocabulary(self, state: S, seat: int) -> Sequence[str]:
        """Return every choice a player might look for, legal or not, to answer "why can't I …?"."""
        return self.options(state, seat)

    def refusal(self, state: S, seat: int, choice: str) -> Text | None:
        """Return why a choice of the vocabulary is not legal now, with the numbers involved."""
        return None

    def default(self, state: S, seat: int) -> str:
        """Return the least committal legal choice, for autopilot."""
        legal = self.options(state, seat)
        return pass_among(legal) or legal[0]

    def legacy_moves(self, state: S, seat: int) -> Mapping[str, str]:
        """Return the moves that older versions recorded for this question: move text to choice.

        They let old games be replayed.
        """
        return {}

    def undominated(self, state: S, seat: int) -> Sequence[str]:
        """Return the legal choices of a payment, except those that cost more for the same."""
        return self.options(state, seat)


class Decision(Question[S]):
    """A rule that asks the frame's seat to choose."""

    seat: int

    @abstractmethod
    def take(self, state: S, seat: int, choice: str) -> None:
        """Carry out a legal choice; the frame has already been taken off the stack."""

    def shown(self) -> Decision[S]:
        """Return the question that others see; for a step of a private choice the first one."""
        return self

    def seen_by(self, seat: int | None) -> Frame:
        """Return the question as a seat may know it (``None``: the public)."""
        return self if seat == self.seat else self.shown()

    def choices_seen(self, view: S) -> Sequence[str]:
        """Return the choices as others may know them: none that depend on the seat's secrets."""
        return () if self.secret else view.legal

    def fill(self, state: S, chance: Chance) -> None:
        """Set the legal choices of a filled-in state."""
        state.legal = tuple(self.options(state, self.seat))

    def record_if_declined(self, state: S, choice: str, **data: Plain) -> bool:
        """Record an event if the choice is one of :data:`PASS_WORDS`; return whether it is."""
        if choice not in _PASS_WORDS:
            return False
        if state.events is not None:
            state.tell("declined", self.seat, rule=self.saved_name, **data)
        return True


class Sealed(Question[S]):
    """A decision that several ``seats`` make at the same time, in secret.

    An answer is ``None`` before its first step, a tuple of words while it is incomplete, and a text
    when it is complete. A complete answer may be given again from its first step until the last one
    is in; then all are revealed together, in seat order.
    """

    sealed = True
    secret = True
    out_of_turn = True

    seats: Sequence[int]

    _first_parameter = ("seats", _SEATS)
    _leading_parts = ("saved_name", "-1", "tuple(seats)", "(None,) * len(seats)")
    _cached = False

    @property
    def answers(self) -> tuple[str | tuple[str, ...] | None, ...]:
        """The answers so far, in the order of the seats."""
        answers: tuple[str | tuple[str, ...] | None, ...] = self[_ANSWERS]
        return answers

    def seen_by(self, seat: int | None) -> Frame:
        """Return the frame as a seat may know it: other answers become ``"?"`` or ``None``."""
        seen = tuple(
            answer if who == seat else ("?" if isinstance(answer, str) else None)
            for who, answer in zip(self.seats, self.answers, strict=True)
        )
        return self.of((*self[:_ANSWERS], seen, *self[_ANSWERS + 1 :]))

    def fill(self, state: S, chance: Chance) -> None:
        """Replace blanked answers by random ones, step by step."""
        frame = self
        for seat, given in zip(self.seats, self.answers, strict=True):
            if given == "?":
                frame = frame.with_answer(seat, None)
                while seat in unanswered(frame):
                    legal = frame.options(state, seat)
                    answer = frame.answer(state, seat, legal[chance.below(len(legal))])
                    frame = frame.with_answer(seat, answer)
        state.stack[-1] = frame

    def answers_by_seat(self) -> dict[int, str]:
        """Return the complete answers, in seat order."""
        answers = zip(self.seats, self.answers, strict=True)
        return {seat: given for seat, given in answers if isinstance(given, str)}

    def given(self, seat: int) -> str | tuple[str, ...] | None:
        """Return a seat's answer so far; ``None`` if it is not asked."""
        return self.answers[self.seats.index(seat)] if seat in self.seats else None

    def steps(self, seat: int) -> tuple[str, ...]:
        """Return the steps of a seat's unfinished answer; none if it is complete."""
        given = self.given(seat)
        return given if isinstance(given, tuple) else ()

    def with_answer(self, seat: int, answer: str | tuple[str, ...] | None) -> Self:
        """Return the frame with the answer of one seat replaced."""
        answers = [
            answer if who == seat else given
            for who, given in zip(self.seats, self.answers, strict=True)
        ]
        return self.of((*self[:_ANSWERS], tuple(answers), *self[_ANSWERS + 1 :]))

    def answer(self, state: S, seat: int, choice: str) -> str | tuple[str, ...]:
        """Return the seat's answer after a legal choice: a text once it is complete."""
        return choice

    @abstractmethod
    def reveal(self, state: S) -> None:
        """Carry out the answers; the frame holds all of them and has been taken off the stack."""


PASS_WORDS = ("pass", "decline", "stop", "done", "no", "0")
"""Choices that mean "pass" in any game, in order of preference."""
_PASS_WORDS = frozenset(PASS_WORDS)


def pass_among(choices: Sequence[str]) -> str | None:
    """Return the choice that means "pass", or ``None`` if there is none."""
    return next((word for word in PASS_WORDS if word in choices), None)


def unanswered(frame: Any) -> tuple[int, ...]:
    """Return the seats of a sealed question whose answer is missing."""
    answers = zip(frame.seats, frame.answers, strict=True)
    return tuple([seat for seat, given in answers if type(given) is not str])


def question_of(frame: Any, seat: int) -> str:
    """Return a key for a seat's question; equal keys mean the same question.

    The key is the rule's saved name and the frame's arguments as JSON. For a sealed question it
    includes the steps of the answer the seat has already given.
    """
    if frame.sealed:
        parts = [frame.saved_name, *frame[_ANSWERS + 1 :], frame.steps(seat)]
    else:
        parts = [frame.saved_name, *frame[_SEAT + 1 :]]
    return json.dumps(parts, separators=(",", ":"))


def saved_rule_name(question: str) -> str:
    """Return the saved name of the rule that asks the question with that key."""
    return str(json.loads(question)[0])
