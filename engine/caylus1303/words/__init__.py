"""How Caylus 1303 speaks: its choices, events, positions and rules as catalogue keys."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus1303.data import PHASES, ROUNDS
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.words.board import board, hand
from engine.caylus1303.words.cards import make_cards
from engine.caylus1303.words.offers import offer
from engine.caylus1303.words.prompts import prompt
from engine.caylus1303.words.stories import story
from engine.core.events import Event
from engine.core.text import Text, say
from engine.core.words import Card, Offer, Section, one_by_one


class Caylus1303Words:
    """The voice of Caylus 1303; its texts are the catalogues ``engine/caylus1303/text``."""

    title: Text = say("caylus1303-title")
    cards: Sequence[Card] = make_cards()

    def headline(self, state: Caylus1303State) -> Text:
        """Round and phase; the set-up; the end of the game."""
        if state.over:
            return say("caylus1303-headline-over", rounds=ROUNDS)
        phase = say(f"caylus1303-phase-{PHASES[state.phase]}")
        if not state.round:
            return phase
        return say("caylus1303-headline", round=state.round, rounds=ROUNDS, phase=phase)

    def prompt(self, state: Caylus1303State, seat: int) -> Text:
        """What the seat is asked, with cost and means."""
        return prompt(state, seat)

    def offer(self, state: Caylus1303State, seat: int, choice: str) -> Offer:
        """A choice of the seat's vocabulary, legal or not."""
        return offer(state, seat, choice)

    def story(self, event: Event) -> Text | None:
        """The sentence for an event; ``None`` where another one tells it."""
        return story(event)

    def tell(self, events: Sequence[Event]) -> Sequence[Text]:
        """What happened, event by event."""
        return one_by_one(self.story, events)

    def board(self, view: Caylus1303State, viewer: int | None) -> Sequence[Section]:
        """The whole position in words; points only as far as the view knows them."""
        return board(view, self.headline(view))

    def hand(self, view: Caylus1303State, seat: int) -> Sequence[Section]:
        """The seat's own prestige points, which are nobody else's to know."""
        return hand(view, seat)


WORDS = Caylus1303Words()
