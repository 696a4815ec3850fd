"""The castle site: the workers waiting to deliver, and three towers with a favour building each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache, partial

from engine.caylus1303.data import SITE_BRACKETS
from engine.caylus1303.tiles import SETUP, TILES
from engine.caylus1303.words.names import SITE_CODE, place_code
from engine.core.words.catalogue import Catalogue
from render.caylus1303 import faces, story, towers
from render.caylus1303.board_model import Caylus1303Board
from render.caylus_common.masonry import Stage
from render.kit import card_frame, effects, highlights, layout, names, titled_panel, tokens
from render.kit.canvas import Canvas
from render.kit.card_frame import FrameStyle
from render.kit.effects import RowStyle
from render.kit.highlights import PlateStyle, Recency
from render.kit.icons import icon_sprite
from render.kit.names import TileNameStyle
from render.kit.palette import ink_on, mix
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.story import Spot, spot_of_piece
from render.kit.text import TextStyle
from render.kit.titled_panel import PanelTitle
from render.kit.type_scale import FIGURE, HEADING


@dataclass(frozen=True, slots=True)
class SitePlan:
    """The site at one of its sizes, as positions within its panel.

    Attributes:
        tile: size of a favour building.
        inset: distance of the outer buildings from the panel's edges.
        wall: width of a tower on each side of its building.
        tower: top of the towers, and their height.
        tile_top: top of the favour buildings.
        rounds_top: top of the stones with the rounds.
        icon: size of a building's icon.
        glyph: size of the glyphs of its effect.
        last_slot: middle of the last slot of the row, from the right edge and the top.
        slot_pitch: distance between two slots.
    """

    width: int
    height: int
    tile: tuple[int, int]
    inset: int
    wall: int
    tower: tuple[int, int]
    tile_top: int
    rounds_top: int
    icon: int
    glyph: int
    last_slot: tuple[int, int]
    slot_pitch: int

    def left(self, number: int) -> int:
        """Return the left edge of a building, counted from 0."""
        w = self.tile[0]
        return round(self.inset + number * (self.width - 2 * self.inset - w) / 2)

    def slot(self, rank: int, seats: int) -> tuple[int, int]:
        """Return the middle of a slot of the row, counted from 0; there is one for each seat."""
        right, y = self.last_slot
        return self.width - right - (seats - 1 - rank) * self.slot_pitch, y

    def tower_at(self, number: int) -> Rect:
        """Return the box of a tower, counted from 0, within the panel."""
        top, height = self.tower
        return Rect(self.left(number) - self.wall, top, self.tile[0] + 2 * self.wall, height)


BOARD = SitePlan(
    width=854,
    height=404,
    tile=(246, 172),
    inset=23,
    wall=9,
    tower=(126, 268),
    tile_top=135,
    rounds_top=322,
    icon=80,
    glyph=44,
    last_slot=(46, 44),
    slot_pitch=72,
)
CROP = SitePlan(
    width=744,
    height=434,
    tile=(226, 190),
    inset=12,
    wall=5,
    tower=(130, 290),
    tile_top=139,
    rounds_top=344,
    icon=60,
    glyph=38,
    last_slot=(46, 46),
    slot_pitch=70,
)
_ROUND_HEIGHT = 58
"""Height of a stone with the number of a round."""
_ROUND_GAP = 5
"""Gap between two of these stones."""
_BUILDING_GAP = 40
"""Gap between the buildings on a landscape board."""
_TITLE_LEFT = 90
_TITLE_MIDDLE = 37
_TITLE_GAP = 40
"""Gap between the title and the middle of the first slot."""
_CODE_INSET = 14
"""Distance of the site's code from both edges."""
_SLOT_RADIUS = 27
"""Radius of an empty slot."""
_TOKEN_SIZE = 60
_CHOSEN_TOKEN_SIZE = 54
_ARRIVAL_RADIUS = 35
"""Radius of the disc under a new token."""
_BAND_HEIGHT = 48
"""Height of a building's band."""
_NAME_LEFT = 72
_NAME_MIDDLE = 26
_NAME_MARGINS = 80
"""Width of a building that its name cannot use."""
_ICON_LEFT = 16
_EFFECT_GAP = 8
"""Distance of the effect from the icon."""
_EFFECT_MARGIN = 10
"""Distance of the effect from the right edge."""
_EFFECT_PITCH = 54
"""Distance between two rows of effects."""


