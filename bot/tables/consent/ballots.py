"""Votes with several answers: counted, decided, done; and every proposal closed in its time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from bot.store.models.proposal import ProposalRow, VoteRow
from bot.store.models.table import TimerRow
from bot.tables import guards
from bot.tables.consent import votes
from bot.tables.consent.majorities import BALLOTS
from bot.tables.consent.proposals import TIMER, electorate, open_rows, proposal, row_of, told
from bot.tables.consent.questions import Consent, Proposal
from bot.tables.errors import TableClosed, TableError
from bot.tables.house_rules import DAY, strength_where
from bot.tables.lobby import seating
from bot.tables.models import Status
from bot.tables.opponents import opponents
from bot.tables.request import Request
from bot.tables.seats import vacancy
from bot.tables.service import TableService
from bot.tables.timers import TimerKind
from bot.tables.timing import lapses
from bot.tables.unit_of_work import UnitOfWork
from engine.players.strengths import STRENGTHS

Effect = Callable[[UnitOfWork, int], None]
"""Does what the table has decided about a seat."""


def _opponent_plays_on(unit: UnitOfWork, seat: int) -> None:
    """An opponent plays on, as well as the table wants."""
    opponents.play_on(unit, seat, strength_where(unit.row.vacant), None)


EFFECTS: Mapping[Consent, Mapping[str, Effect]] = MappingProxyType(
    {
        Consent.LATE: {
            "wait": lapses.wait,
            "house": lapses.house_plays,
            "opponent": lapses.opponent_plays,
            "free": lapses.free,
        },
        Consent.VACANT: {
            "wait": vacancy.wait,
            "takeover": vacancy.offer,
            "opponent": _opponent_plays_on,
            "house": vacancy.house_plays_on,
            "end": vacancy.end,
        },
    }
)


async def choose(
    service: TableService, request: Request, proposal_id: int, choice: str
) -> Proposal:
    """Count an answer; one given before is replaced. The proposal as it stands then.

    Raises:
        NotSeated, TableClosed: it is not theirs to answer, or is closed.
        TableError: it is about their own seat, or has no such answer.
    """
    table_id = (await proposal(service, proposal_id)).table_id

    def work(unit: UnitOfWork) -> None:
        if not votes.voted_before(unit.session, request):
            _count(unit, request, row_of(unit.session, proposal_id), choice)

    await service.change(table_id, request, work)
    return await proposal(service, proposal_id)


def _count(unit: UnitOfWork, request: Request, row: ProposalRow, choice: str) -> None:
    seat = guards.seated(unit, request.person.id)
    if row.status != "open":
        raise TableClosed.because(votes.CLOSED[row.status])
    guards.need_running(unit)
    if seat not in electorate(unit, row.seat):
        raise TableError.because("table-own-turn")
    ballot = BALLOTS.get(Consent(row.kind))
    if ballot is None or choice not in ballot.choices:
        raise TableError.because("table-no-such-answer")
    if choice == "opponent":
        seating.need_player(unit.table(), strength_where(unit.row.vacant))
    cast = VoteRow(
        proposal_id=row.id or 0,
        seat=seat,
        yes=True,
        choice=choice,
        at=unit.now,
        request_id=request.key,
    )
    unit.session.merge(cast)
    unit.session.flush()
    unit.touch()
    answers = told(unit, row).answers.values()
    if ballot.settled(answers, len(electorate(unit, row.seat))):
        _decide(unit, row)


def _decide(unit: UnitOfWork, row: ProposalRow) -> None:
    """What most of those who have answered want is done; where no opponent may, by the house."""
    kind = Consent(row.kind)
    row.status = "carried"
    answers = told(unit, row).answers.values()
    outcome = BALLOTS[kind].verdict(answers, _silence(unit, kind))
    forbidden = outcome == "opponent" and not opponents.may_play(unit.table())
    row.outcome = "house" if forbidden else outcome
    EFFECTS[kind][row.outcome](unit, row.seat)
    row.carried_by = unit.acts[0].sequence


def _silence(unit: UnitOfWork, kind: Consent) -> str | None:
    """What is done where nobody answers, as far as the table has its own way."""
    if kind != Consent.VACANT:
        return None
    usual = vacancy.usual(unit)
    return "opponent" if usual in STRENGTHS else usual


def _close(unit: UnitOfWork, _: Sequence[TimerRow]) -> None:
    """The proposals whose time is over; at a paused table only where it is to go on."""
    for row in open_rows(unit.session, unit.id):
        over = row.due_at is not None and row.due_at <= unit.now
        if not over or row.status != "open":
            continue
        if unit.row.status == Status.PAUSED and row.kind != Consent.MOVE:
            unit.set_alarm(TIMER, unit.now + DAY)
        elif Consent(row.kind) in BALLOTS:
            _decide(unit, row)
            unit.post("votes", proposal_id=row.id)
        else:
            votes.close(unit, row)


PROPOSALS = TimerKind(TIMER, counts_at=(Status.RUNNING, Status.PAUSED), ring=_close)
"""A question to the table that has stood open for long enough."""
