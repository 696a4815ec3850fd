"""What the row of a seat says of who plays there."""

from __future__ import annotations

from datetime import datetime

from bot.store.models.table import SeatRow
from bot.tables.domain.table import Occupant, Substitute
from engine.core.names import COMPUTER_PREFIX


def substitute_of(row: SeatRow, now: datetime) -> Substitute | None:
    """Who plays for a seat, or is asked to; nobody once that time is over."""
    if row.substitute_id is None or row.substitute_until is None or row.substitute_until <= now:
        return None
    name = row.substitute_name or row.substitute_id
    return Substitute(row.substitute_id, name, row.substitute_until, row.substitute_agreed)


def request_of(row: SeatRow) -> dict[str, str] | None:
    """Which request to play for a seat is the last one, as the parcels about it bear it."""
    if row.substitute_id is None or row.substitute_until is None:
        return None
    friend = Substitute(row.substitute_id, "", row.substitute_until, row.substitute_agreed)
    return {"friend": friend.user_id, "mark": friend.mark}


def name_shown(seat: SeatRow) -> str:
    """What whoever plays a seat is called; an opponent in a person's place is "Bot Alice"."""
    return computer_name(seat.name) if seat.occupant == Occupant.OPPONENT else seat.name


def computer_name(name: str) -> str:
    """What an opponent of that name is called, or one in the place of a person of that name."""
    return COMPUTER_PREFIX + name
