"""Voting: the last yes carries a proposal, one no ends it, and in time most of them do."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from types import MappingProxyType

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import SeatRow
from bot.store.models.vote import BallotRow, VoteRow
from bot.tables.channels import place
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.errors import TableClosed, TableError
from bot.tables.domain.request import Request
from bot.tables.domain.results import Ended, Undone, Voted
from bot.tables.domain.timeout_policy import SILENT_UNTIL_REMOVED
from bot.tables.play import early_end, undo
from bot.tables.session import requirements
from bot.tables.session.service import Change, TableService
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import change_time_control
from bot.tables.time_control.last_activity import is_inactive_since
from bot.tables.votes.model import TOO_FEW, VoteKind
from bot.tables.votes.open import read_vote, require_row, to_vote
from bot.tables.votes.rules import QUORUM

CLOSED = {
    "carried": "table-proposal-carried",
    "refused": "table-proposal-refused",
    "lapsed": "table-proposal-lapsed",
}

log = logging.getLogger(__name__)

Apply = Callable[[UnitOfWork, VoteRow, SeatRow], None]
"""Does what everybody has agreed to; the seat is that of the last who did."""

APPLY: Mapping[VoteKind, Apply] = MappingProxyType(
    {
        VoteKind.UNDO: undo.apply,
        VoteKind.END: early_end.apply,
        VoteKind.MOVE: place.apply,
        VoteKind.PACE: change_time_control.apply,
    }
)


async def vote(service: TableService, request: Request, proposal_id: int, *, yes: bool) -> Voted:
    """Count a vote; the proposer's no withdraws it."""
    table_id = (await read_vote(service, proposal_id)).table_id
    repeated = False

    def work(unit: UnitOfWork) -> None:
        nonlocal repeated
        repeated = find_previous_vote(unit.session, request)
        if not repeated:
            _count(unit, request, require_row(unit.session, proposal_id), yes=yes)

    done = await service.change(table_id, request, work)
    return await _voted(service, done, proposal_id, repeated=repeated or done.repeated)


def _count(unit: UnitOfWork, request: Request, row: VoteRow, *, yes: bool) -> None:
    seat = requirements.require_seat(unit, request.person.id)
    if row.status != "open":
        raise TableClosed.because(CLOSED[row.status])
    if VoteKind(row.kind) not in APPLY:
        raise TableError.because("table-several-answers")
    votes = to_vote(unit, row).votes
    if yes and votes[seat]:
        raise TableError.because("table-already-agreed")
    carried = yes and all(said for other, said in votes.items() if other != seat)
    cast = BallotRow(
        proposal_id=row.id or 0, seat=seat, yes=yes, at=unit.now, request_id=request.key
    )
    unit.session.merge(cast)
    if carried:
        _carry(unit, row, unit.seats[seat])
    elif not yes:
        row.status = "refused"


def _carry(unit: UnitOfWork, row: VoteRow, voter: SeatRow) -> None:
    row.status = "carried"
    APPLY[VoteKind(row.kind)](unit, row, voter)
    row.carried_by = unit.actions[0].sequence


def close(unit: UnitOfWork, row: VoteRow) -> None:
    """Its time is over and nobody has objected: done if enough of those who are about agree."""
    votes = to_vote(unit, row).votes
    since = unit.now - SILENT_UNTIL_REMOVED
    about = [
        seat for seat, said in votes.items() if said or not is_inactive_since(unit, seat, since)
    ]
    agreed = sum(1 for said in votes.values() if said)
    row.status, row.outcome = "lapsed", TOO_FEW
    if agreed > len(about) * QUORUM:
        row.outcome = None
        try:
            _carry(unit, row, unit.seats[row.seat])
        except TableError as why:
            row.status = "lapsed"
            log.warning("not done", extra={"proposal": row.id, "why": str(why)})
    unit.post("votes", proposal_id=row.id)


def find_previous_vote(session: Session, request: Request) -> bool:
    """Whether that request has been counted."""
    query = select(BallotRow).where(col(BallotRow.request_id) == request.id)
    return session.scalar(query) is not None


async def _voted(service: TableService, done: Change, proposal_id: int, *, repeated: bool) -> Voted:
    """The read model of a vote, with what it carried."""
    now = await read_vote(service, proposal_id)
    result: Undone | Ended | None = None
    if done.actions and done.actions[0].kind == ActionKind.UNDO:
        result = undo.undone(done)
    elif done.actions and done.actions[0].kind == ActionKind.END:
        result = early_end.ended(done)
    return Voted(done.unit.table(), now, result, repeated)
