"""The parts of the toy's board and crops: cards and players."""

from __future__ import annotations

from engine.core.definition import UNKNOWN
from render.kit import card_frame, count_row, goods, highlights, layout, panel, panel_box
from render.kit.canvas import Canvas
from render.kit.rect import Rect
from render.kit.text import TextStyle
from tests.render.toy.board_model import ToyBoard

_COINS = {
    0: (),
    1: ((0, 0),),
    2: ((-0.55, 0), (0.55, 0)),
    3: ((0, -0.5), (-0.55, 0.5), (0.55, 0.5)),
    4: ((-0.55, -0.5), (0.55, -0.5), (-0.55, 0.5), (0.55, 0.5)),
}
"""Offsets of the coins on a card, in units of a coin."""


def draw_card(
    canvas: Canvas, x: int, y: int, code: str, model: ToyBoard, size: tuple[int, int]
) -> None:
    """Draw a kind of card, or a bid, with its code and a ring if it is legal."""
    w, h = size
    legal = code in model.legal_codes
    if code in model.latest_turn and not model.bidding:
        highlights.draw_halo(canvas, Rect(x, y, w, h), layout.TILE_RADIUS)
    card_frame.draw(canvas, Rect(x, y, w, h), "cwood")
    card_frame.draw_code(canvas, (x, y), code, is_legal=legal)
    coin = min(w, h - card_frame.BAND_HEIGHT) / 2.4
    middle = y + (h + card_frame.BAND_HEIGHT) / 2
    if not _COINS[int(code)]:
        canvas.text(
            (x + w / 2, middle), "0", TextStyle(coin, "line", "black"), align="middle", on="tile"
        )
    for dx, dy in _COINS[int(code)]:
        canvas.put(
            goods.good_sprite("denier", coin), (x + w / 2 + dx * coin, middle + dy * coin), "tile"
        )
    if legal:
        highlights.draw_ring(canvas, Rect(x, y, w, h), layout.TILE_RADIUS, code)


def draw_player(canvas: Canvas, place: panel_box.PanelBox, model: ToyBoard, seat: int) -> None:
    """Draw a player's panel, with chips on the counts that have changed."""
    before, since = model.read_earlier(lambda earlier: _player(earlier, seat))
    panel.draw_player(canvas, place, _player(model, seat), before, since)


def _player(model: ToyBoard, seat: int) -> panel.PlayerPanel:
    """Return the contents of a player's panel."""
    view, score = model.view, model.scores[seat]
    return panel.PlayerPanel(
        order=model.order_label(seat, str(seat + 1)),
        colour=model.colour_of(seat),
        name=model.name_of(seat),
        counts=(
            count_row.good_count("denier", view.coins[seat]),
            count_row.icon_count("card-draw", len(view.hands[seat])),
            count_row.icon_count("locked-chest", len(view.buried[seat])),
            count_row.icon_count("stone-bridge", view.bridges[seat]),
        ),
        score=None if score == UNKNOWN else str(score),
        is_active=seat in model.movers,
        has_won=model.has_won(seat),
    )
