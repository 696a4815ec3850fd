"""Majority votes: count answers, decide, apply the outcome; and close votes when time is up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from bot.store.models.table import TimerRow
from bot.store.models.vote import BallotRow, VoteRow
from bot.tables.computer import computer_seats
from bot.tables.domain import computer_players
from bot.tables.domain.computer_players import replacement_strength
from bot.tables.domain.errors import TableClosed, TableError
from bot.tables.domain.outbox_kinds import OutboxKind
from bot.tables.domain.request import Request
from bot.tables.domain.table import Status
from bot.tables.domain.timeout_policy import DAY
from bot.tables.domain.votes import MAJORITY_RULES, Vote, VoteKind, VoteStatus
from bot.tables.seats import empty_seat
from bot.tables.session import permissions
from bot.tables.session.service import TableService
from bot.tables.session.timers import TimerKind
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import timeouts
from bot.tables.votes import unanimous_votes
from bot.tables.votes.open import (
    TIMER,
    open_vote_rows,
    read_vote,
    require_vote_row,
    vote_from_row,
    voters,
)
from engine.players.strengths import STRENGTHS

Effect = Callable[[UnitOfWork, int], None]
"""Applies the outcome of a vote to a seat."""


def _computer_plays_on(unit: UnitOfWork, seat: int) -> None:
    """Let a computer player of the table's preferred strength play on."""
    computer_seats.assign_computer(unit, seat, replacement_strength(unit.row.vacant), None)


EFFECTS: Mapping[VoteKind, Mapping[str, Effect]] = MappingProxyType(
    {
        VoteKind.LATE: {
            "wait": timeouts.grant_another_day,
            "house": timeouts.autopilot_plays_turn,
            "opponent": timeouts.computer_plays_turn,
            "free": timeouts.remove_player,
        },
        VoteKind.EMPTY_SEAT: {
            "wait": empty_seat.wait,
            "takeover": empty_seat.offer,
            "opponent": _computer_plays_on,
            "house": empty_seat.autopilot_plays_on,
            "end": empty_seat.end,
        },
    }
)


async def cast_choice(service: TableService, request: Request, vote_id: int, choice: str) -> Vote:
    """Count an answer, which replaces an earlier one; return the vote afterwards.

    Raises:
        NotSeated, TableClosed: the user may not answer, or the vote is closed.
        TableError: the vote is about the user's own seat, or has no such answer.
    """
    table_id = (await read_vote(service, vote_id)).table_id

    def work(unit: UnitOfWork) -> None:
        if not unanimous_votes.find_previous_vote(unit.session, request):
            _count_answer(unit, request, require_vote_row(unit.session, vote_id), choice)

    await service.change(table_id, request, work)
    return await read_vote(service, vote_id)


def _count_answer(unit: UnitOfWork, request: Request, row: VoteRow, choice: str) -> None:
    seat = permissions.require_seat(unit, request.person.id)
    if row.status != "open":
        raise TableClosed.because(unanimous_votes.CLOSED[row.status])
    permissions.require_running(unit)
    if seat not in voters(unit, row.seat):
        raise TableError.because("table-own-turn")
    rule = MAJORITY_RULES.get(VoteKind(row.kind))
    if rule is None or choice not in rule.choices:
        raise TableError.because("table-no-such-answer")
    if choice == "opponent":
        computer_players.require_player(unit.table(), replacement_strength(unit.row.vacant))
    cast = BallotRow(
        proposal_id=row.id or 0,
        seat=seat,
        yes=True,
        choice=choice,
        at=unit.now,
        request_id=request.key,
    )
    unit.session.merge(cast)
    unit.session.flush()
    answers = vote_from_row(unit, row).answers.values()
    if rule.settled(answers, len(voters(unit, row.seat))):
        _decide(unit, row)


def _decide(unit: UnitOfWork, row: VoteRow) -> None:
    """Apply the winning answer; autopilot plays where computer players are not allowed."""
    kind = VoteKind(row.kind)
    row.status = VoteStatus.ACCEPTED
    answers = vote_from_row(unit, row).answers.values()
    outcome = MAJORITY_RULES[kind].verdict(answers, _default_outcome(unit, kind))
    not_allowed = outcome == "opponent" and not computer_seats.is_allowed(unit.table())
    row.outcome = "house" if not_allowed else outcome
    EFFECTS[kind][row.outcome](unit, row.seat)
    row.carried_by = unit.actions[0].sequence


def _default_outcome(unit: UnitOfWork, kind: VoteKind) -> str | None:
    """Return the table's own default where nobody answers, if it has one."""
    if kind != VoteKind.EMPTY_SEAT:
        return None
    default = empty_seat.empty_seat_default(unit)
    return "opponent" if default in STRENGTHS else default


def _on_vote_due(unit: UnitOfWork, _: Sequence[TimerRow]) -> None:
    """Close the votes whose time is up; at a paused table only those about resuming it."""
    for row in open_vote_rows(unit.session, unit.id):
        is_due = row.due_at is not None and row.due_at <= unit.now
        if not is_due or row.status != "open":
            continue
        if unit.row.status == Status.PAUSED and row.kind != VoteKind.MOVE:
            unit.set_timer(TIMER, unit.now + DAY)
        elif VoteKind(row.kind) in MAJORITY_RULES:
            _decide(unit, row)
            unit.post(OutboxKind.VOTES, proposal_id=row.id)
        else:
            unanimous_votes.close(unit, row)


VOTE_TIMER = TimerKind(TIMER, counts_at=(Status.RUNNING, Status.PAUSED), notify=_on_vote_due)
"""Rings when the time of a vote is up."""
