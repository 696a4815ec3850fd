"""Voting: the last yes carries a proposal, one no ends it, and in time most of them do."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from types import MappingProxyType

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.proposal import ProposalRow, VoteRow
from bot.store.models.table import SeatRow
from bot.tables import guards
from bot.tables.action_kinds import Kind
from bot.tables.channel import place
from bot.tables.consent.majorities import QUORUM
from bot.tables.consent.proposals import proposal, row_of, told
from bot.tables.consent.questions import TOO_FEW, Consent
from bot.tables.errors import TableClosed, TableError
from bot.tables.game_end import early_end
from bot.tables.house_rules import SILENCE
from bot.tables.moves import undo
from bot.tables.request import Request
from bot.tables.results import Ended, Undone, Voted
from bot.tables.service import Done, TableService
from bot.tables.timing import change_pace
from bot.tables.timing.silence import silent_since
from bot.tables.unit_of_work import UnitOfWork

CLOSED = {
    "carried": "table-proposal-carried",
    "refused": "table-proposal-refused",
    "lapsed": "table-proposal-lapsed",
}

log = logging.getLogger(__name__)

Carry = Callable[[UnitOfWork, ProposalRow, SeatRow], None]
"""Does what everybody has agreed to; the seat is that of the last who did."""

CARRY: Mapping[Consent, Carry] = MappingProxyType(
    {
        Consent.UNDO: undo.carry,
        Consent.END: early_end.carry,
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
        repeated = voted_before(unit.session, request)
        if not repeated:
            _count(unit, request, row_of(unit.session, proposal_id), yes=yes)

    done = await service.change(table_id, request, work)
    return await _voted(service, done, proposal_id, repeated=repeated or done.repeated)


def _count(unit: UnitOfWork, request: Request, row: ProposalRow, *, yes: bool) -> None:
    seat = guards.seated(unit, request.person.id)
    if row.status != "open":
        raise TableClosed.because(CLOSED[row.status])
    if Consent(row.kind) not in CARRY:
        raise TableError.because("table-several-answers")
    votes = told(unit, row).votes
    if yes and votes[seat]:
        raise TableError.because("table-already-agreed")
    carried = yes and all(said for other, said in votes.items() if other != seat)
    cast = VoteRow(proposal_id=row.id or 0, seat=seat, yes=yes, at=unit.now, request_id=request.key)
    unit.session.merge(cast)
    unit.touch()
    if carried:
        _carry(unit, row, unit.seats[seat])
    elif not yes:
        row.status = "refused"


def _carry(unit: UnitOfWork, row: ProposalRow, voter: SeatRow) -> None:
    row.status = "carried"
    CARRY[Consent(row.kind)](unit, row, voter)
    row.carried_by = unit.acts[0].sequence


def close(unit: UnitOfWork, row: ProposalRow) -> None:
    """Its time is over and nobody has objected: done if enough of those who are about agree."""
    votes = told(unit, row).votes
    since = unit.now - SILENCE
    about = [seat for seat, said in votes.items() if said or not silent_since(unit, seat, since)]
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


def voted_before(session: Session, request: Request) -> bool:
    """Whether that request has been counted."""
    query = select(VoteRow).where(col(VoteRow.request_id) == request.id)
    return session.scalar(query) is not None


async def _voted(service: TableService, done: Done, proposal_id: int, *, repeated: bool) -> Voted:
    """The read model of a vote, with what it carried."""
    now = await proposal(service, proposal_id)
    result: Undone | Ended | None = None
    if done.acts and done.acts[0].kind == Kind.UNDO:
        result = undo.undone(done)
    elif done.acts and done.acts[0].kind == Kind.END:
        result = early_end.ended(done)
    return Voted(done.unit.table(), now, result, repeated)
