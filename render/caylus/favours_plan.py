"""The layout of the table of royal favours, at each of its sizes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.caylus.data import LEVELS, LINES

_LINES_TOP = 66
"""Top of the lines of favours, from the top of the panel."""
_BOTTOM_MARGIN = 14
_RIGHT_MARGIN = 10
_HEAD_RIGHT_SHIFT = 3
"""How far the glyph of a line is to the right of the middle of its column."""
_PADLOCK_FROM_BOTTOM = 24
"""Distance of a padlock's middle from the end of the last line."""


@dataclass(frozen=True, slots=True)
class FavoursPlan:
    """The table of favours at one of its sizes.

    Attributes:
        width: width of the whole panel.
        pitches: heights of the four lines.
        head_width: width of the column with the glyphs of the lines.
        glyph_size: size of the glyphs of a level.
        glyphs_y: middle of these glyphs, from the top of the line.
        markers_from_bottom: middle of the upper row of markers, from the bottom of the line.
        marker_size: size of a marker, unless five share a level.
        has_words: whether the effects are also given in words.
    """

    width: int
    pitches: tuple[int, ...]
    head_width: int
    glyph_size: int
    glyphs_y: int
    markers_from_bottom: int
    marker_size: int
    has_words: bool = False

    @property
    def height(self) -> int:
        """Height of the whole panel."""
        return _LINES_TOP + sum(self.pitches) + _BOTTOM_MARGIN

    @property
    def step(self) -> float:
        """Width of a level."""
        return (self.width - self.head_width - _RIGHT_MARGIN) / len(LEVELS)

    def left(self, level: int) -> float:
        """Return the left edge of a level, 1 to 5."""
        return self.head_width + (level - 1) * self.step

    def middle(self, level: int) -> float:
        """Return the middle of a level, 0 to 5; level 0 is the head of the line."""
        if level == 0:
            return self.head_width / 2 + _HEAD_RIGHT_SHIFT
        return self.left(level) + self.step / 2

    def top(self, line: int) -> float:
        """Return the top of a line."""
        return _LINES_TOP + sum(self.pitches[:line])

    @property
    def padlocks_y(self) -> float:
        """The middle of the padlocks of locked levels, at the end of the last line."""
        return self.top(len(LINES)) - _PADLOCK_FROM_BOTTOM


BOARD = FavoursPlan(
    width=421,
    pitches=(118, 118, 118, 118),
    head_width=70,
    glyph_size=36,
    glyphs_y=30,
    markers_from_bottom=54,
    marker_size=28,
)
CROP = FavoursPlan(
    width=744,
    pitches=(132, 132, 232, 256),
    head_width=86,
    glyph_size=46,
    glyphs_y=32,
    markers_from_bottom=62,
    marker_size=34,
    has_words=True,
)
PLAIN_CROP = replace(CROP, pitches=(118, 118, 118, 118), has_words=False)
