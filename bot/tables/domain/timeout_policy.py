"""The timeout policy: every figure about timeouts and empty seats."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from types import MappingProxyType

from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.table import Occupant
from engine.players.strengths import STRENGTHS

DAY = timedelta(days=1)

GRACE_TIMEOUTS = 2
"""How many timeouts of a seat are forgiven; at the next one the other players vote."""
MAX_TIMEOUTS = GRACE_TIMEOUTS + 1
"""After this many, another timeout empties the seat."""
COUNTED_ONCE_WITHIN = DAY
"""Several timeouts within this time count once."""
GRACE_TIME = DAY
"""The time added for a forgiven timeout, or when the players vote to wait."""
SILENT_DAYS = 3 * DAY
"""A player who has done nothing at a table for this long, not counting days off, is silent: no away
days are used for them automatically, and the other players decide at their next timeout."""
SILENT_UNTIL_REMOVED = 7 * DAY
"""A player who has to move and has done nothing for so long after a timeout loses the seat; a
unanimous vote does not need their answer."""
VOTE_REPEATED_AFTER = 2 * DAY
"""If the players wait for an empty seat, they vote again after this time."""
OFFER_DURATION = 7 * DAY
"""If nobody has taken over an offered seat by then, the players vote again."""
MAX_SUBSTITUTION = 60 * DAY
INVITATIONS_A_DAY = 5
"""Maximum number of substitutes a person can invite within a day, for all of their seats."""


EMPTY_SEAT_DEFAULTS = ("autopilot", *STRENGTHS, "takeover", "end")
"""What can happen to an empty seat if nobody votes: autopilot or a computer player of that strength
plays on, anyone may take it over, or the game ends. The first is the default."""


def empty_seat_default(chosen: str | None) -> str:
    """Return what happens to an empty seat of a table if nobody votes."""
    return chosen or EMPTY_SEAT_DEFAULTS[0]


MAX_NEW_TABLES = 2
"""How many new tables a user can join while a seat they abandoned is empty."""

OCCUPANT_UNTIL_DECIDED: Mapping[ActionKind, Occupant] = MappingProxyType(
    {
        ActionKind.RESIGN: Occupant.AUTOPILOT,
        ActionKind.REMOVE_PLAYER: Occupant.AUTOPILOT,
        ActionKind.EMPTY_SEAT: Occupant.EMPTY,
    }
)
"""Who plays an empty seat until the players have decided, by the action that emptied it."""
