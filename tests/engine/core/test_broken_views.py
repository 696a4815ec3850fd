"""The contract test catches views, determinizations and events that reveal secrets."""

from __future__ import annotations

from typing import Self

from engine.core.chance import Chance
from engine.core.contract import check_game
from engine.core.state import declared
from engine.core.words.text import Text, say
from tests.engine.core.broken import assert_caught, assert_rule_caught, with_state, with_words
from tests.engine.toy.game import Toy
from tests.engine.toy.rules import Bury, Toll, Turn
from tests.engine.toy.state import ToyState
from tests.engine.toy.words import ToyWords
from tests.engine.variants import with_variants


class OpenToy(Toy):
    """The toy with its views changed by :meth:`open`."""

    def view(self, state: ToyState, seat: int | None) -> ToyState:
        view = super().view(state, seat)
        self.open(state, view, seat)
        return view

    def open(self, state: ToyState, view: ToyState, seat: int | None) -> None:
        raise NotImplementedError


@declared
class OpenHands(ToyState):
    """The toy's state, played with open hands."""

    hands: list[list[int]]
    buried: list[list[int]]


def test_secret_choices_that_everybody_can_see() -> None:
    assert_caught(with_state(OpenHands), "learns from a step that does not count as a reveal")


def test_hands_that_everybody_can_see() -> None:
    class OpenBury(Bury):
        secret = False

    game = with_state(OpenHands)
    with with_variants(game, OpenBury):
        assert_caught(game, "every hand is known to every seat")


def test_a_deck_that_everybody_can_see() -> None:
    @declared
    class OpenDeck(ToyState):
        deck: list[int]

    assert_caught(with_state(OpenDeck), "“drew” reveals what was already known")


def test_a_view_of_the_neighbours_hand() -> None:
    class Open(OpenToy):
        def open(self, state: ToyState, view: ToyState, seat: int | None) -> None:
            if seat is not None:
                neighbour = (seat + 1) % len(state.hands)
                view.hands[neighbour] = state.hands[neighbour][:]

    assert_caught(Open(), "seat 1 can see hands/1/0, which is declared hidden")


def test_a_view_of_the_deck() -> None:
    class Open(OpenToy):
        def open(self, state: ToyState, view: ToyState, seat: int | None) -> None:
            view.deck = state.deck[:]

    assert_caught(Open(), "can see deck/0, which is declared hidden")


def test_a_view_that_hides_what_is_open() -> None:
    class Closed(OpenToy):
        def open(self, state: ToyState, view: ToyState, seat: int | None) -> None:
            view.coins = [0 for _ in view.coins]

    assert_caught(Closed(), "does not see coins/0 as declared")


def test_a_view_of_future_chance() -> None:
    class Open(OpenToy):
        def open(self, state: ToyState, view: ToyState, seat: int | None) -> None:
            view.chance = state.chance.copy()

    assert_caught(Open(), "can see chance, which is declared hidden")


def test_a_view_of_sealed_answers() -> None:
    class Open(OpenToy):
        def open(self, state: ToyState, view: ToyState, seat: int | None) -> None:
            if state.stack and self.top(state).sealed:
                view.stack[-1] = state.stack[-1]

    assert_caught(Open(), "can see stack/")


def test_a_view_of_another_seats_choices() -> None:
    class Open(OpenToy):
        def open(self, state: ToyState, view: ToyState, seat: int | None) -> None:
            view.legal = state.legal

    assert_caught(Open(), "can see legal, which is declared hidden")


@declared
class Leaks(ToyState):
    """The toy's state with an override of what seats see, of which :meth:`leak` shows too much."""

    def seen_by(self, seat: int | None) -> Self:
        seen = ToyState.seen_by(self, seat)
        self.leak(seen)
        return seen

    def leak(self, seen: ToyState) -> None:
        raise NotImplementedError


def test_an_override_that_shows_future_chance() -> None:
    @declared
    class Open(Leaks):
        def leak(self, seen: ToyState) -> None:
            seen.chance = self.chance.copy()

    assert_caught(with_state(Open), "can see a sealed answer or future random numbers in chance")


def test_an_override_that_shows_sealed_answers() -> None:
    @declared
    class Open(Leaks):
        def leak(self, seen: ToyState) -> None:
            seen.stack = self.stack[:]

    assert_caught(with_state(Open), "can see a sealed answer or future random numbers in stack/")


def test_an_override_that_shows_another_seats_choices() -> None:
    @declared
    class Open(Leaks):
        def leak(self, seen: ToyState) -> None:
            seen.legal = self.legal

    assert_caught(with_state(Open), "depends on what it cannot see, in legal")


def test_an_override_that_hides_a_seats_own_choices() -> None:
    @declared
    class Blind(Leaks):
        def leak(self, seen: ToyState) -> None:
            seen.legal = ()

    assert_caught(with_state(Blind), "cannot see its own choices")


def test_a_view_that_hides_a_seats_own_choices() -> None:
    class Blind(OpenToy):
        def open(self, state: ToyState, view: ToyState, seat: int | None) -> None:
            view.legal = ()

    assert_caught(Blind(), "does not see legal as declared")


