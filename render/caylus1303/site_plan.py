"""The layout of the castle site, at each of its sizes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from engine.caylus1303.data import SITE_ROUNDS
from render.kit.rect import Rect, Size


@dataclass(frozen=True, slots=True)
class SitePlan:
    """The site at one of its sizes, as positions within its panel.

    Attributes:
        width: width of the whole panel.
        height: height of the whole panel.
        building: size of a favour building.
        side_margin: distance of the outer buildings from the panel's edges.
        wall_width: width of a tower on each side of its building.
        tower_top: top of the towers.
        tower_height: height of the towers.
        building_top: top of the favour buildings.
        rounds_top: top of the stones with the rounds.
        icon_size: size of a building's icon.
        glyph_size: size of the glyphs of its effect.
        last_slot_from_right: middle of the last slot of the row, from the panel's right edge.
        slots_middle: middle of the row of slots.
        slot_pitch: distance between the middles of two slots.
    """

    width: int
    height: int
    building: Size
    side_margin: int
    wall_width: int
    tower_top: int
    tower_height: int
    building_top: int
    rounds_top: int
    icon_size: int
    glyph_size: int
    last_slot_from_right: int
    slots_middle: int
    slot_pitch: int

    def left(self, number: int) -> int:
        """Return the left edge of a building, counted from 0."""
        room_between_first_and_last = self.width - 2 * self.side_margin - self.building.w
        return round(self.side_margin + number * room_between_first_and_last / 2)

    def building_rect(self, number: int) -> Rect:
        """Return the box of a favour building, counted from 0."""
        return Rect(self.left(number), self.building_top, *self.building)

    def slot(self, rank: int, seats: int) -> tuple[int, int]:
        """Return the middle of a slot of the row, counted from 0; there is one for each seat."""
        after = seats - 1 - rank
        x = self.width - self.last_slot_from_right - after * self.slot_pitch
        return x, self.slots_middle

    def tower_rect(self, number: int) -> Rect:
        """Return the box of a tower, counted from 0."""
        width = self.building.w + 2 * self.wall_width
        return Rect(self.left(number) - self.wall_width, self.tower_top, width, self.tower_height)


BOARD = SitePlan(
    width=854,
    height=404,
    building=Size(246, 172),
    side_margin=23,
    wall_width=9,
    tower_top=126,
    tower_height=268,
    building_top=135,
    rounds_top=322,
    icon_size=80,
    glyph_size=44,
    last_slot_from_right=46,
    slots_middle=44,
    slot_pitch=72,
)
CROP = SitePlan(
    width=744,
    height=434,
    building=Size(226, 190),
    side_margin=12,
    wall_width=5,
    tower_top=130,
    tower_height=290,
    building_top=139,
    rounds_top=344,
    icon_size=60,
    glyph_size=38,
    last_slot_from_right=46,
    slots_middle=46,
    slot_pitch=70,
)
_BUILDING_GAP = 40
"""Gap between the buildings on a landscape board."""


@lru_cache(maxsize=4)
def plan_for_width(width: int) -> SitePlan:
    """Return the plan of a site of this width on a landscape board."""
    building_width = (width - 2 * (BOARD.side_margin + _BUILDING_GAP)) // len(SITE_ROUNDS)
    return replace(BOARD, width=width, building=Size(building_width, BOARD.building.h))
