"""Events outside any game, reported by the tables; each has a text of its name."""

from __future__ import annotations

RESIGNED = "table-resigned"
"""A player resigned."""
PLAYER_REMOVED = "table-freed"
"""An admin removed a player."""
SEAT_EMPTIED = "table-vacated"
"""A player timed out for good."""
TAKEN_OVER = "table-taken-over"
"""Another person took over the seat."""
AUTOPILOT_PLAYED = "table-house-played"
"""Autopilot plays a turn whose time has run out."""
COMPUTER_PLAYED = "table-opponent-played"
"""A computer player plays such a turn."""
COMPUTER_TOOK_SEAT = "table-played-on"
"""A computer player plays the seat from now on."""
PLANNED = "table-planned"
"""A move was made by a plan."""
PLAYER_RETURNED = "table-given-back"
"""A player returned to their seat."""
SEAT_RETURNED = "table-handed-back"
"""A seat was returned to its player, who may still be away."""
TABLE_EVENTS = (
    RESIGNED,
    PLAYER_REMOVED,
    SEAT_EMPTIED,
    TAKEN_OVER,
    AUTOPILOT_PLAYED,
    COMPUTER_PLAYED,
    COMPUTER_TOOK_SEAT,
    PLAYER_RETURNED,
    SEAT_RETURNED,
    PLANNED,
)
"""All of these events."""
