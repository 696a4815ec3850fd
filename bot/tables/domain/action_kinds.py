"""The kinds of actions in a table's log."""

from __future__ import annotations

from enum import StrEnum


class ActionKind(StrEnum):
    """The kind of an action; the values are stored."""

    OPEN = "open"
    JOIN = "join"
    LEAVE = "leave"
    SEAT_COMPUTER = "seat-opponent"
    """A computer player gets a seat: a new one in the lobby, an empty one in the game."""
    REMOVE_COMPUTER = "send-away"
    """A computer player leaves the lobby, or returns a seat to its player."""
    COLOUR = "colour"
    OPTIONS = "options"
    CANCEL = "cancel"
    EXPIRE = "lapse"
    """A lobby expired before the game started."""
    START = "start"
    MOVE = "move"
    FORCED = "forced-out"
    """A move by autopilot."""
    COMPUTER_MOVE = "opponent"
    """A move by a computer player."""
    UNDO = "undo"
    RESIGN = "resign"
    REMOVE_PLAYER = "free"
    """An admin removed the player."""
    LATE = "late"
    """A player's clock has run out."""
    WAIT = "wait"
    """The table waits: another day for a turn, or for an empty seat."""
    AUTOPILOT_TURN = "house"
    """The table lets autopilot play a turn whose time has run out."""
    COMPUTER_TURN = "lend"
    """The table lets a computer player play such a turn."""
    EMPTY_SEAT = "vacate"
    """A seat is empty because its player timed out for good."""
    OFFER = "offer"
    """The table offers a seat for takeover."""
    AUTOPILOT_SEAT = "stand-in"
    """The table lets autopilot play on for a seat."""
    TAKEOVER = "takeover"
    """Another person takes over a seat; its last player is in ``before``."""
    SUBSTITUTE = "substitute"
    """A substitute plays for a seat from now on; ``name`` is theirs."""
    RETURN = "return"
    """The substitution ends."""
    END = "end"
    """Ended by a vote, resignation or an admin; a game played to its end has no such action."""
    TIME_CONTROL = "pace"
    """All players agreed on another time control."""
    PAUSE = "pause"
    RESUME = "resume"
    REPAIR = "repair"


EMPTYING_A_SEAT = (ActionKind.RESIGN, ActionKind.REMOVE_PLAYER, ActionKind.EMPTY_SEAT)
"""Actions that empty a seat."""
BY_PLAN, BY_AUTO_ANSWER = "plan", "habit"
"""How a move was made without its player: stored in its data under ``by``."""

TIMELINE_KINDS = (ActionKind.START, ActionKind.MOVE, ActionKind.FORCED, ActionKind.COMPUTER_MOVE)
"""Actions that add a position to the timeline."""
NOT_ON_BOARD = (ActionKind.SUBSTITUTE, ActionKind.RETURN, ActionKind.LATE, ActionKind.PAUSE)
"""Actions that do not change the board; what they change is announced separately."""
