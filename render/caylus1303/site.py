"""The castle site: the workers waiting to deliver, three favour buildings, the round."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from engine.caylus1303.data import SITE_BRACKETS
from engine.caylus1303.tiles import SETUP, TILES
from engine.caylus1303.words.names import SITE_CODE, place_code
from engine.core.words.catalogue import Catalogue
from render.caylus1303 import faces
from render.caylus1303.board_model import Caylus1303Board
from render.kit import card_frame, effects, highlights, layout, names, panel, tokens
from render.kit.canvas import Canvas
from render.kit.effects import RowStyle
from render.kit.highlights import PlateStyle, Recency
from render.kit.icons import icon
from render.kit.names import TileNameStyle
from render.kit.palette import mix, text_on
from render.kit.panel import PanelTitle
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import FIGURE, HEADING


@dataclass(frozen=True, slots=True)
class SitePlan:
    """The site at one of its sizes: positions and sizes of its tiles and brackets."""

    width: int
    height: int
    tile: tuple[int, int]
    inset: int
    tile_top: int
    bracket_top: int
    icon: int
    glyph: int
    queue: tuple[int, int, int]
    """Middle of the last slot, from the right edge and the top, and the distance between slots."""

    def left(self, number: int) -> int:
        """Return the left edge of a building, counted from 0."""
        w = self.tile[0]
        return round(self.inset + number * (self.width - 2 * self.inset - w) / 2)

    def slot(self, rank: int, seats: int) -> tuple[int, int]:
        """Return the middle of a slot of the worker row, counted from 0: one for each seat."""
        right, y, step = self.queue
        return self.width - right - (seats - 1 - rank) * step, y


BOARD = SitePlan(854, 404, (248, 188), 14, 106, 314, 80, 44, (46, 54, 72))
CROP = SitePlan(744, 412, (226, 200), 14, 104, 324, 60, 38, (46, 52, 70))
_BRACKET = 64
_BETWEEN = 36


@lru_cache(maxsize=4)
def across(width: int) -> SitePlan:
    """Return the plan of a site of that width."""
    _, height = BOARD.tile
    w = (width - 2 * (BOARD.inset + _BETWEEN)) // len(SITE_BRACKETS)
    return replace(BOARD, width=width, tile=(w, height))


def draw_base(
    canvas: Canvas, x: int, y: int, words: Catalogue, seats: int, plan: SitePlan = BOARD
) -> None:
    """Draw panel, title and an empty slot for each seat."""
    room = plan.slot(0, seats)[0] - 40 - 90
    title = PanelTitle(words.say("caylus1303-site"), (90, 37), max_width=room)
    panel.titled(canvas, Rect(x, y, plan.width, plan.height), title)
    for i in range(seats):
        dx, dy = plan.slot(i, seats)
        highlights.worker_space(canvas, x + dx, y + dy, 27, number=str(i + 1), on="panel")


def draw(canvas: Canvas, x: int, y: int, model: Caylus1303Board, plan: SitePlan = BOARD) -> None:
    """Draw workers, buildings, brackets, the code, and the ring of a legal target."""
    legal = SITE_CODE in model.legal
    _draw_row(canvas, x, y, model, legal, plan)
    for i, word in enumerate(model.view.site_tiles):
        left = x + plan.left(i)
        _draw_building(canvas, left, y + plan.tile_top, i, word, model, plan)
        _draw_bracket(canvas, left, y + plan.bracket_top, i, model.view.round, plan)
    highlights.plate(
        canvas, x + 14, y + 14, SITE_CODE, legal, PlateStyle(framed=not legal), on="panel"
    )
    if legal:
        highlights.ring(canvas, Rect(x, y, plan.width, plan.height), layout.PANEL_RADIUS, SITE_CODE)


def _draw_row(
    canvas: Canvas, x: int, y: int, model: Caylus1303Board, legal: bool, plan: SitePlan
) -> None:
    row, seats = model.view.site_row, model.view.seats
    for i, seat in enumerate(row):
        dx, dy = plan.slot(i, seats)
        ground, newer = "panel", len(row) - i
        if newer <= max(model.last_move.site, model.last_turn.site):
            recency = Recency.of(newer <= model.last_move.site)
            canvas.put(highlights.arrival(35, recency), x + dx, y + dy, "panel")
            ground = highlights.background(recency)
        if seat == model.acting.site:
            canvas.put(highlights.selection_ring(54), x + dx, y + dy, "panel")
            ground = "tile"
        size = 54 if seat == model.acting.site else 60
        canvas.put(tokens.token(model.colour(seat), size), x + dx, y + dy, ground)
    if legal and len(row) < seats:
        dx, dy = plan.slot(len(row), seats)
        highlights.worker_space(
            canvas, x + dx, y + dy, 27, free=True, number=str(len(row) + 1), on="panel"
        )


def _draw_building(
    canvas: Canvas, x: int, y: int, index: int, word: str, model: Caylus1303Board, plan: SitePlan
) -> None:
    """Draw a favour building; it needs no worker, so it has no space for one."""
    (w, h), code = plan.tile, place_code(model.view, word)
    legal = code in model.legal
    band = faces.BAND[TILES[word].category]
    if index + 1 == model.last_move.favour:
        highlights.halo(canvas, Rect(x, y, w, h), layout.TILE_RADIUS, on="panel")
    card_frame.draw(canvas, x, y, w, h, band)
    card_frame.draw_code(canvas, x, y, code, legal)
    label = faces.name(word, model.language)
    names.draw_tile_name(
        canvas, x + 72, y + 26, label, w - 80, TileNameStyle(colour=text_on(band)), on=band
    )
    middle = y + 48 + (h - 48) / 2
    colour = mix(band, "ink", 0.35)
    canvas.put(icon(faces.icon(word), plan.icon, colour), x + plan.icon / 2 + 16, middle, "tile")
    left = x + plan.icon + 24
    rows, room = faces.rows(word, SETUP), x + w - 10 - left
    for i, row in enumerate(rows):
        line = middle + (i - (len(rows) - 1) / 2) * 54
        effects.draw(canvas, row, left + room / 2, line, RowStyle(plan.glyph), max_width=room)
    if legal:
        highlights.ring(canvas, Rect(x, y, w, h), layout.TILE_RADIUS, code)


def _draw_bracket(canvas: Canvas, x: int, y: int, index: int, now: int, plan: SitePlan) -> None:
    """Draw the rounds that open a building: current, past, or still locked."""
    first, last = SITE_BRACKETS[index]
    w = plan.tile[0]
    if now > last:
        fill, line, ink = "glow2", "line", "ink2"
    elif now >= first:
        fill, line, ink = "glow", "ink", "ink"
    else:
        fill, line, ink = "ground", "line", "ink2"
    canvas.box(x, y, w, _BRACKET, BoxStyle(14, fill, line, thick=3), on="panel")
    locked = max(now, 1) < first
    middle = x + w / 2 + (18 if locked else 0)
    if locked:
        canvas.put(icon("padlock", 32, "ink3"), x + 34, y + _BRACKET / 2, fill)
        canvas.record("locked", f"{first}–{last}", (x, y, x + w, y + _BRACKET))
    step = 72 if w > 240 else 62
    for number in range(first, last + 1):
        cx = middle + (number - (first + last) / 2) * (step - (8 if locked else 0))
        if number == now:
            canvas.put(_round(), cx, y + _BRACKET / 2, fill)
            canvas.record("round", str(number), (cx - 26, y + 6, cx + 26, y + 58))
            canvas.text(
                cx, y + 33, str(number), TextStyle(FIGURE, "white", "black"), align="m", on="ink"
            )
        else:
            canvas.text(cx, y + 33, str(number), TextStyle(HEADING, ink), align="m", on=fill)


@lru_cache(maxsize=1)
def _round() -> Sprite:
    """Return the round marker: a dark disc under the number of the round."""
    pen = Pen(-28, -28, 28, 28)
    pen.disc(0, 0, 26, "ink")
    return pen.sprite()
