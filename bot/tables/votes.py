"""Voting: the last yes carries a proposal, one no ends it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.rows import ProposalRow, SeatRow, VoteRow
from bot.tables import change_pace, ending, place, play, undo
from bot.tables.actions import Kind
from bot.tables.errors import TableClosed, TableError
from bot.tables.models import Consent, Ended, Undone, Voted
from bot.tables.proposals import proposal, row_of, told
from bot.tables.request import Request
from bot.tables.service import Done, TableService
from bot.tables.unit_of_work import UnitOfWork

_CLOSED = {
    "carried": "table-proposal-carried",
    "refused": "table-proposal-refused",
    "lapsed": "table-proposal-lapsed",
}

Carry = Callable[[UnitOfWork, ProposalRow, SeatRow], None]
"""Does what everybody has agreed to; the seat is that of the last who did."""

CARRY: Mapping[Consent, Carry] = MappingProxyType(
    {
        Consent.UNDO: undo.carry,
        Consent.END: ending.carry,
        Consent.MOVE: place.carry,
        Consent.PACE: change_pace.carry,
    }
)


async def vote(service: TableService, request: Request, proposal_id: int, *, yes: bool) -> Voted:
    """Count a vote; the proposer's no withdraws it."""
    table_id = (await proposal(service, proposal_id)).table_id
    repeated = False

    def work(unit: UnitOfWork) -> None:
        nonlocal repeated
        repeated = _voted_before(unit.session, request)
        if not repeated:
            _count(unit, request, row_of(unit.session, proposal_id), yes=yes)

    done = await service.change(table_id, request, work)
    return await _voted(service, done, proposal_id, repeated=repeated or done.repeated)


def _count(unit: UnitOfWork, request: Request, row: ProposalRow, *, yes: bool) -> None:
    seat = play.seated(unit, request.person.id)
    if row.status != "open":
        raise TableClosed.because(_CLOSED[row.status])
    votes = told(unit, row).votes
    if yes and votes[seat]:
        raise TableError.because("table-already-agreed")
    carried = yes and all(said for other, said in votes.items() if other != seat)
    cast = VoteRow(proposal_id=row.id or 0, seat=seat, yes=yes, at=unit.now, request_id=request.key)
    unit.session.merge(cast)
    unit.touch()
    if carried:
        row.status = "carried"
        CARRY[Consent(row.kind)](unit, row, unit.seats[seat])
        row.carried_by = unit.acts[0].sequence
    elif not yes:
        row.status = "refused"


def _voted_before(session: Session, request: Request) -> bool:
    query = select(VoteRow).where(col(VoteRow.request_id) == request.id)
    return session.scalar(query) is not None


async def _voted(service: TableService, done: Done, proposal_id: int, *, repeated: bool) -> Voted:
    """The read model of a vote, with what it carried."""
    now = await proposal(service, proposal_id)
    result: Undone | Ended | None = None
    if done.acts and done.acts[0].kind == Kind.UNDO:
        result = undo.undone(done)
    elif done.acts and done.acts[0].kind == Kind.END:
        result = ending.ended(done)
    return Voted(done.unit.table(), now, result, repeated)
