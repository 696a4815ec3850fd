"""The toy as a game of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.core.chance import Chance
from engine.core.definition import Option, Outcome, ScoreLine
from engine.core.game import Game
from engine.core.rules import Rule, Sealed, blank_answers, fill_answers
from engine.core.words.game_words import Words
from tests.engine.toy.rules import RULES, Round
from tests.engine.toy.state import (
    CARDS,
    FULL_HAND,
    START_CARDS,
    START_COINS,
    UNKNOWN,
    ToyState,
)
from tests.engine.toy.teaching import TEACHING
from tests.engine.toy.words import ToyWords


class Toy(Game[ToyState]):
    """See the package's docstring."""

    name = "toy"
    rules_version = 1
    seat_counts = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = (Option("stakes", ("low", "high")),)
    max_decisions = 200
    max_choices = 3 + FULL_HAND
    stochastic = True
    hidden_information = True
    signals = ("rolled",)
    turn_starts = frozenset({"turn", "toll"})
    final_scoring = frozenset({"dug_up"})
    rules: Mapping[str, type[Rule[ToyState]]] = RULES
    teaching = TEACHING
    words: Words[ToyState] = ToyWords()
    state_type: type[ToyState] = ToyState

    @property
    def package(self) -> str:
        return "tests.engine.toy"

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> ToyState:
        """Give everybody coins and two cards."""
        state = self.state_type(chance, Round(-1))
        state.round = 0
        state.high = options["stakes"] == "high"
        state.coins = [START_COINS] * seats
        state.bridges = [0] * seats
        state.buried = [[] for _ in range(seats)]
        state.played = []
        state.deck = [*CARDS]
        chance.shuffle(state.deck)
        state.hands = [[state.deck.pop() for _ in range(START_CARDS)] for _ in range(seats)]
        return state

    def view(self, state: ToyState, seat: int | None) -> ToyState:
        """Hide other players' cards, the deck, and the state of chance."""
        view = state.copy()
        view.chance = Chance(0)
        if state.over:
            return view
        view.deck = [UNKNOWN] * len(view.deck)
        for other in range(len(view.coins)):
            if other != seat:
                view.hands[other] = [UNKNOWN] * len(view.hands[other])
                view.buried[other] = [UNKNOWN] * len(view.buried[other])
        asked = self.top(state)
        if isinstance(asked, Sealed):
            view.stack[-1] = blank_answers(asked, seat)
        elif asked.seat != seat:
            view.legal = ()
        return view

    def determinize(self, view: ToyState, chance: Chance) -> ToyState:
        """Deal the unseen cards at random and fill in sealed answers."""
        world = view.copy()
        world.chance = Chance(chance.below(1 << 64))
        piles = [*world.hands, *world.buried, world.deck, world.played]
        unseen = [*CARDS]
        for pile in piles:
            for card in pile:
                if card != UNKNOWN:
                    unseen.remove(card)
        chance.shuffle(unseen)
        for pile in piles:
            pile[:] = [card or unseen.pop() for card in pile]
        if world.over:
            return world
        asked = self.top(world)
        if isinstance(asked, Sealed):
            fill_answers(world, chance)
        else:
            world.legal = tuple(asked.options(world, asked.seat))
        return world

    def outcome(self, state: ToyState) -> Outcome:
        """Return the result from coins, cards in hand and bridges."""
        lines = tuple(ScoreLine(source, points) for source, points in state.sources().items())
        return Outcome(state.scores(), state.winners() if state.over else (), lines)

    def round_of(self, state: ToyState) -> int:
        """Return the round."""
        return state.round

    def broken_invariants(self, state: ToyState) -> list[str]:
        """Check that no card is missing and nobody is in debt."""
        found = []
        piles = [*state.hands, *state.buried, state.deck, state.played]
        if sorted(card for pile in piles for card in pile) != sorted(CARDS):
            found.append("a card was lost or made")
        if min(state.coins) < 0:
            found.append("a player has less than 0 coins")
        return found
