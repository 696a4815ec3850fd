"""What everybody at a table can be asked for, and such a question as it stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum


class VoteKind(StrEnum):
    """What everybody at the table can be asked for."""

    UNDO = "undo"
    END = "end"
    MOVE = "move"
    """To let the table stand in another channel."""
    PACE = "pace"
    """To play at another pace."""
    LATE = "late"
    """What becomes of a turn whose time has run out."""
    VACANT = "vacant"
    """What becomes of a seat nobody plays."""


TOO_FEW = "few"
"""The outcome of a question that has lapsed because too few agreed in time."""


@dataclass(frozen=True, slots=True)
class Vote:
    """A question to every seat that has not resigned.

    ``votes`` has what each of them said: ``None`` is nothing yet. ``moves`` is how many moves an
    undo would take back. Everybody's yes carries it, one no ends it; a move lapses an undo.
    One with several answers is about its ``seat``, and a vote in it is always yes.
    """

    id: int
    table_id: int
    kind: VoteKind
    seat: int
    moves: int
    status: str
    """``open``, ``carried``, ``refused`` or ``lapsed``."""
    votes: Mapping[int, bool | None]
    at: datetime
    taken_back: tuple[tuple[int, int], ...] = ()
    """The moves an open undo would take back, oldest first: the number and the seat of each."""
    revealed: bool = False
    """Whether the moves an open undo would take back brought chance or something hidden."""
    channel_id: str | None = None
    """Where a table that is to move would stand, and in which server."""
    server_id: str | None = None
    pace: str | None = None
    """The pace that is asked for."""
    due: datetime | None = None
    """When it is closed."""
    answers: Mapping[int, str] = field(default_factory=dict)
    """Where there are several answers, what each seat has said."""
    outcome: str | None = None
    """What was decided by them; :data:`TOO_FEW` where that many had answered of a yes or no."""
    names: tuple[str, ...] = ()
    """The players' names by seat, as they were when it was asked."""
