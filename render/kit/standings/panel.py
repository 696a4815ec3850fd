"""The measures that both panels of the standings share."""

from __future__ import annotations

INSET = 32
"""Distance of lines and texts from the sides of their panel."""
HEAD_HEIGHT = 76
"""Height of the headings of a panel."""
_BELOW_ROWS = 12
"""Height below the last row of a panel."""


def panel_height(rows: int, row_height: float) -> float:
    """Return the height of a panel with rows."""
    return HEAD_HEIGHT + rows * row_height + _BELOW_ROWS
