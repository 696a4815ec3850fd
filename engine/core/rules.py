"""Rules: one class per paragraph of a rulebook, either automatic or a decision.

A frame ``(rule, seat, *args)`` on the state's stack names the rule that handles it. Rules hold no
state of their own: one instance serves every game being played.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.chance import Chance
from engine.core.events import Plain
from engine.core.state import State
from engine.core.words.text import Text

S = TypeVar("S", bound=State)

Frame = tuple[Any, ...]
"""``(rule, seat, *args)``: plain data without references. Seat -1 is the game itself."""


class Rule(ABC, Generic[S]):
    """One paragraph of the rulebook; frames refer to it by its name."""

    name: ClassVar[str]
    automatic: ClassVar[bool]


class Automatic(Rule[S]):
    """A rule that runs without a choice."""

    automatic = True

    @abstractmethod
    def run(self, state: S, frame: Frame) -> None:
        """Carry out the rule; its frame has already been taken off the stack."""


class Question(Rule[S]):
    """A rule that waits for a choice.

    ``verb`` begins the move's text (``place 12``); choices in ``bare`` need no verb (``pass``). A
    question with one legal choice is answered automatically unless ``always_ask``. Choices are
    public unless ``secret``. ``goes_round`` marks a small step that all players take in turn: a
    player who is active is not notified of it each time. A question that interrupts another seat's
    turn is ``out_of_turn``. A ``payment`` only asks what to pay with.
    """

    automatic = False
    verb: ClassVar[str]
    bare: ClassVar[frozenset[str]] = frozenset()
    always_ask: ClassVar[bool] = False
    secret: ClassVar[bool] = False
    goes_round: ClassVar[bool] = False
    out_of_turn: ClassVar[bool] = False
    payment: ClassVar[bool] = False

    def move(self, choice: str) -> str:
        """Return the move's text for a choice: ``place 12``, ``pass``."""
        return choice if choice in self.bare else f"{self.verb} {choice}"


class Decision(Question[S]):
    """A rule that asks the frame's seat to choose."""

    @abstractmethod
    def options(self, state: S, frame: Frame) -> Sequence[str]:
        """Return the legal choices, unique, never empty, in the rulebook's order."""

    @abstractmethod
    def take(self, state: S, frame: Frame, choice: str) -> None:
        """Carry out a legal choice; the frame has already been taken off the stack."""

    def vocabulary(self, state: S, frame: Frame) -> Sequence[str]:
        """Return every choice a player might look for, legal or not, to answer "why can't I …?"."""
        return self.options(state, frame)

    def refusal(self, state: S, frame: Frame, choice: str) -> Text | None:
        """Return why a choice of the vocabulary is not legal now, with the numbers involved."""
        return None

    def legacy_moves(self, state: S, frame: Frame) -> Mapping[str, str]:
        """Return the moves that older versions recorded for this question: move text to choice.

        They let old games be replayed.
        """
        return {}

    def undominated(self, state: S, frame: Frame) -> Sequence[str]:
        """Return the legal choices of a payment, except those that cost more for the same."""
        return self.options(state, frame)

    def tell_if_declined(self, state: S, frame: Frame, choice: str, **data: Plain) -> bool:
        """Record an event and return True if the choice is one of :data:`PASS_WORDS`."""
        if choice not in _PASS_WORDS:
            return False
        if state.events is not None:
            state.tell("declined", frame[1], rule=self.name, **data)
        return True

    def default(self, state: S, frame: Frame) -> str:
        """Return the least committal legal choice, for autopilot."""
        legal = self.options(state, frame)
        return next((word for word in PASS_WORDS if word in legal), legal[0])


