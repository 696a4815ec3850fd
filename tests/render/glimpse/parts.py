"""The parts of the board: the players' cards, the piles, and the players."""

from __future__ import annotations

from engine.core.definition import UNKNOWN
from render.kit import card_frame, count_row, highlights, layout, panel, panel_box
from render.kit.canvas import Canvas
from render.kit.icons import icon_sprite
from render.kit.rect import Rect
from render.kit.text import TextStyle
from tests.render.glimpse.board_model import GlimpseBoard

_PILE = card_frame.FrameStyle(plate_width=0)
"""The frame of a pile, which has no code."""


def draw_card(canvas: Canvas, rect: Rect, seat: int, model: GlimpseBoard) -> None:
    """Draw a player's card, face up if the view has it, with a ring if it can be looked at."""
    code = model.code(seat)
    legal = code in model.legal_codes
    if seat in model.touched:
        highlights.draw_halo(canvas, rect, layout.TILE_RADIUS)
    card_frame.draw(canvas, rect, "cwood")
    card_frame.draw_code(canvas, (rect.x, rect.y), code, is_legal=legal)
    middle = rect.y + (rect.h + card_frame.BAND_HEIGHT) / 2
    room = min(rect.w, rect.h - card_frame.BAND_HEIGHT)
    card = model.card(seat)
    if card is None:
        canvas.put(
            icon_sprite("padlock", room / 1.6, "line"), (rect.x + rect.w / 2, middle), "tile"
        )
    else:
        style = TextStyle(room / 1.4, font="black")
        canvas.text((rect.x + rect.w / 2, middle), str(card), style, align="middle", on="tile")
    if legal:
        highlights.draw_ring(canvas, rect, layout.TILE_RADIUS, code)


def draw_pile(canvas: Canvas, rect: Rect, symbol: str, label: str) -> None:
    """Draw a pile: its symbol above a few words."""
    card_frame.draw(canvas, rect, "cstone", _PILE)
    x, top = rect.x + rect.w / 2, rect.y + card_frame.BAND_HEIGHT
    room = rect.h - card_frame.BAND_HEIGHT
    canvas.put(icon_sprite(symbol, room / 2, "ink2"), (x, top + room * 0.35), "tile")
    style = TextStyle(room / 6, font="black", min_size=room / 10)
    canvas.text(
        (x, top + room * 0.8),
        label,
        style,
        align="middle",
        on="tile",
        max_width=rect.w - 2 * _INSET,
    )


_INSET = 20
"""Distance of a pile's words from its edge."""


def draw_player(canvas: Canvas, place: panel_box.PanelBox, model: GlimpseBoard, seat: int) -> None:
    """Draw a player's panel, with chips on the counts that have changed."""
    before, since = model.read_earlier(lambda earlier: _player(earlier, seat))
    panel.draw_player(canvas, place, _player(model, seat), before, since)


def _player(model: GlimpseBoard, seat: int) -> panel.PlayerPanel:
    """Return the contents of a player's panel."""
    score = model.scores[seat]
    return panel.PlayerPanel(
        order=model.order_label(seat, str(seat + 1)),
        colour=model.colour_of(seat),
        name=model.name_of(seat),
        counts=(count_row.icon_count("laurels", model.view.points[seat]),),
        score=None if score == UNKNOWN else str(score),
        is_active=seat in model.movers,
        has_won=model.has_won(seat),
    )
