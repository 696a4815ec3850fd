"""The static part of an electorate: layout, frame, name, arms, privilege."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.core.words.catalogue import Catalogue
from engine.emperor.data import (
    AGES,
    BOH,
    BOHEMIA_VOTES,
    BRA,
    CODES,
    KOL,
    MAI,
    MAINZ_POINTS,
    PAL,
    SAX,
    SAXONY_INCOME,
    TRI,
)
from render.emperor import pieces, spots
from render.emperor.arms import arms_sprite
from render.emperor.spots import Area
from render.kit import card_frame, glyph_rows, layout
from render.kit import text as texts
from render.kit.canvas import Canvas
from render.kit.card_frame import FrameStyle
from render.kit.glyph_rows import RowStyle
from render.kit.glyphs import GlyphRow, Shield, good, icon
from render.kit.icons import icon_sprite
from render.kit.palette import Colour, mix
from render.kit.pen import BoxStyle, Pen, Point
from render.kit.rect import Rect, Size
from render.kit.sprite import Sprite
from render.kit.text import TextStyle, is_wide
from render.kit.type_scale import DETAIL, HEADING

_NAME_DROP = 5
"""How far a name is below the middle of the band above the banner."""
BANNER_EDGE = 2
"""Height of the light line above a banner."""


@dataclass(frozen=True, slots=True)
class ElectoratePlan:
    """Layout of an electorate, from its top left corner.

    Attributes:
        size: width and height of the electorate.
        band: height of the band.
        plate: width of the code plate.
        code: text size of the code.
        title: text size of the name.
        named: its name in the picture (``electorate`` or ``full``).
        arms: middle of the coat of arms.
        seat: square of the elector's seat.
        privilege: box of the privilege.
        symbol: middle of the privilege's glyphs within that box.
        place: square of the first place; ``place_step`` leads to the next one.
        city: square of the first city; ``city_step`` leads to the next one.
        castle: square of the castle.
        eminence: square of the Grey Eminence.
        bar: box of the influence bar; ``None`` if influence is painted elsewhere.
        banner: height of the banner at the lower edge of the band.
        ground: the colour that the electorate lies on.
    """

    size: Size
    band: int
    plate: int
    code: int
    title: int
    named: str
    arms: Area
    seat: Area
    privilege: Rect
    symbol: Area
    place: Area
    place_step: float
    city: Area
    city_step: float
    castle: Area
    eminence: Area
    bar: Rect | None
    banner: int = 12
    ground: Colour = "ground"

    @property
    def name_middle(self) -> float:
        """The middle line of the name: above the banner, with room for arrowheads above it."""
        return _NAME_DROP + (self.band - self.banner - BANNER_EDGE) / 2


FRAME = 2
"""Width of an electorate's outline."""
_NAME_GAP = 14
"""Gap between the code plate and the name."""
_WIDE_SCRIPT_LARGER = 3
"""How much larger a name in Chinese or Japanese is."""
_SEAT_FRAME_RADIUS = 16
_SEAT_FRAME_REACH = 8
"""How far the coloured frame around an elector's seat extends beyond the seat."""
_OUT_MARGIN = 30
"""Side margins of the words in an electorate that is not in this game."""
_OUT_LEADING = 42
"""Height of a line of these words."""
BOARD_PLAN = ElectoratePlan(
    size=Size(364, 452),
    band=62,
    plate=102,
    code=40,
    title=28,
    named="electorate",
    arms=Area(63, 139, 128),
    seat=Area(131, 82, 104),
    privilege=Rect(251, 74, 99, 120),
    symbol=Area(49.5, 60, 45),
    place=Area(14, 212, 78),
    place_step=258 / 3,
    city=Area(14, 306, 60),
    city_step=68,
    castle=Area(286, 304, 64),
    eminence=Area(216, 305, 60),
    bar=Rect(14, 376, 336, 50),
)


def draw_base(
    canvas: Canvas, x: float, y: float, electorate: int, words: Catalogue, plan: ElectoratePlan
) -> None:
    """Draw frame, name, arms, the frame of the seat, and the privilege."""
    shade = spots.electorate_colour(electorate)
    frame = FrameStyle(
        radius=layout.PANEL_RADIUS,
        band_height=plan.band,
        plate_width=plan.plate,
        ground=plan.ground,
    )
    card_frame.draw(canvas, Rect(x, y, *plan.size), shade, frame)
    name = _name_of(electorate, words, plan)
    _draw_name(canvas, (x, y), name, plan, "white", shade)
    canvas.put(
        arms_sprite(CODES[electorate], plan.arms.size), (x + plan.arms.x, y + plan.arms.y), "tile"
    )
    style = BoxStyle(
        _SEAT_FRAME_RADIUS, mix(shade, "white", 0.75), shade, line_width=layout.EDGE_WIDTH
    )
    canvas.box(plan.seat.moved(x, y).rect.grown(_SEAT_FRAME_REACH), style, on="tile")
    draw_privilege(canvas, x, y, electorate, plan)


def _name_of(electorate: int, words: Catalogue, plan: ElectoratePlan) -> str:
    return words.say(f"emperor-{plan.named}-{CODES[electorate]}")


