"""The painter of Caylus: a function for each part."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus.data import SEAT_COUNTS
from render.caylus import board, crops, rules_cards
from render.caylus.board_model import CaylusBoard
from render.caylus.castle_plan import BOARD as CASTLE
from render.caylus.favours import BOARD as FAVOURS
from render.kit import crop, layout
from render.kit.ending_place import Areas
from render.kit.painter import PartsPainter
from render.kit.scene import BOARD


def _order(model: CaylusBoard) -> Sequence[int]:
    return model.view.turn_order


def _featured(model: CaylusBoard) -> int:
    return model.featured_seat(model.view.turn_order[0])


def _poster_areas(_model: CaylusBoard) -> Areas:
    """Return the areas of the castle and the favours, for the poster."""
    left, top, right = layout.MARGIN, layout.BOARD_TOP, layout.WIDTH - layout.MARGIN
    castle = left, top, left + CASTLE.width, top + CASTLE.height
    return castle, (right - FAVOURS.width, top, right, top + FAVOURS.height)


PAINTER = PartsPainter(
    CaylusBoard,
    {
        BOARD: board.draw_board,
        "road": crops.draw_road_part,
        "castle": crops.draw_castle_part,
        "special": crops.draw_special_part,
        "favours": crops.draw_favours_part,
        "stock": crops.draw_stock_part,
        "players": crops.draw_players_part,
        "me": crop.make_my_part(crops.draw_player_part, _featured),
        **crop.make_player_parts(max(SEAT_COUNTS), crops.draw_player_part, _order),
    },
    rules_cards.illustrate,
    _poster_areas,
)
"""Draws Caylus for 2 to 5 players."""
