"""Open votes, read them, and cancel those that have become pointless.

Most votes are unanimous; those of :data:`~bot.tables.domain.votes.MAJORITY_RULES` have several
answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import ActionRow
from bot.store.models.vote import VoteAnswerRow, VoteRow
from bot.tables.domain.errors import NotVisible, TableError
from bot.tables.domain.kinds import TIMELINE_KINDS, ActionKind, OutboxKind, TimerKind
from bot.tables.domain.request import Request
from bot.tables.domain.table import Occupant
from bot.tables.domain.votes import DURATIONS, MAJORITY_RULES, Vote, VoteKind, VoteStatus
from bot.tables.history.seat_history import seat_history_of
from bot.tables.session.service import Change, TableService
from bot.tables.session.table_rows import Snapshot, name_shown
from bot.tables.session.unit_of_work import UnitOfWork

_ALREADY_OPEN = {
    VoteKind.UNDO: "table-undo-open",
    VoteKind.END: "table-end-open",
    VoteKind.MOVE: "table-move-open",
    VoteKind.TIME_CONTROL: "table-time-control-open",
}


async def do_or_open_vote(
    service: TableService,
    request: Request,
    table_id: int,
    attempt: Callable[[UnitOfWork], VoteRow | None],
) -> tuple[Change, Vote | None]:
    """Run ``attempt``, which does what was requested or opens a vote on it; once per request."""
    row: VoteRow | None = None

    def work(unit: UnitOfWork) -> None:
        nonlocal row
        earlier = unit.session.scalar(select(VoteRow).filter_by(request_id=request.id))
        row = earlier or attempt(unit)

    done = await service.change(table_id, request, work)
    return done, None if row is None else await read_vote(service, row.id or 0)


def open_unanimous(
    unit: UnitOfWork, request: Request, kind: VoteKind, seat: int, **about: Any
) -> VoteRow:
    """Open a unanimous vote and announce it; raise ``TableError`` if one of that kind is open."""
    if any(row.kind == kind for row in open_vote_rows(unit.session, unit.id)):
        raise TableError.because(_ALREADY_OPEN[kind])
    return _open(unit, request.key, kind, seat, **about)


def open_majority(unit: UnitOfWork, kind: VoteKind, seat: int) -> None:
    """Open a majority vote about a seat, unless one is open or there are no voters."""
    is_open = any(
        row.kind == kind and row.seat == seat for row in open_vote_rows(unit.session, unit.id)
    )
    if not is_open and voters(unit, seat):
        _open(unit, f"system:{unit.id}:{unit.row.sequence}:{kind}:{seat}", kind, seat)


def voters(unit: UnitOfWork, seat: int) -> list[int]:
    """Return the seats that vote about a seat: all active players except its own."""
    return [other for other in unit.people() if other != seat]


def _open(unit: UnitOfWork, request_id: str, kind: VoteKind, seat: int, **about: Any) -> VoteRow:
    defaults = {"target": unit.row.head, "moves": 0}
    row = VoteRow(
        table_id=unit.id,
        kind=kind,
        seat=seat,
        status=VoteStatus.OPEN,
        at=unit.now,
        due_at=unit.now + DURATIONS[kind],
        request_id=request_id,
        **(defaults | about),
    )
    unit.session.add(row)
    unit.session.flush()
    unit.set_timer(TimerKind.VOTE, unit.now + DURATIONS[kind])
    unit.post(OutboxKind.VOTE, voters(unit, seat), row.id)
    return row


def require_vote_row(session: Session, vote_id: int) -> VoteRow:
    """Return a vote's row; raise ``NotVisible`` if there is none."""
    row = session.get(VoteRow, vote_id)
    if row is None:
        raise no_such_vote()
    return row


def no_such_vote() -> TableError:
    """Return the error for a vote that does not exist, or that a user may not see."""
    return NotVisible.because("table-no-such-vote")


def open_vote_rows(session: Session, table_id: int) -> Sequence[VoteRow]:
    """Return the open votes of a table."""
    query = select(VoteRow).filter_by(table_id=table_id, status=VoteStatus.OPEN)
    return session.scalars(query.order_by(col(VoteRow.id))).all()


