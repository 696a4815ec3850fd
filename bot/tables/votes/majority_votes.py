"""Votes with several answers: counted, decided, done; and every proposal closed in its time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from bot.store.models.table import TimerRow
from bot.store.models.vote import BallotRow, VoteRow
from bot.tables.background.timers import TimerKind
from bot.tables.computer import computer_seats
from bot.tables.domain.errors import TableClosed, TableError
from bot.tables.domain.request import Request
from bot.tables.domain.table import Status
from bot.tables.domain.timeout_policy import DAY, strength_where
from bot.tables.lobby import seating
from bot.tables.seats import empty_seat
from bot.tables.session import requirements
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import timeouts
from bot.tables.votes import unanimous_votes
from bot.tables.votes.model import Vote, VoteKind
from bot.tables.votes.open import TIMER, open_rows, read_vote, require_row, to_vote, voters
from bot.tables.votes.rules import MAJORITY_RULES
from engine.players.strengths import STRENGTHS

Effect = Callable[[UnitOfWork, int], None]
"""Does what the table has decided about a seat."""


def _opponent_plays_on(unit: UnitOfWork, seat: int) -> None:
    """An opponent plays on, as well as the table wants."""
    computer_seats.assign_computer(unit, seat, strength_where(unit.row.vacant), None)


EFFECTS: Mapping[VoteKind, Mapping[str, Effect]] = MappingProxyType(
    {
        VoteKind.LATE: {
            "wait": timeouts.grant_another_day,
            "house": timeouts.autopilot_plays_turn,
            "opponent": timeouts.computer_plays_turn,
            "free": timeouts.remove_player,
        },
        VoteKind.VACANT: {
            "wait": empty_seat.wait,
            "takeover": empty_seat.offer,
            "opponent": _opponent_plays_on,
            "house": empty_seat.autopilot_plays_on,
            "end": empty_seat.end,
        },
    }
)


async def cast_choice(
    service: TableService, request: Request, proposal_id: int, choice: str
) -> Vote:
    """Count an answer; one given before is replaced. The proposal as it stands then.

    Raises:
        NotSeated, TableClosed: it is not theirs to answer, or is closed.
        TableError: it is about their own seat, or has no such answer.
    """
    table_id = (await read_vote(service, proposal_id)).table_id

    def work(unit: UnitOfWork) -> None:
        if not unanimous_votes.find_previous_vote(unit.session, request):
            _count(unit, request, require_row(unit.session, proposal_id), choice)

    await service.change(table_id, request, work)
    return await read_vote(service, proposal_id)


def _count(unit: UnitOfWork, request: Request, row: VoteRow, choice: str) -> None:
    seat = requirements.require_seat(unit, request.person.id)
    if row.status != "open":
        raise TableClosed.because(unanimous_votes.CLOSED[row.status])
    requirements.require_running(unit)
    if seat not in voters(unit, row.seat):
        raise TableError.because("table-own-turn")
    ballot = MAJORITY_RULES.get(VoteKind(row.kind))
    if ballot is None or choice not in ballot.choices:
        raise TableError.because("table-no-such-answer")
    if choice == "opponent":
        seating.require_player(unit.table(), strength_where(unit.row.vacant))
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
    answers = to_vote(unit, row).answers.values()
    if ballot.settled(answers, len(voters(unit, row.seat))):
        _decide(unit, row)


def _decide(unit: UnitOfWork, row: VoteRow) -> None:
    """What most of those who have answered want is done; where no opponent may, by the house."""
    kind = VoteKind(row.kind)
    row.status = "carried"
    answers = to_vote(unit, row).answers.values()
    outcome = MAJORITY_RULES[kind].verdict(answers, _silence(unit, kind))
    forbidden = outcome == "opponent" and not computer_seats.may_play(unit.table())
    row.outcome = "house" if forbidden else outcome
    EFFECTS[kind][row.outcome](unit, row.seat)
    row.carried_by = unit.actions[0].sequence


def _silence(unit: UnitOfWork, kind: VoteKind) -> str | None:
    """What is done where nobody answers, as far as the table has its own way."""
    if kind != VoteKind.VACANT:
        return None
    usual = empty_seat.default_for(unit)
    return "opponent" if usual in STRENGTHS else usual


def _close(unit: UnitOfWork, _: Sequence[TimerRow]) -> None:
    """The proposals whose time is over; at a paused table only where it is to go on."""
    for row in open_rows(unit.session, unit.id):
        over = row.due_at is not None and row.due_at <= unit.now
        if not over or row.status != "open":
            continue
        if unit.row.status == Status.PAUSED and row.kind != VoteKind.MOVE:
            unit.set_timer(TIMER, unit.now + DAY)
        elif VoteKind(row.kind) in MAJORITY_RULES:
            _decide(unit, row)
            unit.post("votes", proposal_id=row.id)
        else:
            unanimous_votes.close(unit, row)


VOTE_TIMER = TimerKind(TIMER, counts_at=(Status.RUNNING, Status.PAUSED), notify=_close)
"""A question to the table that has stood open for long enough."""
