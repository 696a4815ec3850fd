"""Check what the database cannot: the JSON of a table, and that its rows belong together."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from bot.store.models.table import SeatRow, TableRow, TimerRow
from bot.tables.domain.clocks import Clocks
from engine.core.words.catalogue import LANGUAGES


def find_problem(row: TableRow, seats: Sequence[SeatRow], timers: Iterable[TimerRow]) -> str | None:
    """Return where the rows of a table are wrong ("tables 1: clock"), or ``None``."""
    wrong = [
        name
        for name, fits in (
            ("language", row.language in LANGUAGES),
            ("options", _are_words(row.options)),
            ("winners", are_seats(row.winners)),
            ("clock", row.clock is None or is_clock(row.clock)),
            ("lobby_post", row.lobby_post is None or _is_posted(row.lobby_post)),
            ("board_post", row.board_post is None or _is_posted(row.board_post)),
        )
        if not fits
    ]
    if wrong:
        return f"tables {row.id}: {', '.join(wrong)}"
    if [seat.seat for seat in seats] != list(range(len(seats))):
        return f"seats {row.id}: seat"
    for timer in timers:
        if timer.seat is not None and not 0 <= timer.seat < len(seats):
            return f"timers {timer.id}: seat"
    return None


def are_seats(value: Any) -> bool:
    """Return whether a value is a list of seats."""
    return isinstance(value, list) and all(type(seat) is int and seat >= 0 for seat in value)


def is_clock(value: Any) -> bool:
    """Return whether a value is a table's clocks as JSON."""
    try:
        Clocks.from_json(value)
    except (ValueError, TypeError, KeyError, AttributeError):
        return False
    return True


def _are_words(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(word, str) for word in value.values())


def _is_posted(value: Any) -> bool:
    """Return whether a value is a stored message with all its parts."""
    if not isinstance(value, dict):
        return False
    ids = (value.get("message"), value.get("channel"))
    if not all(isinstance(number, str) and is_message_id(number) for number in ids):
        return False
    try:
        at = datetime.fromisoformat(str(value.get("at")))
    except ValueError:
        return False
    components = value.get("components", [])
    return (
        at.tzinfo is not None
        and isinstance(value.get("sequence"), int)
        and are_seats(value.get("owing"))
        and isinstance(components, list)
        and all(isinstance(one, dict) for one in components)
    )


_NUMBER = re.compile(r"[0-9]{1,20}")


def is_message_id(value: str) -> bool:
    """Return whether a stored text can be the id of a message: Discord's are 64-bit numbers."""
    return _NUMBER.fullmatch(value) is not None
