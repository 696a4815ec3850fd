"""A spot of the board: the piece on it or the empty space, and its highlights."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.emperor.data import BOARD, NOBODY
from render.emperor import pieces
from render.emperor.board_model import EmperorBoard
from render.emperor.board_spots import BoardSpot
from render.kit import highlights, layout
from render.kit.canvas import Canvas
from render.kit.icons import icon_sprite
from render.kit.palette import Colour, mix
from render.kit.pen import BoxStyle, Pen, Point
from render.kit.rect import Rect
from render.kit.sprite import Box, Fact, Sprite
from render.kit.story import BELOW, StoryAnchor
from render.kit.text import TextStyle
from render.kit.type_scale import CODE

_RING_REACH = 3
"""How far the ring of a legal piece extends beyond the piece."""
_RING_WIDTH = 5
_LIGHT_RING_WIDTH = 3
"""Width of the light ring inside it, which sets it off from the piece."""
_TAB_MIDDLE = 5
"""Middle of the tab that marks a legal piece among many, from its top left corner."""
_TAB_RADIUS = 13
"""Radius of that tab with its light rim."""
_TAB_INNER_RADIUS = 10
_NUMBER_INSET = 3
"""Middle of the number of a step in the story, from the corner of the square."""
_NUMBER_BESIDE_TAB_X = 32
"""Middle of that number on a piece with a tab, from the left edge."""
_NUMBER_ABOVE_TAB_Y = -2
"""The same from the top."""
_HALO_REACH = 9
"""How far the halo of a new piece extends beyond the piece."""
_FAINT_HALO_REACH = 6
_TARGET_LINE_WIDTH = 4
"""Width of the edge of an empty spot that is a legal target."""
_EMPTY_LINE_WIDTH = 2.5
_EMPTY_CORNER_SHARE = 0.15
_EMPTY_NUMBER_SHARE = 1 / 3
_CITY_SPACE_DASHES = 14
_SYMBOL_SHARE = 0.56
"""Size of the tower on an empty castle space, as a share of the space."""
_CITY_SYMBOL_SHARE = 0.47
"""The same for the houses on an empty city space."""
_LINE_INSIDE = 8
"""Distance of a line to a piece from the left edge of the panel."""
_LINE_BELOW_PIECE = 9
"""Distance of the end of that line from the piece above it."""


class Area(NamedTuple):
    """The square of a spot: its top left corner and its size."""

    x: float
    y: float
    size: int

    @property
    def rect(self) -> Rect:
        """The square as a rectangle."""
        return Rect(self.x, self.y, self.size, self.size)

    def moved(self, dx: float, dy: float) -> Area:
        """Return the square, moved."""
        return Area(self.x + dx, self.y + dy, self.size)


def story_anchor(area: Area, panel: Rect | None = None, *, has_tab: bool = False) -> StoryAnchor:
    """Return where the number and the shield of a square stand: at opposite corners.

    ``panel`` is the one around it, if a line may lead there. The number of a square that
    ``has_tab`` is beside the tab.
    """
    x, y, size = area
    way = () if panel is None else way_below(area.rect, panel)
    number = (x + _NUMBER_INSET, y + _NUMBER_INSET)
    if has_tab:
        number = (x + _NUMBER_BESIDE_TAB_X, y + _NUMBER_ABOVE_TAB_Y)
    return StoryAnchor(number, (x + size, y + size), way, is_narrow=has_tab)


def way_below(piece: Rect, panel: Rect) -> tuple[Point, ...]:
    """Return the way of a line to the lower edge of a piece.

    It comes from the gutter below the panel, and runs up inside the panel's left edge.
    """
    left = panel.x + _LINE_INSIDE
    below = piece.bottom + _LINE_BELOW_PIECE
    return (left, panel.bottom + BELOW), (left, below), (piece.cx, below)


def has_tab(model: EmperorBoard, spot: BoardSpot) -> bool:
    """Return whether a tab marks a spot as one of many legal choices."""
    return model.many_targets and spot in model.targets


def electorate_colour(electorate: int) -> str:
    """Return the colour of an electorate's band."""
    return "cspecial" if BOARD[electorate].spiritual else "cwood"


