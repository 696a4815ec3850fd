"""The whole board of the toy, portrait or landscape."""

from __future__ import annotations

from functools import lru_cache

from engine.core.words.catalogue import catalogue
from render.kit import goods, header, highlights, landscape, layout, panel, player_area, tile
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.palette import COURT
from tests.render.toy.board_model import PACKAGES, ToyBoard

_CARDS = 266
_WIDE = 2400
_PLAYERS = _CARDS + layout.TILE[1] + layout.BETWEEN_SECTIONS


def paint(model: ToyBoard) -> Canvas:
    """Draw the whole board: base, header, cards, players."""
    if model.is_landscape:
        width, height = landscape.size(_PLAYERS, _WIDE)
        panels = player_area.landscape(model, width, height - landscape.FOOT)
    else:
        panels = player_area.portrait(model, _PLAYERS)
        width, height = layout.WIDTH, panels.foot + layout.FOOT
    canvas = _base(model.language, model.bidding, model.recording).copy(height, width)
    header.of_table(canvas, model, model.headline)
    for i, code in enumerate(model.codes):
        draw_card(canvas, layout.COLUMNS[i], _CARDS, code, model, layout.TILE)
    for seat, place in enumerate(panels.panels):
        panel.draw_player(canvas, place, player(model, seat))
    return canvas


@lru_cache(maxsize=16)
def _base(language: str, bidding: bool, recording: bool) -> Canvas:
    """Draw what stays the same from move to move."""
    words = catalogue(language, *PACKAGES)
    canvas = Canvas(layout.WIDTH, _PLAYERS, COURT, language, recording=recording)
    title = words.say("toy-picture-bids" if bidding else "toy-picture-part-cards")
    canvas.put(icon("stone-bridge", 46, "ink2"), layout.MARGIN + 23, 220)
    canvas.text(layout.MARGIN + 62, 220, title, 34, style="serif")
    return canvas


def draw_card(
    canvas: Canvas, x: int, y: int, code: str, model: ToyBoard, size: tuple[int, int]
) -> None:
    """Draw a kind of card, or a bid, with its code and a ring if it is legal."""
    w, h = size
    legal = code in model.legal
    if code in model.last_move and not model.bidding:
        highlights.halo(canvas, x, y, w, h, layout.TILE_RADIUS)
    tile.frame(canvas, x, y, w, h, "cwood")
    tile.code(canvas, x, y, code, legal)
    canvas.put(goods.good("denier", 56), x + w / 2 - 34, y + h / 2 + 22, "tile")
    canvas.text(x + w / 2 + 6, y + h / 2 + 22, code, 48, style="black", on="tile")
    if legal:
        highlights.ring(canvas, x, y, w, h, layout.TILE_RADIUS, code)


def player(model: ToyBoard, seat: int) -> panel.Player:
    """Return the contents of a player's panel."""
    view = model.view
    return panel.Player(
        order=str(seat + 1),
        colour=model.colour(seat),
        name=model.name(seat),
        counts=(
            panel.good("denier", view.coins[seat]),
            panel.symbol("card-draw", len(view.hands[seat])),
            panel.symbol("stone-bridge", view.bridges[seat]),
        ),
        active=seat in model.movers,
    )
