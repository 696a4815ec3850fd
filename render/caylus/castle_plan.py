"""The castle's layout: its panel, the three sections of the keep, and the places of the stones."""

from __future__ import annotations

from dataclasses import dataclass

from engine.caylus.data import ROOM, SECTIONS
from render.kit.palette import KEEP, Colour

QUEUE = 5
TOWERS = len(SECTIONS) - 1
"""The highest section."""
_PITCH = (62, 40)
"""Distance between the middles of two stones, across and down."""
_TIER = ((17, 380, 379, 80), (35, 260, 343, 120), (49, 100, 315, 160))
"""The boxes of dungeon, walls and towers: x, y, width and height."""
_COURSES: tuple[tuple[tuple[float, ...], ...], ...] = (
    ((0, 1, 2, 3, 4, 5),),
    ((-0.25, 0.75, 1.75, 2.75, 3.75), (0.25, 1.25, 2.25, 3.25, 4.25)),
    ((0, 1, 2, 3, 4), (0, 1, 2, 3, 4), (0, 1, 3, 4)),
)
"""The columns of each section's stones, the lowest course first.

The walls are bonded: their joints alternate. The gap in the highest course makes the notch.
"""
_SPAN = (5, 4, 4)
"""Distance between the middles of a section's outer columns, in stones."""
_NOTCH = 56
"""Width of the gap between the towers."""
BAND = 38
"""Height of the band at a section's foot, which has its name."""


@dataclass(frozen=True, slots=True)
class CastlePlan:
    """The castle at one of its sizes; ``across`` and ``down`` scale the keep of the board."""

    width: int
    height: int
    across: float
    down: float
    house: int
    name: int
    info: int
    shield: int
    token: int
    plate: tuple[int, int]

    def queue(self, x: float, y: float, rank: int) -> tuple[float, float]:
        """Return the middle of a space for a waiting worker, counted from 0."""
        inset = 14 + self.token / 2
        step = (self.width - 2 * inset) / (QUEUE - 1)
        return x + inset + rank * step, y + self.height - self.token / 2 - 16

    def tier(self, section: int) -> tuple[int, int, int, int]:
        """Return the box of a section within the castle: x, y, width and height."""
        x, y, w, h = _TIER[section]
        left, top = round(x * self.across), round(y * self.down)
        return left, top, round((x + w) * self.across) - left, round((y + h) * self.down) - top

    def stones(self, section: int) -> list[tuple[float, float]]:
        """Return the middles of a section's stones within the castle, the lowest course first."""
        x, y, w, h = _TIER[section]
        across, down = _PITCH
        left = x + (w - _SPAN[section] * across) / 2
        low = y + h - BAND - down / 2
        found = [
            ((left + column * across) * self.across, (low - row * down) * self.down)
            for row, columns in enumerate(_COURSES[section])
            for column in columns
        ]
        assert len(found) == ROOM[section]
        return found

    def notch(self) -> tuple[float, float, float]:
        """Return left edge, right edge and bottom of the gap between the towers, within them."""
        _, _, w, h = _TIER[TOWERS]
        _, down = _PITCH
        low = h - BAND - (len(_COURSES[TOWERS]) - 1) * down
        left, right = (w / 2 + side * _NOTCH / 2 for side in (-1, 1))
        return left * self.across, right * self.across, low * self.down


BOARD = CastlePlan(421, 552, 1, 1, 34, 25, 20, 34, 60, (14, 14))
CROP = CastlePlan(744, 732, 744 / 421, 1.36, 46, 34, 26, 44, 72, (20, 20))


def stone_colour(section: int) -> Colour:
    """Return the colour of a section's stone."""
    return KEEP[2 - section]
