"""The painter of The Castles of Tuscany: a function for each part."""

from __future__ import annotations

from collections.abc import Sequence

from engine.tuscany.data import SEAT_COUNTS
from render.kit import crop, ending_place, layout, tokens
from render.kit.canvas import Canvas, CanvasStyle
from render.kit.painter import PartsPainter
from render.kit.rect import Rect
from render.kit.scene import BOARD
from render.kit.text import TextStyle
from render.kit.type_scale import DETAIL, HEADING
from render.tuscany import board, crop_display, crop_hand, crop_score, crops, region, rules_cards
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.maps import WIDTH, region_view
from render.tuscany.region_hexes import RegionStyle

_PLACE_NAME_AT = (74, 34)
"""Left end and middle of the owner's name above the region on a poster."""
_PLACE_TOKEN_SIZE = 40
_PLACE_TOKEN_AT = (42, 36)
_PLACE_TOP = 56
"""Top of the region on a poster."""
_PLACE_MARGIN = 16
"""Distance of the region from the sides and the bottom of its panel."""


def _turn_order(model: TuscanyBoard) -> Sequence[int]:
    return model.turn_order


def _featured(model: TuscanyBoard) -> int:
    return model.featured


def _draw_poster_place(model: TuscanyBoard) -> Canvas:
    """Draw the region of the featured player for the poster, below the player's name."""
    size = ending_place.max_size(model)
    canvas = Canvas(*size, CanvasStyle(model.palette, model.language))
    canvas.box(Rect(0, 0, *size), layout.PANEL, shadow=layout.SHADOW)
    owner = model.featured
    view = region_view(model.view, owner)
    room = Rect(0, _PLACE_TOP, size.w, size.h - _PLACE_TOP).inset(_PLACE_MARGIN, 0)
    radius = region.largest_radius(view, room.w, room.h - _PLACE_MARGIN)
    left = round(room.cx - WIDTH / 2 * radius)
    region.draw(canvas, left, _PLACE_TOP, view, RegionStyle(radius), "panel")
    token = tokens.flat_token_sprite(model.colour_of(owner), _PLACE_TOKEN_SIZE)
    canvas.put(token, _PLACE_TOKEN_AT, "panel")
    name = TextStyle(HEADING, font="serif", min_size=DETAIL)
    width = size.w - _PLACE_NAME_AT[0] - _PLACE_MARGIN
    canvas.text(_PLACE_NAME_AT, model.name_of(owner), name, on="panel", max_width=width)
    return canvas


PAINTER = PartsPainter(
    model_type=TuscanyBoard,
    parts={
        BOARD: board.draw_board,
        "me": crop.make_my_part(crops.draw_player_part, _featured),
        "region": crops.draw_region_part,
        "display": crop_display.draw_part,
        "players": crops.draw_players_part,
        **crop.make_player_parts(max(SEAT_COUNTS), crops.draw_player_part, _turn_order),
        "score": crop_score.draw_part,
        "hand": crop_hand.draw_part,
    },
    illustrate=rules_cards.illustrate,
    areas=ending_place.whole_place,
    draw_place=_draw_poster_place,
)
"""Draws The Castles of Tuscany for 2 to 4 players."""
