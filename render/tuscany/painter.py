"""The painter of The Castles of Tuscany: a function for each part."""

from __future__ import annotations

from engine.tuscany.data import SEAT_COUNTS
from render.kit import crop
from render.kit.painter import PartsPainter
from render.kit.scene import BOARD
from render.tuscany import board, crop_hand, crop_points, crops, rules_cards
from render.tuscany.board_model import TuscanyBoard

PAINTER = PartsPainter(
    TuscanyBoard,
    {
        BOARD: board.paint,
        "me": crops.me_part,
        "region": crops.region_part,
        "display": crops.display_part,
        "players": crops.players_part,
        **crop.one_player(max(SEAT_COUNTS), crops.player_part, lambda model: model.turn_order),
        "score": crop_points.part,
        "hand": crop_hand.part,
    },
    rules_cards.illustrate,
)
"""Draws The Castles of Tuscany for 2 to 4 players."""
