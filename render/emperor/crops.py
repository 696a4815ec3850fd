"""The action cards and the players' panels for phones, 800 pixels wide."""

from __future__ import annotations

from engine.emperor.data import CARDS
from render.emperor import card_face, cards, players, round_track
from render.emperor.board_model import EmperorBoard
from render.emperor.crop_page import BOTTOM_MARGIN, TOP, new_page
from render.kit import crop, highlights, layout
from render.kit.canvas import Canvas
from render.kit.rect import Rect, Size

_CARD_SIZE = Size(layout.CROP_TILE.w, 200)
_TRACK_DROP = 40
"""How far the round track is below the top of its place among the cards."""


def draw_cards_part(model: EmperorBoard) -> Canvas:
    """Draw the action cards with their effects in words, and the round track."""
    pitch = _CARD_SIZE.h + crop.TILE_GAP
    rows = crop.row_count(len(CARDS) + 1, layout.CROP_THREE)
    canvas = new_page(model, model.say("part-cards"), rows * pitch - crop.TILE_GAP)
    corners = crop.grid_corners(len(CARDS) + 1, layout.CROP_THREE, TOP, pitch)
    *rects, track = (Rect(x, y, *_CARD_SIZE) for x, y in corners)
    faces = [cards.face_of(model, number, has_effect=True) for number in range(len(CARDS))]
    for face, rect in zip(faces, rects, strict=True):
        if face.recency is not None:
            highlights.draw_halo(canvas, rect, card_face.RADIUS, recency=face.recency)
    for face, rect in zip(faces, rects, strict=True):
        card_face.draw(canvas, rect, face)
        cards.locate(rect, face.number, model)
    round_track.draw(canvas, track.x, track.y + _TRACK_DROP, _CARD_SIZE.w, model)
    return canvas


def draw_players_part(model: EmperorBoard) -> Canvas:
    """Draw every player's panel, the emperor's first."""

    def draw(canvas: Canvas, y: int, seat: int) -> None:
        players.draw(canvas, crop.panel_box(y), model, seat)

    return crop.draw_players(
        model, model.panel_order(model.view.in_order()), draw, bottom_margin=BOTTOM_MARGIN
    )
