"""Render a view as PNG bytes. Painters reach the engine through its contract only."""

from render.kit.animation import joined
from render.kit.scene import (
    BOARD,
    CHANCES,
    CHART,
    LANDSCAPE,
    PORTRAIT,
    SHAPES,
    Outlook,
    Painter,
    Scene,
    UnknownPart,
    parts_for,
)
from render.registry import animate, paint, paint_card, painted_games, painter

__all__ = [
    "BOARD",
    "CHANCES",
    "CHART",
    "LANDSCAPE",
    "PORTRAIT",
    "SHAPES",
    "Outlook",
    "Painter",
    "Scene",
    "UnknownPart",
    "animate",
    "joined",
    "paint",
    "paint_card",
    "painted_games",
    "painter",
    "parts_for",
]