@lru_cache(maxsize=4)
def plan_for_width(width: int) -> SitePlan:
    """Return the plan of a site of this width on a landscape board."""
    _, height = BOARD.tile
    w = (width - 2 * (BOARD.inset + _BUILDING_GAP)) // len(SITE_BRACKETS)
    return replace(BOARD, width=width, tile=(w, height))


def draw_base(
    canvas: Canvas, x: int, y: int, words: Catalogue, seats: int, plan: SitePlan = BOARD
) -> None:
    """Draw the panel, its title and an empty slot for each seat."""
    room = plan.slot(0, seats)[0] - _TITLE_GAP - _TITLE_LEFT
    title = PanelTitle(words.say("caylus1303-site"), (_TITLE_LEFT, _TITLE_MIDDLE), max_width=room)
    titled_panel.draw_titled(canvas, Rect(x, y, plan.width, plan.height), title)
    for i in range(seats):
        dx, dy = plan.slot(i, seats)
        highlights.draw_worker_space(
            canvas, x + dx, y + dy, _SLOT_RADIUS, number=str(i + 1), on="panel"
        )


def draw(canvas: Canvas, x: int, y: int, model: Caylus1303Board, plan: SitePlan = BOARD) -> None:
    """Draw towers, buildings, rounds, workers, the code, and the ring around a legal target."""
    legal = SITE_CODE in model.legal
    for i, word in enumerate(model.view.site_tiles):
        left = x + plan.left(i)
        towers.draw(canvas, plan.tower_at(i).moved(x, y), i, model)
        _draw_building(canvas, left, y + plan.tile_top, i, word, model, plan)
        _draw_rounds(canvas, left, y + plan.rounds_top, i, model, plan)
    _draw_workers(canvas, x, y, model, legal, plan)
    highlights.draw_plate(
        canvas,
        x + _CODE_INSET,
        y + _CODE_INSET,
        SITE_CODE,
        legal,
        PlateStyle(framed=not legal),
        on="panel",
    )
    if legal:
        highlights.draw_ring(
            canvas, Rect(x, y, plan.width, plan.height), layout.PANEL_RADIUS, SITE_CODE
        )


def _draw_workers(
    canvas: Canvas, x: int, y: int, model: Caylus1303Board, legal: bool, plan: SitePlan
) -> None:
    row, seats = model.view.site_row, model.view.seats
    for i, seat in enumerate(row):
        dx, dy = plan.slot(i, seats)
        spot = partial(spot_of_piece, x + dx, y + dy, _TOKEN_SIZE / 2, y + plan.height)
        model.story.locate(story.place_of_waiting(seat), spot)
        ground, newer = "panel", len(row) - i
        if newer <= max(model.latest_turn.site, model.since_last_turn.site):
            recency = Recency.of(newer <= model.latest_turn.site)
            canvas.put(highlights.arrival_sprite(_ARRIVAL_RADIUS, recency), x + dx, y + dy, "panel")
            ground = highlights.background_of(recency)
        if seat == model.acting.site:
            canvas.put(
                highlights.selection_ring_sprite(_CHOSEN_TOKEN_SIZE), x + dx, y + dy, "panel"
            )
            ground = "tile"
        size = _CHOSEN_TOKEN_SIZE if seat == model.acting.site else _TOKEN_SIZE
        canvas.put(tokens.token_sprite(model.colour_of(seat), size), x + dx, y + dy, ground)
    if legal and len(row) < seats:
        dx, dy = plan.slot(len(row), seats)
        highlights.draw_worker_space(
            canvas, x + dx, y + dy, _SLOT_RADIUS, free=True, number=str(len(row) + 1), on="panel"
        )


