"""What the columns of a table's rows may hold, beyond their types: see :mod:`bot.store.damage`."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any

from bot.store.damage import CHECKS, Check, described
from bot.store.models.table import SeatRow, TableRow, TimerRow
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.errors import TableError
from bot.tables.domain.outbox_kinds import OutboxKind
from bot.tables.domain.quiet_hours import zones
from bot.tables.domain.table import (
    COLOURS,
    EVERY_MOVE,
    NO_MOVE,
    PREVIEW,
    SHAPES,
    TEXT_ONLY,
    Ending,
    Occupant,
    Status,
)
from bot.tables.domain.time_control import PAUSE_OPTIONS, parse_time_control
from bot.tables.domain.timeout_policy import EMPTY_SEAT_DEFAULTS
from bot.tables.domain.votes import VoteKind
from bot.tables.plans.model import PlanScope, PlanStatus
from bot.tables.session.message_ids import is_message_id
from bot.tables.time_control.clocks import Clocks
from engine.core import Event
from engine.core.words.catalogue import LANGUAGES
from engine.players.strengths import STRENGTHS

log = logging.getLogger(__name__)


def _among(words: Iterable[str]) -> Check:
    allowed = frozenset(words)
    return lambda value: value in allowed


def _matching(pattern: str) -> Check:
    form = re.compile(pattern)
    return lambda value: form.fullmatch(value) is not None


def _seats(value: Sequence[Any]) -> bool:
    return all(isinstance(seat, int) and seat >= 0 for seat in value)


def _not_negative(value: int) -> bool:
    return value >= 0


def _words(value: Mapping[Any, Any]) -> bool:
    return all(isinstance(word, str) for pair in value.items() for word in pair)


def _pace(value: str) -> bool:
    try:
        return parse_time_control(value) == value
    except TableError:
        return False


def _clock(value: Mapping[str, Any]) -> bool:
    try:
        Clocks.from_json(value)
    except (ValueError, TypeError, KeyError, AttributeError):
        return False
    return True


def _post(value: Mapping[str, Any]) -> bool:
    """Whether a stored message has all its parts."""
    numbers = [value.get(name) for name in ("message", "channel")]
    owing, at = value.get("owing"), str(value.get("at"))
    if not all(isinstance(number, str) and is_message_id(number) for number in numbers):
        return False
    if not isinstance(value.get("sequence"), int):
        return False
    try:
        moment = datetime.fromisoformat(at)
    except ValueError:
        return False
    return (
        moment.tzinfo is not None
        and isinstance(owing, list)
        and _seats(owing)
        and _components(value)
    )


def _components(value: Mapping[str, Any]) -> bool:
    stored = value.get("components", [])
    return isinstance(stored, list) and all(isinstance(one, dict) for one in stored)


def _about(value: Mapping[str, Any]) -> bool:
    """What a parcel tells of: who it is by, or what befell its seat."""
    try:
        return all(len(Event.from_json(plain)) for plain in value.get("events", ()))
    except (ValueError, TypeError, AttributeError):
        return False


CHECKS.update(
    {
        "tables": {
            "status": _among(Status),
            "ending": _among(Ending),
            "language": _among(LANGUAGES),
            "options": _words,
            "winners": _seats,
            "seed": _matching("[0-9a-f]{32}"),
            "seed_hash": _matching("[0-9a-f]{64}"),
            "lobby_post": _post,
            "board_post": _post,
            "sequence": _not_negative,
            "moves": _not_negative,
            "pace": _pace,
            "pauses": _among(PAUSE_OPTIONS),
            "vacant": _among(EMPTY_SEAT_DEFAULTS),
            "picture": _among(SHAPES),
            "clock": _clock,
        },
        "seats": {
            "seat": _not_negative,
            "colour": _among(COLOURS),
            "occupant": _among(Occupant),
            "lapses": _not_negative,
            "strength": _among(STRENGTHS),
            "lent": _among(STRENGTHS),
        },
        "actions": {"kind": _among(ActionKind), "clock": _clock},
        "people": {
            "picture": _among((*SHAPES, TEXT_ONLY)),
            "language": _among(LANGUAGES),
            "confirms": _among((EVERY_MOVE, NO_MOVE)),
            "size": _among((PREVIEW,)),
        },
        "plans": {"status": _among(PlanStatus), "scope": _among(PlanScope), "seat": _not_negative},
        "hours": {"zone": lambda name: name in zones()},
        "outbox": {
            "kind": _among(OutboxKind),
            "status": _among(("waiting", "sent", "merged", "failed")),
            "seats": _seats,
            "about": _about,
            "message_id": is_message_id,
        },
        "proposals": {
            "kind": _among(VoteKind),
            "status": _among(("open", "carried", "refused", "lapsed")),
        },
    }
)


def damage_of(row: TableRow, seats: Sequence[SeatRow], owing: Mapping[int, TimerRow]) -> str | None:
    """What is wrong with the rows of a table, the first of it; ``None``: nothing."""
    for part in (row, *seats, *owing.values()):
        where = described(part)
        if where is not None:
            return where
    if [seat.seat for seat in seats] != list(range(len(seats))):
        return f"seats {row.id}: seat"
    if not set(owing) <= set(range(len(seats))):
        return f"timers {row.id}: seat"
    return None
