"""The parts of the board for phones, 800 pixels wide."""

from __future__ import annotations

from render.kit import crop, layout
from render.kit.canvas import Canvas
from render.kit.text import TextStyle
from render.kit.type_scale import CODE, COUNT, HEADING
from tests.render.toy.board_model import ToyBoard
from tests.render.toy.parts import draw_card, draw_player

_ROW = 72


def draw_cards_part(model: ToyBoard) -> Canvas:
    """Draw the cards, or the possible bids."""
    codes, pitch = model.codes, layout.CROP_TILE.h + 16
    height = crop.TOP + crop.row_count(len(codes), layout.CROP_THREE) * pitch + crop.BOTTOM_MARGIN
    canvas = crop.new_page(model, model.words.say("toy-picture-part-cards"), height)
    corners = crop.grid_corners(len(codes), layout.CROP_THREE, crop.PANELS_TOP, pitch)
    for code, (x, y) in zip(codes, corners, strict=True):
        draw_card(canvas, x, y, code, model, layout.CROP_TILE)
    return canvas


def draw_players_part(model: ToyBoard) -> Canvas:
    """Draw every player's panel."""

    def draw(canvas: Canvas, y: int, seat: int) -> None:
        draw_player(canvas, crop.panel_box(y), model, seat)

    return crop.draw_players(model, model.panel_order(model.seats), draw)


def draw_hand_part(model: ToyBoard) -> Canvas:
    """Draw the viewer's cards, or for the public everybody's card count."""
    if model.hand is None:
        hands = [
            (model.name_of(seat), str(len(hand))) for seat, hand in enumerate(model.view.hands)
        ]
    else:
        hands = [(model.words.say("toy-card", number=card), "") for card in model.hand]
    height = crop.PANELS_TOP + len(hands) * _ROW + crop.BOTTOM_MARGIN
    canvas = crop.new_page(model, model.words.say("toy-picture-part-hand"), height)
    for i, (name, count) in enumerate(hands):
        y = crop.PANELS_TOP + (i + 0.5) * _ROW
        canvas.text(
            (crop.LEFT, y), name, TextStyle(CODE, font="black", min_size=HEADING), max_width=560
        )
        canvas.text((crop.LEFT + crop.WIDTH, y), count, TextStyle(COUNT), align="right")
    return canvas
