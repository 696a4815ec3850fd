"""Cast votes, count and decide them, and apply the outcome; close votes whose time is up.

A unanimous vote passes on the last yes, fails on a no, and is decided by quorum when its time is
up. A majority vote has several answers.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from bot.store.models.table import SeatRow, TimerRow
from bot.store.models.vote import VoteAnswerRow, VoteRow
from bot.tables.domain import computer_players, timeout_policy
from bot.tables.domain.computer_players import replacement_strength
from bot.tables.domain.errors import NotVisible, TableClosed, TableDamaged, TableError
from bot.tables.domain.kinds import OutboxKind, TimerKind
from bot.tables.domain.request import DoneOrVote, Person, Request
from bot.tables.domain.table import Status
from bot.tables.domain.timeout_policy import DAY, SILENT_UNTIL_REMOVED
from bot.tables.domain.votes import (
    MAJORITY_RULES,
    QUORUM,
    TOO_FEW,
    Vote,
    VoteAnswer,
    VoteKind,
    VoteStatus,
)
from bot.tables.session import permissions
from bot.tables.session.feature import Feature, reads, reads_table
from bot.tables.session.permissions import require_visible_table
from bot.tables.session.timers import TimerHandler
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes.last_activity import is_inactive_since
from bot.tables.votes.open_votes import (
    no_such_vote,
    open_vote_rows,
    read_vote,
    require_vote_row,
    vote_from_row,
    voters,
)
from engine.players.strengths import STRENGTHS

log = logging.getLogger(__name__)

CLOSED = {
    VoteStatus.ACCEPTED: "table-vote-accepted",
    VoteStatus.REFUSED: "table-vote-refused",
    VoteStatus.EXPIRED: "table-vote-expired",
}


UnanimousEffect = Callable[[UnitOfWork, VoteRow, SeatRow], None]
"""Applies a unanimous vote, with the seat of the last voter."""
MajorityEffect = Callable[[UnitOfWork, int], None]
"""Applies an answer to the seat of the vote."""

UNANIMOUS_EFFECTS: dict[VoteKind, UnanimousEffect] = {}
MAJORITY_EFFECTS: dict[VoteKind, Mapping[str, MajorityEffect]] = {}
"""By vote and answer."""


class Votes(Feature):
    """Read votes and answer them."""

    async def read(self, vote_id: int) -> Vote:
        """Return a vote, open or closed; raise ``NotVisible`` if there is none."""
        return await read_vote(self._service, vote_id)

    @reads_table
    def open_at(self, unit: UnitOfWork) -> Sequence[Vote]:
        """Return the open votes of a table."""
        return [vote_from_row(unit, row) for row in open_vote_rows(unit.session, unit.id)]

    @reads
    def table_of(self, session: Session, vote_id: int) -> int:
        """Return the id of a vote's table; raise ``NotVisible`` if there is no such vote."""
        return require_vote_row(session, vote_id).table_id

    async def require_visible(self, vote_id: int, person: Person) -> None:
        """Raise ``NotVisible`` if there is no such vote, or this person may not see its table."""
        table_id = await self.table_of(vote_id)
        try:
            await require_visible_table(self._service, table_id, person)
        except (NotVisible, TableDamaged):
            raise no_such_vote() from None

    async def cast(
        self, request: Request, vote_id: int, *, yes: bool, update_message: bool = False
    ) -> DoneOrVote:
        """Count a yes or no; a no of the player who opened the vote withdraws it.

        ``update_message`` is for answers from elsewhere than the message, whose press edits it.
        """
        table_id = await self.table_of(vote_id)

        def work(unit: UnitOfWork) -> None:
            if not _find_previous_vote(unit.session, request):
                _count_yes_or_no(unit, request, require_vote_row(unit.session, vote_id), yes=yes)
                if update_message:
                    unit.post(OutboxKind.VOTE_UPDATE, vote_id=vote_id)

        done = await self._service.change(table_id, request, work)
        return DoneOrVote(done.unit.table(), await self.read(vote_id))

    async def cast_choice(
        self, request: Request, vote_id: int, choice: str, *, update_message: bool = False
    ) -> Vote:
        """Count an answer, which replaces an earlier one; return the vote afterwards.

        ``update_message`` is as in :meth:`cast`.

        Raises:
            NotSeated, TableClosed: the user may not answer, or the vote is closed.
            TableError: the vote is about the user's own seat, or has no such answer.
        """
        table_id = await self.table_of(vote_id)

        def work(unit: UnitOfWork) -> None:
            if not _find_previous_vote(unit.session, request):
                _count_answer(unit, request, require_vote_row(unit.session, vote_id), choice)
                if update_message:
                    unit.post(OutboxKind.VOTE_UPDATE, vote_id=vote_id)

        await self._service.change(table_id, request, work)
        return await self.read(vote_id)


def _count_yes_or_no(unit: UnitOfWork, request: Request, row: VoteRow, *, yes: bool) -> None:
    seat = _voting_seat(unit, request, row)
    if VoteKind(row.kind) not in UNANIMOUS_EFFECTS:
        raise TableError.because("table-several-answers")
    votes = vote_from_row(unit, row).votes
    if yes and votes[seat]:
        raise TableError.because("table-already-agreed")
    accepted = yes and all(answer for other, answer in votes.items() if other != seat)
    _save_answer(unit, request, row, seat=seat, yes=yes)
    if accepted:
        _accept(unit, row, unit.seats[seat])
    elif not yes:
        row.status = VoteStatus.REFUSED


