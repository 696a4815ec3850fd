"""The texts of Caylus: choices, events, positions and rules as catalogue keys.

Each phase has a module with its questions, offers and stories. The others serve all phases.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.caylus.data import PHASES
from engine.caylus.state import CaylusState
from engine.caylus.words import (
    castle,
    craft,
    favours,
    placing,
    provost,
    residences,
    road,
    rounds,
    scoring,
    special,
    trade,
)
from engine.caylus.words.assets import asset, assets
from engine.caylus.words.board import board
from engine.caylus.words.cards import make_cards
from engine.caylus.words.glance import glance
from engine.caylus.words.places import CODES, places
from engine.caylus.words.runs import tell
from engine.caylus.words.summary import summary
from engine.core.events import Event
from engine.core.words.chapters import ChapterWords
from engine.core.words.game_words import Glance, Place, RulesCard, Section
from engine.core.words.summaries import Span
from engine.core.words.text import Text, say

_PHASES = (
    rounds,
    placing,
    special,
    provost,
    road,
    trade,
    craft,
    residences,
    castle,
    favours,
    scoring,
)


class CaylusWords(ChapterWords[CaylusState]):
    """The texts of Caylus; the catalogues are in ``engine/caylus/text``."""

    game = "caylus"
    title: Text = say("caylus-title")
    cards: Sequence[RulesCard] = make_cards()
    codes = CODES

    def headline(self, state: CaylusState) -> Text:
        """Return round and phase, or the end of the game."""
        if state.over:
            return say("caylus-headline-over", turn=state.round)
        phase = say(f"caylus-phase-{PHASES[state.phase - 1]}")
        return say("caylus-headline", turn=state.round, phase=phase)

    def places(self, view: CaylusState, viewer: int | None) -> Sequence[Place]:
        """Return places, road and stock, which are the same for every viewer."""
        return tuple(places(view))

    def tell(self, events: Sequence[Event]) -> Sequence[Text]:
        """Return the sentences for consecutive events, merging similar ones."""
        return tell([*map(self.as_declared, events)], self.story)

    def summarise(self, span: Span[CaylusState]) -> Sequence[Text]:
        """Summarise a stretch of play by player."""
        return summary(span)

    def assets(self, state: CaylusState, seat: int) -> Mapping[str, int]:
        """Return the amounts of a seat's assets, the most important first."""
        return assets(state, seat)

    def asset(self, kind: str, count: int) -> Text:
        """Return an amount of a kind of asset."""
        return asset(kind, count)

    def board(self, view: CaylusState, viewer: int | None) -> Sequence[Section]:
        """Describe the whole position in words, the same for every viewer."""
        return board(view, self)

    def glance(self, view: CaylusState) -> Glance:
        """Describe the position in a few hundred characters."""
        return glance(view)


WORDS = CaylusWords(phase.CHAPTER for phase in _PHASES)
