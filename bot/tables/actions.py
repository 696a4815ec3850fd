"""What an action can be."""

from __future__ import annotations

from enum import StrEnum


class Kind(StrEnum):
    """What an action is."""

    OPEN = "open"
    JOIN = "join"
    LEAVE = "leave"
    COLOUR = "colour"
    OPTIONS = "options"
    CANCEL = "cancel"
    LAPSE = "lapse"
    """A lobby nobody began in time."""
    START = "start"
    MOVE = "move"
    FORCED = "forced-out"
    """A move the house played for a seat that does not move itself."""
    UNDO = "undo"
    RESIGN = "resign"
    FREE = "free"
    """An organiser has freed the seat."""
    END = "end"
    """Ended by consent or resignation; a game played to its end has no such action."""
    PACE = "pace"
    """All have agreed on another pace."""
    PAUSE = "pause"
    RESUME = "resume"
    REPAIR = "repair"


LINE = (Kind.START, Kind.MOVE, Kind.FORCED)
"""Actions that put a new position on the line of play."""