def vote_from_row(unit: UnitOfWork, row: VoteRow) -> Vote:
    """Return a vote as players see it; the seat that opened a unanimous one votes yes."""
    query = select(VoteAnswerRow).filter_by(vote_id=row.id)
    cast = {vote.seat: vote for vote in unit.session.scalars(query)}
    kind, votes = VoteKind(row.kind), dict[int, bool | None]()
    if kind in MAJORITY_RULES:
        votes = dict.fromkeys(voters(unit, row.seat))
        cast = {seat: vote for seat, vote in cast.items() if seat in votes}
    else:
        votes = dict.fromkeys(unit.people()) | {row.seat: True}
    votes.update({seat: vote.yes for seat, vote in cast.items()})
    to_undo = _moves_to_undo(unit, row)
    return Vote(
        id=row.id or 0,
        table_id=row.table_id,
        kind=kind,
        seat=row.seat,
        moves=row.moves,
        status=VoteStatus(row.status),
        votes=votes,
        at=row.at,
        taken_back=tuple((move.number, move.seat or 0) for move in to_undo),
        revealed=not all(move.reversible for move in to_undo),
        channel_id=row.channel_id,
        server_id=row.server_id,
        time_control=row.time_control,
        due=row.due_at,
        answers={seat: vote.choice for seat, vote in cast.items() if vote.choice is not None},
        outcome=row.outcome,
        names=_names(unit, row),
    )


def _names(unit: UnitOfWork, row: VoteRow) -> tuple[str, ...]:
    """Return the players' names: present ones of an open vote, else those at its time."""
    if row.status == VoteStatus.OPEN:
        return tuple(map(name_shown, unit.seats))
    return seat_history_of(unit).names_before(row.at)


def seats_to_answer(vote: Vote) -> list[int]:
    """Return the seats an open vote mentions: those still to answer, and the late player."""
    if vote.status is not VoteStatus.OPEN:
        return []
    unanswered = [seat for seat, agreed in vote.votes.items() if agreed is None]
    return [*unanswered, vote.seat] if vote.kind is VoteKind.TIMEOUT else unanswered


def _moves_to_undo(unit: UnitOfWork, row: VoteRow) -> list[ActionRow]:
    """Return the moves since the position that an open vote would go back to, oldest first."""
    if row.status != VoteStatus.OPEN or row.kind != VoteKind.UNDO:
        return []
    actions = unit.history.walk_back(unit.row.head)
    return [*takewhile(lambda action: action.sequence != row.target, actions)][::-1]


def load_vote(unit: UnitOfWork, vote_id: int) -> Vote:
    """Return a vote of a loaded table; raise ``NotVisible`` if there is none."""
    return vote_from_row(unit, require_vote_row(unit.session, vote_id))


async def read_vote(service: TableService, vote_id: int) -> Vote:
    """Return a vote, open or closed; raise ``NotVisible`` if there is none."""

    def work(session: Session) -> Vote:
        row = require_vote_row(session, vote_id)
        return vote_from_row(service.load(session, row.table_id), row)

    return await service.read(work)


PLAYING_OCCUPANTS = (Occupant.PERSON, Occupant.COMPUTER)
"""Occupants of seats that need no vote about an empty seat."""


def after_change(before: Snapshot, unit: UnitOfWork) -> None:
    """Cancel the open votes that the change has made pointless."""
    if not unit.actions or not unit.may_have_votes:
        return
    for row in open_vote_rows(unit.session, unit.id):
        if _is_outdated(before, unit, row):
            row.status = VoteStatus.EXPIRED
            unit.post(OutboxKind.VOTE_UPDATE, vote_id=row.id)


def _is_outdated(before: Snapshot, unit: UnitOfWork, row: VoteRow) -> bool:
    kinds = {action.kind for action in unit.actions}
    players_changed = before.occupants_changed(unit)
    match VoteKind(row.kind):
        case VoteKind.UNDO:
            ending = (*TIMELINE_KINDS, ActionKind.UNDO, ActionKind.COMPUTER_TURN)
            return players_changed or not kinds.isdisjoint(ending)
        case VoteKind.END:
            return players_changed or _moved_without_agreeing(unit, row)
        case VoteKind.MOVE:
            return players_changed or ActionKind.RESUME in kinds
        case VoteKind.TIME_CONTROL:
            return players_changed
        case VoteKind.TIMEOUT:
            return row.seat not in unit.pending_people() and unit.position_loaded
        case VoteKind.EMPTY_SEAT:
            return unit.seats[row.seat].occupant in PLAYING_OCCUPANTS


def _moved_without_agreeing(unit: UnitOfWork, row: VoteRow) -> bool:
    votes = vote_from_row(unit, row).votes
    movers = (action.seat for action in unit.actions if action.kind == ActionKind.MOVE)
    return any(seat is not None and not votes.get(seat) for seat in movers)
