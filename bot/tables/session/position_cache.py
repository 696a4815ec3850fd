"""Cache recent positions, so that moves and history need not deserialize them again."""

from __future__ import annotations

from collections import OrderedDict

from engine.core import State

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
