"""The kinds of tiles: their icons, and their colours on open spaces.

Tables are in the order of the kinds.
"""

from __future__ import annotations

from render.kit.palette import RGB, Colour, ink_on, mix
from render.tuscany.palette import KIND_COLOURS

ICONS = (
    "family-house",
    "wheat",
    "old-wagon",
    "church",
    "war-pick",
    "medieval-village-01",
    "beer-stein",
    "stone-tower",
)
PALE_COLOURS: tuple[RGB, ...] = tuple(mix(colour, "panel", 0.66) for colour in KIND_COLOURS)
"""Background of an open space."""
DIM_COLOURS: tuple[RGB, ...] = tuple(mix(colour, "ink", 0.5) for colour in KIND_COLOURS)
"""Icon of an open space."""
NUMBER_COLOURS: tuple[Colour, ...] = tuple(
    "ink2" if ink_on(colour) == "ink" else dim
    for colour, dim in zip(KIND_COLOURS, DIM_COLOURS, strict=True)
)
"""Number of an open space."""
