"""Trials: what the choices of a question change, found by playing them out.

Most choices show their effect by the end of the turn. One that works later
(:attr:`engine.core.definition.GameDefinition.works_later`) is played to the end of the round, and
meanwhile everybody passes at such questions, so that the effect is its own.

The effect of a choice is the difference from passing. Where nobody can pass, it is the difference
from the position before it, without what all choices have in common: it would happen anyway.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.core.rules import PASS_WORDS, question_of
from engine.players.turn_search import TurnSearch

POINTS = "points"
"""The asset of a game that declares none."""
_MAX_QUESTIONS = 12
"""Number of questions ahead in which another player may take the choice that was left."""


class Change(NamedTuple):
    """By how much a choice changes a seat's amount of an asset."""

    seat: int
    asset: str
    amount: int


Amounts = Mapping[tuple[int, str], int]
"""Amounts by seat and asset."""


class Trial:
    """Tries out the choices of a seat in one full position."""

    def __init__(self, search: TurnSearch, state: Any, seat: int) -> None:
        self._search, self._rules = search, search.rules
        self._state, self._seat = state, seat
        self._question = state.stack[-1].name
        self._sealed = state.stack[-1].sealed
        legal = self._rules.legal_choices(state, seat)
        self.pass_choice = next((word for word in PASS_WORDS if word in legal), None)
        self.works_later = self._question in self._rules.works_later
        self._after_turn = {choice: self._to_end_of_turn(choice) for choice in legal}
        self._plays_on = self.works_later or self._may_end_the_round()
        self._now = self._assets(state)
        self._ends: dict[str, Amounts] = {}
        self._answers: dict[str, list[str]] = {}
        self._otherwise = self._without_choosing()

    def changes(self, choice: str) -> Amounts:
        """Return the effect of a choice: what each seat has more of, or less if negative.

        It is empty for a sealed question, because its effect depends on the others' answers, and
        for a payment, whose choices have the same effect.
        """
        is_payment = self._question in self._rules.payments
        if self._sealed or is_payment or choice == self.pass_choice:
            return {}
        return _difference(self._end(choice), self._otherwise)

    def gains_at_once(self, choice: str) -> Amounts:
        """Return the changes by the end of the turn, without those that may follow."""
        return _difference(self._assets(self._after_turn[choice]), self._now)

    def taken_by(self, choice: str, instead: str) -> int | None:
        """Return the seat that takes a choice away if this seat chooses ``instead`` first.

        Then the choice is no longer legal at the seat's next question of this kind.
        """
        if not self.works_later:
            return None
        state, taker = self._after_turn[instead].copy(), None
        for _ in range(_MAX_QUESTIONS):
            if not state.stack or state.stack[-1].name != self._question:
                return None
            mover = self._rules.to_move(state)[0]
            if mover == self._seat:
                return None if choice in self._rules.legal_choices(state, mover) else taker
            best = self._best(state, mover)
            if best == choice and taker is None:
                taker = mover
            self._rules.apply_unchecked(state, mover, best)
            self._complete_turn(state, mover)
        return None

    def _may_end_the_round(self) -> bool:
        """Return whether a choice ends a round of workers: others must be played as far.

        Otherwise what the next round begins with, such as an income, would look like their effect.
        """
        rounds = {self._rules.round_of(state) for state in self._after_turn.values()}
        return bool(self._rules.works_later) and len(rounds) > 1

    def _without_choosing(self) -> Amounts:
        """Return every seat's amounts if this seat does nothing."""
        if self.pass_choice is None:
            ends = [_difference(self._end(choice), self._now) for choice in self._after_turn]
            return _sum(self._now, _common(ends))
        passed = self._end(self.pass_choice)
        state = self._after_turn[self.pass_choice]
        if not (self.works_later and state.stack and state.stack[-1].name == self._question):
            return passed
        # What passing itself gains is only put off by another choice.
        gained = self.gains_at_once(self.pass_choice)
        own = {asset: amount for asset, amount in gained.items() if asset[0] == self._seat}
        return _difference(passed, own)

    def _end(self, choice: str) -> Amounts:
        """Return every seat's amounts when the effect of a choice shows."""
        if choice not in self._ends:
            state = self._after_turn[choice]
            self._ends[choice] = self._assets(
                self._end_of_round(state) if self._plays_on else state
            )
        return self._ends[choice]

    def _assets(self, state: Any) -> Amounts:
        words, scores = self._rules.words, self._rules.outcome(state).scores
        return {
            (seat, asset): amount
            for seat, score in enumerate(scores)
            for asset, amount in (words.assets(state, seat) or {POINTS: score}).items()
        }

    def _end_of_round(self, end_of_turn: Any) -> Any:
        """Play to the end of the round; pass at what works later.

        Other questions are answered as they were after passing, if they are asked again, or else
        with the best choice. So nothing else differs than what the choice makes possible.
        """
        state, round_ = end_of_turn.copy(), self._rules.round_of(self._state)
        before = {question: deque(choices) for question, choices in self._answers.items()}
        answers: dict[str, list[str]] = {}
        while state.stack and self._rules.round_of(state) == round_:
            mover = self._rules.to_move(state)[0]
            question = question_of(state.stack[-1], mover)
            choice = self._answer(state, mover, before.get(question))
            answers.setdefault(question, []).append(choice)
            self._rules.apply_unchecked(state, mover, choice)
        self._answers = self._answers or answers
        return state

    def _answer(self, state: Any, mover: int, before: deque[str] | None) -> str:
        legal = self._rules.legal_choices(state, mover)
        passes = [word for word in PASS_WORDS if word in legal]
        if passes and state.stack[-1].name in self._rules.works_later:
            return passes[0]
        if before and (choice := before.popleft()) in legal:
            return choice
        return self._best(state, mover)

    def _to_end_of_turn(self, choice: str) -> Any:
        state = self._state.copy()
        self._rules.apply_unchecked(state, self._seat, choice)
        self._complete_turn(state, self._seat)
        while (passing := self._pass_again(state)) is not None:
            self._rules.apply_unchecked(state, self._seat, passing)
            self._complete_turn(state, self._seat)
        return state

    def _pass_again(self, state: Any) -> str | None:
        """Return the choice to pass if the seat is asked the same again, as after passing now."""
        if self.works_later or not state.stack or state.stack[-1].name != self._question:
            return None
        if self._rules.to_move(state)[0] != self._seat:
            return None
        legal = self._rules.legal_choices(state, self._seat)
        return self.pass_choice if self.pass_choice in legal else None

    def _complete_turn(self, state: Any, mover: int) -> None:
        """Play to the end of the turn, or until the same question is asked again."""
        while not self._rules.turn_ended(state, mover):
            if state.stack[-1].name == self._question and not state.stack[-1].sealed:
                return
            self._rules.apply_unchecked(state, mover, self._best(state, mover))

    def _best(self, state: Any, mover: int) -> str:
        legal = self._rules.legal_choices(state, mover)
        leaves = self._search.leaves(state, mover, legal)
        values = [leaf.win_probabilities[mover] for leaf in leaves]
        return legal[values.index(max(values))]


def _difference(after: Amounts, before: Amounts) -> dict[tuple[int, str], int]:
    """Return the amounts that differ, in the order of the assets."""
    changes = {asset: after.get(asset, 0) - before.get(asset, 0) for asset in {**after, **before}}
    return {asset: change for asset, change in changes.items() if change}


def _sum(amounts: Amounts, more: Amounts) -> Amounts:
    return {asset: amounts.get(asset, 0) + more.get(asset, 0) for asset in {**amounts, **more}}


def _common(changes: Sequence[Amounts]) -> Amounts:
    """Return the part of the changes that all have in common."""
    first, *others = changes
    common = {}
    for asset, amount in first.items():
        amounts = [amount, *(other.get(asset, 0) for other in others)]
        if min(amounts) > 0 or max(amounts) < 0:
            common[asset] = min(amounts, key=abs)
    return common
