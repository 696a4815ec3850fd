"""The palette of Tuscany: a colour for each kind of tile, and for each of the two scores."""

from __future__ import annotations

from render.kit.palette import OPEN_AND_COVERED, extend_base, name_colours

RED = "crimson"
"""Colour of the red score, and of cities."""
GREEN = "pine"
"""Colour of the green score, and of castles."""
WILD = "cprestige"
"""Colour of wild tokens and bonus tiles."""
_UP_TO_QUARRY = name_colours(
    {
        "village": "#D47317",
        "farm": "#8FBF5A",
        "carriage": "#D9C9A8",
        "monastery": "#F7DD5A",
        "quarry": "#838990",
    },
    light={"farm", "carriage", "monastery"},
    mixes=OPEN_AND_COVERED,
)
_INN = name_colours({"inn": "#3F78BA"}, mixes=OPEN_AND_COVERED)
KIND_COLOURS = (*_UP_TO_QUARRY, RED, *_INN, GREEN)
"""The colour of each kind, in the order of the kinds."""
COUNTRY = extend_base("country", "cspecial", "cprestige", "vp", *KIND_COLOURS)
"""The palette of Tuscany's pictures."""
