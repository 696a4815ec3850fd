"""One entry of the log, as its reader may know it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from engine.core import Event


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry of the log. ``number`` counts moves on the timeline; 0 for other actions.

    ``seat`` is the actor's present seat, ``None`` for somebody who has left the lobby. ``data``
    (such as a ``move``, a ``colour``, the number of ``moves`` undone, ``why``) and ``events`` are
    limited to what the reader may know; ``undone`` marks moves undone later. ``names`` are the
    players' names by seat at the time; ``substitute`` is who moved instead of the seat's player,
    empty if the name is unknown.
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
    substitute: str | None = None

    @property
    def move(self) -> str:
        """The text of a move; empty for other actions, or if the reader may not know it."""
        return str(self.data.get("move", ""))
