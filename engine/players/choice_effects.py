"""What the choices of a question change, found by playing them out.

Most choices show their effect by the end of the turn. One that works later
(:attr:`engine.core.definition.GameDefinition.works_later`) is played to the end of the round, and
meanwhile everybody passes at such questions, so that the effect is its own.

The effect of a choice is the difference from passing. Where nobody can pass, it is the difference
from the position before it, without what all choices have in common: it would happen anyway.
"""

from __future__ import annotations

from collections import deque
from typing import Any, TypeAlias

from engine.core.rules import pass_among, question_key
from engine.players.amounts import POINTS, Amounts, difference, of_seat, shared_part, total
from engine.players.turn_search import TurnSearch

_QUESTIONS_AHEAD = 12
"""How many questions ahead other players may take a choice."""

_Answers: TypeAlias = "dict[str, list[str]]"
"""The choices made at each question of a round, in order, by the question's key."""


class ChoiceEffects:
    """Finds the effects of a seat's choices in one full position.

    If choices show their effect at the end of the round, the round is first played for one of
    them, to pass if possible. The others' questions get the same answers as there, if they are
    asked again, so that nothing else differs than what a choice makes possible.
    """

    def __init__(self, search: TurnSearch, state: Any, seat: int) -> None:
        self._search, self._rules = search, search.rules
        self._state, self._seat = state, seat
        self._rule, self._is_sealed = state.stack[-1].name, state.stack[-1].sealed
        legal = self._rules.legal_choices(state, seat)
        self.pass_choice = pass_among(legal)
        self.shows_later = self._rule in self._rules.works_later
        self._after_turn = {choice: self._play_turn(choice) for choice in legal}
        self._plays_round = self.shows_later or self._may_end_round()
        self._amounts_now = self._amounts_in(state)
        reference = self.pass_choice or legal[0]
        answers: _Answers = {}
        self._known_amounts = {reference: self._play_on(reference, {}, answers)}
        self._reference_answers = answers
        self._baseline = self._amounts_without_choice()

    def changes(self, choice: str) -> Amounts:
        """Return the effect of a choice: what each seat has more of, or less if negative.

        It is empty for a sealed question, because its effect depends on the others' answers, and
        for a payment, whose choices have the same effect.
        """
        is_payment = self._rule in self._rules.payments
        if self._is_sealed or is_payment or choice == self.pass_choice:
            return {}
        return difference(self._amounts_after(choice), self._baseline)

    def gains_at_once(self, choice: str) -> Amounts:
        """Return the changes by the end of the turn, without those that may follow."""
        return difference(self._amounts_in(self._after_turn[choice]), self._amounts_now)

    def lost_to(self, choice: str, instead: str) -> int | None:
        """Return the seat that would take a choice if this seat made ``instead``.

        ``None`` unless the choice is gone when this seat is asked again.
        """
        if not self.shows_later:
            return None
        state, taker = self._after_turn[instead].copy(), None
        for _ in range(_QUESTIONS_AHEAD):
            if not self._asks_same_rule(state):
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
            self._known_amounts[choice] = self._play_on(choice, self._reference_answers, {})
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
        if not (self.shows_later and self._asks_same_rule(self._after_turn[self.pass_choice])):
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
            answer = self._pass_choice_if_asked_again(state)
        return state

    def _pass_choice_if_asked_again(self, state: Any) -> str | None:
        if self.shows_later or not self._asks_same_rule(state):
            return None
        # The seat has no legal choices if another one is asked.
        legal = self._rules.legal_choices(state, self._seat)
        return self.pass_choice if self.pass_choice in legal else None

    def _complete_turn(self, state: Any, mover: int) -> None:
        """Play to the end of the turn, or until the same question is asked again."""
        while not self._rules.turn_ended(state, mover):
            if self._asks_same_rule(state) and not state.stack[-1].sealed:
                return
            self._rules.apply_unchecked(state, mover, self._best_choice(state, mover))

    def _may_end_round(self) -> bool:
        """Return whether a choice ends the round, in a game with choices that work later.

        Then all choices are played to the end of the round: what the next one begins with, such as
        an income, would otherwise look like the effect of the choice that ends it.
        """
        rounds = {self._rules.round_of(state) for state in self._after_turn.values()}
        return bool(self._rules.works_later) and len(rounds) > 1

    def _play_on(self, choice: str, reference: _Answers, answers: _Answers) -> Amounts:
        """Return the amounts when the effect of a choice shows, and add what is answered till then.

        ``reference`` has the answers to give where the same question is asked again.
        """
        state, round_ = self._after_turn[choice], self._rules.round_of(self._state)
        if not self._plays_round:
            return self._amounts_in(state)
        state = state.copy()
        left = {question: deque(choices) for question, choices in reference.items()}
        while state.stack and self._rules.round_of(state) == round_:
            mover = self._rules.to_move(state)[0]
            key = question_key(state.stack[-1], mover)
            answer = self._choice_in_round(state, mover, left.get(key))
            answers.setdefault(key, []).append(answer)
            self._rules.apply_unchecked(state, mover, answer)
        return self._amounts_in(state)

    def _choice_in_round(self, state: Any, mover: int, reference: deque[str] | None) -> str:
        """Return a pass at what works later, else the reference answer, else the best choice."""
        legal = self._rules.legal_choices(state, mover)
        passing = pass_among(legal)
        if passing and state.stack[-1].name in self._rules.works_later:
            return passing
        if reference and (choice := reference.popleft()) in legal:
            return choice
        return self._best_choice(state, mover)

    def _best_choice(self, state: Any, mover: int) -> str:
        legal = self._rules.legal_choices(state, mover)
        leaves = self._search.leaves(state, mover, legal)
        values = [leaf.win_probabilities[mover] for leaf in leaves]
        return legal[values.index(max(values))]

    def _asks_same_rule(self, state: Any) -> bool:
        return bool(state.stack) and state.stack[-1].name == self._rule
