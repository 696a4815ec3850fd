"""The kinds of a table's actions, outbox messages and timers, and of events no game knows."""

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


class OutboxKind(StrEnum):
    """What an outbox message announces; the values are stored in the database."""

    LOBBY = "lobby"
    BOARD = "board"
    THINKING = "thinking"
    """A computer player is choosing its move."""
    FINAL = "final"
    """The game has ended."""
    DEADLINE_CHANGED = "retimed"
    REMINDER = "reminder"
    DIRECT_MESSAGE = "letter"
    """A reminder or digest sent as a direct message."""
    NEXT_UP = "next"
    """A player's turn comes next."""
    SETBACK = "loss"
    """A player has lost something to another player's move."""
    AWAY_DAYS_USED = "drawn"
    """A player's time has run out, so days of their away allowance were used."""
    INACTIVE = "asleep"
    """Nothing has happened at the table for so long that reminders stop."""
    OVERDUE = "overdue"
    """A player's time has run out."""
    PROPOSAL = "proposal"
    """A vote has been opened."""
    QUESTION = "question"
    """Seats are mentioned for a vote that they have not answered."""
    VOTES = "votes"
    """The state of a vote has changed; its message is edited."""
    SUBSTITUTE = "substitute"
    """A person is asked to play for a seat."""
    SUBSTITUTE_UPDATE = "answered"
    """The state of such a request has changed; its message is edited."""
    PLAN = "plan"
    """A plan has stopped."""
    REMATCH = "rematch"
    """The players of the last game are invited to a rematch."""
    REMINDER_INTERVAL = "interval"
    """A player has changed the reminder interval."""


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


REMINDER = "reminder"
"""Timers with the time since which a seat has to move, and its next reminder."""
LOBBY = "lobby"
"""Timers that close a lobby."""
CLOCK = "clock"
"""Timers that are due when a seat's time runs out."""
INACTIVITY = "sleep"
"""Timers that are due when a table becomes inactive."""
