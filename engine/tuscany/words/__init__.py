"""The texts of The Castles of Tuscany: choices, events, positions and rules.

Each part of a game has a module with its questions, offers and stories. The others serve all parts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.words.chapters import ChapterWords
from engine.core.words.game_words import Glance, Place, RulesCard, Section
from engine.core.words.summaries import Span
from engine.core.words.text import Text, say
from engine.tuscany.state import TuscanyState
from engine.tuscany.words import placement, rounds, setup, turn
from engine.tuscany.words.assets import asset, assets
from engine.tuscany.words.board import board
from engine.tuscany.words.cards import CARDS
from engine.tuscany.words.glance import glance
from engine.tuscany.words.hand import hand
from engine.tuscany.words.places import places
from engine.tuscany.words.summary import summary

_PARTS = (setup, turn, placement, rounds)


class TuscanyWords(ChapterWords[TuscanyState]):
    """The texts of The Castles of Tuscany; the catalogues are in ``engine/tuscany/text``."""

    game = "tuscany"
    title: Text = say("tuscany-title")
    cards: Sequence[RulesCard] = CARDS

    def headline(self, state: TuscanyState) -> Text:
        """Return round and turn, the set-up, the last turns, or the end of the game."""
        if state.over:
            return say("tuscany-headline-over", turn=state.turn)
        if not state.turn:
            return say("tuscany-headline-setup")
        key = "tuscany-headline-last" if state.turns_left > 0 else "tuscany-headline"
        return say(key, round=state.round, turn=state.turn)

    def places(self, view: TuscanyState, viewer: int | None) -> Sequence[Place]:
        """Return the codes of the display and one region: the viewer's, or the asked seat's."""
        return tuple(places(view, viewer))

    def summarise(self, span: Span[TuscanyState]) -> Sequence[Text]:
        """Summarise a stretch of play by player."""
        return summary(span)

    def assets(self, state: TuscanyState, seat: int) -> Mapping[str, int]:
        """Return the amounts of a seat's assets, the most important first."""
        return assets(state, seat)

    def asset(self, kind: str, count: int) -> Text:
        """Return an amount of a kind of asset."""
        return asset(kind, count)

    def board(self, view: TuscanyState, viewer: int | None) -> Sequence[Section]:
        """Describe the public position in words; secrets of the viewer are in :meth:`hand`."""
        return board(view, self)

    def glance(self, view: TuscanyState) -> Glance:
        """Describe the position in a few hundred characters."""
        return glance(view)

    def hand(self, view: TuscanyState, seat: int) -> Sequence[Section]:
        """Describe the hand, the placements it can pay for, and the boards during the set-up."""
        return hand(view, seat)


WORDS = TuscanyWords(part.CHAPTER for part in _PARTS)
