"""Which part of the picture of The Castles of Tuscany is drawn by whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from engine.tuscany.data import SEAT_COUNTS
from engine.tuscany.state import TuscanyState
from render.kit.canvas import Canvas
from render.scene import BOARD, Scene, UnknownPart
from render.tuscany import board, crops
from render.tuscany.table import read

_PARTS: Mapping[str, Callable[..., Canvas]] = {
    BOARD: board.paint,
    "me": crops.me_part,
    "region": crops.region_part,
    "display": crops.display_part,
    **{
        f"player{number}": partial(crops.player_part, number)
        for number in range(1, max(SEAT_COUNTS) + 1)
    },
    "score": crops.score_part,
    "hand": crops.hand_part,
}


class TuscanyPainter:
    """Draws The Castles of Tuscany for 2 to 4 players."""

    parts = tuple(_PARTS)

    def paint(self, view: TuscanyState, scene: Scene, *, recording: bool = False) -> Canvas:
        """The picture of a view.

        Raises:
            UnknownPart: the scene asks for a part there is none of.
        """
        if scene.part not in _PARTS:
            raise UnknownPart(scene.part)
        return _PARTS[scene.part](read(view, scene), recording=recording)
