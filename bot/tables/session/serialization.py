"""Serialize positions and events for the database, and parse them."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from bot.store.columns import compact
from bot.store.models.table import ActionRow
from bot.tables.domain.errors import TableDamaged
from engine.core import Event, Game, State

log = logging.getLogger(__name__)


def state_from_json(rules: Game[Any], table_id: int, text: str | None) -> State:
    """Parse and check a stored position.

    Raises:
        TableDamaged: it is not JSON, not a state of the game, or violates an invariant.
    """
    try:
        state: State = rules.restore(json.loads(text or ""))
        broken = rules.broken_invariants(state)
    except Exception as error:  # a game may raise anything for damaged data
        raise TableDamaged.because("table-damaged", table=table_id) from error
    if broken:
        log.error("table.position.invalid", extra={"table": table_id, "found": "; ".join(broken)})
        raise TableDamaged.because("table-damaged", table=table_id)
    return state


def events_from_json(action: ActionRow) -> tuple[Event, ...]:
    """Parse the events of an action."""
    try:
        return _events(action.events)
    except (ValueError, TypeError):
        raise TableDamaged.because("table-damaged", table=action.table_id) from None


@lru_cache(maxsize=1024)
def _events(text: str) -> tuple[Event, ...]:
    """Parse events; cached, because a table's last actions are read again and again."""
    return tuple(Event.from_json(plain) for plain in json.loads(text))


def events_to_json(events: Sequence[Event]) -> str:
    """Serialize the events of an action."""
    return compact([event.to_json() for event in events])
