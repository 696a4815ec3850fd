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
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from engine.core.chance import Chance
from engine.core.events import Plain
from engine.core.frames import Frame
from engine.core.state import State
from engine.core.words.text import Text

S = TypeVar("S", bound=State)

PASS_WORDS = dict.fromkeys(("pass", "decline", "stop", "done", "no", "0"))
"""Choices that mean "pass" in any game, in order of preference, for quick look-ups."""

Answer: TypeAlias = "str | tuple[str, ...] | None"
"""A seat's answer to a sealed question.

It is ``None`` before the first step, a tuple of words while it is incomplete, and then a text.
"""

_FIRST_ARGUMENT = 2
"""Position of the first argument among the parts of a frame, after the saved name and seat."""
_SEATS = 2
"""Position of the seats among the parts of a sealed frame, after seat -1."""
_ANSWERS = 3
"""Position of the answers."""


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
    """A rule that waits for a choice, of one seat (:class:`Decision`) or more (:class:`Sealed`)."""

    automatic = False
    verb: ClassVar[str]
    """The first word of a move's text: ``place 12``."""
    verbless: ClassVar[frozenset[str]] = frozenset()
    """Choices whose move has no verb: ``pass``."""
    always_ask: ClassVar[bool] = False
    """Whether it is asked even if there is only one legal choice."""
    secret: ClassVar[bool] = False
    """Whether others may not know the choices, because they depend on what only the seat knows."""
    goes_round: ClassVar[bool] = False
    """Whether it is a small step that all players take in turn.

    A player who is active is not notified of it each time.
    """
    out_of_turn: ClassVar[bool] = False
    """Whether it interrupts another seat's turn."""
    payment: ClassVar[bool] = False
    """Whether it only asks what to pay with."""

    @classmethod
    def move(cls, choice: str) -> str:
        """Return the move's text for a choice: ``place 12``, ``pass``."""
        return choice if choice in cls.verbless else f"{cls.verb} {choice}"

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

    def cheapest_payments(self, state: S, seat: int) -> Sequence[str]:
        """Return the legal choices of a payment, except those that cost more than another."""
        return self.options(state, seat)


class Decision(Question[S]):
    """A rule that asks the frame's seat to choose."""

    seat: int

    @abstractmethod
    def take(self, state: S, seat: int, choice: str) -> None:
        """Carry out a legal choice; the frame has already been taken off the stack."""

    def public_frame(self) -> Decision[S]:
        """Return the question that others see.

        For a later step of a private choice it is the first step, so that they cannot tell how far
        the seat is.
        """
        return self

    def seen_by(self, seat: int | None) -> Frame:
        """Return the question as a seat may know it (``None``: the public)."""
        return self if seat == self.seat else self.public_frame()

    def public_choices(self, view: S) -> Sequence[str]:
        """Return the legal choices as far as others may know them."""
        return () if self.secret else view.legal

    def fill(self, state: S, chance: Chance) -> None:
        """Set the legal choices of a filled-in state."""
        state.legal = tuple(self.options(state, self.seat))

    def record_if_declined(self, state: S, choice: str, **data: Plain) -> bool:
        """Record an event if the choice is one of :data:`PASS_WORDS`; return whether it is."""
        if choice not in PASS_WORDS:
            return False
        if state.events is not None:
            state.tell("declined", self.seat, rule=self.saved_name, **data)
        return True


class Sealed(Question[S]):
    """A decision that several ``seats`` make at the same time, in secret.

    A complete answer may be given again from its first step until the last one is in. Then all are
    revealed together, in seat order.
    """

    sealed = True
    secret = True
    out_of_turn = True

    seats: Sequence[int]

    # The source of a frame's parts, see Frame.
    _first_parameter = ("seats", _SEATS)
    _leading_parts = ("saved_name", "-1", "tuple(seats)", "(None,) * len(seats)")
    _cached = False

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The answers so far, in the order of the seats."""
        answers: tuple[Answer, ...] = self[_ANSWERS]
        return answers

    def seen_by(self, seat: int | None) -> Frame:
        """Return the frame as a seat may know it: other answers become ``"?"`` or ``None``."""
        seen = (
            answer if who == seat else ("?" if isinstance(answer, str) else None)
            for who, answer in zip(self.seats, self.answers, strict=True)
        )
        return self._with_answers(seen)

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

    def given(self, seat: int) -> Answer:
        """Return a seat's answer so far; ``None`` if it is not asked."""
        return self.answers[self.seats.index(seat)] if seat in self.seats else None

    def steps(self, seat: int) -> tuple[str, ...]:
        """Return the steps of a seat's unfinished answer; none if it is complete."""
        given = self.given(seat)
        return given if isinstance(given, tuple) else ()

    def with_answer(self, seat: int, answer: Answer) -> Self:
        """Return the frame with the answer of one seat replaced."""
        pairs = zip(self.seats, self.answers, strict=True)
        return self._with_answers([answer if who == seat else given for who, given in pairs])

    def _with_answers(self, answers: Iterable[Answer]) -> Self:
        return self.of((*self[:_ANSWERS], tuple(answers), *self[_ANSWERS + 1 :]))

    def answer(self, state: S, seat: int, choice: str) -> Answer:
        """Return the seat's answer after a legal choice: a text once it is complete."""
        return choice

    @abstractmethod
    def reveal(self, state: S) -> None:
        """Carry out the answers; the frame holds all of them and has been taken off the stack."""


def pass_among(choices: Sequence[str]) -> str | None:
    """Return the choice that means "pass", or ``None`` if there is none."""
    return next((word for word in PASS_WORDS if word in choices), None)


def unanswered(frame: Any) -> tuple[int, ...]:
    """Return the seats of a sealed question whose answer is missing."""
    answers = zip(frame.seats, frame.answers, strict=True)
    return tuple([seat for seat, given in answers if type(given) is not str])


def question_key(frame: Any, seat: int) -> str:
    """Return a key of a seat's question, which is the same whenever the question is.

    The key is the rule's saved name and the frame's arguments as JSON. For a sealed question it
    includes the steps of the answer the seat has already given.
    """
    if frame.sealed:
        parts = [frame.saved_name, *frame[_ANSWERS + 1 :], frame.steps(seat)]
    else:
        parts = [frame.saved_name, *frame[_FIRST_ARGUMENT:]]
    return json.dumps(parts, separators=(",", ":"))


def saved_rule_name(key: str) -> str:
    """Return the saved name of the rule that asks the question with that key."""
    return str(json.loads(key)[0])
