"""The positions in use, kept at hand so that a move need not read its state again."""

from __future__ import annotations

from collections import OrderedDict

from engine.core import State

KEPT = 256


class KeptPositions:
    """The last positions by table; one counts as long as its row has the same sequence."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, tuple[int, State]] = OrderedDict()

    def get(self, table_id: int, sequence: int) -> State | None:
        """The position after that action, not to be changed: copy it."""
        sequence_kept, state = self._kept.get(table_id, (-1, None))
        return state if sequence_kept == sequence else None

    def keep(self, table_id: int, sequence: int, state: State) -> None:
        """Remember a position nobody changes any more; the longest unused makes room."""
        self._kept[table_id] = (sequence, state)
        self._kept.move_to_end(table_id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
