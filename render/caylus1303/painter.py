"""The painter of Caylus 1303: a function for each part."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus1303.data import SEAT_COUNTS
from render.caylus1303 import board, crops, rules_cards
from render.caylus1303.board_model import Caylus1303Board
from render.kit import crop
from render.kit.ending_place import Areas
from render.kit.painter import PartsPainter
from render.kit.scene import BOARD


def _turn_order(model: Caylus1303Board) -> Sequence[int]:
    return model.view.order()


def _featured(model: Caylus1303Board) -> int:
    return model.featured_seat(model.view.order()[0])


def _poster_areas(_model: Caylus1303Board) -> Areas:
    """Return the area of the site, for the poster."""
    return ((690, 208, 1560, 630),)


PAINTER = PartsPainter(
    model_type=Caylus1303Board,
    parts={
        BOARD: board.draw_board,
        "road": crops.draw_road_part,
        "site": crops.draw_site_part,
        "people": crops.draw_people_part,
        "stock": crops.draw_stock_part,
        "players": crops.draw_players_part,
        "me": crop.make_my_part(crops.draw_player_part, _featured),
        **crop.make_player_parts(max(SEAT_COUNTS), crops.draw_player_part, _turn_order),
    },
    illustrate=rules_cards.illustrate,
    areas=_poster_areas,
)
"""Draws Caylus 1303 for 2 to 5 players."""
