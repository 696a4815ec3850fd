"""Which part of the picture of Caylus is drawn by whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.caylus.state import CaylusState
from render.caylus import board, crops
from render.caylus.table import Table, read
from render.kit.canvas import Canvas
from render.scene import BOARD, Scene, UnknownPart

_PARTS: Mapping[str, Callable[..., Canvas]] = {
    BOARD: board.paint,
    "road": crops.road_part,
    "castle": crops.castle_part,
    "special": crops.special_part,
    "favours": crops.favours_part,
    "stock": crops.stock_part,
    "players": crops.players_part,
    "me": crops.me_part,
}


class CaylusPainter:
    """Draws Caylus for 2 to 5 players."""

    parts = tuple(_PARTS)

    def paint(self, view: CaylusState, scene: Scene, *, recording: bool = False) -> Canvas:
        """The picture of a view.

        Raises:
            UnknownPart: the scene asks for a part there is none of.
        """
        if scene.part not in _PARTS:
            raise UnknownPart(scene.part)
        table: Table = read(view, scene)
        return _PARTS[scene.part](table, recording=recording)