def _voting_seat(unit: UnitOfWork, request: Request, row: VoteRow) -> int:
    """Return the seat that answers an open vote; raise ``TableError`` if there is none."""
    seat = permissions.require_seat(unit, request.person.id)
    if row.status != VoteStatus.OPEN:
        raise TableClosed.because(CLOSED[VoteStatus(row.status)])
    return seat


def _save_answer(unit: UnitOfWork, request: Request, row: VoteRow, **answer: Any) -> None:
    cast = VoteAnswerRow(vote_id=row.id or 0, at=unit.now, request_id=request.key, **answer)
    unit.session.merge(cast)
    unit.session.flush()


def _accept(unit: UnitOfWork, row: VoteRow, voter: SeatRow) -> None:
    row.status = VoteStatus.ACCEPTED
    UNANIMOUS_EFFECTS[VoteKind(row.kind)](unit, row, voter)
    row.applied_by = unit.actions[0].sequence


def close(unit: UnitOfWork, row: VoteRow) -> None:
    """Close a unanimous vote whose time is up; it passes if enough active players have agreed."""
    votes = vote_from_row(unit, row).votes
    since = unit.now - SILENT_UNTIL_REMOVED
    active = [
        seat for seat, answer in votes.items() if answer or not is_inactive_since(unit, seat, since)
    ]
    agreed = sum(answer is True for answer in votes.values())
    row.status, row.outcome = VoteStatus.EXPIRED, TOO_FEW
    if agreed > len(active) * QUORUM:
        row.outcome = None
        try:
            _accept(unit, row, unit.seats[row.seat])
        except TableError as why:
            row.status = VoteStatus.EXPIRED
            log.warning("vote.apply.failed", extra={"vote": row.id, "why": str(why)})
    unit.post(OutboxKind.VOTE_UPDATE, vote_id=row.id)


def _find_previous_vote(session: Session, request: Request) -> bool:
    query = select(VoteAnswerRow).filter_by(request_id=request.id)
    return session.scalar(query) is not None


def _count_answer(unit: UnitOfWork, request: Request, row: VoteRow, choice: str) -> None:
    seat = _voting_seat(unit, request, row)
    permissions.require_running(unit)
    if seat not in voters(unit, row.seat):
        raise TableError.because("table-own-turn")
    rule = MAJORITY_RULES.get(VoteKind(row.kind))
    if rule is None or choice not in rule.choices:
        raise TableError.because("table-no-such-answer")
    if choice == VoteAnswer.COMPUTER:
        strength = replacement_strength(unit.row.empty_seat_default)
        computer_players.require_player(unit.table(), strength)
    _save_answer(unit, request, row, seat=seat, yes=True, choice=choice)
    answers = vote_from_row(unit, row).answers.values()
    if rule.settled(answers, len(voters(unit, row.seat))):
        _decide(unit, row)


def _decide(unit: UnitOfWork, row: VoteRow) -> None:
    """Apply the winning answer; autopilot plays where computer players are not allowed."""
    kind = VoteKind(row.kind)
    row.status = VoteStatus.ACCEPTED
    answers = vote_from_row(unit, row).answers.values()
    outcome = MAJORITY_RULES[kind].verdict(answers, _default_outcome(unit, kind))
    not_allowed = outcome == VoteAnswer.COMPUTER and not computer_players.is_allowed(unit.table())
    row.outcome = VoteAnswer.AUTOPILOT if not_allowed else outcome
    MAJORITY_EFFECTS[kind][row.outcome](unit, row.seat)
    row.applied_by = unit.actions[0].sequence


def _default_outcome(unit: UnitOfWork, kind: VoteKind) -> str | None:
    """Return the table's own default where nobody answers, if it has one."""
    if kind != VoteKind.EMPTY_SEAT:
        return None
    default = timeout_policy.empty_seat_default(unit.row.empty_seat_default)
    return VoteAnswer.COMPUTER if default in STRENGTHS else default


def _on_vote_due(unit: UnitOfWork, _: Sequence[TimerRow]) -> None:
    """Close the votes whose time is up; at a paused table only those about resuming it."""
    for row in open_vote_rows(unit.session, unit.id):
        is_due = row.due_at is not None and row.due_at <= unit.now
        if not is_due or row.status != VoteStatus.OPEN:
            continue
        if unit.row.status == Status.PAUSED and row.kind != VoteKind.MOVE:
            unit.set_timer(TimerKind.VOTE, unit.now + DAY)
        elif VoteKind(row.kind) in MAJORITY_RULES:
            _decide(unit, row)
            unit.post(OutboxKind.VOTE_UPDATE, vote_id=row.id)
        else:
            close(unit, row)


VOTE_TIMER = TimerHandler(
    TimerKind.VOTE, counts_at=(Status.RUNNING, Status.PAUSED), notify=_on_vote_due
)
"""Rings when the time of a vote is up."""
