"""What an action can be."""

from __future__ import annotations

from enum import StrEnum


class ActionKind(StrEnum):
    """What an action is."""

    OPEN = "open"
    JOIN = "join"
    LEAVE = "leave"
    SEAT_OPPONENT = "seat-opponent"
    """An opponent gets a seat: a new one in the lobby, later one that nobody plays."""
    SEND_AWAY = "send-away"
    """An opponent leaves the lobby, or gives a seat back to the person it was played for."""
    COLOUR = "colour"
    OPTIONS = "options"
    CANCEL = "cancel"
    LAPSE = "lapse"
    """A lobby nobody began in time."""
    START = "start"
    MOVE = "move"
    FORCED = "forced-out"
    """A move the house played for a seat that does not move itself."""
    OPPONENT = "opponent"
    """A move of an opponent of the house."""
    UNDO = "undo"
    RESIGN = "resign"
    FREE = "free"
    """An organiser has freed the seat."""
    LATE = "late"
    """A seat's time has run out."""
    WAIT = "wait"
    """The table waits: another day for a turn, or for a vacant seat."""
    HOUSE = "house"
    """The table lets the house play a turn whose time has run out."""
    LEND = "lend"
    """The table lets an opponent play such a turn."""
    VACATE = "vacate"
    """A seat is vacant: its player has vanished."""
    OFFER = "offer"
    """The table lets somebody take over a seat."""
    STAND_IN = "stand-in"
    """The table lets the house play on for a seat."""
    TAKEOVER = "takeover"
    """Somebody plays a seat on; its player was ``before``."""
    SUBSTITUTE = "substitute"
    """A friend plays for a seat from now on; ``name`` is theirs."""
    RETURN = "return"
    """They do so no longer."""
    END = "end"
    """Ended by consent, a vote or resignation; a game played to its end has no such action."""
    PACE = "pace"
    """All have agreed on another pace."""
    PAUSE = "pause"
    RESUME = "resume"
    REPAIR = "repair"


EMPTYING_A_SEAT = (ActionKind.RESIGN, ActionKind.FREE, ActionKind.VACATE)
"""Actions after which nobody plays a seat any more."""
BY_PLAN, BY_AUTO_ANSWER = "plan", "habit"
"""How a move was made without its player being there: what stands in its data under ``by``."""

TIMELINE_KINDS = (ActionKind.START, ActionKind.MOVE, ActionKind.FORCED, ActionKind.OPPONENT)
"""Actions that put a new position on the line of play."""
UNSHOWN = (ActionKind.SUBSTITUTE, ActionKind.RETURN, ActionKind.LATE, ActionKind.PAUSE)
"""Actions that change nothing on a board; what they change is announced by itself."""
