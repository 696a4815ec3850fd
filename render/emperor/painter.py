"""Which part of the picture of In the Shadow of the Emperor is drawn by whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.emperor.data import CODES
from engine.emperor.state import EmperorState
from render.emperor import board, crop_electorate, crop_votes, crops
from render.emperor.table import read
from render.kit.canvas import Canvas
from render.scene import BOARD, Scene, UnknownPart

_PARTS: Mapping[str, Callable[..., Canvas]] = {
    BOARD: board.paint,
    **dict.fromkeys(CODES, crop_electorate.paint),
    "votes": crop_votes.paint,
    "cards": crops.cards_part,
    "players": crops.players_part,
    "me": crops.me_part,
}


class EmperorPainter:
    """Draws In the Shadow of the Emperor for 2 to 4 players."""

    parts = tuple(_PARTS)

    def paint(self, view: EmperorState, scene: Scene, *, recording: bool = False) -> Canvas:
        """The picture of a view.

        Raises:
            UnknownPart: the scene asks for a part there is none of.
        """
        if scene.part not in _PARTS:
            raise UnknownPart(scene.part)
        return _PARTS[scene.part](read(view, scene), recording=recording)
