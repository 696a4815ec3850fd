"""The board in portrait and landscape, and the parts for phones."""

from __future__ import annotations

from functools import lru_cache

from engine.core.words.catalogue import catalogue
from render.kit import crop, header, landscape, layout, player_area, scores
from render.kit.canvas import Canvas, CanvasStyle
from render.kit.icons import icon_sprite
from render.kit.palette import COURT
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import HEADING
from tests.render.glimpse.board_model import PACKAGES, GlimpseBoard
from tests.render.glimpse.parts import draw_card, draw_pile, draw_player

_TITLE = layout.BOARD_TOP + 34
"""Middle of the title of the cards."""
_CARDS = layout.BOARD_TOP + 80
"""Top of the cards."""
_MIN_CARDS = 960
"""Minimum height of cards and piles."""
_PILES = 0.4
"""Share of that height for the piles."""
_MIN_HEIGHT = 1640
"""Minimum height of a portrait board."""
_WIDE = 2400
"""Width of a landscape board."""
_GAP = 24


def draw_board(model: GlimpseBoard) -> Canvas:
    """Draw the whole board: base, header, cards, piles, players, and at the end the summary."""
    if model.is_landscape:
        width, height = landscape.page_size(_CARDS + _MIN_CARDS, _WIDE)
        bottom = height - landscape.BOTTOM_MARGIN
        tall, players = bottom - _CARDS, player_area.lay_out_landscape(model, width, bottom)
    else:
        panels = player_area.lay_out_portrait(model, 0).bottom
        below = layout.BETWEEN_SECTIONS + panels + layout.BOTTOM_MARGIN
        tall = max(_MIN_CARDS, _MIN_HEIGHT - below - _CARDS)
        players = player_area.lay_out_portrait(model, _CARDS + tall + layout.BETWEEN_SECTIONS)
        width, height = layout.WIDTH, players.bottom + layout.BOTTOM_MARGIN
    canvas = _base(model.language, model.recording).copy(height, width)
    header.draw_board(canvas, model, model.headline)
    piles = round(tall * _PILES)
    _draw_cards(canvas, model, tall - piles - _GAP)
    _draw_piles(canvas, model, _CARDS + tall - piles, piles)
    for seat, place in zip(model.panel_order(model.seats), players.panels, strict=True):
        draw_player(canvas, place, model, seat)
    if players.summary:
        scores.draw_summary(canvas, model, players.summary)
    return canvas


@lru_cache(maxsize=16)
def _base(language: str, recording: bool) -> Canvas:
    """Draw what stays the same from move to move."""
    canvas = Canvas(layout.WIDTH, _CARDS, CanvasStyle(COURT, language, recording))
    canvas.put(icon_sprite("card-play", 46, "ink2"), (layout.MARGIN + 23, _TITLE))
    title = catalogue(language, *PACKAGES).say("glimpse-picture-part-cards")
    canvas.text((layout.MARGIN + 62, _TITLE), title, TextStyle(HEADING, font="serif"))
    return canvas


def _draw_cards(canvas: Canvas, model: GlimpseBoard, tall: int) -> None:
    """Draw the players' cards in a row."""
    right = layout.WIDTH - layout.MARGIN
    lefts, w = layout.spread(len(model.seats), layout.MARGIN, right, _GAP)
    for seat, x in enumerate(lefts):
        draw_card(canvas, Rect(round(x), _CARDS, int(w), tall), seat, model)


def _draw_piles(canvas: Canvas, model: GlimpseBoard, top: int, tall: int) -> None:
    """Draw the deck and the dropped cards."""
    lefts, w = layout.spread(2, layout.MARGIN, layout.WIDTH - layout.MARGIN, _GAP)
    say, dropped = model.words.say, " ".join(map(str, model.view.dropped)) or "–"
    piles = (
        ("card-draw", say("glimpse-picture-deck", cards=len(model.view.deck))),
        ("exit-door", say("glimpse-picture-dropped", cards=dropped)),
    )
    for x, (symbol, label) in zip(lefts, piles, strict=True):
        draw_pile(canvas, Rect(round(x), top, int(w), tall), symbol, label)


def draw_cards_part(model: GlimpseBoard) -> Canvas:
    """Draw the players' cards."""
    pitch = layout.CROP_TILE.h + 16
    rows = crop.row_count(len(model.seats), layout.CROP_THREE)
    height = crop.TOP + rows * pitch + crop.BOTTOM_MARGIN
    canvas = crop.new_page(model, model.words.say("glimpse-picture-part-cards"), height)
    corners = crop.grid_corners(len(model.seats), layout.CROP_THREE, crop.PANELS_TOP, pitch)
    for seat, (x, y) in enumerate(corners):
        draw_card(canvas, Rect(x, y, *layout.CROP_TILE), seat, model)
    return canvas


def draw_players_part(model: GlimpseBoard) -> Canvas:
    """Draw every player's panel."""

    def draw(canvas: Canvas, y: int, seat: int) -> None:
        draw_player(canvas, crop.panel_box(y), model, seat)

    return crop.draw_players(model, model.panel_order(model.seats), draw)
