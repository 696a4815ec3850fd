"""Kinds of events that no game knows: what the tables themselves tell, each a text of its name."""

from __future__ import annotations

RESIGNED = "table-resigned"
"""The kind of the event that tells that a seat was given up: the tables' own, and its text."""
FREED = "table-freed"
"""The same for a seat that an organiser freed."""
VACATED = "table-vacated"
"""The same for one whose player has vanished."""
TAKEN_OVER = "table-taken-over"
"""The same for one that somebody plays on."""
HOUSE_PLAYED = "table-house-played"
"""The same for a turn that the house plays because its time has run out."""
OPPONENT_PLAYED = "table-opponent-played"
"""The same for one that an opponent plays."""
PLAYED_ON = "table-played-on"
"""The same for a seat an opponent plays from now on."""
PLANNED = "table-planned"
"""The same for a move its player had planned ahead."""
GIVEN_BACK = "table-given-back"
"""The same for a seat whose player is back."""
HANDED_BACK = "table-handed-back"
"""The same for a seat that was given back to its player, who need not have come."""
OUTSIDE_THE_GAME = (
    RESIGNED,
    FREED,
    VACATED,
    TAKEN_OVER,
    HOUSE_PLAYED,
    OPPONENT_PLAYED,
    PLAYED_ON,
    GIVEN_BACK,
    HANDED_BACK,
    PLANNED,
)
"""Events that no game knows, each with a text of its own name."""
