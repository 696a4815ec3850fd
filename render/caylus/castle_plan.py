"""The castle's layout: its panel, the three sections of the keep, and the places of the stones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.caylus.data import ROOM, SECTIONS
from render.kit.palette import KEEP, Colour
from render.kit.rect import Rect, Size

_WAITING_SPACES = 5
"""Number of spaces for waiting workers."""
TOWERS = len(SECTIONS) - 1
"""Index of the highest section."""
_WAITING_SIDE_MARGIN = 14
"""Distance of the first and last waiting worker from the sides of the panel."""
_WAITING_BOTTOM_MARGIN = 16
"""Distance of the waiting workers from the bottom of the panel."""
_STONE_PITCH = Size(62, 40)
"""Distance between the middles of two stones of a course, and of two courses."""
_SECTION_BOXES = (Rect(17, 380, 379, 80), Rect(35, 260, 343, 120), Rect(49, 100, 315, 160))
"""The boxes of dungeon, walls and towers within the castle on the board."""
_STONE_COLUMNS: tuple[tuple[tuple[float, ...], ...], ...] = (
    ((0, 1, 2, 3, 4, 5),),
    ((-0.25, 0.75, 1.75, 2.75, 3.75), (0.25, 1.25, 2.25, 3.25, 4.25)),
    ((0, 1, 2, 3, 4), (0, 1, 2, 3, 4), (0, 1, 3, 4)),
)
"""The columns of each section's stones, the lowest course first.

A column is in units of the distance between two stones, from the leftmost full column. The walls
are bonded: their joints alternate. The gap in the highest course makes the notch.
"""
_OUTER_COLUMNS_GAP = (5, 4, 4)
"""Distance between the middles of the first and last column of each section, in stones."""
_NOTCH_WIDTH = 56
"""Width of the gap between the towers, on the board."""
BAND_HEIGHT = 38
"""Height of the band at a section's foot, which has its name."""


class Notch(NamedTuple):
    """The gap between the towers: its edges, from the top left corner of their section."""

    left: float
    right: float
    bottom: float


@dataclass(frozen=True, slots=True)
class CastlePlan:
    """The castle at one of its sizes.

    Attributes:
        width: width of the whole panel.
        height: height of the whole panel.
        x_scale: factor for widths of the keep: 1 on the board.
        y_scale: the same for its heights.
        house_size: size of a house on a stone.
        name_size: text size of a section's name.
        info_size: text size of the words at the right end of a section's band.
        shield_size: size of a shield with points.
        token_size: size of a waiting worker; 0 where none are drawn.
        plate: top left corner of the code plate.
    """

    width: int
    height: int
    x_scale: float
    y_scale: float
    house_size: int
    name_size: int
    info_size: int
    shield_size: int
    token_size: int
    plate: tuple[int, int]

    def waiting_space(self, x: float, y: float, rank: int) -> tuple[float, float]:
        """Return the middle of a waiting worker's space, counted from 0, for a panel at a point."""
        first = _WAITING_SIDE_MARGIN + self.token_size / 2
        pitch = (self.width - 2 * first) / (_WAITING_SPACES - 1)
        middle_from_bottom = _WAITING_BOTTOM_MARGIN + self.token_size / 2
        return x + first + rank * pitch, y + self.height - middle_from_bottom

    def section_box(self, section: int) -> tuple[int, int, int, int]:
        """Return the box of a section within the castle: left, top, width and height.

        The edges are rounded, not the sizes, so that neighbours touch.
        """
        box = _SECTION_BOXES[section]
        left, right = (round(x * self.x_scale) for x in (box.x, box.right))
        top, bottom = (round(y * self.y_scale) for y in (box.y, box.bottom))
        return left, top, right - left, bottom - top

    def stones(self, section: int) -> list[tuple[float, float]]:
        """Return the middles of a section's stones within the castle, the lowest course first."""
        box = _SECTION_BOXES[section]
        first_x = box.x + (box.w - _OUTER_COLUMNS_GAP[section] * _STONE_PITCH.w) / 2
        lowest_y = box.bottom - BAND_HEIGHT - _STONE_PITCH.h / 2
        middles = [
            (
                (first_x + column * _STONE_PITCH.w) * self.x_scale,
                (lowest_y - course * _STONE_PITCH.h) * self.y_scale,
            )
            for course, columns in enumerate(_STONE_COLUMNS[section])
            for column in columns
        ]
        assert len(middles) == ROOM[section]
        return middles

    def notch(self) -> Notch:
        """Return the gap between the towers."""
        towers = _SECTION_BOXES[TOWERS]
        courses_below = len(_STONE_COLUMNS[TOWERS]) - 1
        bottom = towers.h - BAND_HEIGHT - courses_below * _STONE_PITCH.h
        left, right = (towers.w / 2 + side * _NOTCH_WIDTH / 2 for side in (-1, 1))
        return Notch(left * self.x_scale, right * self.x_scale, bottom * self.y_scale)


BOARD = CastlePlan(
    width=421,
    height=552,
    x_scale=1,
    y_scale=1,
    house_size=34,
    name_size=25,
    info_size=20,
    shield_size=34,
    token_size=60,
    plate=(14, 14),
)
CROP = CastlePlan(
    width=744,
    height=732,
    x_scale=744 / 421,
    y_scale=1.36,
    house_size=46,
    name_size=34,
    info_size=26,
    shield_size=44,
    token_size=72,
    plate=(20, 20),
)
POSTER = CastlePlan(
    width=547,
    height=330,
    x_scale=1.3,
    y_scale=0.69,
    house_size=26,
    name_size=23,
    info_size=20,
    shield_size=26,
    token_size=0,
    plate=(0, 0),
)

LARGE_POSTER = CastlePlan(
    width=716,
    height=448,
    x_scale=1.7,
    y_scale=0.94,
    house_size=34,
    name_size=28,
    info_size=24,
    shield_size=34,
    token_size=0,
    plate=(0, 0),
)


def colour_of_stone(section: int) -> Colour:
    """Return the colour of a section's stone; the palette begins with the highest section."""
    return KEEP[TOWERS - section]
