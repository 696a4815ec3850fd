"""Render a view of a game as PNG bytes."""

import sys

try:
    from render.kit.animation import join_parts
    from render.kit.hot_spots import Handle, HotSpot
    from render.kit.scene import (
        BOARD,
        CHANCES,
        CHART,
        ENDING,
        LANDSCAPE,
        PORTRAIT,
        SHAPES,
        Outlook,
        Painter,
        Scene,
        UnknownPart,
        parts_for,
        picture_from_json,
        picture_to_json,
    )
    from render.registry import (
        NoPainter,
        Picture,
        animate,
        paint,
        paint_card,
        paint_with_hot_spots,
        painted_games,
        painter,
    )
except KeyboardInterrupt:  # Python imports this package before it runs ``__main__``
    sys.exit(130)

__all__ = [
    "BOARD",
    "CHANCES",
    "CHART",
    "ENDING",
    "LANDSCAPE",
    "PORTRAIT",
    "SHAPES",
    "Handle",
    "HotSpot",
    "NoPainter",
    "Outlook",
    "Painter",
    "Picture",
    "Scene",
    "UnknownPart",
    "animate",
    "join_parts",
    "paint",
    "paint_card",
    "paint_with_hot_spots",
    "painted_games",
    "painter",
    "parts_for",
    "picture_from_json",
    "picture_to_json",
]
