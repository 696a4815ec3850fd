"""How thoroughly an opponent's move is searched: somebody waits for all moves in a row."""

from __future__ import annotations

IN_A_ROW = (1.0, 1.0, 1.0, 0.5, 0.5, 0.5)
"""The part of a search that is made for each opponents' move in a row."""
LATER = 0.125
"""The same for those that follow."""
MANY = 4
"""Among so many choices a search is made whole; between fewer there is less to find out."""
LEAST = 0.1
"""A smaller part of a search finds less than a glance."""
FULL_EFFORT = 2
"""So many tables at once have whole searches; where more wait, each gets less."""


def effort(in_a_row: int, choices: int) -> float:
    """After so many opponents' moves in a row, among so many choices."""
    usual = IN_A_ROW[in_a_row] if in_a_row < len(IN_A_ROW) else LATER
    return max(LEAST, usual * min(1.0, choices / MANY))


def share(whole: float, tables: int, lanes: int) -> float:
    """What is left of it where opponents are to move at so many tables, so many at a time."""
    return max(LEAST, whole * min(1.0, FULL_EFFORT * lanes / max(1, tables)))
