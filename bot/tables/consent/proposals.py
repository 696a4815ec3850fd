"""Proposals: questions to every seat somebody still plays, and how they stand.

Most want everybody's yes; those of :data:`~bot.tables.consent.majorities.BALLOTS` have several
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

from bot.store.models.proposal import ProposalRow, VoteRow
from bot.tables.consent.majorities import BALLOTS, LASTS
from bot.tables.consent.questions import Consent, Proposal
from bot.tables.errors import NoSuchTable, TableError
from bot.tables.moves import line_of_play
from bot.tables.request import Request
from bot.tables.seats.cast import cast_of
from bot.tables.seats.seat_rows import name_shown
from bot.tables.service import Done, TableService
from bot.tables.unit_of_work import UnitOfWork

TIMER = "proposal"
"""The kind of the timers that close proposals."""
_ALREADY_OPEN = {
    Consent.UNDO: "table-undo-open",
    Consent.END: "table-end-open",
    Consent.MOVE: "table-move-open",
    Consent.PACE: "table-pace-open",
}


def made_before(unit: UnitOfWork, request: Request) -> ProposalRow | None:
    """The proposal the same request has opened before."""
    query = select(ProposalRow).where(col(ProposalRow.request_id) == request.id)
    return unit.session.scalar(query)


@dataclass(frozen=True, slots=True)
class DoneOrAsked:
    """What a request came to: it is done, or the others have been asked about it."""

    done: Done
    asked: ProposalRow | None
    repeated: bool


async def do_or_ask(
    service: TableService,
    request: Request,
    table_id: int,
    attempt: Callable[[UnitOfWork], ProposalRow | None],
) -> DoneOrAsked:
    """Do what needs no consent, or open a proposal, which ``attempt`` returns: once a request."""
    asked: ProposalRow | None = None
    repeated = False

    def work(unit: UnitOfWork) -> None:
        nonlocal asked, repeated
        asked = made_before(unit, request)
        repeated = asked is not None
        if not repeated:
            asked = attempt(unit)

    done = await service.change(table_id, request, work)
    return DoneOrAsked(done, asked, repeated)


def propose(
    unit: UnitOfWork, request: Request, kind: Consent, seat: int, **about: Any
) -> ProposalRow:
    """Open a proposal and tell the others.

    Raises:
        TableError: one of its kind is open already.
    """
    if any(found.kind == kind for found in open_rows(unit.session, unit.id)):
        raise TableError.because(_ALREADY_OPEN[kind])
    return _open(unit, request.key, kind, seat, **about)


def ask(unit: UnitOfWork, kind: Consent, seat: int) -> None:
    """Ask the others what becomes of a seat or its turn, unless they are being asked, or none are.

    ``kind`` is one of those with several answers.
    """
    asked = any(row.kind == kind and row.seat == seat for row in open_rows(unit.session, unit.id))
    if not asked and electorate(unit, seat):
        _open(unit, f"house:{unit.id}:{unit.row.sequence}:{kind}:{seat}", kind, seat)


def electorate(unit: UnitOfWork, seat: int) -> list[int]:
    """Whose answers count where it is about a seat: all who play, but for its own player."""
    return [other for other in unit.people() if other != seat]


def _open(unit: UnitOfWork, request_id: str, kind: Consent, seat: int, **about: Any) -> ProposalRow:
    usual = {"target": unit.row.head, "moves": 0}
    row = ProposalRow(
        table_id=unit.id,
        kind=kind,
        seat=seat,
        status="open",
        at=unit.now,
        due_at=unit.now + LASTS[kind],
        request_id=request_id,
        **(usual | about),
    )
    unit.session.add(row)
    unit.session.flush()
    unit.touch()
    unit.set_alarm(TIMER, unit.now + LASTS[kind])
    unit.post("proposal", electorate(unit, seat), row.id)
    return row


def row_of(session: Session, proposal_id: int) -> ProposalRow:
    """One proposal; raises ``NoSuchTable``."""
    row = session.get(ProposalRow, proposal_id)
    if row is None:
        raise no_such_proposal()
    return row


def no_such_proposal() -> TableError:
    """Return the error for a proposal that does not exist, or that a person may not know of."""
    return NoSuchTable.because("table-no-such-proposal")


def open_rows(session: Session, table_id: int) -> Sequence[ProposalRow]:
    """Those of a table that wait for votes."""
    query = (
        select(ProposalRow)
        .where(col(ProposalRow.table_id) == table_id, col(ProposalRow.status) == "open")
        .order_by(col(ProposalRow.id))
    )
    return list(session.scalars(query))


def moved_on(unit: UnitOfWork, seat: int) -> None:
    """A seat has moved: no undo is asked for any more, nor an end it has not agreed to."""
    if not unit.proposes:
        return
    for row in open_rows(unit.session, unit.id):
        ends = row.kind == Consent.END and not told(unit, row).votes.get(seat)
        if ends or row.kind == Consent.UNDO:
            row.status = "lapsed"
            unit.post("votes", proposal_id=row.id)


def told(unit: UnitOfWork, row: ProposalRow) -> Proposal:
    """The read model of a proposal; whoever made it has said yes."""
    query = select(VoteRow).where(col(VoteRow.proposal_id) == row.id)
    cast = {vote.seat: vote for vote in unit.session.scalars(query)}
    kind, votes = Consent(row.kind), dict[int, bool | None]()
    if kind in BALLOTS:
        votes = dict.fromkeys(electorate(unit, row.seat))
        cast = {seat: vote for seat, vote in cast.items() if seat in votes}
    else:
        votes = dict.fromkeys(unit.people()) | {row.seat: True}
    votes.update({seat: vote.yes for seat, vote in cast.items()})
    is_undo = row.status == "open" and row.kind == Consent.UNDO
    return Proposal(
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


def _names(unit: UnitOfWork, row: ProposalRow) -> tuple[str, ...]:
    """Of an open question, those of whoever plays now: who comes to a seat has a say in it."""
    if row.status == "open":
        return tuple(map(name_shown, unit.seats))
    return cast_of(unit).names_before(row.at)


def to_answer(proposal: Proposal) -> list[int]:
    """The seats an open proposal calls: those still to answer, and whoever is late."""
    if proposal.status != "open":
        return []
    waiting = [seat for seat, vote in proposal.votes.items() if vote is None]
    return [*waiting, proposal.seat] if proposal.kind is Consent.LATE else waiting


def _taken_back(unit: UnitOfWork, row: ProposalRow) -> tuple[tuple[int, int], ...]:
    """Return the number and the seat of each move since the position an undo goes back to."""
    line = line_of_play.walk(unit, unit.row.head)
    moves = takewhile(lambda act: act.sequence != row.target, line)
    return tuple((act.number, act.seat or 0) for act in moves)[::-1]


def _revealed(unit: UnitOfWork, row: ProposalRow) -> bool:
    """Whether chance or something hidden came in since the position an undo goes back to."""
    line = line_of_play.walk(unit, unit.row.head)
    return not all(act.reversible for act in takewhile(lambda a: a.sequence != row.target, line))


def proposal_of(unit: UnitOfWork, proposal_id: int) -> Proposal:
    """One proposal of a table; raises ``NoSuchTable``."""
    return told(unit, row_of(unit.session, proposal_id))


async def proposal(service: TableService, proposal_id: int) -> Proposal:
    """One proposal, open or not; raises ``NoSuchTable``."""

    def work(session: Session) -> Proposal:
        row = row_of(session, proposal_id)
        return told(service.load(session, row.table_id), row)

    return await service.read(work)


async def table_of(service: TableService, proposal_id: int) -> int:
    """Return the id of a proposal's table; raises ``NoSuchTable``."""
    return await service.read(lambda session: row_of(session, proposal_id).table_id)


async def open_proposals(service: TableService, table_id: int) -> list[Proposal]:
    """The open proposals of a table."""

    def work(session: Session) -> list[Proposal]:
        unit = service.load(session, table_id)
        return [told(unit, row) for row in open_rows(session, table_id)]

    return await service.read(work)
