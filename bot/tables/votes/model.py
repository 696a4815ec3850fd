"""Votes as everybody at the table may see them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum


class VoteKind(StrEnum):
    """What a vote is about."""

    UNDO = "undo"
    END = "end"
    MOVE = "move"
    """Continue the table in another channel."""
    PACE = "pace"
    """Change the time control."""
    LATE = "late"
    """What happens to a turn whose player has timed out."""
    VACANT = "vacant"
    """What happens to an empty seat."""


TOO_FEW = "few"
"""Outcome of a unanimous vote that expired because too few agreed in time."""


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote of all seats that have not resigned.

    ``votes`` holds each seat's answer, ``None`` if it has not answered. ``moves`` is how many moves
    an undo would take back. A unanimous vote needs everybody's yes, and one no refuses it. A
    majority vote is about its ``seat``; its votes are always ``True`` and ``answers`` holds the
    choices.
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
    """The moves an open undo would take back, oldest first, as (number, seat)."""
    revealed: bool = False
    """Whether chance or hidden information was revealed since the position to go back to."""
    channel_id: str | None = None
    """The channel a table would move to, and its server."""
    server_id: str | None = None
    pace: str | None = None
    due: datetime | None = None
    """When voting ends."""
    answers: Mapping[int, str] = field(default_factory=dict)
    """In a majority vote, each seat's answer."""
    outcome: str | None = None
    """The winning answer; :data:`TOO_FEW` for an expired unanimous vote."""
    names: tuple[str, ...] = ()
    """The players' names by seat, at the time of the vote."""
