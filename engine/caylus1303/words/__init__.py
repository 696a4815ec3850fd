"""How Caylus 1303 speaks: its choices, events, positions and rules as catalogue keys."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus1303.state import Caylus1303State
from engine.core.events import Event
from engine.core.text import Text, say
from engine.core.words import Card, Offer, Section


class Caylus1303Words:
    """The voice of Caylus 1303; its texts are the catalogues ``engine/caylus1303/text``."""

    title: Text = say("caylus1303-title")
    cards: Sequence[Card] = ()

    def headline(self, state: Caylus1303State) -> Text:  # noqa: ARG002
        """Round and phase; the end of the game."""
        return self.title

    def prompt(self, state: Caylus1303State, seat: int) -> Text:  # noqa: ARG002
        """What the seat is asked, with cost and means."""
        return self.title

    def offer(self, state: Caylus1303State, seat: int, choice: str) -> Offer:  # noqa: ARG002
        """A choice of the seat's vocabulary, legal or not."""
        return Offer(choice, "", self.title, None, self.title)

    def story(self, event: Event) -> Text | None:  # noqa: ARG002
        """The sentence for an event; ``None`` where another one tells it."""
        return None

    def board(self, view: Caylus1303State, viewer: int | None) -> Sequence[Section]:  # noqa: ARG002
        """The whole position in words, as the viewer may know it."""
        return ()

    def hand(self, view: Caylus1303State, seat: int) -> Sequence[Section]:  # noqa: ARG002
        """The seat's own prestige points."""
        return ()


WORDS = Caylus1303Words()
