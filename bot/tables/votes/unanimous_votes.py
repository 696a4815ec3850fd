"""Unanimous votes: pass on the last yes, fail on a no, and decide by quorum when time is up."""

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
from bot.tables.domain.outbox_kinds import OutboxKind
from bot.tables.domain.request import Request
from bot.tables.domain.results import Ended, Undone, Voted
from bot.tables.domain.timeout_policy import SILENT_UNTIL_REMOVED
from bot.tables.domain.votes import QUORUM, TOO_FEW, VoteKind, VoteStatus
from bot.tables.play import early_end, undo
from bot.tables.session import permissions
from bot.tables.session.service import Change, TableService
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import change_time_control
from bot.tables.time_control.last_activity import is_inactive_since
from bot.tables.votes.open import read_vote, require_vote_row, vote_from_row

CLOSED = {
    "carried": "table-proposal-carried",
    "refused": "table-proposal-refused",
    "lapsed": "table-proposal-lapsed",
}

log = logging.getLogger(__name__)

Apply = Callable[[UnitOfWork, VoteRow, SeatRow], None]
"""Does what everybody agreed to; the seat is that of the last voter."""

APPLY: Mapping[VoteKind, Apply] = MappingProxyType(
    {
        VoteKind.UNDO: undo.apply,
        VoteKind.END: early_end.apply,
        VoteKind.MOVE: place.apply,
        VoteKind.TIME_CONTROL: change_time_control.apply,
    }
)


async def vote(service: TableService, request: Request, vote_id: int, *, yes: bool) -> Voted:
    """Count a vote; the proposer's no withdraws it."""
    table_id = (await read_vote(service, vote_id)).table_id
    repeated = False

    def work(unit: UnitOfWork) -> None:
        nonlocal repeated
        repeated = find_previous_vote(unit.session, request)
        if not repeated:
            _count_vote(unit, request, require_vote_row(unit.session, vote_id), yes=yes)

    done = await service.change(table_id, request, work)
    return await _to_voted(service, done, vote_id, repeated=repeated or done.repeated)


def _count_vote(unit: UnitOfWork, request: Request, row: VoteRow, *, yes: bool) -> None:
    seat = permissions.require_seat(unit, request.person.id)
    if row.status != "open":
        raise TableClosed.because(CLOSED[row.status])
    if VoteKind(row.kind) not in APPLY:
        raise TableError.because("table-several-answers")
    votes = vote_from_row(unit, row).votes
    if yes and votes[seat]:
        raise TableError.because("table-already-agreed")
    accepted = yes and all(answer for other, answer in votes.items() if other != seat)
    cast = BallotRow(
        proposal_id=row.id or 0, seat=seat, yes=yes, at=unit.now, request_id=request.key
    )
    unit.session.merge(cast)
    if accepted:
        _accept(unit, row, unit.seats[seat])
    elif not yes:
        row.status = VoteStatus.REFUSED


def _accept(unit: UnitOfWork, row: VoteRow, voter: SeatRow) -> None:
    row.status = VoteStatus.ACCEPTED
    APPLY[VoteKind(row.kind)](unit, row, voter)
    row.carried_by = unit.actions[0].sequence


def close(unit: UnitOfWork, row: VoteRow) -> None:
    """Close a vote whose time is up without a no: it passes if enough active players agree."""
    votes = vote_from_row(unit, row).votes
    since = unit.now - SILENT_UNTIL_REMOVED
    active = [
        seat for seat, answer in votes.items() if answer or not is_inactive_since(unit, seat, since)
    ]
    agreed = sum(1 for answer in votes.values() if answer)
    row.status, row.outcome = "lapsed", TOO_FEW
    if agreed > len(active) * QUORUM:
        row.outcome = None
        try:
            _accept(unit, row, unit.seats[row.seat])
        except TableError as why:
            row.status = VoteStatus.EXPIRED
            log.warning("vote.apply.failed", extra={"vote": row.id, "why": str(why)})
    unit.post(OutboxKind.VOTES, proposal_id=row.id)


def find_previous_vote(session: Session, request: Request) -> bool:
    """Return whether this request has been counted before."""
    query = select(BallotRow).where(col(BallotRow.request_id) == request.id)
    return session.scalar(query) is not None


async def _to_voted(service: TableService, done: Change, vote_id: int, *, repeated: bool) -> Voted:
    """Return the result of a vote, with what it changed."""
    vote = await read_vote(service, vote_id)
    result: Undone | Ended | None = None
    if done.actions and done.actions[0].kind == ActionKind.UNDO:
        result = undo.to_undone(done)
    elif done.actions and done.actions[0].kind == ActionKind.END:
        result = early_end.to_ended(done)
    return Voted(done.unit.table(), vote, result, repeated)
