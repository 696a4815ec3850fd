"""The texts of In the Shadow of the Emperor: choices, events, positions, rules as catalogue keys.

Each phase has a module with its questions, offers and stories. The others serve all phases.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.core.words.chapters import ChapterWords
from engine.core.words.game_words import Glance, Place, RulesCard, Section
from engine.core.words.summaries import Span
from engine.core.words.text import Text, say
from engine.emperor.data import CODES, PHASES, ROUNDS
from engine.emperor.state import EmperorState
from engine.emperor.words import (
    actions,
    descendants,
    effects,
    election,
    electors,
    knights,
    rounds,
    setup,
    throne,
)
from engine.emperor.words.assets import asset, assets
from engine.emperor.words.board import board
from engine.emperor.words.cards import make_cards
from engine.emperor.words.glance import glance
from engine.emperor.words.names import LETTER
from engine.emperor.words.summary import summary

_PHASES = (setup, rounds, descendants, actions, effects, knights, electors, election, throne)


class EmperorWords(ChapterWords[EmperorState]):
    """The texts of the game; the catalogues are in ``engine/emperor/text``."""

    game = "emperor"
    title: Text = say("emperor-title")
    cards: Sequence[RulesCard] = make_cards()
    codes = MappingProxyType(
        {code: code for code in CODES} | {letter: word for word, letter in LETTER.items()}
    )

    def headline(self, state: EmperorState) -> Text:
        """Return round and phase, the set-up, or the end of the game."""
        if state.over:
            return say("emperor-headline-over", round=state.round)
        if not state.round:
            return say("emperor-headline-setup")
        phase = say(f"emperor-phase-{PHASES[state.phase - 1]}")
        return say("emperor-headline", round=state.round, rounds=ROUNDS, phase=phase)

    def places(self, view: EmperorState, viewer: int | None) -> Sequence[Place]:
        """Return electorates and action cards, whose codes never change."""
        return tuple(Place(code, card) for code, card in self.codes.items())

    def summarise(self, span: Span[EmperorState]) -> Sequence[Text]:
        """Summarise a stretch of play by player."""
        return summary(span)

    def assets(self, state: EmperorState, seat: int) -> Mapping[str, int]:
        """Return the amounts of a seat's assets, the most important first."""
        return assets(state, seat)

    def asset(self, kind: str, count: int) -> Text:
        """Return an amount of a kind of asset."""
        return asset(kind, count)

    def board(self, view: EmperorState, viewer: int | None) -> Sequence[Section]:
        """Describe the whole position in words; only the viewer's own ballot is secret."""
        return board(view, self, viewer)

    def glance(self, view: EmperorState) -> Glance:
        """Describe the position in a few hundred characters."""
        return glance(view)


WORDS = EmperorWords(phase.CHAPTER for phase in _PHASES)
