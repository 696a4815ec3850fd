"""The board model of the card game."""

from __future__ import annotations

from engine.core.events import Event
from render.kit.board_model import BoardModel
from render.kit.scene import Scene
from tests.engine.glimpse import GAME, events
from tests.engine.glimpse.rules import SEAT_WORDS
from tests.engine.glimpse.state import UNKNOWN, GlimpseState
from tests.engine.glimpse.words import WORDS

PACKAGES = (GAME.package, "render", "tests.render.glimpse")
"""Packages whose catalogues hold the words in the picture."""


def _touched(event: Event) -> int | None:
    """Return the seat whose card an event looks at or swaps."""
    match WORDS.as_declared(event):
        case events.Looked() as looked:
            return looked.whose
        case events.Swapped() as swapped:
            return swapped.seat
    return None


class GlimpseBoard(BoardModel[GlimpseState]):
    """The board model; ``touched`` are the seats whose cards the last move was about."""

    rules = GAME
    packages = PACKAGES

    def __init__(self, view: GlimpseState, scene: Scene, *, recording: bool = False) -> None:
        super().__init__(view, scene, recording=recording)
        self.touched = {_touched(event) for event in scene.latest_events}

    @property
    def seats(self) -> range:
        """The seats in turn order."""
        return range(len(self.view.points))

    def code(self, seat: int) -> str:
        """Return the code of a seat's card."""
        return SEAT_WORDS[seat]

    def card(self, seat: int) -> int | None:
        """Return a seat's card, if the view has it."""
        card = self.view.hands[seat]
        return None if card == UNKNOWN else card
