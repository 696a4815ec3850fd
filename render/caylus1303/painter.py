"""Which part of the picture of Caylus 1303 is drawn by whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.caylus1303.state import Caylus1303State
from render.caylus1303 import board, crops
from render.caylus1303.table import Table, read
from render.kit.canvas import Canvas
from render.scene import BOARD, Scene, UnknownPart

_PARTS: Mapping[str, Callable[..., Canvas]] = {
    BOARD: board.paint,
    "road": crops.road_part,
    "site": crops.site_part,
    "people": crops.people_part,
    "stock": crops.stock_part,
    "players": crops.players_part,
    "me": crops.me_part,
}


class Caylus1303Painter:
    """Draws Caylus 1303 for 2 to 5 players."""

    parts = tuple(_PARTS)

    def paint(self, view: Caylus1303State, scene: Scene, *, recording: bool = False) -> Canvas:
        """The picture of a view.

        Raises:
            UnknownPart: the scene asks for a part there is none of.
        """
        if scene.part not in _PARTS:
            raise UnknownPart(scene.part)
        table: Table = read(view, scene)
        return _PARTS[scene.part](table, recording=recording)
