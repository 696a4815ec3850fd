"""Kinds of parcels: what each shows, where its message is remembered, and what overtakes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from bot.store.rows import OutboxRow, ProposalRow
from bot.tables.unit_of_work import UnitOfWork

Waiting = Sequence[OutboxRow]
"""All that waits at a table, oldest first."""


def _newest_of(*kinds: str) -> Callable[[UnitOfWork, OutboxRow, Waiting], bool]:
    """Whether a newer parcel of one of those kinds waits."""

    def overtaken(_: UnitOfWork, row: OutboxRow, waiting: Waiting) -> bool:
        return any(other.kind in kinds and (other.id or 0) > (row.id or 0) for other in waiting)

    return overtaken


def _reminder_overtaken(unit: UnitOfWork, row: OutboxRow, waiting: Waiting) -> bool:
    """A reminder yields to a board, to a newer one, and to the moves of those it was for."""
    others = [other for other in waiting if other.kind == "reminder"]
    if any(other.kind in BOARDS for other in waiting) or row is not others[-1]:
        return True
    meant = {seat for other in others for seat in other.seats}
    row.seats = sorted(seat for seat in meant if _still_reminded(unit, seat))
    return not row.seats


def _still_reminded(unit: UnitOfWork, seat: int) -> bool:
    reminder = unit.reminders.get(seat)
    return reminder is not None and reminder.done_at is not None


def _overdue_overtaken(unit: UnitOfWork, row: OutboxRow, _: Waiting) -> bool:
    """That time has run out is told of those who still owe that move."""
    row.seats = [seat for seat in row.seats if _ran_out(unit, seat)]
    return not row.seats


def _ran_out(unit: UnitOfWork, seat: int) -> bool:
    clock = unit.clocks.get(seat)
    return clock is not None and clock.done_at is not None


def _proposal_overtaken(unit: UnitOfWork, row: OutboxRow, _: Waiting) -> bool:
    """A proposal yields to its decision."""
    proposal = unit.session.get(ProposalRow, row.proposal_id)
    return proposal is None or proposal.status != "open"


@dataclass(frozen=True, slots=True)
class ParcelKind:
    """One kind of parcel."""

    overtaken: Callable[[UnitOfWork, OutboxRow, Waiting], bool]
    shows_turn: bool = False
    remembered_as: str | None = None
    """The column of the table's row that remembers the message."""


BOARDS = ("board", "final")

KINDS: Mapping[str, ParcelKind] = MappingProxyType(
    {
        "lobby": ParcelKind(_newest_of("lobby"), remembered_as="lobby_post"),
        "board": ParcelKind(_newest_of(*BOARDS), shows_turn=True, remembered_as="board_post"),
        "final": ParcelKind(_newest_of(*BOARDS), shows_turn=True, remembered_as="board_post"),
        "reminder": ParcelKind(_reminder_overtaken, shows_turn=True),
        "overdue": ParcelKind(_overdue_overtaken, shows_turn=True),
        "proposal": ParcelKind(_proposal_overtaken),
        "interval": ParcelKind(_newest_of("interval")),
    }
)
