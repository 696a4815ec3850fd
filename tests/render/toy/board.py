"""The whole table of the toy, tall or wide."""

from __future__ import annotations

from functools import lru_cache

from engine.core.text import catalogue
from render.kit import goods, header, layout, marks, panel, panel_places, tile, wide
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.palette import COURT
from tests.render.toy.table import PACKAGES, Table

_CARDS = 266
_WIDE = 2400
_PLAYERS = _CARDS + layout.TILE[1] + layout.BETWEEN_SECTIONS


def paint(table: Table) -> Canvas:
    """Draw the whole table: base, header, cards, players."""
    if table.wide:
        width, height = wide.size(_PLAYERS, _WIDE)
        panels = panel_places.wide(table, width, height - wide.FOOT)
    else:
        panels = panel_places.tall(table, _PLAYERS)
        width, height = layout.WIDTH, panels.foot + layout.FOOT
    canvas = _base(table.language, table.bidding, table.recording).copy(height, width)
    header.of_table(canvas, table, table.headline)
    for i, code in enumerate(table.codes):
        draw_card(canvas, layout.COLUMNS[i], _CARDS, code, table, layout.TILE)
    for seat, place in enumerate(panels.panels):
        panel.player(canvas, place, player(table, seat))
    return canvas


@lru_cache(maxsize=16)
def _base(language: str, bidding: bool, recording: bool) -> Canvas:
    """What stays the same from move to move."""
    words = catalogue(language, *PACKAGES)
    canvas = Canvas(layout.WIDTH, _PLAYERS, COURT, language, recording=recording)
    title = words.say("toy-picture-bids" if bidding else "toy-picture-part-cards")
    canvas.put(icon("stone-bridge", 46, "ink2"), layout.MARGIN + 23, 220)
    canvas.text(layout.MARGIN + 62, 220, title, 34, style="serif")
    return canvas


def draw_card(
    canvas: Canvas, x: int, y: int, code: str, table: Table, size: tuple[int, int]
) -> None:
    """A kind of card, or a bid, with its code; ringed while it may be chosen."""
    w, h = size
    legal = code in table.legal
    if code in table.fresh and not table.bidding:
        marks.halo(canvas, x, y, w, h, layout.TILE_RADIUS)
    tile.frame(canvas, x, y, w, h, "cwood")
    tile.code(canvas, x, y, code, legal)
    canvas.put(goods.good("denier", 56), x + w / 2 - 34, y + h / 2 + 22, "tile")
    canvas.text(x + w / 2 + 6, y + h / 2 + 22, code, 48, style="black", on="tile")
    if legal:
        marks.ring(canvas, x, y, w, h, layout.TILE_RADIUS, code)


def player(table: Table, seat: int) -> panel.Player:
    """A player's panel."""
    view = table.view
    return panel.Player(
        order=str(seat + 1),
        colour=table.colour(seat),
        name=table.name(seat),
        counts=(
            panel.good("denier", view.coins[seat]),
            panel.symbol("card-draw", len(view.hands[seat])),
            panel.symbol("stone-bridge", view.bridges[seat]),
        ),
        active=seat in table.movers,
    )
