"""Store positions as JSON, cache them in memory, and save checkpoints of them."""

from __future__ import annotations

import json
import logging
from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy.orm import Session

from bot.store.columns import compact
from bot.store.models.table import ActionRow, CheckpointRow, TableRow
from bot.tables.domain.errors import TableDamaged
from bot.tables.domain.kinds import ActionKind
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


CACHE_SIZE = 512
"""Maximum number of positions."""


class PositionCache:
    """An LRU cache of positions by table and the sequence of the action that led to them."""

    def __init__(self) -> None:
        self._positions: OrderedDict[tuple[int, int], State] = OrderedDict()

    def get(self, table_id: int, sequence: int) -> State | None:
        """Return the position after an action; callers copy it before they change it."""
        state = self._positions.get((table_id, sequence))
        if state is not None:
            self._positions.move_to_end((table_id, sequence))
        return state

    def keep(self, table_id: int, sequence: int, state: State) -> None:
        """Add a position that will not change, and evict the least recently used one if full."""
        self._positions[table_id, sequence] = state
        self._positions.move_to_end((table_id, sequence))
        if len(self._positions) > CACHE_SIZE:
            self._positions.popitem(last=False)


MOVES_BETWEEN_CHECKPOINTS = 16
"""The maximum number of moves to replay from a checkpoint."""


def save_if_due(session: Session, row: TableRow, actions: Sequence[ActionRow]) -> None:
    """Save the position after these actions if a checkpoint is due."""
    last = actions[-1]
    due = any(
        action.number and action.number % MOVES_BETWEEN_CHECKPOINTS == 0 for action in actions
    )
    if last.kind == ActionKind.START or (last.head == last.sequence and due):
        assert row.state is not None
        session.add(CheckpointRow(table_id=row.id or 0, sequence=last.sequence, state=row.state))
