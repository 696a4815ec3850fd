"""The static part of a region: its mat, and areas of one colour that flow together."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from PIL import Image

from render.kit.palette import RGB, Colour
from render.kit.pen import Pen, Point
from render.kit.sprite import CLEARLY_COVERED, Patch
from render.tuscany import hex_shapes, kinds
from render.tuscany.maps import WIDTH, HexMap
from render.tuscany.palette import COUNTRY

_MAT_LAYERS = ((1.12, "line"), (1.085, "panel"))
"""Radius of the hexes of each layer of the mat, in sides of a hex, and its colour."""
_GAP_SHARE = 0.05
"""Gap between two areas, in sides of a hex."""
_MIN_GAP = 1.6
"""Minimum of that gap, in pixels."""
_CORNER_DISC_SHARE = 1.5
"""Radius of the disc that fills the corner between three hexes, in such gaps."""
_UNKNOWN_LINE_WIDTH = 2.5
"""Width of the outline of a hex whose colour is unknown, in pixels."""
HALO_MARGIN = 0.25
"""Margin around a region for mat and halo, in sides of a hex."""
_MAT_MARGIN = 0.14
"""Margin around a region for the mat alone."""


@lru_cache(maxsize=24)
def mat_patch(world: HexMap, radius: float, ground: RGB) -> Patch:
    """Return mat and pale hexes of a region on a plain background."""
    edge = math.ceil(radius * _MAT_MARGIN)
    size = (math.ceil(WIDTH * radius) + 2 * edge, math.ceil(world.height * radius) + 2 * edge)
    picture = Image.new("L", size, COUNTRY.index(ground))
    middles = [(edge + x * radius, edge + y * radius) for x, y in world.middles]
    side = radius * world.side
    below: Colour = ground
    for share, colour in _MAT_LAYERS:
        _paint_shapes(picture, colour, below, [(_hex_mask(side * share), at) for at in middles])
        below = colour
    gap = max(_MIN_GAP, side * _GAP_SHARE)
    corners = [
        (_kind_at(world, x, y), (edge + x * radius, edge + y * radius)) for x, y in world.corners
    ]
    for kind, pale in enumerate(kinds.PALE_COLOURS):
        hexes = [at for at, own in zip(middles, world.kinds, strict=True) if own == kind]
        joined = [(i, j) for i, j in world.pairs if world.kinds[i] == kind]
        shapes = [(_hex_mask(side - gap), at) for at in hexes]
        shapes += [_joint(side, gap, middles[i], middles[j]) for i, j in joined]
        disc = _disc_mask(gap * _CORNER_DISC_SHARE)
        shapes += [(disc, at) for own, at in corners if own == kind]
        _paint_shapes(picture, pale, "panel", shapes)
    unknown = [at for at, kind in zip(middles, world.kinds, strict=True) if kind < 0]
    if unknown:
        outer, inner = _hex_mask(side - gap), _hex_mask(side - gap - _UNKNOWN_LINE_WIDTH)
        _paint_shapes(picture, "line", "panel", [(outer, at) for at in unknown])
        _paint_shapes(picture, "panel", "line", [(inner, at) for at in unknown])
    return Patch(picture, None, edge, edge)


def _kind_at(world: HexMap, x: float, y: float) -> int:
    """Return the colour of the hexes that meet at a corner."""
    near = min(range(len(world.middles)), key=lambda i: math.dist(world.middles[i], (x, y)))
    return world.kinds[near]


_PlacedMask = tuple[Image.Image, Point]


def _paint_shapes(
    picture: Image.Image, colour: Colour, on: Colour, shapes: Iterable[_PlacedMask]
) -> None:
    """Paint the union of shapes, each a mask and its middle, on one plain colour."""
    cover = Image.new("L", picture.size)
    for shape, (cx, cy) in shapes:
        corner = (round(cx) - shape.width // 2, round(cy) - shape.height // 2)
        cover.paste(255, (*corner, corner[0] + shape.width, corner[1] + shape.height), shape)
    box = cover.getbbox()
    if box:
        cover = cover.crop(box)
        mask = cover.point(CLEARLY_COVERED, "1")
        picture.paste(cover.point(COUNTRY.ramp(colour, on)), box, mask)


@lru_cache(maxsize=64)
def _hex_mask(radius: float) -> Image.Image:
    return hex_shapes.plain_hex(radius, "white").image.getchannel("A")


@lru_cache(maxsize=16)
def _disc_mask(radius: float) -> Image.Image:
    pen = Pen.square(math.ceil(radius) + 1)
    pen.disc(0, 0, radius, "white")
    return pen.sprite().image.getchannel("A")


_JOINT_REACH_SHARE = 1.1
"""Half the width of the shape that joins two hexes, as a multiple of the gap between them."""


def _joint(side: float, gap: float, one: Point, other: Point) -> _PlacedMask:
    """Return the shape that joins two neighbours of one colour."""
    angle = round(math.degrees(math.atan2(other[1] - one[1], other[0] - one[0])) / 60 - 0.5)
    middle = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
    return _joint_mask(side, gap, angle % 3), middle


@lru_cache(maxsize=64)
def _joint_mask(side: float, gap: float, turn: int) -> Image.Image:
    angle = math.radians(30 + 60 * turn)
    along = (math.cos(angle), math.sin(angle))
    across = (-math.sin(angle), math.cos(angle))
    reach = gap * _JOINT_REACH_SHARE
    half = (side - gap) / 2
    box = math.ceil(half + reach) + 1
    pen = Pen.square(box)
    pen.poly(
        [
            (
                along[0] * reach * u + across[0] * half * v,
                along[1] * reach * u + across[1] * half * v,
            )
            for u, v in ((1, 1), (1, -1), (-1, -1), (-1, 1))
        ],
        "white",
    )
    return pen.sprite().image.getchannel("A")
