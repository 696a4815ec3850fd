"""Positions and events as rows keep them."""

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
    """The state a row holds, at rest and sound.

    Raises:
        TableDamaged: it is not JSON, not a state of the game, or breaks one of its laws.
    """
    try:
        state: State = rules.restore(json.loads(text or ""))
        found = rules.broken_invariants(state)
    except Exception as error:  # whatever a game stumbles over in damaged data
        raise TableDamaged.because("table-damaged", table=table_id) from error
    if found:
        log.error("unsound position", extra={"table": table_id, "found": "; ".join(found)})
        raise TableDamaged.because("table-damaged", table=table_id)
    return state


def events_from_json(action: ActionRow) -> tuple[Event, ...]:
    """What happened with an action."""
    try:
        return _events(action.events)
    except (ValueError, TypeError):
        raise TableDamaged.because("table-damaged", table=action.table_id) from None


@lru_cache(maxsize=1024)
def _events(text: str) -> tuple[Event, ...]:
    """The reverse of :func:`as_text`: a table's last actions are told again and again."""
    return tuple(Event.from_json(plain) for plain in json.loads(text))


def events_to_json(told: Sequence[Event]) -> str:
    """Events as an action keeps them."""
    return compact([event.to_json() for event in told])