def draw_under(
    canvas: Canvas, model: EmperorBoard, spot: BoardSpot, area: Area, on: Colour = "tile"
) -> None:
    """Draw the background of a piece: the ring of a chosen one, the halo of a new one."""
    piece = with_side(area)
    radius = area.size * pieces.CORNER_SHARE
    if _is_round(spot):
        piece = area.rect
        radius = area.size / 2
    if spot == model.chosen:
        highlights.draw_chosen_frame(canvas, piece, radius)
        return
    recency = model.recency(spot)
    if recency is not None:
        reach = _FAINT_HALO_REACH if recency.is_faint else _HALO_REACH
        halo = piece.grown(reach)
        fill = highlights.background_of(recency)
        line = highlights.rim_of(recency)
        canvas.box(halo, BoxStyle(radius + reach - 2, fill, line, line_width=2), on=on)
        canvas.record(recency.fact_kind("halo"), "", halo.box)


def with_side(area: Area) -> Rect:
    """Return the box of a square piece with its visible lower side."""
    return area.rect._replace(h=area.size + pieces.SIDE_HEIGHT)


def ground_of(model: EmperorBoard, spot: BoardSpot, plain: Colour = "tile") -> Colour:
    """Return the colour under a piece, after :func:`draw_under`."""
    if spot == model.chosen:
        return "tile"
    recency = model.recency(spot)
    return plain if recency is None else highlights.background_of(recency)


def _is_round(spot: BoardSpot) -> bool:
    return spot.kind == "city"


def draw(canvas: Canvas, model: EmperorBoard, spot: BoardSpot, area: Area) -> None:
    """Draw the piece on a spot or the empty spot, marked if it is a legal choice."""
    x, y, size = area
    piece = _piece_on(model, spot, size)
    target = spot in model.targets
    record_choices(canvas, model, spot, area.rect.box)
    if piece is not None:
        canvas.put(piece, (x, y), ground_of(model, spot))
        if target:
            mark_target(canvas, model, area, is_round=_is_round(spot))
        return
    if spot.kind == "seat":
        _draw_vacant(canvas, model, spot, area, is_target=target)
    else:
        _draw_empty(canvas, spot, area, is_target=target)
    if target:
        canvas.record("target", spot.kind, area.rect.box)


def record_choices(canvas: Canvas, model: EmperorBoard, spot: BoardSpot, box: Box) -> None:
    """Record the legal choices of a spot for its hot spot."""
    for choice in model.targets.get(spot, ()):
        canvas.record("choice", choice, box)


def _piece_on(model: EmperorBoard, spot: BoardSpot, size: int) -> Sprite | None:
    view = model.view
    kind, electorate, i = spot
    match kind:
        case "seat":
            elector = view.electors[electorate]
            return None if elector == NOBODY else model.noble_sprite(elector, size)
        case "place":
            piece = view.places[electorate][i]
            return None if piece == NOBODY else model.piece_sprite(piece, size)
        case "castle":
            seat = view.castles[electorate]
            return None if seat == NOBODY else pieces.knight_sprite(model.colour_of(seat), size)
        case "city":
            city = view.cities[electorate][i]
            return None if city == NOBODY else model.city_sprite(city, size)
        case _:
            return pieces.eminence_sprite(model.colour_of(view.eminence), size)


