"""The rules of the house: every figure about time that has run out and seats without a player."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from types import MappingProxyType

from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.table import Occupant
from engine.players.strengths import STRENGTHS

DAY = timedelta(days=1)

GRACE_TIMEOUTS = 2
"""So many lapses of a seat are excused; with the next one the table decides."""
MAX_TIMEOUTS = GRACE_TIMEOUTS + 1
"""After so many a further one leaves the seat vacant."""
COUNTED_ONCE_WITHIN = DAY
"""Lapses within so much time count once."""
GRACE_TIME = DAY
"""What is added for a lapse that is excused, or when the table waits."""
SILENT_DAYS = 3 * DAY
"""A player who has done nothing at a table for so long, days off aside, is silent: no away days are
used for them unasked, and the other players decide at their next timeout."""
SILENT_UNTIL_REMOVED = 7 * DAY
"""Whoever owes a move and has done nothing for so long after a lapse leaves the seat vacant; a
proposal does not need their answer."""
VOTE_REPEATED_AFTER = 2 * DAY
"""Where the table waits for a vacant seat, it is asked again after so long."""
OFFER_DURATION = 7 * DAY
"""A seat that nobody has taken over in this time is asked about again."""
MAX_SUBSTITUTION = 60 * DAY
"""For how long a seat can be handed to a friend."""
INVITATIONS_A_DAY = 5
"""How many substitutes a person can invite within a day, from all of their seats."""


EMPTY_SEAT_DEFAULTS = ("house", *STRENGTHS, "takeover", "end")
"""What can become of a vacant seat where nobody answers: the house or an opponent of that strength
plays on, somebody may take it over, or the game ends. The first is meant where nothing was said."""


def empty_seat_default(chosen: str | None) -> str:
    """Return what happens to an empty seat of a table if nobody votes."""
    return chosen or EMPTY_SEAT_DEFAULTS[0]


MAX_NEW_TABLES = 2
"""At so many new tables somebody can sit down while a seat of theirs is vacant elsewhere."""

OCCUPANT_UNTIL_DECIDED: Mapping[ActionKind, Occupant] = MappingProxyType(
    {
        ActionKind.RESIGN: Occupant.AUTOPILOT,
        ActionKind.REMOVE_PLAYER: Occupant.AUTOPILOT,
        ActionKind.EMPTY_SEAT: Occupant.EMPTY,
    }
)
"""Who plays a seat from when it is given up until the table has decided; by how that came."""
