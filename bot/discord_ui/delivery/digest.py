"""A digest of all that a board says to everybody: where it is the same, nothing need be posted."""

from __future__ import annotations

import hashlib

from bot.tables.turn import Turn


def shown_in(turn: Turn) -> str:
    """The position as everybody sees it, what happened, who is asked, and who has given up."""
    resigned = [seat.resigned for seat in turn.table.seats]
    told = repr((turn.view.to_json(), turn.recap, turn.owing, resigned))
    return hashlib.sha256(told.encode()).hexdigest()[:32]
