"""The whole board of the toy, portrait or landscape."""

from __future__ import annotations

from functools import lru_cache

from engine.core.words.catalogue import catalogue
from render.kit import header, landscape, layout, player_area, recent_moves, scores
from render.kit.canvas import Canvas, CanvasStyle
from render.kit.icons import icon_sprite
from render.kit.palette import COURT
from render.kit.text import TextStyle
from render.kit.type_scale import HEADING
from tests.render.toy.board_model import PACKAGES, ToyBoard
from tests.render.toy.parts import draw_card, draw_player

_CARDS = layout.BOARD_TOP + 80
"""Top of the cards."""
_MIN_CARDS = 840
"""Minimum height of all cards."""
_MIN_HEIGHT = 1640
"""Minimum height of a portrait board."""
_WIDE = 2400
_GAP = 24


def draw_board(model: ToyBoard) -> Canvas:
    """Draw the whole board: base, header, cards, players, and at the end the score summary."""
    if model.is_landscape:
        width, height = landscape.page_size(_CARDS + _MIN_CARDS, _WIDE)
        tall = height - landscape.BOTTOM_MARGIN - _CARDS
        players = player_area.lay_out_landscape(model, width, height - landscape.BOTTOM_MARGIN)
    else:
        below = (
            layout.BETWEEN_SECTIONS
            + player_area.lay_out_portrait(model, 0).bottom
            + layout.BOTTOM_MARGIN
        )
        tall = max(_MIN_CARDS, _MIN_HEIGHT - below - _CARDS)
        players = player_area.lay_out_portrait(model, _CARDS + tall + layout.BETWEEN_SECTIONS)
        width, height = layout.WIDTH, players.bottom + layout.BOTTOM_MARGIN
    canvas = _base(model.language, model.bidding, model.recording).copy(height, width)
    header.draw_board(canvas, model, model.headline)
    _draw_cards(canvas, model, tall)
    for seat, place in zip(model.panel_order(model.seats), players.panels, strict=True):
        draw_player(canvas, place, model, seat)
    if players.moves:
        recent_moves.draw_list(canvas, players.moves, model)
    if players.summary:
        scores.draw_summary(canvas, model, players.summary)
    return canvas


@lru_cache(maxsize=16)
def _base(language: str, bidding: bool, recording: bool) -> Canvas:
    """Draw what stays the same from move to move."""
    words = catalogue(language, *PACKAGES)
    canvas = Canvas(layout.WIDTH, _CARDS, CanvasStyle(COURT, language, recording))
    title = words.say("toy-picture-bids" if bidding else "toy-picture-part-cards")
    canvas.put(icon_sprite("stone-bridge", 46, "ink2"), (layout.MARGIN + 23, _CARDS - 46))
    canvas.text((layout.MARGIN + 62, _CARDS - 46), title, TextStyle(HEADING, font="serif"))
    return canvas


def _draw_cards(canvas: Canvas, model: ToyBoard, tall: int) -> None:
    """Draw the four cards in two rows, or the bids in one."""
    rows = 1 if model.bidding else 2
    right = layout.WIDTH - layout.MARGIN
    lefts, w = layout.spread(len(model.codes) // rows, layout.MARGIN, right, _GAP)
    tops, h = layout.spread(rows, _CARDS, _CARDS + tall, _GAP)
    corners = [(round(x), round(y)) for y in tops for x in lefts]
    for code, (x, y) in zip(model.codes, corners, strict=True):
        draw_card(canvas, x, y, code, model, (int(w), int(h)))
