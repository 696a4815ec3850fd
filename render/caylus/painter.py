"""The painter of Caylus: a function for each part."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus.data import SEAT_COUNTS
from render.caylus import board, crops, rules_cards
from render.caylus.board_model import CaylusBoard
from render.caylus.castle_plan import BOARD as CASTLE
from render.kit import crop, layout
from render.kit.painter import PartsPainter
from render.kit.scene import BOARD
from render.kit.sprite import Box


def _order(model: CaylusBoard) -> Sequence[int]:
    return model.view.turn_order


def _featured(model: CaylusBoard) -> int:
    return model.featured_seat(model.view.turn_order[0])


_ABOVE_QUEUE = 474
"""Height of the castle on the board without the workers that wait below it."""


def _poster_area(_model: CaylusBoard) -> Box:
    """Return the area of the castle above its queue, for the poster."""
    left, top = layout.MARGIN, layout.BOARD_TOP
    return left, top, left + CASTLE.width, top + _ABOVE_QUEUE


PAINTER = PartsPainter(
    CaylusBoard,
    {
        BOARD: board.paint,
        "road": crops.road_part,
        "castle": crops.castle_part,
        "special": crops.special_part,
        "favours": crops.favours_part,
        "stock": crops.stock_part,
        "players": crops.players_part,
        "me": crop.my_part(crops.player_part, _featured),
        **crop.player_parts(max(SEAT_COUNTS), crops.player_part, _order),
    },
    rules_cards.illustrate,
    _poster_area,
)
"""Draws Caylus for 2 to 5 players."""
