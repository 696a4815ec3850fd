"""One line of the log, as its reader may know it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from engine.core import Event


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log. ``number`` counts moves on the line of play, 0 for all else.

    ``kind`` is that of the action; ``seat`` is where whoever acted sits now, ``None`` for somebody
    who has left the lobby; ``data`` (what the kind needs: a
    ``move``, a ``colour``, how many ``moves`` were taken back, ``why``) and ``events`` are as the
    reader may know them; ``undone`` marks moves taken back later. ``names`` are the players' by
    seat as they were then; ``friend`` is who moved for whoever had the seat, empty where the name
    is not known.
    """

    sequence: int
    number: int
    kind: str
    seat: int | None
    user_id: str | None
    data: Mapping[str, Any]
    events: tuple[Event, ...]
    at: datetime
    undone: bool
    names: tuple[str, ...]
    friend: str | None = None

    @property
    def move(self) -> str:
        """The text of a move; empty where it is none, or one the reader may not know."""
        return str(self.data.get("move", ""))
