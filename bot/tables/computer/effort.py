"""How thoroughly computer players search: less when people wait for many moves in a row."""

from __future__ import annotations

EFFORT_BY_MOVE = (1.0, 1.0, 1.0, 0.5, 0.5, 0.5)
"""Share of a full search for each of the first computer moves in a row."""
LATER_EFFORT = 0.125
"""Share for the moves after those."""
FULL_SEARCH_CHOICES = 4
"""With fewer choices than this a smaller search is enough."""
MIN_EFFORT = 0.1
"""A smaller search is no better than none."""
FULL_EFFORT_TABLES = 2
"""Tables per lane that get full searches at the same time; with more, each gets less."""


def effort(in_a_row: int, choices: int) -> float:
    """Return the effort after a number of computer moves in a row, with a number of choices."""
    base = EFFORT_BY_MOVE[in_a_row] if in_a_row < len(EFFORT_BY_MOVE) else LATER_EFFORT
    return max(MIN_EFFORT, base * min(1.0, choices / FULL_SEARCH_CHOICES))


def shared_effort(effort: float, tables: int, lanes: int) -> float:
    """Divide the effort among the tables that wait, given the number of parallel searches."""
    return max(MIN_EFFORT, effort * min(1.0, FULL_EFFORT_TABLES * lanes / max(1, tables)))
