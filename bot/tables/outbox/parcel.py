"""A parcel: something to be posted, with all there is to say about it, read at one moment."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.models import Proposal, Table
from bot.tables.turn import Turn


@dataclass(frozen=True, slots=True)
class Parcel:
    """Something to be posted: its handler posts it with its nonce and answers with the message.

    ``table`` and ``turn`` are as they are now, which may be later than what the parcel was made
    for; ``seats`` are whom to mention.
    """

    id: int
    kind: str
    table: Table
    turn: Turn | None
    """The position as everybody may see it; ``None`` for kinds that show none."""
    sequence: int
    seats: tuple[int, ...]
    proposal: Proposal | None
    attempt: int
    """Which try this is, from 1."""
    faults: int
    """How many of the tries before met an unexpected error."""
    nonce: str
    """The same for every attempt, so that it is posted once; at most 25 characters."""
    doubtful: bool
    """Whether an earlier try may have posted a board that no row remembers."""
