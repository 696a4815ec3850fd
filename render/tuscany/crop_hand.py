"""The part ``hand``: the viewer's cards by colour, or for the public the sizes of all hands."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engine.tuscany.data import KINDS
from engine.tuscany.regions import hexes_in
from engine.tuscany.rules.places import affordable_hexes
from engine.tuscany.state import TuscanyState
from render.kit import crop, layout, names, tokens
from render.kit.canvas import Canvas
from render.kit.names import NameStyle
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, COUNT, DETAIL
from render.tuscany import counts, hex_shapes, holdings, kinds, pieces
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.counts import Tally

_BOTTOM_MARGIN = 28
_ROW_HEIGHT = 92
_PANEL_MARGIN = 12
"""Distance of the first and last row from the edges of the panel."""
_KINDS_PER_COLUMN = 4
HAND_HEIGHT = _KINDS_PER_COLUMN * _ROW_HEIGHT + 2 * _PANEL_MARGIN
_CARD_LEFT = 20
"""Left edge of a card, in its column."""
_CARD_SIZE = 66
_HEX_MIDDLE = 162
"""Middle of the hex before the numbers of payable spaces."""
_HEX_RADIUS = 17
_NUMBERS_LEFT = 186
_NUMBERS_MARGIN = 24
"""Distance of the numbers from the end of the column."""
_TOKEN_MIDDLE = 50
_TOKEN_SIZE = 54
_NAME_LEFT = 96
_NAME_WIDTH = 440
_CARDS_LEFT = 560
"""Left edge of a player's card backs."""
_CARDS_SIZE = 52
"""Text size of the number of cards."""
_BACK_SIZE = 56


def draw_part(model: TuscanyBoard) -> Canvas:
    """Draw the viewer's cards and payable spaces, or for the public every player's card backs."""
    viewer = model.scene.viewer
    if viewer is None or not model.knows_hand(viewer):
        return _draw_card_backs(model)
    canvas = _new_page(model, HAND_HEIGHT)
    draw_hand(canvas, crop.TOP, model, viewer)
    return canvas


def _new_page(model: TuscanyBoard, height: int) -> Canvas:
    """Return the page of the part for a panel of that height."""
    title = model.words.say("tuscany-picture-part-hand")
    return crop.new_page(model, title, crop.TOP + height + _BOTTOM_MARGIN)


def draw_hand(canvas: Canvas, y: int, model: TuscanyBoard, seat: int) -> None:
    """Draw two columns of colours: card, count, and the spaces that the player can pay for now."""
    view = model.view
    region = model.view.regions[seat]
    canvas.box(Rect(crop.LEFT, y, crop.WIDTH, HAND_HEIGHT), layout.TILE_PANEL, shadow=layout.SHADOW)
    payable = affordable_hexes(view, seat) if region is not None and view.covered[seat] else 0
    style = TextStyle(BODY, "ink2", min_size=DETAIL)
    for kind in range(len(KINDS)):
        column, row = divmod(kind, _KINDS_PER_COLUMN)
        x = crop.LEFT + _CARD_LEFT + column * crop.WIDTH / 2
        middle = _row_middle(y, row)
        holdings.draw_cards(canvas, (x, middle), kind, model, seat, _CARD_SIZE)
        spaces = hexes_in(payable & region.masks[kind]) if region is not None else ()
        numbers = " ".join(str(hex_ + 1) for hex_ in spaces)
        if numbers:
            canvas.put(_open_hex_sprite(kind), (x + _HEX_MIDDLE, middle), "tile")
            room = crop.WIDTH / 2 - _NUMBERS_LEFT - _NUMBERS_MARGIN
            canvas.text((x + _NUMBERS_LEFT, middle), numbers, style, on="tile", max_width=room)


def _row_middle(top: int, row: int) -> int:
    """Return the middle of a row of a panel."""
    return top + _PANEL_MARGIN + row * _ROW_HEIGHT + _ROW_HEIGHT // 2


@lru_cache(maxsize=8)
def _open_hex_sprite(kind: int) -> Sprite:
    """Return an open space of a colour."""
    pen = hex_shapes.hex_pen(_HEX_RADIUS)
    pen.poly(hex_shapes.hex_corners(0, 0, _HEX_RADIUS), kinds.DIM_COLOURS[kind])
    pen.poly(hex_shapes.hex_corners(0, 0, _HEX_RADIUS - 2.5), kinds.PALE_COLOURS[kind])
    return pen.sprite()


def _draw_card_backs(model: TuscanyBoard) -> Canvas:
    """Draw the number of every player's cards."""
    view = model.view
    height = view.seats * _ROW_HEIGHT + 2 * _PANEL_MARGIN
    canvas = _new_page(model, height)
    canvas.box(
        Rect(crop.LEFT, crop.TOP, crop.WIDTH, height), layout.TILE_PANEL, shadow=layout.SHADOW
    )
    for row in range(view.seats):
        seat = (view.start + row) % view.seats
        x = crop.LEFT
        middle = _row_middle(crop.TOP, row)
        token = tokens.token_sprite(model.colour_of(seat), _TOKEN_SIZE, is_lifted=False)
        canvas.put(token, (x + _TOKEN_MIDDLE, middle), "tile")
        name = model.name_of(seat)
        style = NameStyle(COUNT)
        names.draw_player_name(canvas, x + _NAME_LEFT, middle, name, style, _NAME_WIDTH)
        change = model.count_change(_hand_size(seat))
        cards = Tally(pieces.card_sprite(_BACK_SIZE), view.hand_sizes[seat], change)
        counts.draw(canvas, x + _CARDS_LEFT, middle, cards, _CARDS_SIZE)
    return canvas


def _hand_size(seat: int) -> Callable[[TuscanyState], int]:
    return lambda seen: seen.hand_sizes[seat]
