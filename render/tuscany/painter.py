"""The painter of The Castles of Tuscany: a function for each part."""

from __future__ import annotations

from collections.abc import Sequence

from engine.tuscany.data import SEAT_COUNTS
from render.kit import crop
from render.kit.painter import PartsPainter
from render.kit.scene import BOARD
from render.tuscany import board, crop_hand, crop_score, crops, large_region, rules_cards
from render.tuscany.board_model import TuscanyBoard


def _turn_order(model: TuscanyBoard) -> Sequence[int]:
    return model.turn_order


def _featured(model: TuscanyBoard) -> int:
    return model.featured


PAINTER = PartsPainter(
    model_type=TuscanyBoard,
    parts={
        BOARD: board.draw_board,
        "me": crop.make_my_part(crops.draw_player_part, _featured),
        "region": crops.draw_region_part,
        "display": crops.draw_display_part,
        "players": crops.draw_players_part,
        **crop.make_player_parts(max(SEAT_COUNTS), crops.draw_player_part, _turn_order),
        "score": crop_score.draw_part,
        "hand": crop_hand.draw_part,
    },
    illustrate=rules_cards.illustrate,
    areas=large_region.area_of,
)
"""Draws The Castles of Tuscany for 2 to 4 players."""