def _draw_name(
    canvas: Canvas, corner: Point, name: str, plan: ElectoratePlan, ink: Colour, band: Colour
) -> None:
    """Draw the name after the code plate, larger in scripts with wide letters.

    ``corner`` is the top left corner of the electorate.
    """
    x, y = corner
    size = plan.title + (_WIDE_SCRIPT_LARGER if any(map(is_wide, name)) else 0)
    left = plan.plate + _NAME_GAP
    middle = y + plan.name_middle
    room = plan.size.w - left - plan.band
    style = TextStyle(size, ink, "serif", min_size=DETAIL)
    canvas.text((x + left, middle), name, style, on=band, max_width=room)


def draw_out_of_play(
    canvas: Canvas, x: float, y: float, electorate: int, words: Catalogue, plan: ElectoratePlan
) -> None:
    """Draw an electorate that is not in this game, and say so: no arms, no spaces."""
    whole = Rect(x, y, *plan.size)
    named = _name_of(electorate, words, plan)
    frame = FrameStyle(
        line="ink3",
        body="panel",
        radius=layout.PANEL_RADIUS,
        band_height=plan.band,
        plate_width=plan.plate,
        ground=plan.ground,
    )
    card_frame.draw(canvas, whole, "line", frame)
    plate = Rect(x + FRAME, y + FRAME, plan.plate, plan.band)
    box = BoxStyle(layout.PANEL_RADIUS - FRAME, "panel", corners=(True, False, False, False))
    canvas.box(plate, box, on="ink3")
    style = TextStyle(plan.code, "ink2", "black")
    canvas.text((plate.cx, plate.cy), CODES[electorate], style, align="middle", on="panel")
    # Without a banner, the name is in the middle of the band.
    _draw_name(canvas, (x, plate.cy - plan.name_middle), named, plan, "ink2", "line")
    label = words.say("emperor-picture-out")
    room = whole.w - 2 * _OUT_MARGIN
    lines = texts.wrap(label, HEADING, room, 2, "serif", canvas.language)
    style = TextStyle(HEADING, "ink2", "serif")
    middles = layout.stacked_middles(len(lines), whole.cy + plan.band / 2, _OUT_LEADING)
    for line_y, line in zip(middles, lines, strict=True):
        canvas.text((whole.cx, line_y), line, style, align="middle", on="panel")


_PRIVILEGE_RADIUS = 12
_PRIVILEGE_LINE_WIDTH = 2.5
_SYMBOL_SHARE = 1.35
"""Size of an icon that is a privilege, as a share of the usual glyph."""
_SYMBOLS = {TRI: "card-play", KOL: "heart-plus", BRA: "cowled"}
_ROWS: dict[int, GlyphRow] = {
    MAI: ("+", Shield(MAINZ_POINTS)),
    SAX: ("+", good("denier", SAXONY_INCOME)),
    BOH: (icon("vote", BOHEMIA_VOTES),),
}


def draw_privilege(
    canvas: Canvas,
    x: float,
    y: float,
    electorate: int,
    plan: ElectoratePlan,
    *,
    is_used: bool = False,
) -> None:
    """Draw the privilege in glyphs, pale if it has been used this round."""
    box = plan.privilege.moved(x, y)
    fill = "panel"
    ink = "ink"
    if is_used:
        fill, ink = "tile", "ink3"
    style = BoxStyle(_PRIVILEGE_RADIUS, fill, "line", line_width=_PRIVILEGE_LINE_WIDTH)
    canvas.box(box, style, on="tile")
    cx, cy, size = plan.symbol.moved(box.x, box.y)
    if electorate in _SYMBOLS:
        canvas.put(icon_sprite(_SYMBOLS[electorate], size * _SYMBOL_SHARE, ink), (cx, cy), fill)
    elif electorate == PAL:
        canvas.put(_newborn_sprite(size, ink), (cx, cy), fill)
    else:
        glyphs = RowStyle(size, on=fill)
        glyph_rows.draw(canvas, _ROWS[electorate], cx, cy, glyphs, max_width=2 * size)


# The privilege of the Palatinate; shares of the size of its glyph

_PLUS_MIDDLE_SHARE = -0.6
_PLUS_ARM_SHARE = 0.22
_PLUS_LINE_SHARE = 0.1
_MIN_PLUS_LINE_WIDTH = 3
"""In pixels."""
_NEWBORN_LEFT_SHARE = -0.22
_NEWBORN_AGE_MIDDLE_SHARE = 0.28
_NEWBORN_AGE_SIZE_SHARE = 0.56


@lru_cache(maxsize=8)
def _newborn_sprite(size: int, ink: str) -> Sprite:
    """Return the privilege of the Palatinate: a plus and a noble of 15."""
    half = size + 2
    pen = Pen(-half, -half // 2 - 4, half, half // 2 + 4)
    arm = size * _PLUS_ARM_SHARE
    line_width = max(_MIN_PLUS_LINE_WIDTH, size * _PLUS_LINE_SHARE)
    plus = size * _PLUS_MIDDLE_SHARE
    pen.line([(plus - arm, 0), (plus + arm, 0)], ink, line_width)
    pen.line([(plus, -arm), (plus, arm)], ink, line_width)
    left = size * _NEWBORN_LEFT_SHARE
    pen.box(Rect(left, -size / 2, size, size), BoxStyle(size * pieces.CORNER_SHARE, ink))
    age = TextStyle(size * _NEWBORN_AGE_SIZE_SHARE, "white", "black")
    pen.text((size * _NEWBORN_AGE_MIDDLE_SHARE, 0), str(AGES[0]), age)
    return pen.sprite()