class Sealed(Question[S]):
    """A decision that several seats make at the same time, in secret.

    Its frame is ``(rule, -1, seats, answers, *args)``: a tuple of seats and a tuple of their
    answers. An answer is ``None`` before its first step, a tuple of words while it is incomplete,
    and a text when it is complete. A complete answer may be given again from its first step until
    the last one is in; then all are revealed together, in seat order.
    """

    secret = True
    out_of_turn = True

    @abstractmethod
    def options(self, state: S, frame: Frame, seat: int) -> Sequence[str]:
        """Return the legal answers of one seat, unique, never empty, in the rulebook's order."""

    def answer(self, state: S, frame: Frame, seat: int, choice: str) -> str | tuple[str, ...]:
        """Return the seat's answer after a legal choice: a text once it is complete."""
        return choice

    @abstractmethod
    def reveal(self, state: S, frame: Frame) -> None:
        """Carry out the answers; the frame holds all of them and has been taken off the stack."""

    def vocabulary(self, state: S, frame: Frame, seat: int) -> Sequence[str]:
        """Return every answer a player might look for, legal or not."""
        return self.options(state, frame, seat)

    def refusal(self, state: S, frame: Frame, seat: int, choice: str) -> Text | None:
        """Return why an answer of the vocabulary is not legal now."""
        return None

    def default(self, state: S, frame: Frame, seat: int) -> str:
        """Return the least committal legal answer."""
        legal = self.options(state, frame, seat)
        return next((word for word in PASS_WORDS if word in legal), legal[0])


PASS_WORDS = ("pass", "decline", "stop", "done", "no", "0")
"""Choices that mean "pass" in any game, in order of preference."""
_PASS_WORDS = frozenset(PASS_WORDS)


def sealed_frame(name: str, seats: Sequence[int], *args: Any) -> Frame:
    """Return a frame that asks all of ``seats`` at once, with no answers yet."""
    return (name, -1, tuple(seats), (None,) * len(seats), *args)


def blank_answers(frame: Frame, seat: int | None) -> Frame:
    """Return a sealed frame as one seat may see it: other answers become ``"?"`` or ``None``."""
    _, _, seats, answers = frame[:4]
    seen = tuple(
        answer if who == seat else ("?" if isinstance(answer, str) else None)
        for who, answer in zip(seats, answers, strict=True)
    )
    return (*frame[:3], seen, *frame[4:])


def fill_answers(rule: Sealed[S], state: S, chance: Chance) -> None:
    """Replace blanked answers of the sealed frame on top by random ones, step by step."""
    frame = state.stack[-1]
    for seat, given in zip(frame[2], frame[3], strict=True):
        if given == "?":
            frame = (*frame[:3], _opened(frame, seat), *frame[4:])
            while seat in unanswered(frame):
                legal = rule.options(state, frame, seat)
                answer = rule.answer(state, frame, seat, legal[chance.below(len(legal))])
                frame = answered(frame, seat, answer)
    state.stack[-1] = frame


def _opened(frame: Frame, seat: int) -> tuple[Any, ...]:
    """Return the answers of a sealed frame, with one seat's answer cleared."""
    pairs = zip(frame[2], frame[3], strict=True)
    return tuple(None if who == seat else answer for who, answer in pairs)


def question_of(frame: Frame, seat: int) -> str:
    """Return a key for a seat's question; equal keys mean the same question.

    The key is the rule and the frame's arguments as JSON. For a sealed question it includes the
    steps of the answer the seat has already given.
    """
    if frame[1] >= 0:
        return json.dumps([frame[0], *frame[2:]], separators=(",", ":"))
    given = frame[3][frame[2].index(seat)]
    begun = given if isinstance(given, tuple) else ()
    return json.dumps([frame[0], *frame[4:], begun], separators=(",", ":"))


def rule_of(question: str) -> str:
    """Return the name of the rule that asks the question with that key."""
    return str(json.loads(question)[0])


def unanswered(frame: Frame) -> tuple[int, ...]:
    """Return the seats of a sealed frame whose answer is missing."""
    return tuple([s for s, given in zip(frame[2], frame[3], strict=True) if type(given) is not str])


def answered(frame: Frame, seat: int, answer: str | tuple[str, ...]) -> Frame:
    """Return a sealed frame with one seat's answer set."""
    at = frame[2].index(seat)
    return (*frame[:3], (*frame[3][:at], answer, *frame[3][at + 1 :]), *frame[4:])
