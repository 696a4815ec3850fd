"""The part ``hand``: the viewer's cards by colour, or for the public the sizes of all hands."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engine.tuscany.data import KINDS
from engine.tuscany.regions import hexes
from engine.tuscany.rules.places import affordable_hexes
from engine.tuscany.state import TuscanyState
from render.kit import crop, layout, names, tokens
from render.kit.canvas import Canvas
from render.kit.names import NameStyle
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, COUNT, DETAIL
from render.tuscany import counts, holdings, pieces
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.counts import Tally

_LEFT, _WIDTH, _TOP = crop.LEFT, crop.WIDTH, crop.TOP
_BOTTOM_MARGIN = 28
HAND_HEIGHT = 4 * 92 + 24


def draw_part(model: TuscanyBoard) -> Canvas:
    """Draw the viewer's cards and payable spaces, or for the public every player's card backs."""
    viewer = model.scene.viewer
    if viewer is None or not model.knows_hand(viewer):
        return _draw_card_backs(model)
    canvas = crop.new_page(
        model, model.words.say("tuscany-picture-part-hand"), _TOP + HAND_HEIGHT + _BOTTOM_MARGIN
    )
    draw_hand(canvas, _TOP, model, viewer)
    return canvas


def draw_hand(canvas: Canvas, y: int, model: TuscanyBoard, seat: int) -> None:
    """Draw two columns of colours: card, count, and the spaces that the player can pay for now."""
    view, laid = model.view, model.view.regions[seat]
    canvas.box(_LEFT, y, _WIDTH, HAND_HEIGHT, layout.TILE_PANEL, shadow=5)
    payable = affordable_hexes(view, seat) if laid is not None and view.covered[seat] else 0
    for kind in range(len(KINDS)):
        x = _LEFT + 20 + kind // 4 * _WIDTH / 2
        middle = y + 12 + kind % 4 * 92 + 46
        holdings.draw_cards(canvas, x, middle, kind, model, seat, 66)
        spaces = hexes(payable & laid.masks[kind]) if laid is not None else ()
        numbers = " ".join(str(hex_ + 1) for hex_ in spaces)
        if numbers:
            canvas.put(_open_hex_sprite(kind), x + 162, middle, "tile")
            style = TextStyle(BODY, "ink2", min_size=DETAIL)
            canvas.text(x + 186, middle, numbers, style, on="tile", max_width=_WIDTH / 2 - 210)


@lru_cache(maxsize=8)
def _open_hex_sprite(kind: int) -> Sprite:
    """Return an open space of a colour."""
    pen = pieces.hex_pen(17)
    pen.poly(pieces.hex_corners(0, 0, 17), pieces.DIM_COLOURS[kind])
    pen.poly(pieces.hex_corners(0, 0, 14.5), pieces.PALE_COLOURS[kind])
    return pen.sprite()


def _draw_card_backs(model: TuscanyBoard) -> Canvas:
    """Draw the number of every player's cards."""
    view = model.view
    canvas = crop.new_page(
        model,
        model.words.say("tuscany-picture-part-hand"),
        _TOP + view.seats * 92 + 24 + _BOTTOM_MARGIN,
    )
    canvas.box(_LEFT, _TOP, _WIDTH, view.seats * 92 + 24, layout.TILE_PANEL, shadow=5)
    for i in range(view.seats):
        seat = (view.start + i) % view.seats
        middle = _TOP + 12 + i * 92 + 46
        canvas.put(
            tokens.token_sprite(model.colour_of(seat), 54, lift=False), _LEFT + 50, middle, "tile"
        )
        names.draw_player_name(
            canvas, _LEFT + 96, middle, model.name_of(seat), NameStyle(COUNT), 440
        )
        change = model.count_change(_hand_size(seat))
        counts.draw(
            canvas,
            _LEFT + 560,
            middle,
            Tally(pieces.card_sprite(56), view.hand_sizes[seat], change),
            52,
        )
    return canvas


def _hand_size(seat: int) -> Callable[[TuscanyState], int]:
    return lambda seen: seen.hand_sizes[seat]
