"""The contract test catches rules that offer, refuse or do the wrong thing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.definition import Outcome
from engine.core.words.text import Text, say
from tests.engine.core.broken import assert_caught, assert_rule_caught
from tests.engine.toy.game import Toy
from tests.engine.toy.rules import Bid, Round, Toll, Turn
from tests.engine.toy.state import ToyState


def test_a_choice_offered_twice() -> None:
    class Twice(Turn):
        def options(self, state: ToyState, seat: int) -> Sequence[str]:
            return [*super().options(state, seat), "pass"]

    assert_rule_caught(Twice, "a choice is offered twice")


def test_nothing_to_choose() -> None:
    class Nothing(Turn):
        always_ask = True

        def options(self, state: ToyState, seat: int) -> Sequence[str]:
            return ()

    assert_rule_caught(Nothing, "a seat that may act has no legal choice")


def test_choices_that_change_when_asked_again() -> None:
    asked = [0]

    class Fickle(Turn):
        def options(self, state: ToyState, seat: int) -> Sequence[str]:
            asked[0] += 1
            return super().options(state, seat)[:: -1 if asked[0] % 2 else 1]

    assert_rule_caught(Fickle, "choices differ when asked again")


def test_choices_that_depend_on_listeners() -> None:
    class Shy(Turn):
        def options(self, state: ToyState, seat: int) -> Sequence[str]:
            return super().options(state, seat)[: 2 if state.events is None else 3]

    assert_rule_caught(Shy, "choices differ when asked again")


def test_a_choice_outside_the_vocabulary() -> None:
    class Mute(Turn):
        def vocabulary(self, state: ToyState, seat: int) -> Sequence[str]:
            return ("pass", "draw")

    assert_rule_caught(Mute, "a choice is no word of the vocabulary")


def test_a_word_twice_in_the_vocabulary() -> None:
    class Stutters(Turn):
        def vocabulary(self, state: ToyState, seat: int) -> Sequence[str]:
            return (*super().vocabulary(state, seat), "pass")

    assert_rule_caught(Stutters, "a word appears twice in the vocabulary")


def test_two_words_with_one_move() -> None:
    class Mumbles(Turn):
        @classmethod
        def move(cls, choice: str) -> str:
            return "do it"

    assert_rule_caught(Mumbles, "two words share a move")


def test_a_move_that_cannot_stand_in_a_record() -> None:
    class Comments(Turn):
        verb = "do #"

    assert_rule_caught(Comments, "a move cannot be written to a record")


def test_a_default_that_is_not_legal() -> None:
    class Stubborn(Toll):
        def default(self, state: ToyState, seat: int) -> str:
            return "refuse"

    assert_rule_caught(Stubborn, "the default is not legal")


def test_an_illegal_choice_that_is_accepted() -> None:
    class Careless(Toy):
        def refusal(self, state: ToyState, seat: int, choice: str) -> Text | None:
            bidding = any(frame[0] == "bid" for frame in state.stack[-1:])
            return None if bidding and choice == "2" else super().refusal(state, seat, choice)

    assert_caught(Careless(), "could choose “2”")


def test_a_choice_out_of_turn_that_is_accepted() -> None:
    class Careless(Toy):
        def refusal(self, state: ToyState, seat: int, choice: str) -> Text | None:
            return None if choice == "pass" else super().refusal(state, seat, choice)

    assert_caught(Careless(), "could choose “pass”")


def test_a_refusal_that_changes_something() -> None:
    class Fines(Turn):
        def refusal(self, state: ToyState, seat: int, choice: str) -> Text | None:
            state.coins[seat] += 1
            return super().refusal(state, seat, choice)

    assert_rule_caught(Fines, "changed something")


def test_a_refusal_without_a_text() -> None:
    class Wordless(Turn):
        def refusal(self, state: ToyState, seat: int, choice: str) -> Text | None:
            return say("toy-refusal-unwritten")

    assert_rule_caught(Wordless, "toy-refusal-unwritten")


def test_a_step_that_depends_on_something_outside_the_state() -> None:
    taken = [0]

    class Counts(Turn):
        def take(self, state: ToyState, seat: int, choice: str) -> None:
            taken[0] += 1
            state.coins[seat] += taken[0]
            super().take(state, seat, choice)

    assert_rule_caught(Counts, "a step differs after loading")


def test_a_broken_invariant() -> None:
    class Loses(Turn):
        def take(self, state: ToyState, seat: int, choice: str) -> None:
            super().take(state, seat, choice)
            if choice == "draw":
                state.hands[seat].pop()

    assert_rule_caught(Loses, "a card was lost or made")


def test_a_rule_that_fails() -> None:
    class Fails(Toll):
        def take(self, state: ToyState, seat: int, choice: str) -> None:
            raise ZeroDivisionError("halves of nothing")

    assert_rule_caught(Fails, "ZeroDivisionError: halves of nothing")


def test_a_game_without_end() -> None:
    class Forever(Round):
        def run(self, state: ToyState) -> None:
            state.round = 0
            super().run(state)

    assert_rule_caught(Forever, "the game does not end")


def test_sealed_answers_whose_order_matters() -> None:
    class Hasty(Bid):
        def answer(self, state: ToyState, seat: int, choice: str) -> Any:
            if not any(self.answers):
                state.bridges[seat] += 1
            return super().answer(state, seat, choice)

    assert_rule_caught(Hasty, "sealed answers depend on their order")


def test_a_sealed_answer_that_cannot_be_changed() -> None:
    class Final(Bid):
        def options(self, state: ToyState, seat: int) -> Sequence[str]:
            return () if isinstance(self.given(seat), str) else super().options(state, seat)

    assert_rule_caught(Final, "a sealed answer cannot be changed")


class ScoredToy(Toy):
    """The toy with its outcome changed by :meth:`retell`."""

    def outcome(self, state: ToyState) -> Outcome:
        return self.retell(state, super().outcome(state))

    def retell(self, state: ToyState, outcome: Outcome) -> Outcome:
        return outcome


def test_winners_before_the_end() -> None:
    class Early(ScoredToy):
        def retell(self, state: ToyState, outcome: Outcome) -> Outcome:
            return outcome._replace(winners=(0,))

    assert_caught(Early(), "winners before the end")


def test_an_end_without_winners() -> None:
    class Nobody(ScoredToy):
        def retell(self, state: ToyState, outcome: Outcome) -> Outcome:
            return outcome._replace(winners=())

    assert_caught(Nobody(), "winners before the end, or none at it")


def test_scores_that_do_not_add_up() -> None:
    class Adds(ScoredToy):
        def retell(self, state: ToyState, outcome: Outcome) -> Outcome:
            return outcome._replace(scores=tuple(score + 1 for score in outcome.scores))

    assert_caught(Adds(), "do not add up")


def test_points_without_an_event() -> None:
    class Late(Round):
        def run(self, state: ToyState) -> None:
            super().run(state)
            state.coins[0] += 1

    assert_rule_caught(Late, "points change after the event that announces them")


def test_a_final_scoring_before_the_end() -> None:
    class Soon(Toy):
        final_scoring = frozenset({"bridge"})

    assert_caught(Soon(), "“bridge” is a final-scoring event, but the game is not over")
