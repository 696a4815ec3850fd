"""The painter of In the Shadow of the Emperor: a function for each part."""

from __future__ import annotations

from engine.emperor.data import CODES, SEAT_COUNTS
from render.emperor import board, crop_electorate, crop_votes, crops, rules_cards
from render.emperor.board_model import EmperorBoard
from render.kit import crop
from render.kit.painter import PartsPainter
from render.kit.scene import BOARD

PAINTER = PartsPainter(
    EmperorBoard,
    {
        BOARD: board.paint,
        **dict.fromkeys(CODES, crop_electorate.paint),
        "votes": crop_votes.paint,
        "cards": crops.cards_part,
        "players": crops.players_part,
        "me": crops.me_part,
        **crop.one_player(max(SEAT_COUNTS), crops.player_part, lambda model: model.view.in_order()),
    },
    rules_cards.illustrate,
)
"""Draws In the Shadow of the Emperor for 2 to 4 players."""
