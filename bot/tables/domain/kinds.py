"""The kinds of a table's actions, outbox messages and timers, and of events no game knows."""

from __future__ import annotations

from enum import StrEnum


class ActionKind(StrEnum):
    """The kind of an action; the values are stored."""

    OPEN = "open"
    JOIN = "join"
    LEAVE = "leave"
    SEAT_COMPUTER = "seat-computer"
    """A computer player gets a seat: a new one in the lobby, an empty one in the game."""
    REMOVE_COMPUTER = "remove-computer"
    """A computer player leaves the lobby, or returns a seat to its player."""
    COLOUR = "colour"
    OPTIONS = "options"
    CANCEL = "cancel"
    EXPIRE = "expire"
    START = "start"
    MOVE = "move"
    AUTOPILOT_MOVE = "autopilot-move"
    COMPUTER_MOVE = "computer-move"
    UNDO = "undo"
    RESIGN = "resign"
    REMOVE_PLAYER = "remove-player"
    TIMEOUT = "timeout"
    WAIT = "wait"
    """The table waits: another day for a turn, or for an empty seat."""
    AUTOPILOT_TURN = "autopilot-turn"
    """The table lets autopilot play a turn whose time has run out."""
    COMPUTER_TURN = "computer-turn"
    """The table lets a computer player play such a turn."""
    EMPTY_SEAT = "empty-seat"
    """A seat is empty because its player timed out for good."""
    OFFER = "offer"
    AUTOPILOT_SEAT = "autopilot-seat"
    TAKEOVER = "takeover"
    """Another person takes over a seat; its last player is in ``before``."""
    SUBSTITUTE = "substitute"
    """A substitute plays for a seat from now on; ``name`` is theirs."""
    RETURN = "return"
    END = "end"
    """Ended by a vote, resignation or an admin; a game played to its end has no such action."""
    TIME_CONTROL = "time-control"
    PAUSE = "pause"
    RESUME = "resume"
    REPAIR = "repair"


EMPTYING_A_SEAT = (ActionKind.RESIGN, ActionKind.REMOVE_PLAYER, ActionKind.EMPTY_SEAT)
BY_PLAN, BY_AUTO_ANSWER = "plan", "automatic"
"""How a move was made without its player: stored in its data under ``by``."""

TIMELINE_KINDS = (
    ActionKind.START,
    ActionKind.MOVE,
    ActionKind.AUTOPILOT_MOVE,
    ActionKind.COMPUTER_MOVE,
)
"""Actions that add a position to the timeline."""
NOT_ON_BOARD = (ActionKind.SUBSTITUTE, ActionKind.RETURN, ActionKind.TIMEOUT, ActionKind.PAUSE)
"""Actions that do not change the board; what they change is announced separately."""


class OutboxKind(StrEnum):
    """What an outbox message announces; the values are stored in the database."""

    LOBBY = "lobby"
    BOARD = "board"
    THINKING = "thinking"
    """A computer player is choosing its move."""
    FINAL = "final"
    DEADLINE_CHANGED = "deadline-changed"
    REMINDER = "reminder"
    DIRECT_MESSAGE = "direct-message"
    NEXT_UP = "next-up"
    SETBACK = "setback"
    """A player has lost something to another player's move."""
    AWAY_DAYS_USED = "away-days-used"
    """A player's time has run out, so days of their away allowance were used."""
    INACTIVE = "inactive"
    """Nothing has happened at the table for so long that reminders stop."""
    OVERDUE = "overdue"
    VOTE = "vote"
    VOTE_REMINDER = "vote-reminder"
    """Seats are mentioned for a vote that they have not answered."""
    VOTE_UPDATE = "vote-update"
    SUBSTITUTE = "substitute"
    SUBSTITUTE_UPDATE = "substitute-update"
    """The state of such a request has changed; its message is edited."""
    PLAN = "plan"
    REMATCH = "rematch"
    REMINDER_INTERVAL = "reminder-interval"
    INVITATION = "invitation"
    """A person is invited to a table that has not started."""


class OutboxStatus(StrEnum):
    """The status of an outbox message; the values are stored in the database."""

    PENDING = "pending"
    SENT = "sent"
    SUPERSEDED = "superseded"
    """A newer message says it all."""
    FAILED = "failed"
    """It could not be posted, and will not be tried again."""


class TimerKind(StrEnum):
    """What happens when a timer is due; the values are stored in the database."""

    CLOCK = "clock"
    LOBBY_EXPIRY = "lobby-expiry"
    VOTE = "vote"
    VOTE_MENTION = "vote-mention"
    """The quiet hours of a player who has not voted end."""
    REMINDER = "reminder"
    """A player is reminded; ``since`` is when the seat had to move."""
    SILENCE = "silence"
    """A player has done nothing since a timeout."""
    INACTIVITY = "inactivity"
    """Nothing has happened at the table for a long time."""
    SUBSTITUTE = "substitute"
    EMPTY_SEAT = "empty-seat"
    """The players vote again about an empty seat."""


class TableEvent(StrEnum):
    """The kinds of events that no game knows: what happens to the seats, and planned moves."""

    RESIGNED = "table-resigned"
    PLAYER_REMOVED = "table-player-removed"
    SEAT_EMPTIED = "table-seat-emptied"
    TAKEN_OVER = "table-taken-over"
    AUTOPILOT_PLAYED = "table-autopilot-played"
    """Autopilot plays a turn whose time has run out."""
    COMPUTER_PLAYED = "table-computer-played"
    """A computer player plays such a turn."""
    COMPUTER_TOOK_SEAT = "table-played-on"
    """A computer player plays the seat from now on."""
    PLAYER_RETURNED = "table-player-back"
    SEAT_RETURNED = "table-seat-returned"
    """A seat was returned to its player, who may still be away."""
    PLANNED = "table-planned"
    """A move was made by a plan."""


TABLE_EVENTS = frozenset(TableEvent)
