"""A digest of all that a board says to everybody: where it is the same, nothing need be posted."""

from __future__ import annotations

import hashlib

from bot.tables.history.turn import Turn


def shown_in(turn: Turn) -> str:
    """The position as everybody sees it, what happened, who is asked until when, and who plays.

    The shape of the picture is part of it.
    """
    table = turn.table
    around = (
        [(seat.occupant.value, seat.strength, seat.lent) for seat in table.seats],
        [owing.deadline for owing in table.owing],
        table.picture,
    )
    told = repr((turn.view.to_json(), turn.recap, turn.owing, around))
    return hashlib.sha256(told.encode()).hexdigest()[:32]
