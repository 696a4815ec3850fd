"""The positions in use, kept at hand so that neither a move nor a look back reads them again."""

from __future__ import annotations

from collections import OrderedDict

from engine.core import State

CACHE_SIZE = 512


class PositionCache:
    """Positions by table and the sequence of the action they stood after, which never changes."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, int], State] = OrderedDict()

    def get(self, table_id: int, sequence: int) -> State | None:
        """The position after that action, not to be changed: copy it."""
        state = self._kept.get((table_id, sequence))
        if state is not None:
            self._kept.move_to_end((table_id, sequence))
        return state

    def keep(self, table_id: int, sequence: int, state: State) -> None:
        """Remember a position nobody changes any more; the longest unused makes room."""
        self._kept[table_id, sequence] = state
        self._kept.move_to_end((table_id, sequence))
        if len(self._kept) > CACHE_SIZE:
            self._kept.popitem(last=False)