def test_a_view_that_shares_a_list_with_the_state() -> None:
    class Shares(OpenToy):
        def open(self, state: ToyState, view: ToyState, seat: int | None) -> None:
            view.played = state.played

    assert_caught(Shares(), "a view shares “played”")


def test_a_view_with_events() -> None:
    class Gossips(OpenToy):
        def open(self, state: ToyState, view: ToyState, seat: int | None) -> None:
            view.events = []
            view.tell("passed", 0)

    assert_caught(Gossips(), "holds events")


def test_a_view_without_the_players_to_move() -> None:
    class Hides(OpenToy):
        def open(self, state: ToyState, view: ToyState, seat: int | None) -> None:
            if view.stack and isinstance(asked := view.stack[-1], Turn):
                view.stack[-1] = Turn((asked.seat + 1) % len(view.coins))

    assert_caught(Hides(), "cannot see which seats may act")


def test_a_determinization_that_forgets_the_seats_knowledge() -> None:
    class Forgets(Toy):
        def determinize(self, view: ToyState, chance: Chance) -> ToyState:
            world = super().determinize(view, chance)
            chance.shuffle(world.hands)
            return world

    assert_caught(Forgets(), "depends on what it cannot see")


def test_a_determinization_that_invents_cards() -> None:
    class Invents(Toy):
        def determinize(self, view: ToyState, chance: Chance) -> ToyState:
            world = super().determinize(view, chance)
            world.deck = [1] * len(world.deck)
            return world

    assert_caught(Invents(), "a filled-in state: a card was lost or made")


def test_a_determinization_that_keeps_old_choices() -> None:
    class Keeps(Toy):
        def determinize(self, view: ToyState, chance: Chance) -> ToyState:
            world = super().determinize(view, chance)
            world.legal = view.legal or ("pass",)
            return world

    assert_caught(Keeps(), "caches the choices of another")


def test_an_event_that_reveals_a_secret() -> None:
    class Shouts(Turn):
        def take(self, state: ToyState, seat: int, choice: str) -> None:
            super().take(state, seat, choice)
            if choice == "draw" and state.events is not None:
                state.tell("passed", seat, card=state.hands[seat][-1])

    assert_rule_caught(Shouts, "than the view does")


def test_an_event_that_reveals_a_secret_choice() -> None:
    class Shouts(Bury):
        def take(self, state: ToyState, seat: int, choice: str) -> None:
            super().take(state, seat, choice)
            state.tell("passed", seat, card=int(choice))

    assert_rule_caught(Shouts, "than the view does")


def test_a_reveal_that_is_not_counted() -> None:
    class Uncounted(Turn):
        def take(self, state: ToyState, seat: int, choice: str) -> None:
            super().take(state, seat, choice)
            state.reveals = 0

    assert_rule_caught(Uncounted, "learns from a step that does not count as a reveal")


def test_a_reveal_that_reveals_nothing() -> None:
    class Boasts(Toll):
        def take(self, state: ToyState, seat: int, choice: str) -> None:
            super().take(state, seat, choice)
            state.tell("passed", seat)
            state.reveals += 1

    assert_rule_caught(Boasts, "reveals what was already known")


def test_a_hidden_choice_is_a_reveal() -> None:
    """Only its player knew that the card was in hand."""

    class Shows(Turn):
        def take(self, state: ToyState, seat: int, choice: str) -> None:
            if choice.isdigit():
                state.show()
            super().take(state, seat, choice)

    game = Toy()
    with with_variants(game, Shows):
        record = check_game(game, 4, {"stakes": "high"}, "2")
    shown = [move.move for move in record.moves if move.move.removeprefix("do ").isdigit()]
    assert len(shown) >= 5


def test_a_choice_that_everybody_knows_is_no_reveal() -> None:
    class Shows(Turn):
        def take(self, state: ToyState, seat: int, choice: str) -> None:
            if choice == "pass":
                state.show()
            super().take(state, seat, choice)

    assert_rule_caught(Shows, "do not call state.show or state.draw there")


def test_a_headline_that_reveals_a_secret() -> None:
    class Blabs(ToyWords):
        def headline(self, state: ToyState) -> Text:
            return say("toy-headline", round=state.hands[0][0]) if state.hands[0] else self.title

    assert_caught(with_words(Blabs()), "the headline reveals what is not public")


def test_a_prompt_that_is_true_of_one_of_those_who_are_asked_together() -> None:
    class Counts(ToyWords):
        def prompt(self, state: ToyState, seat: int) -> Text:
            return say("toy-prompt-turn", coins=state.coins[seat])

    assert_caught(with_words(Counts()), "but one message asks both")


def test_a_board_that_does_not_say_who_is_to_move() -> None:
    class Silent(ToyWords):
        def waits_for(self, state: ToyState) -> Text:
            return self.title

    assert_caught(with_words(Silent()), "does not say that seat 1 is to move")
