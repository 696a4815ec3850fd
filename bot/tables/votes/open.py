"""Proposals: questions to every seat somebody still plays, and how they stand.

Most want everybody's yes; those of :data:`~bot.tables.votes.rules.MAJORITY_RULES` have several
answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.vote import BallotRow, VoteRow
from bot.tables.domain.errors import NoSuchTable, TableError
from bot.tables.domain.request import Request
from bot.tables.seats.seat_history import seat_history_of
from bot.tables.session import timeline
from bot.tables.session.seat_rows import name_shown
from bot.tables.session.service import Change, TableService
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes.model import Vote, VoteKind
from bot.tables.votes.rules import DURATIONS, MAJORITY_RULES

TIMER = "proposal"
"""The kind of the timers that close proposals."""
_ALREADY_OPEN = {
    VoteKind.UNDO: "table-undo-open",
    VoteKind.END: "table-end-open",
    VoteKind.MOVE: "table-move-open",
    VoteKind.PACE: "table-pace-open",
}


def find_previous(unit: UnitOfWork, request: Request) -> VoteRow | None:
    """The proposal the same request has opened before."""
    query = select(VoteRow).where(col(VoteRow.request_id) == request.id)
    return unit.session.scalar(query)


@dataclass(frozen=True, slots=True)
class DoneOrVote:
    """What a request came to: it is done, or the others have been asked about it."""

    done: Change
    asked: VoteRow | None
    repeated: bool


async def do_or_open_vote(
    service: TableService,
    request: Request,
    table_id: int,
    attempt: Callable[[UnitOfWork], VoteRow | None],
) -> DoneOrVote:
    """Do what needs no consent, or open a proposal, which ``attempt`` returns: once a request."""
    asked: VoteRow | None = None
    repeated = False

    def work(unit: UnitOfWork) -> None:
        nonlocal asked, repeated
        asked = find_previous(unit, request)
        repeated = asked is not None
        if not repeated:
            asked = attempt(unit)

    done = await service.change(table_id, request, work)
    return DoneOrVote(done, asked, repeated)


def open_unanimous(
    unit: UnitOfWork, request: Request, kind: VoteKind, seat: int, **about: Any
) -> VoteRow:
    """Open a proposal and tell the others.

    Raises:
        TableError: one of its kind is open already.
    """
    if any(found.kind == kind for found in open_rows(unit.session, unit.id)):
        raise TableError.because(_ALREADY_OPEN[kind])
    return _open(unit, request.key, kind, seat, **about)


def open_majority(unit: UnitOfWork, kind: VoteKind, seat: int) -> None:
    """Ask the others what becomes of a seat or its turn, unless they are being asked, or none are.

    ``kind`` is one of those with several answers.
    """
    asked = any(row.kind == kind and row.seat == seat for row in open_rows(unit.session, unit.id))
    if not asked and voters(unit, seat):
        _open(unit, f"house:{unit.id}:{unit.row.sequence}:{kind}:{seat}", kind, seat)


def voters(unit: UnitOfWork, seat: int) -> list[int]:
    """Whose answers count where it is about a seat: all who play, but for its own player."""
    return [other for other in unit.people() if other != seat]


def _open(unit: UnitOfWork, request_id: str, kind: VoteKind, seat: int, **about: Any) -> VoteRow:
    usual = {"target": unit.row.head, "moves": 0}
    row = VoteRow(
        table_id=unit.id,
        kind=kind,
        seat=seat,
        status="open",
        at=unit.now,
        due_at=unit.now + DURATIONS[kind],
        request_id=request_id,
        **(usual | about),
    )
    unit.session.add(row)
    unit.session.flush()
    unit.set_timer(TIMER, unit.now + DURATIONS[kind])
    unit.post("proposal", voters(unit, seat), row.id)
    return row


def require_row(session: Session, proposal_id: int) -> VoteRow:
    """One proposal; raises ``NoSuchTable``."""
    row = session.get(VoteRow, proposal_id)
    if row is None:
        raise no_such_proposal()
    return row


def no_such_proposal() -> TableError:
    """Return the error for a proposal that does not exist, or that a person may not know of."""
    return NoSuchTable.because("table-no-such-proposal")


def open_rows(session: Session, table_id: int) -> Sequence[VoteRow]:
    """Those of a table that wait for votes."""
    query = (
        select(VoteRow)
        .where(col(VoteRow.table_id) == table_id, col(VoteRow.status) == "open")
        .order_by(col(VoteRow.id))
    )
    return list(session.scalars(query))


def to_vote(unit: UnitOfWork, row: VoteRow) -> Vote:
    """The read model of a proposal; whoever made it has said yes."""
    query = select(BallotRow).where(col(BallotRow.proposal_id) == row.id)
    cast = {vote.seat: vote for vote in unit.session.scalars(query)}
    kind, votes = VoteKind(row.kind), dict[int, bool | None]()
    if kind in MAJORITY_RULES:
        votes = dict.fromkeys(voters(unit, row.seat))
        cast = {seat: vote for seat, vote in cast.items() if seat in votes}
    else:
        votes = dict.fromkeys(unit.people()) | {row.seat: True}
    votes.update({seat: vote.yes for seat, vote in cast.items()})
    is_undo = row.status == "open" and row.kind == VoteKind.UNDO
    return Vote(
        id=row.id or 0,
        table_id=row.table_id,
        kind=kind,
        seat=row.seat,
        moves=row.moves,
        status=row.status,
        votes=votes,
        at=row.at,
        taken_back=_taken_back(unit, row) if is_undo else (),
        revealed=is_undo and _revealed(unit, row),
        channel_id=row.channel_id,
        server_id=row.server_id,
        pace=row.pace,
        due=row.due_at,
        answers={seat: vote.choice for seat, vote in cast.items() if vote.choice is not None},
        outcome=row.outcome,
        names=_names(unit, row),
    )


def _names(unit: UnitOfWork, row: VoteRow) -> tuple[str, ...]:
    """Of an open question, those of whoever plays now: who comes to a seat has a say in it."""
    if row.status == "open":
        return tuple(map(name_shown, unit.seats))
    return seat_history_of(unit).names_before(row.at)


def seats_to_answer(proposal: Vote) -> list[int]:
    """The seats an open proposal calls: those still to answer, and whoever is late."""
    if proposal.status != "open":
        return []
    waiting = [seat for seat, vote in proposal.votes.items() if vote is None]
    return [*waiting, proposal.seat] if proposal.kind is VoteKind.LATE else waiting


def _taken_back(unit: UnitOfWork, row: VoteRow) -> tuple[tuple[int, int], ...]:
    """Return the number and the seat of each move since the position an undo goes back to."""
    line = timeline.walk_back(unit, unit.row.head)
    moves = takewhile(lambda act: act.sequence != row.target, line)
    return tuple((act.number, act.seat or 0) for act in moves)[::-1]


def _revealed(unit: UnitOfWork, row: VoteRow) -> bool:
    """Whether chance or something hidden came in since the position an undo goes back to."""
    line = timeline.walk_back(unit, unit.row.head)
    return not all(act.reversible for act in takewhile(lambda a: a.sequence != row.target, line))


def load_vote(unit: UnitOfWork, proposal_id: int) -> Vote:
    """One proposal of a table; raises ``NoSuchTable``."""
    return to_vote(unit, require_row(unit.session, proposal_id))


async def read_vote(service: TableService, proposal_id: int) -> Vote:
    """One proposal, open or not; raises ``NoSuchTable``."""

    def work(session: Session) -> Vote:
        row = require_row(session, proposal_id)
        return to_vote(service.load(session, row.table_id), row)

    return await service.read(work)


async def table_of(service: TableService, proposal_id: int) -> int:
    """Return the id of a proposal's table; raises ``NoSuchTable``."""
    return await service.read(lambda session: require_row(session, proposal_id).table_id)


async def open_votes(service: TableService, table_id: int) -> list[Vote]:
    """The open proposals of a table."""

    def work(session: Session) -> list[Vote]:
        unit = service.load(session, table_id)
        return [to_vote(unit, row) for row in open_rows(session, table_id)]

    return await service.read(work)
