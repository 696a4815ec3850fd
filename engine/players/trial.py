"""Trials: what the choices of a question change, found by playing them out.

Most choices show their effect by the end of the turn. One that works later
(:attr:`engine.core.definition.GameDefinition.works_later`) is played to the end of the round, and
meanwhile everybody passes at such questions, so that the effect is its own.

The effect of a choice is the difference from passing. Where nobody can pass, it is the difference
from the position before it, without what all choices have in common: it would happen anyway.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from engine.core.rules import pass_among, question_key
from engine.players.amounts import POINTS, Amounts, difference, of_seat, shared_part, total
from engine.players.turn_search import TurnSearch

_MAX_QUESTIONS = 12
"""Number of questions ahead in which another player may take the choice that was left."""


class Trial:
    """Tries out the choices of a seat in one full position."""

    def __init__(self, search: TurnSearch, state: Any, seat: int) -> None:
        self._search, self._rules = search, search.rules
        self._state, self._seat = state, seat
        self._question = state.stack[-1].name
        self._is_sealed = state.stack[-1].sealed
        legal = self._rules.legal_choices(state, seat)
        self.pass_choice = pass_among(legal)
        self.works_later = self._question in self._rules.works_later
        self._after_turn = {choice: self._play_turn(choice) for choice in legal}
        self._plays_round = self.works_later or self._may_end_round()
        self._amounts_now = self._amounts_in(state)
        self._known_amounts: dict[str, Amounts] = {}
        self._first_answers: dict[str, list[str]] = {}
        self._baseline = self._amounts_without_choice()

    def changes(self, choice: str) -> Amounts:
        """Return the effect of a choice: what each seat has more of, or less if negative.

        It is empty for a sealed question, because its effect depends on the others' answers, and
        for a payment, whose choices have the same effect.
        """
        is_payment = self._question in self._rules.payments
        if self._is_sealed or is_payment or choice == self.pass_choice:
            return {}
        return difference(self._amounts_after(choice), self._baseline)

    def gains_at_once(self, choice: str) -> Amounts:
        """Return the changes by the end of the turn, without those that may follow."""
        return difference(self._amounts_in(self._after_turn[choice]), self._amounts_now)

    def taken_by(self, choice: str, instead: str) -> int | None:
        """Return the seat that takes a choice away if this seat chooses ``instead`` first.

        Then the choice is no longer legal at the seat's next question of this kind.
        """
        if not self.works_later:
            return None
        state, taker = self._after_turn[instead].copy(), None
        for _ in range(_MAX_QUESTIONS):
            if not self._is_asked_again(state):
                return None
            mover = self._rules.to_move(state)[0]
            if mover == self._seat:
                return None if choice in self._rules.legal_choices(state, mover) else taker
            best = self._best_choice(state, mover)
            if best == choice and taker is None:
                taker = mover
            self._rules.apply_unchecked(state, mover, best)
            self._complete_turn(state, mover)
        return None

    # Amounts

    def _amounts_in(self, state: Any) -> Amounts:
        words, scores = self._rules.words, self._rules.outcome(state).scores
        return {
            (seat, asset): amount
            for seat, score in enumerate(scores)
            for asset, amount in (words.assets(state, seat) or {POINTS: score}).items()
        }

    def _amounts_after(self, choice: str) -> Amounts:
        """Return the amounts when the effect of a choice shows."""
        if choice not in self._known_amounts:
            state = self._after_turn[choice]
            end = self._play_round(state) if self._plays_round else state
            self._known_amounts[choice] = self._amounts_in(end)
        return self._known_amounts[choice]

    def _amounts_without_choice(self) -> Amounts:
        """Return the amounts if this seat does nothing."""
        if self.pass_choice is None:
            effects = [
                difference(self._amounts_after(choice), self._amounts_now)
                for choice in self._after_turn
            ]
            return total(self._amounts_now, shared_part(effects))
        passed = self._amounts_after(self.pass_choice)
        if not (self.works_later and self._is_asked_again(self._after_turn[self.pass_choice])):
            return passed
        # What passing itself gains is only put off by another choice.
        return difference(passed, of_seat(self.gains_at_once(self.pass_choice), self._seat))

    # Playing on

    def _play_turn(self, choice: str) -> Any:
        """Return the position at the end of a turn that begins with a choice.

        A seat that is asked the same again passes, because it could have done so at once.
        """
        state: Any = self._state.copy()
        answer: str | None = choice
        while answer is not None:
            self._rules.apply_unchecked(state, self._seat, answer)
            self._complete_turn(state, self._seat)
            answer = self._pass_if_asked_again(state)
        return state

    def _pass_if_asked_again(self, state: Any) -> str | None:
        if self.works_later or not self._is_asked_again(state):
            return None
        legal = self._rules.legal_choices(state, self._seat)
        return self.pass_choice if self.pass_choice in legal else None

    def _complete_turn(self, state: Any, mover: int) -> None:
        """Play to the end of the turn, or until the same question is asked again."""
        while not self._rules.turn_ended(state, mover):
            if self._is_asked_again(state) and not state.stack[-1].sealed:
                return
            self._rules.apply_unchecked(state, mover, self._best_choice(state, mover))

    def _may_end_round(self) -> bool:
        """Return whether a choice ends a round in which workers are placed.

        Then all choices are played to the end of the round: what the next one begins with, such as
        an income, would otherwise look like the effect of the choice that ends it.
        """
        rounds = {self._rules.round_of(state) for state in self._after_turn.values()}
        return bool(self._rules.works_later) and len(rounds) > 1

    def _play_round(self, end_of_turn: Any) -> Any:
        """Return the position at the end of the round.

        A question of an earlier trial, of passing if possible, gets the same answer as there. So
        nothing else differs than what the choice makes possible.
        """
        state, round_ = end_of_turn.copy(), self._rules.round_of(self._state)
        earlier = {question: deque(choices) for question, choices in self._first_answers.items()}
        answers: dict[str, list[str]] = {}
        while state.stack and self._rules.round_of(state) == round_:
            mover = self._rules.to_move(state)[0]
            question = question_key(state.stack[-1], mover)
            choice = self._choose(state, mover, earlier.get(question))
            answers.setdefault(question, []).append(choice)
            self._rules.apply_unchecked(state, mover, choice)
        self._first_answers = self._first_answers or answers
        return state

    def _choose(self, state: Any, mover: int, earlier: deque[str] | None) -> str:
        """Return a pass at what works later, else the earlier answer, else the best choice."""
        legal = self._rules.legal_choices(state, mover)
        passing = pass_among(legal)
        if passing and state.stack[-1].name in self._rules.works_later:
            return passing
        if earlier and (choice := earlier.popleft()) in legal:
            return choice
        return self._best_choice(state, mover)

    def _best_choice(self, state: Any, mover: int) -> str:
        legal = self._rules.legal_choices(state, mover)
        leaves = self._search.leaves(state, mover, legal)
        values = [leaf.win_probabilities[mover] for leaf in leaves]
        return legal[values.index(max(values))]

    def _is_asked_again(self, state: Any) -> bool:
        return bool(state.stack) and state.stack[-1].name == self._question
