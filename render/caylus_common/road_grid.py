"""The winding road on the board: 28 spaces in four rows, a lane under each row.

Rows alternate between left-to-right and right-to-left; the lane turns at the margins. Empty rows
are low.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from render.kit import highlights, layout, plates
from render.kit.canvas import Canvas
from render.kit.icons import icon_sprite
from render.kit.palette import QUIET, Colour
from render.kit.pen import BoxStyle, Pen, Point
from render.kit.plates import PlateStyle
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import CODE

SPACES = 28
PER_ROW = 7
ROWS = 4
LANE_HEIGHT = 72
LOW_ROW_HEIGHT = 84
LEFT_TURN_X = 21
"""Middle of the road where it turns at the left edge."""
RIGHT_TURN_X = 1579
"""Middle of the road where it turns at the right edge."""
MARGIN_X = 43
"""The middle between the left edge of the road and that of the tiles."""
ARROW_GAP = 58
"""Distance from the head of an arrow to the middle of the piece that moved."""
ORIGIN_GAP = 36
"""Distance from the origin of a move to the start of its arrow."""
_HALF_WIDTH = 16
"""Half the width of the road."""
_RIM_WIDTH = 3
_CHEVRON_LINE_WIDTH = 4
_CODE_MIDDLE = (33, 26)
"""Middle of the number of an empty space, from its top left corner."""
_PLATE_INSET = 3
"""Distance of the code plate of a legal space from its edges."""
_HAMMER_SIZE = 50
"""Size of the hammer on the site of the next building."""
_LOW_HAMMER_SIZE = 44
"""Size of the hammer on a low space."""
_HAMMER_DROP = 12
"""How far the hammer is below the middle of a tall space, for the number above it."""
_SITE_CORNER = 12
"""Length at each corner of a site that its dashed outline leaves free."""
_SITE_DASH = 14
_SITE_DASH_GAP = 11
_SITE_DASH_WIDTH = 4


@dataclass(frozen=True, slots=True)
class RoadGrid:
    """Positions on the road.

    ``top`` is the top of the first row. The first ``high`` rows are as tall as tiles, the others
    ``low`` pixels tall.
    """

    top: int
    high: int
    low: int = LOW_ROW_HEIGHT

    def stretched(self, room: int) -> RoadGrid:
        """Return a grid whose low rows share some extra height, as far as they can use it."""
        share = room // max(1, ROWS - self.high)
        return replace(self, low=min(layout.TILE.h, LOW_ROW_HEIGHT + share))

    def row_top(self, row: int) -> int:
        """Return the top of the tiles of a row, 0 to 3."""
        return self.top + sum(self.row_height(above) + LANE_HEIGHT for above in range(row))

    def row_height(self, row: int) -> int:
        """Return the height of the tiles of a row."""
        return layout.TILE.h if row < self.high else self.low

    def lane_y(self, row: int) -> int:
        """Return the middle of the lane under a row."""
        return self.row_top(row) + self.row_height(row) + LANE_HEIGHT // 2

    @property
    def bottom(self) -> int:
        """The bottom of the last lane."""
        return self.lane_y(ROWS - 1) + LANE_HEIGHT // 2

    def tile_corner(self, space: int) -> tuple[int, int]:
        """Return the top left corner of a space, 1 to 28."""
        row = row_of(space)
        step = (space - 1) % PER_ROW
        column = step if runs_right(row) else PER_ROW - 1 - step
        return layout.COLUMNS[column], self.row_top(row)

    def space_rect(self, space: int) -> Rect:
        """Return the box of a space, 1 to 28."""
        return Rect(*self.tile_corner(space), layout.COLUMN, self.row_height(row_of(space)))

    def path_between(
        self, start: tuple[float, int], end: tuple[float, int]
    ) -> list[tuple[float, float]]:
        """Return the path along the lanes between two points, each given as ``x`` and row."""
        x0, from_row = start
        x1, to_row = end
        points: list[tuple[float, float]] = [(x0, self.lane_y(from_row))]
        step = 1 if to_row > from_row else -1
        for row in range(from_row, to_row, step):
            upper = min(row, row + step)
            turn = RIGHT_TURN_X if runs_right(upper) else LEFT_TURN_X
            points += [(turn, self.lane_y(row)), (turn, self.lane_y(row + step))]
        return [*points, (x1, self.lane_y(to_row))]


def count_high_rows(last: int, *, is_landscape: bool) -> int:
    """Return the number of rows as tall as tiles, given the space of the last building.

    On a portrait board only the last row can be low; a landscape one keeps no spare rows.
    """
    return max(1 if is_landscape else ROWS - 1, row_of(last) + 1)


def row_of(space: int) -> int:
    """Return the row of a space, 0 to 3."""
    return (space - 1) // PER_ROW


def runs_right(row: int) -> bool:
    """Return whether a row runs from left to right."""
    return row % 2 == 0


def draw_untravelled(canvas: Canvas, road: RoadGrid) -> None:
    """Draw the whole road as not yet travelled, with rim and chevrons: part of the cached base."""
    for colour, grown, on in (("ink3", _RIM_WIDTH, "ground"), ("roadfar", 0, "ink3")):
        for row in range(ROWS):
            ends = (LEFT_TURN_X, RIGHT_TURN_X)
            style = BoxStyle(_HALF_WIDTH + grown, colour)
            _draw_lane(canvas, road, row, ends, style, on)
        for row in range(ROWS - 1):
            _draw_turn(canvas, road, row, colour, grown)
    for row in range(ROWS):
        _draw_chevrons(canvas, road, row, PER_ROW - 1, "ink3", "roadfar")


def draw_travelled(canvas: Canvas, road: RoadGrid, space: int, x: float) -> None:
    """Draw the road up to ``space`` as travelled, over the base; ``x`` is where it ends."""
    last = row_of(space)
    for row in range(last + 1):
        left, right = LEFT_TURN_X, RIGHT_TURN_X
        if row == last:
            left, right = (left, round(x)) if runs_right(row) else (round(x), right)
        _draw_lane(canvas, road, row, (left, right), BoxStyle(_HALF_WIDTH, "road"), "roadfar")
    for row in range(last):
        _draw_turn(canvas, road, row, "road", 0)
    for row in range(last + 1):
        passed = min(PER_ROW - 1, space - 1 - row * PER_ROW)
        _draw_chevrons(canvas, road, row, passed, "panel", "road")


def _draw_lane(
    canvas: Canvas, road: RoadGrid, row: int, ends: tuple[int, int], style: BoxStyle, on: Colour
) -> None:
    left, right, half, y = *ends, style.radius, road.lane_y(row)
    canvas.box(Rect(left - half, y - half, right - left + 2 * half, 2 * half), style, on=on)


def _draw_turn(canvas: Canvas, road: RoadGrid, row: int, colour: Colour, grown: int) -> None:
    half = _HALF_WIDTH + grown
    x = RIGHT_TURN_X if runs_right(row) else LEFT_TURN_X
    top, bottom = road.lane_y(row), road.lane_y(row + 1)
    canvas.fill(Rect(x - half, top, 2 * half, bottom - top), colour)


def _draw_chevrons(
    canvas: Canvas, road: RoadGrid, row: int, count: int, colour: str, on: Colour
) -> None:
    """Draw the chevrons in the first ``count`` gutters, in the direction of the row."""
    way = 1 if runs_right(row) else -1
    for gutter in range(count):
        column = gutter if way > 0 else PER_ROW - 2 - gutter
        x = (layout.COLUMNS[column] + layout.COLUMN + layout.COLUMNS[column + 1]) / 2
        canvas.put(chevron_sprite(colour, way), (x, road.lane_y(row)), on)


@lru_cache(maxsize=8)
def chevron_sprite(colour: str, way: int, half: int = 9) -> Sprite:
    """Return a chevron that points right (``way`` 1) or left (-1), twice ``half`` tall."""
    pen = Pen(-half, -half - 4, half, half + 4)
    reach = half * 0.55 * way
    pen.line([(-reach, -half), (reach, 0), (-reach, half)], colour, _CHEVRON_LINE_WIDTH)
    return pen.sprite()


_TARGET_PLATE = PlateStyle(on="line")


def draw_empty_space(
    canvas: Canvas, rect: Rect, number: str, *, is_site: bool = False, is_legal: bool = False
) -> None:
    """Draw an empty space; ``is_site`` marks the site of the next building."""
    x, y, w, h = rect
    canvas.record("spot", number, rect.box)
    if is_site:
        canvas.put(_site_sprite(round(w), round(h)), (x, y))
        is_low = h < layout.TILE.h / 2
        size, lower = (_LOW_HAMMER_SIZE, 0) if is_low else (_HAMMER_SIZE, _HAMMER_DROP)
        canvas.put(icon_sprite("claw-hammer", size, "line"), (rect.cx, rect.cy + lower), QUIET)
    else:
        canvas.box(rect, BoxStyle(layout.TILE_RADIUS, QUIET, "line", layout.EDGE_WIDTH))
    if is_legal:
        corner = (x + _PLATE_INSET, y + _PLATE_INSET)
        plates.draw_plate(canvas, corner, number, _TARGET_PLATE, is_legal=True)
        highlights.draw_ring(canvas, rect, layout.TILE_RADIUS, number)
        return
    ink = TextStyle(CODE, "ink2" if is_site else "ink3", "black")
    dx, dy = _CODE_MIDDLE
    canvas.text((x + dx, y + dy), number, ink, align="middle", on=QUIET)
    canvas.record("code", number, (x + 2, y + 2, x + 64, y + 48))


@lru_cache(maxsize=16)
def _site_sprite(w: int, h: int) -> Sprite:
    """Return the site of the next building: a box with a dashed outline, open at the corners."""
    pen = Pen(0, 0, w, h)
    pen.box(Rect(0, 0, w, h), BoxStyle(layout.TILE_RADIUS, QUIET))
    edge = _SITE_DASH_WIDTH / 2
    for y in (edge, h - edge):
        _draw_site_edge(pen, (_SITE_CORNER, y), (w - _SITE_CORNER, y))
    for x in (edge, w - edge):
        _draw_site_edge(pen, (x, _SITE_CORNER), (x, h - _SITE_CORNER))
    return pen.sprite()


def _draw_site_edge(pen: Pen, start: Point, end: Point) -> None:
    pen.dashes(start, end, "ink3", _SITE_DASH_WIDTH, _SITE_DASH, _SITE_DASH_GAP)
