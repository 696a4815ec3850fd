"""How Caylus speaks: its choices, events, positions and rules as catalogue keys."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus.data import PHASES
from engine.caylus.state import CaylusState
from engine.caylus.words.board import board
from engine.caylus.words.cards import make_cards
from engine.caylus.words.offers import offer
from engine.caylus.words.prompts import prompt
from engine.caylus.words.runs import tell
from engine.caylus.words.stories import story
from engine.core.events import Event
from engine.core.text import Text, say
from engine.core.words import Card, Offer, Section


class CaylusWords:
    """The voice of Caylus; its texts are the catalogues ``engine/caylus/text``."""

    title: Text = say("caylus-title")
    cards: Sequence[Card] = make_cards()

    def headline(self, state: CaylusState) -> Text:
        """Turn and phase; the end of the game."""
        if state.over:
            return say("caylus-headline-over", turn=state.turn)
        phase = say(f"caylus-phase-{PHASES[state.phase - 1]}")
        return say("caylus-headline", turn=state.turn, phase=phase)

    def prompt(self, state: CaylusState, seat: int) -> Text:
        """What the seat is asked, with cost and means."""
        return prompt(state, seat)

    def offer(self, state: CaylusState, seat: int, choice: str) -> Offer:
        """A choice of the seat's vocabulary, legal or not."""
        return offer(state, seat, choice)

    def story(self, event: Event) -> Text | None:
        """The sentence for an event; ``None`` where another one tells it."""
        return story(event)

    def tell(self, events: Sequence[Event]) -> Sequence[Text]:
        """What happened, runs of events that are alike in one sentence."""
        return tell(events)

    def board(self, view: CaylusState, viewer: int | None) -> Sequence[Section]:
        """The whole position in words; it is the same for everybody."""
        return board(view, self.headline(view))

    def hand(self, view: CaylusState, seat: int) -> Sequence[Section]:
        """Nothing is hidden in Caylus."""
        return ()


WORDS = CaylusWords()
