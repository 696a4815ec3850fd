"""How In the Shadow of the Emperor speaks: choices, events, positions, rules as catalogue keys."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event
from engine.core.text import Text, say
from engine.core.words import Card, Offer, Section, one_by_one
from engine.emperor.data import PHASES, ROUNDS
from engine.emperor.state import EmperorState
from engine.emperor.words.board import board
from engine.emperor.words.cards import make_cards
from engine.emperor.words.offers import offer
from engine.emperor.words.prompts import prompt
from engine.emperor.words.stories import story


class EmperorWords:
    """The voice of the game; its texts are the catalogues ``engine/emperor/text``."""

    title: Text = say("emperor-title")
    cards: Sequence[Card] = make_cards()

    def headline(self, state: EmperorState) -> Text:
        """Round and phase; the set-up; the end of the game."""
        if state.over:
            return say("emperor-headline-over", round=state.round)
        if not state.round:
            return say("emperor-headline-setup")
        phase = say(f"emperor-phase-{PHASES[state.phase - 1]}")
        return say("emperor-headline", round=state.round, rounds=ROUNDS, phase=phase)

    def prompt(self, state: EmperorState, seat: int) -> Text:
        """What the seat is asked, with price and means."""
        return prompt(state, seat)

    def offer(self, state: EmperorState, seat: int, choice: str) -> Offer:
        """A choice of the seat's vocabulary, legal or not."""
        return offer(state, seat, choice)

    def story(self, event: Event) -> Text | None:
        """The sentence for an event; ``None`` where another one tells it."""
        return story(event)

    def tell(self, events: Sequence[Event]) -> Sequence[Text]:
        """What happened, event by event."""
        return one_by_one(self.story, events)

    def board(self, view: EmperorState, viewer: int | None) -> Sequence[Section]:
        """The whole position in words; only a voter's own ballot is not for everybody."""
        return board(view, self.headline(view), viewer)

    def hand(self, view: EmperorState, seat: int) -> Sequence[Section]:
        """Nothing is hidden but ballots, which the board tells their voters."""
        return ()


WORDS = EmperorWords()
