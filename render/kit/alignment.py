"""The alignment of a line of text or glyphs at a point."""

from __future__ import annotations

from typing import Literal, TypeAlias

Align: TypeAlias = Literal["left", "middle", "right"]
"""The part of the line that is at the point."""


def left_edge(x: float, width: float, align: Align) -> float:
    """Return the left edge of a line whose left end, middle or right end is at ``x``."""
    return {"left": x, "middle": x - width / 2, "right": x - width}[align]
