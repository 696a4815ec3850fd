"""How The Castles of Tuscany speaks: its choices, events, positions and rules."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event
from engine.core.text import Text, say
from engine.core.words import Card, Offer, Section
from engine.tuscany.state import TuscanyState


class TuscanyWords:
    """The words of The Castles of Tuscany; the texts are in the catalogues beside this package."""

    title: Text = say("tuscany-title")
    cards: Sequence[Card] = ()

    def headline(self, state: TuscanyState) -> Text:  # noqa: ARG002
        """Round and turn."""
        return self.title

    def prompt(self, state: TuscanyState, seat: int) -> Text:  # noqa: ARG002
        """What the seat is asked."""
        return self.title

    def offer(self, state: TuscanyState, seat: int, choice: str) -> Offer:  # noqa: ARG002
        """One choice as a person meets it."""
        return Offer(choice, choice, self.title, None, self.title)

    def story(self, event: Event) -> Text | None:  # noqa: ARG002
        """The sentence for an event."""
        return None

    def board(self, view: TuscanyState, viewer: int | None) -> Sequence[Section]:  # noqa: ARG002
        """The position in words."""
        return ()

    def hand(self, view: TuscanyState, seat: int) -> Sequence[Section]:  # noqa: ARG002
        """The hand in words."""
        return ()


WORDS = TuscanyWords()