def _draw_building(
    canvas: Canvas, x: int, y: int, index: int, word: str, model: Caylus1303Board, plan: SitePlan
) -> None:
    """Draw a favour building; it needs no worker, so it has no space for one."""
    (w, h), code = plan.tile, place_code(model.view, word)
    legal = code in model.legal
    band = faces.BAND_COLOURS[TILES[word].category]
    wall = towers.wall_colour(towers.stage_of(model.view, index))
    if index + 1 == model.latest_turn.favour:
        highlights.draw_halo(canvas, Rect(x, y, w, h), layout.TILE_RADIUS, on=wall)
    card_frame.draw(canvas, x, y, w, h, band, FrameStyle(ground=wall))
    card_frame.draw_code(canvas, x, y, code, legal)
    label = faces.name_of(word, model.language)
    style = TileNameStyle(colour=ink_on(band))
    left, room = x + _NAME_LEFT, w - _NAME_MARGINS
    names.draw_tile_name(canvas, left, y + _NAME_MIDDLE, label, room, style, on=band)
    middle, icon_middle = y + _BAND_HEIGHT + (h - _BAND_HEIGHT) / 2, x + _ICON_LEFT + plan.icon / 2
    colour = mix(band, "ink", 0.35)
    canvas.put(icon_sprite(faces.icon_of(word), plan.icon, colour), icon_middle, middle, "tile")
    left = x + _ICON_LEFT + plan.icon + _EFFECT_GAP
    rows, room = faces.effect_rows(word, SETUP), x + w - _EFFECT_MARGIN - left
    for i, row in enumerate(rows):
        line = middle + (i - (len(rows) - 1) / 2) * _EFFECT_PITCH
        effects.draw(canvas, row, left + room / 2, line, RowStyle(plan.glyph), max_width=room)
    if legal:
        highlights.draw_ring(canvas, Rect(x, y, w, h), layout.TILE_RADIUS, code)
    spot = Spot((x - 6, middle + 2), (x - 2, y + 68))
    model.story.locate(story.place_of_building(index + 1), lambda: spot)


def _draw_rounds(
    canvas: Canvas, x: float, y: float, index: int, model: Caylus1303Board, plan: SitePlan
) -> None:
    """Draw a stone for each round that builds a tower: laid, current, or still to come."""
    first, last = SITE_BRACKETS[index]
    built = towers.stage_of(model.view, index)
    now = last + 1 if built is Stage.FINISHED else model.view.round
    lefts, w = layout.spread(last - first + 1, x, x + plan.tile[0], _ROUND_GAP)
    for left, number in zip(lefts, range(first, last + 1), strict=True):
        box = (left, y, w, _ROUND_HEIGHT)
        middle = left + w / 2, y + _ROUND_HEIGHT / 2 + 1
        if number == now:
            canvas.box(*box, BoxStyle(8, "glow", "ink", thick=3), on=towers.wall_colour(built))
            canvas.put(_round_marker(), middle[0], middle[1] - 1, "glow")
            canvas.record("round", str(number), (left, y, left + w, y + _ROUND_HEIGHT))
            style = TextStyle(FIGURE, "white", "black")
            canvas.text(*middle, str(number), style, align="m", on="ink")
            continue
        fill, line = (towers.STONE_COLOUR, "ink2") if number < now else ("panel", "line")
        canvas.box(*box, BoxStyle(8, fill, line, thick=2.5), on=towers.wall_colour(built))
        canvas.text(*middle, str(number), TextStyle(HEADING, "ink2"), align="m", on=fill)
    if max(now, 1) < first:
        canvas.record("locked", f"{first}–{last}", plan.tower_at(index).box)


@lru_cache(maxsize=1)
def _round_marker() -> Sprite:
    """Return the round marker: a dark disc under the number of the round."""
    pen = Pen(-26, -26, 26, 26)
    pen.disc(0, 0, 24, "ink")
    return pen.sprite()
