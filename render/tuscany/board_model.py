"""The board model of The Castles of Tuscany: recent changes, and legal targets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from engine.core.events import Event
from engine.core.words.game_words import Offer
from engine.tuscany import GAME
from engine.tuscany.data import (
    DISPLAY,
    NOBODY,
    PLUS_CARD,
    UNKNOWN,
)
from engine.tuscany.rules.action import DRAW, Pay, PlaceItem
from engine.tuscany.rules.effects import CastleHex
from engine.tuscany.rules.payments import PAYMENT
from engine.tuscany.rules.take import Discard
from engine.tuscany.state import TuscanyState
from render.kit.board_model import BoardModel
from render.kit.glyphs import GlyphRow, Label, Piece, workers
from render.kit.highlights import Recency
from render.kit.scene import Scene
from render.kit.story import BoardChange
from render.tuscany import pieces, story
from render.tuscany.changes import TuscanyChanges, find_changes, find_changes_since
from render.tuscany.palette import COUNTRY, GREEN

_STORAGE_DECISIONS = frozenset({"discard", "place_item"})
"""Decisions whose choices are items in storage."""
_BONUS_DECISIONS = frozenset({"start_bonus", "city"})
"""Decisions whose choices are bonus tiles."""


@dataclass(frozen=True, slots=True)
class Targets:
    """The legal choices of the player asked.

    Attributes:
        hexes: codes of legal hexes.
        slots: codes of legal slots of the display.
        stored: legal items in storage; they have no code.
        bonuses: legal bonus tiles; they have no code.
        chosen_hex: hex chosen in an earlier step of the move, or -1.
        chosen_slot: slot chosen in an earlier step of the move, or -1.
    """

    hexes: dict[int, str] = field(default_factory=dict)
    slots: dict[int, str] = field(default_factory=dict)
    stored: frozenset[str] = frozenset()
    bonuses: frozenset[str] = frozenset()
    chosen_hex: int = -1
    chosen_slot: int = -1


NO_TARGETS = Targets()


class TuscanyBoard(BoardModel[TuscanyState]):
    """The board model of The Castles of Tuscany.

    Attributes:
        featured: seat with the large region.
        targets: the legal choices of the player asked.
        latest_turn: the changes by the latest turn.
        since_last_turn: the changes since the mover's last turn, including the latest turn.
    """

    rules = GAME
    packages = (GAME.package, "render", "render.tuscany")
    palette = COUNTRY
    points_colour = GREEN

    def __init__(self, view: TuscanyState, scene: Scene, *, recording: bool = False) -> None:
        super().__init__(view, scene, recording=recording)
        self.featured = self._featured()
        self.targets = _find_targets(view, self.decision, self.offers)
        self.latest_turn = find_changes(scene.latest_events)
        self.since_last_turn = (
            find_changes_since(view, scene.after_previous_turn)
            if scene.after_previous_turn is not None
            else TuscanyChanges()
        )

    def change_of(self, event: Event) -> BoardChange:
        """Return what an event changed on the board."""
        return story.change_of(event)

    def _featured(self) -> int:
        if self.scene.viewer is not None:
            return self.scene.viewer
        if self.scene.featured_seat is not None:
            return self.scene.featured_seat
        if self.asked != NOBODY:
            return self.asked
        return self.winners[0] if self.winners else self.view.start

    @property
    def clockwise(self) -> list[int]:
        """The seats from the featured one on; at the end the others by rank."""
        if self.is_over:
            others = [seat for seat in range(self.view.seats) if seat != self.featured]
            return [self.featured, *self.panel_order(others)]
        return [(self.featured + i) % self.view.seats for i in range(self.view.seats)]

    @property
    def turn_order(self) -> list[int]:
        """The seats from the start player on."""
        return [(self.view.start + i) % self.view.seats for i in range(self.view.seats)]

    @property
    def arranging(self) -> bool:
        """Whether regions are being laid out in secret."""
        return bool(self.view.stack) and self.view.stack[-1].seat == NOBODY

    def glyphs_of(self, offer: Offer) -> GlyphRow:
        """Return cards to draw, or cards and workers to pay with, as glyphs."""
        if offer.choice == DRAW:
            count = self.view.base_draw + self.view.bonuses[self.asked][PLUS_CARD]
            return (Label(str(count)), pieces.card_sprite)
        if self.decision != "pay":
            return ()
        paid = PAYMENT[offer.choice]
        own = self.view.region_of(self.asked).colours[self.targets.chosen_hex]
        cards: list[Piece] = [partial(pieces.card_sprite, kind=own)] * paid.own
        for kind in paid.pairs:
            cards += [partial(pieces.card_sprite, kind=kind)] * 2
        return (*cards, *((workers(paid.workers),) if paid.workers else ()))

    def order(self, seat: int) -> str:
        """Return a seat's place clockwise from the start player, or at the end its rank."""
        return self.order_label(seat, str((seat - self.view.start) % self.view.seats + 1))

    def targets_of(self, seat: int) -> Targets:
        """Return the targets in a seat's region and storage."""
        return self.targets if seat == self.asked else NO_TARGETS

    def recency(self, new: Callable[[TuscanyChanges], bool]) -> Recency | None:
        """Return the recency of a change, or ``None`` if there was none."""
        if new(self.latest_turn):
            return Recency.LATEST_TURN
        return Recency.EARLIER if new(self.since_last_turn) else None

    def knows_hand(self, seat: int) -> bool:
        """Return whether the viewer sits there and may see its cards."""
        return seat == self.scene.viewer and UNKNOWN not in self.view.hands[seat]


def _find_targets(view: TuscanyState, rule: str, offers: Sequence[Offer]) -> Targets:
    codes = [offer.code for offer in offers]
    asked = view.stack[-1] if view.stack else None
    choices = frozenset(offer.choice for offer in offers)
    return Targets(
        hexes={int(code) - 1: code for code in codes if code.isdecimal()},
        slots={DISPLAY.index(code): code for code in codes if code and code in DISPLAY},
        stored=choices if rule in _STORAGE_DECISIONS else frozenset(),
        bonuses=choices if rule in _BONUS_DECISIONS else frozenset(),
        chosen_hex=asked.hex_ if isinstance(asked, PlaceItem | Pay) else -1,
        chosen_slot=asked.slot if isinstance(asked, Discard | CastleHex) else -1,
    )
