"""The painter of the toy: which function draws which part."""

from __future__ import annotations

from render.kit.painter import PartsPainter
from render.kit.scene import BOARD
from tests.render.toy import board, crops, rules_cards
from tests.render.toy.board_model import ToyBoard

PAINTER = PartsPainter(
    ToyBoard,
    {
        BOARD: board.draw_board,
        "cards": crops.draw_cards_part,
        "players": crops.draw_players_part,
        "hand": crops.draw_hand_part,
    },
    rules_cards.illustrate,
)
"""Draws the toy for 2 to 4 players."""
