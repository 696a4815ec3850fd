"""The toy's board model."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.events import Event
from render.kit.board_model import BoardModel
from render.kit.scene import Scene
from tests.engine.toy import GAME
from tests.engine.toy.rules import BIDS, CARD_WORDS
from tests.engine.toy.state import UNKNOWN, ToyState

PACKAGES = (GAME.package, "render", "tests.render.toy")
"""Packages whose catalogues hold the words in the picture."""


def find_changes(latest_events: Iterable[Event]) -> set[str]:
    """Return the cards played in the last move."""
    return {str(event.data["card"]) for event in latest_events if event.kind == "played"}


class ToyBoard(BoardModel[ToyState]):
    """The board model of the toy; ``latest_turn`` are the codes of the cards just played."""

    rules = GAME
    packages = PACKAGES

    def __init__(self, view: ToyState, scene: Scene, *, recording: bool = False) -> None:
        super().__init__(view, scene, recording=recording)
        self.latest_turn = find_changes(scene.latest_events)

    @property
    def seats(self) -> range:
        """The seats in turn order."""
        return range(len(self.view.coins))

    @property
    def bidding(self) -> bool:
        """Whether bids are shown instead of the cards."""
        return self.decision == "bid"

    @property
    def codes(self) -> Sequence[str]:
        """The codes in the picture: cards, or possible bids."""
        return BIDS if self.bidding else CARD_WORDS

    @property
    def hand(self) -> Sequence[int] | None:
        """The viewer's cards, if the view contains them."""
        viewer = self.scene.viewer
        if viewer is None or UNKNOWN in self.view.hands[viewer]:
            return None
        return self.view.hands[viewer]
