"""The painter of Caylus: a function for each part."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus.data import SEAT_COUNTS
from render.caylus import board, castle, crops, rules_cards
from render.caylus.board_model import CaylusBoard
from render.caylus.castle_plan import LARGE_POSTER, POSTER
from render.kit import crop, ending_place, titled_panel
from render.kit.canvas import Canvas, CanvasStyle
from render.kit.painter import PartsPainter
from render.kit.rect import Rect
from render.kit.scene import BOARD
from render.kit.titled_panel import PanelTitle


def _turn_order(model: CaylusBoard) -> Sequence[int]:
    return model.view.turn_order


def _featured(model: CaylusBoard) -> int:
    return model.featured_seat(model.view.turn_order[0])


_TITLE_AT = (24, 36)
"""Left end and middle of the castle's title on the poster."""


def _draw_poster_place(model: CaylusBoard) -> Canvas:
    """Draw the castle for the poster, as wide as its place there."""
    size = ending_place.max_size(model)
    plan = LARGE_POSTER if size.h > ending_place.SIZE.h else POSTER
    canvas = Canvas(*size, CanvasStyle(model.palette, model.language))
    title = PanelTitle(model.words.say("caylus-tile-castle"), _TITLE_AT)
    titled_panel.draw_titled(canvas, Rect(0, 0, *size), title)
    castle.draw_keep(canvas, (size.w - plan.width) // 2, 0, model, plan)
    return canvas


PAINTER = PartsPainter(
    model_type=CaylusBoard,
    parts={
        BOARD: board.draw_board,
        "road": crops.draw_road_part,
        "castle": crops.draw_castle_part,
        "special": crops.draw_special_part,
        "favours": crops.draw_favours_part,
        "stock": crops.draw_stock_part,
        "players": crops.draw_players_part,
        "me": crop.make_my_part(crops.draw_player_part, _featured),
        **crop.make_player_parts(max(SEAT_COUNTS), crops.draw_player_part, _turn_order),
    },
    illustrate=rules_cards.illustrate,
    areas=ending_place.whole_place,
    draw_place=_draw_poster_place,
)
"""Draws Caylus for 2 to 5 players."""
