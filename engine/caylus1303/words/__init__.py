"""The texts of Caylus 1303: choices, events, positions and rules as catalogue keys.

Each phase has a module with its questions, offers and stories. The others serve all phases.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.caylus1303.data import PHASES, ROUNDS
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.words import (
    activation,
    building,
    delivery,
    favours,
    management,
    planning,
    provost,
    setup,
)
from engine.caylus1303.words.assets import asset, assets
from engine.caylus1303.words.board import board, hand
from engine.caylus1303.words.cards import make_cards
from engine.caylus1303.words.glance import glance
from engine.caylus1303.words.places import CODES, places
from engine.caylus1303.words.summary import summary
from engine.core.words.chapters import ChapterWords
from engine.core.words.game_words import Glance, Place, RulesCard, Section
from engine.core.words.summaries import Span
from engine.core.words.text import Text, say

_PHASES = (setup, planning, activation, building, provost, favours, delivery, management)


class Caylus1303Words(ChapterWords[Caylus1303State]):
    """The texts of Caylus 1303; the catalogues are in ``engine/caylus1303/text``."""

    game = "caylus1303"
    title: Text = say("caylus1303-title")
    cards: Sequence[RulesCard] = make_cards()
    codes = CODES

    def headline(self, state: Caylus1303State) -> Text:
        """Return round and phase, the set-up, or the end of the game."""
        if state.over:
            return say("caylus1303-headline-over", round=state.round)
        phase = say(f"caylus1303-phase-{PHASES[state.phase]}")
        if not state.round:
            return phase
        return say("caylus1303-headline", round=state.round, rounds=ROUNDS, phase=phase)

    def places(self, view: Caylus1303State, viewer: int | None) -> Sequence[Place]:
        """Return site, road, characters and supply, which are the same for every viewer."""
        return tuple(places(view))

    def summarise(self, span: Span[Caylus1303State]) -> Sequence[Text]:
        """Summarise a stretch of play by player."""
        return summary(span)

    def assets(self, state: Caylus1303State, seat: int) -> Mapping[str, int]:
        """Return the amounts of a seat's assets, the most important first."""
        return assets(state, seat)

    def asset(self, kind: str, count: int) -> Text:
        """Return an amount of a kind of asset."""
        return asset(kind, count)

    def board(self, view: Caylus1303State, viewer: int | None) -> Sequence[Section]:
        """Describe the whole position in words, with the points that the view knows."""
        return board(view, self)

    def glance(self, view: Caylus1303State) -> Glance:
        """Describe the position in a few hundred characters."""
        return glance(view)

    def hand(self, view: Caylus1303State, seat: int) -> Sequence[Section]:
        """Describe the seat's own prestige points, which are hidden from the others."""
        return hand(view, seat)


WORDS = Caylus1303Words(phase.CHAPTER for phase in _PHASES)
