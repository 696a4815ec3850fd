"""Read substitutes and names from seat rows."""

from __future__ import annotations

from datetime import datetime

from bot.store.models.table import SeatRow
from bot.tables.domain.table import Occupant, Substitute
from engine.core.names import COMPUTER_PREFIX


def substitute_of(row: SeatRow, now: datetime) -> Substitute | None:
    """Return the current or invited substitute of a seat, or ``None`` once the period is over."""
    if row.substitute_id is None or row.substitute_until is None or row.substitute_until <= now:
        return None
    name = row.substitute_name or row.substitute_id
    return Substitute(row.substitute_id, name, row.substitute_until, row.substitute_agreed)


def request_of(row: SeatRow) -> dict[str, str] | None:
    """Return the key of the last request to a substitute, as outbox messages store it."""
    if row.substitute_id is None or row.substitute_until is None:
        return None
    substitute = Substitute(row.substitute_id, "", row.substitute_until, row.substitute_agreed)
    return {"friend": substitute.user_id, "mark": substitute.mark}


def name_shown(seat: SeatRow) -> str:
    """Return the name of a seat's player; a computer gets a prefix ("Bot Alice")."""
    return computer_name(seat.name) if seat.occupant == Occupant.OPPONENT else seat.name


def computer_name(name: str) -> str:
    """Return the display name of a computer player with this name."""
    return COMPUTER_PREFIX + name