def _draw_empty(canvas: Canvas, spot: BoardSpot, area: Area, *, is_target: bool) -> None:
    """Draw an empty place, castle or city space, lit if it is a legal target."""
    space, size = area.rect, area.size
    if spot.kind == "city":
        canvas.put(_city_space_sprite(size, is_target=is_target), (space.cx, space.cy), "tile")
        return
    line, line_width = ("act", _TARGET_LINE_WIDTH) if is_target else ("line", _EMPTY_LINE_WIDTH)
    canvas.box(space, BoxStyle(size * _EMPTY_CORNER_SHARE, "tile", line, line_width), on="tile")
    if spot.kind == "castle":
        tower = icon_sprite("stone-tower", size * _SYMBOL_SHARE, "line")
        canvas.put(tower, (space.cx, space.cy), "tile")
    else:
        number = str(spot.number + 1)
        style = TextStyle(size * _EMPTY_NUMBER_SHARE, "ink3")
        canvas.text((space.cx, space.cy), number, style, align="middle", on="tile")


def _draw_vacant(
    canvas: Canvas, model: EmperorBoard, spot: BoardSpot, area: Area, *, is_target: bool
) -> None:
    """Draw a vacant seat; it is new if its elector has just died."""
    seat = area.rect
    under = ground_of(model, spot, mix(electorate_colour(spot.electorate), "white", 0.75))
    if is_target:
        radius = area.size * pieces.CORNER_SHARE
        canvas.box(seat, BoxStyle(radius, "panel", "act", line_width=_TARGET_LINE_WIDTH), on=under)
        under = "panel"
    canvas.text((seat.cx, seat.cy), "–", TextStyle(CODE, "ink3"), align="middle", on=under)


@lru_cache(maxsize=8)
def _city_space_sprite(size: int, *, is_target: bool) -> Sprite:
    pen = Pen.square(size // 2 + 1)
    if is_target:
        pen.circle(0, 0, size / 2 - 1, "act", _TARGET_LINE_WIDTH)
    else:
        pen.circle(0, 0, size / 2 - 2, "line", layout.EDGE_WIDTH, _CITY_SPACE_DASHES)
    pen.icon("medieval-village-01", 0, 0, size * _CITY_SYMBOL_SHARE, "line")
    return pen.sprite()


def mark_target(canvas: Canvas, model: EmperorBoard, area: Area, *, is_round: bool = False) -> None:
    """Mark a piece that is a legal choice: with a ring, or one of many with a tab at its corner."""
    if model.many_targets:
        canvas.put(_tab_sprite(), (area.x + _TAB_MIDDLE, area.y + _TAB_MIDDLE), on=None)
    elif is_round:
        canvas.put(_round_ring_sprite(area.size), (area.rect.cx, area.rect.cy), on=None)
        canvas.record("target", "", area.rect.grown(_RING_REACH).box)
    else:
        radius = area.size * pieces.CORNER_SHARE + _RING_REACH
        mark_box(canvas, with_side(area).grown(_RING_REACH), radius)


@lru_cache(maxsize=1)
def _tab_sprite() -> Sprite:
    pen = Pen.square(_TAB_RADIUS + 1)
    pen.disc(0, 0, _TAB_RADIUS, "tile")
    pen.disc(0, 0, _TAB_INNER_RADIUS, "act")
    edges = (-_TAB_RADIUS, -_TAB_RADIUS, _TAB_RADIUS, _TAB_RADIUS)
    return pen.sprite(Fact("target", "", edges))


@lru_cache(maxsize=8)
def _round_ring_sprite(size: int) -> Sprite:
    pen = Pen.square(size // 2 + 4)
    outer_radius = size / 2 + _RING_REACH
    pen.circle(0, 0, outer_radius, "act", _RING_WIDTH)
    pen.circle(0, 0, outer_radius - _RING_WIDTH, "tile", _LIGHT_RING_WIDTH)
    return pen.sprite()


def mark_box(canvas: Canvas, rect: Rect, radius: float) -> None:
    """Mark a box that is a legal choice; a light line sets off the magenta."""
    light = BoxStyle(max(2, radius - _RING_WIDTH), None, "tile", line_width=_LIGHT_RING_WIDTH)
    canvas.box(rect.grown(-_RING_WIDTH), light, on=None)
    canvas.box(rect, BoxStyle(radius, None, "act", line_width=_RING_WIDTH), on=None)
    canvas.record("target", "", rect.box)
