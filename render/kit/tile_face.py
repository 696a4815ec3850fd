"""The face of a tile: what it shows while it is on the board, and where its workers stand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from render.kit import layout
from render.kit.glyphs import GlyphRow

WORDS_MIDDLE = 95
"""Middle of icon, effect and workers above words."""
PLACES_PITCH = 64
"""Distance between two places of a tile with words."""
_BAND_HEIGHT = 49
_EFFECT_HEIGHT = 47
"""Height of the effect at the bottom."""
_LAST_PLACE = 42
"""Middle of the last place from the right edge."""


@dataclass(frozen=True, slots=True)
class TileFace:
    """The parts of a tile that stay the same while it is on the board.

    Attributes:
        category: the colour of its band.
        row: its effect.
        places: the number of workers it takes (0 to 3), or -1 for an owner's house instead.
        is_out_of_game: whether it is not in this game; then ``words`` say so.
        words: the effect in words, for wide tiles; the row then goes beside the icon.
        is_shared: two workers share it with a house, so all of them are a little smaller.
    """

    name: str
    icon: str
    category: str
    row: GlyphRow = ()
    places: int = 1
    is_out_of_game: bool = False
    words: str = ""
    is_shared: bool = False


def middle_of(face: TileFace, h: int = layout.TILE.h) -> int:
    """Return the middle line of icon, house and workers of a tile."""
    return (
        WORDS_MIDDLE
        if face.words
        else round(_BAND_HEIGHT + (h - _BAND_HEIGHT - _EFFECT_HEIGHT) / 2)
    )


_INSETS: Mapping[tuple[int, bool], tuple[int, ...]] = {
    (1, False): (_LAST_PLACE,),
    (1, True): (_LAST_PLACE,),
    (2, False): (100, 36),
    (2, True): (83, 30),
}
"""Middles of the places from the right edge, by their number and whether a house is beside them."""
_THREE_PITCH = 63
"""Distance between two of three places."""


def worker_places(
    face: TileFace, size: tuple[int, int] = layout.TILE
) -> tuple[tuple[float, float], ...]:
    """Return the positions of a tile's workers, from its top left corner."""
    w, y = size[0], middle_of(face, size[1])
    if face.words:
        first = w - _LAST_PLACE - (face.places - 1) * PLACES_PITCH
        return tuple((first + i * PLACES_PITCH, y) for i in range(face.places))
    if face.places == 3:
        return ((w / 2 - _THREE_PITCH, y), (w / 2, y), (w / 2 + _THREE_PITCH, y))
    return tuple((w - inset, y) for inset in _INSETS.get((face.places, face.is_shared), ()))
