"""How Caylus speaks: its choices, events, positions and rules as catalogue keys."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event
from engine.core.state import State
from engine.core.text import Text, say
from engine.core.words import Card, Offer, Section


class CaylusWords:
    """The words of Caylus; the texts are in the catalogues beside this package."""

    title: Text = say("caylus-title")
    cards: Sequence[Card] = ()

    def headline(self, state: State) -> Text:  # noqa: ARG002
        """Turn and phase."""
        return self.title

    def prompt(self, state: State, seat: int) -> Text:  # noqa: ARG002
        """What the seat is asked."""
        return self.title

    def offer(self, state: State, seat: int, choice: str) -> Offer:  # noqa: ARG002
        """One choice as a person meets it."""
        return Offer(choice, choice, self.title, None, self.title)

    def story(self, event: Event) -> Text | None:  # noqa: ARG002
        """The sentence for an event."""
        return None

    def board(self, view: State, viewer: int | None) -> Sequence[Section]:  # noqa: ARG002
        """The position in words."""
        return ()

    def hand(self, view: State, seat: int) -> Sequence[Section]:  # noqa: ARG002
        """Nothing is hidden in Caylus."""
        return ()


WORDS = CaylusWords()
