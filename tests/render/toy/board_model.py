"""What the painter of the toy asks about a table, read off the view once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.events import Event
from render.kit.board_model import BoardModel, figure
from render.kit.scene import Scene
from tests.engine.toy import GAME
from tests.engine.toy.rules import BIDS, CARD_WORDS
from tests.engine.toy.state import UNKNOWN, ToyState

PACKAGES = (GAME.package, "render", "tests.render.toy")
"""Where the words in the picture come from."""


def changes_in(events: Iterable[Event]) -> set[str]:
    """The cards played in the last move."""
    return {str(figure(event, "card")) for event in events if event.kind == "played"}


class ToyBoard(BoardModel[ToyState]):
    """``fresh`` are the codes of what the last move played."""

    rules = GAME
    packages = PACKAGES

    def __init__(self, view: ToyState, scene: Scene, *, recording: bool = False) -> None:
        super().__init__(view, scene, recording=recording)
        self.last_move = changes_in(scene.last)

    @property
    def bidding(self) -> bool:
        """Whether bids stand where the cards stand else."""
        return self.rule == "bid"

    @property
    def codes(self) -> Sequence[str]:
        """The codes in the picture: cards, or what may be bid."""
        return BIDS if self.bidding else CARD_WORDS

    @property
    def hand(self) -> Sequence[int] | None:
        """The viewer's cards, where the view tells them."""
        viewer = self.scene.viewer
        if viewer is None or UNKNOWN in self.view.hands[viewer]:
            return None
        return self.view.hands[viewer]
