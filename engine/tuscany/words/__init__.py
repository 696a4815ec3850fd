"""How The Castles of Tuscany speaks: its choices, events, positions and rules."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event
from engine.core.text import Text, say
from engine.core.words import Card, Offer, Section, one_by_one
from engine.tuscany.state import TuscanyState
from engine.tuscany.words.board import board
from engine.tuscany.words.cards import CARDS
from engine.tuscany.words.hand import hand
from engine.tuscany.words.offers import offer
from engine.tuscany.words.prompts import prompt
from engine.tuscany.words.stories import story


class TuscanyWords:
    """The voice of The Castles of Tuscany; its texts are the catalogues beside this package."""

    title: Text = say("tuscany-title")
    cards: Sequence[Card] = CARDS

    def headline(self, state: TuscanyState) -> Text:
        """Round and turn; the set-up, the last turns, the end of the game."""
        if state.over:
            return say("tuscany-headline-over", turn=state.turn)
        if not state.turn:
            return say("tuscany-headline-setup")
        key = "tuscany-headline-last" if state.turns_left > 0 else "tuscany-headline"
        return say(key, round=state.round, turn=state.turn)

    def prompt(self, state: TuscanyState, seat: int) -> Text:
        """What the seat is asked, without anything secret."""
        return prompt(state, seat)

    def offer(self, state: TuscanyState, seat: int, choice: str) -> Offer:
        """A choice of the seat's vocabulary, legal or not."""
        return offer(state, seat, choice)

    def story(self, event: Event) -> Text | None:
        """The sentence for an event; ``None`` where another one tells it."""
        return story(event)

    def tell(self, events: Sequence[Event]) -> Sequence[Text]:
        """What happened, event by event."""
        return one_by_one(self.story, events)

    def board(self, view: TuscanyState, viewer: int | None) -> Sequence[Section]:
        """The public position in words; what the viewer alone knows is in :meth:`hand`."""
        return board(view, self.headline(view))

    def hand(self, view: TuscanyState, seat: int) -> Sequence[Section]:
        """The cards of a hand with what they could pay for now, and in the set-up the boards."""
        return hand(view, seat)


WORDS = TuscanyWords()
