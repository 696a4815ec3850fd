"""Kinds of parcels: what each shows, where its message is remembered, and what overtakes it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from types import MappingProxyType

from bot.store.models.plan import PlanRow
from bot.store.models.table import OutboxRow
from bot.store.models.vote import VoteRow
from bot.tables.domain.table import Status
from bot.tables.domain.timeout_policy import MAX_SUBSTITUTION
from bot.tables.reminders import mentions, silent_mentions
from bot.tables.reminders.send_reminders import is_still_due
from bot.tables.session.seat_rows import request_of
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes.open import load_vote, seats_to_answer

Waiting = Sequence[OutboxRow]
"""All that waits at a table, oldest first."""

KEPT_FOR = timedelta(days=7)
"""How long what was posted can still be looked up; what failed stays."""


def _newest_of(*kinds: str) -> Callable[[UnitOfWork, OutboxRow, Waiting], bool]:
    """Whether a newer parcel of one of those kinds waits."""

    def overtaken(_: UnitOfWork, row: OutboxRow, waiting: Waiting) -> bool:
        return any(other.kind in kinds and (other.id or 0) > (row.id or 0) for other in waiting)

    return overtaken


def _never(_: UnitOfWork, __: OutboxRow, ___: Waiting) -> bool:
    return False


def _reminder_overtaken(unit: UnitOfWork, row: OutboxRow, waiting: Waiting) -> bool:
    """A reminder yields to a board, to a newer one, and to the moves of those it was for."""
    others = [other for other in waiting if other.kind == "reminder"]
    if any(other.kind in BOARDS for other in waiting) or row is not others[-1]:
        return True
    meant = {seat for other in others for seat in other.seats}
    unseen = row.claimed_by is None
    row.seats = sorted(seat for seat in meant if is_still_due(unit, seat, unseen=unseen))
    return not row.seats


def _letter_overtaken(unit: UnitOfWork, row: OutboxRow, waiting: Waiting) -> bool:
    """A direct message yields to a newer one to the same seat, and to its move."""
    newer = (o for o in waiting if o.kind == row.kind and (o.id or 0) > (row.id or 0))
    if any(other.seats == row.seats for other in newer):
        return True
    unseen = row.claimed_by is None
    return not all(is_still_due(unit, seat, unseen=unseen) for seat in row.seats)


def _next_overtaken(unit: UnitOfWork, row: OutboxRow, waiting: Waiting) -> bool:
    """That a turn comes next yields to the turn, and to whatever has happened since."""
    gone_on = row.sequence != unit.row.sequence
    return gone_on or _newest_of(row.kind)(unit, row, waiting)


def _asleep_overtaken(unit: UnitOfWork, _: OutboxRow, __: Waiting) -> bool:
    """That a table sleeps is told while it does."""
    return not unit.asleep


def _overdue_overtaken(unit: UnitOfWork, row: OutboxRow, _: Waiting) -> bool:
    """That time has run out, or was drawn, is told of those who still owe that move."""
    running = {
        seat
        for seat, clock in unit.clocks.items()
        if clock.since <= row.created_at and unit.seats[seat].lent is None
    }
    row.seats = [seat for seat in row.seats if seat in running]
    return not row.seats


def _proposal_overtaken(unit: UnitOfWork, row: OutboxRow, _: Waiting) -> bool:
    """A proposal yields to its decision."""
    proposal = unit.session.get(VoteRow, row.proposal_id)
    return proposal is None or proposal.status != "open"


def _question_overtaken(unit: UnitOfWork, row: OutboxRow, _: Waiting) -> bool:
    """That somebody is asked something yields to their answer."""
    assert row.proposal_id is not None
    return not set(row.seats) & set(seats_to_answer(load_vote(unit, row.proposal_id)))


def _answered(unit: UnitOfWork, row: OutboxRow, _: Waiting) -> bool:
    """Whoever is to play for somebody has answered, or is asked that no more."""
    (seat,) = (unit.seats[seat] for seat in row.seats)
    still = request_of(seat)
    return seat.substitute_agreed or still is None or still != (row.about or still)


def _request_overtaken(_: UnitOfWork, row: OutboxRow, waiting: Waiting) -> bool:
    """How a request to a friend stands yields to how it stands later."""
    later = (o for o in waiting if o.kind == row.kind and (o.id or 0) > (row.id or 0))
    return any(request_in(other) == request_in(row) for other in later)


def request_in(row: OutboxRow) -> tuple[list[int], object, object]:
    """Which request to a friend a parcel is about."""
    about = row.about or {}
    return row.seats, about.get("friend"), about.get("mark")


def _plan_read(unit: UnitOfWork, row: OutboxRow, _: Waiting) -> bool:
    """That a plan has stopped need not be written to whoever has read it."""
    plan = unit.session.get(PlanRow, (row.about or {}).get("plan", 0))
    return plan is None or plan.told


def _lobby_closed(unit: UnitOfWork, _: OutboxRow, __: Waiting) -> bool:
    """Drop the invitation to a rematch once its lobby is closed."""
    return unit.row.status != Status.LOBBY


def _votes_overtaken(_: UnitOfWork, row: OutboxRow, waiting: Waiting) -> bool:
    """How a vote stands yields to how it stands later."""
    later = (
        other for other in waiting if other.kind == "votes" and (other.id or 0) > (row.id or 0)
    )
    return any(other.proposal_id == row.proposal_id for other in later)


def _thinking_overtaken(unit: UnitOfWork, row: OutboxRow, waiting: Waiting) -> bool:
    """That an opponent thinks is told while nothing else is to be waited for."""
    newer = _newest_of(*BOARDS)(unit, row, waiting)
    return newer or not unit.awaits_computer or _asks_people(unit)


def _asks_people(unit: UnitOfWork) -> bool:
    """Whether somebody is to move for whom no opponent thinks."""
    return any(s in unit.reminders and unit.seats[s].lent is None for s in unit.people())


def _nobody(_: UnitOfWork, __: OutboxRow) -> Collection[int]:
    return ()


def _movers(unit: UnitOfWork, row: OutboxRow) -> Collection[int]:
    silent = silent_mentions.silent_movers(unit)
    return mentions.limit_mentions(unit, row, silent_mentions.movers(unit), silent)


def _voters(unit: UnitOfWork, row: OutboxRow) -> Collection[int]:
    assert row.proposal_id is not None
    asked = seats_to_answer(load_vote(unit, row.proposal_id))
    called = asked if row.kind == "proposal" else [seat for seat in row.seats if seat in asked]
    return mentions.limit_mentions(unit, row, called, silent_mentions.silent_voters(unit, called))


def _late(unit: UnitOfWork, row: OutboxRow) -> Collection[int]:
    silent = silent_mentions.silent_timed_out(unit, row.seats)
    return mentions.limit_mentions(unit, row, row.seats, silent)


def _own(unit: UnitOfWork, row: OutboxRow) -> Collection[int]:
    return mentions.limit_mentions(unit, row, row.seats, ())


@dataclass(frozen=True, slots=True)
class OutboxKind:
    """One kind of parcel."""

    superseded: Callable[[UnitOfWork, OutboxRow, Waiting], bool]
    shows_turn: bool = False
    mentions: bool = False
    """Whether it names what its seats are asked, here and elsewhere."""
    silent_mentions: Callable[[UnitOfWork, OutboxRow], Collection[int]] = _nobody
    """Whom it names without calling them: who sleeps, whom something else calls later, and who
    wants to hear nothing."""
    remembered_as: str | None = None
    """The column of the table's row that remembers the message."""
    kept: timedelta = KEPT_FOR
    """How long its message is looked up."""


BOARDS = ("board", "thinking", "final")

KINDS: Mapping[str, OutboxKind] = MappingProxyType(
    {
        "lobby": OutboxKind(_newest_of("lobby"), remembered_as="lobby_post"),
        "board": OutboxKind(
            _newest_of(*BOARDS),
            shows_turn=True,
            silent_mentions=_movers,
            remembered_as="board_post",
        ),
        "thinking": OutboxKind(_thinking_overtaken, shows_turn=True, remembered_as="board_post"),
        "final": OutboxKind(_newest_of(*BOARDS), shows_turn=True, remembered_as="board_post"),
        "retimed": OutboxKind(_newest_of(*BOARDS, "retimed"), shows_turn=True),
        "reminder": OutboxKind(_reminder_overtaken, mentions=True, silent_mentions=_own),
        "letter": OutboxKind(_letter_overtaken, mentions=True, silent_mentions=_own),
        "next": OutboxKind(_next_overtaken),
        "loss": OutboxKind(_never),
        "drawn": OutboxKind(_overdue_overtaken, silent_mentions=_own),
        "asleep": OutboxKind(_asleep_overtaken),
        "overdue": OutboxKind(_overdue_overtaken, shows_turn=True, silent_mentions=_late),
        "proposal": OutboxKind(_proposal_overtaken, silent_mentions=_voters),
        "question": OutboxKind(_question_overtaken, silent_mentions=_voters),
        "substitute": OutboxKind(_answered, kept=MAX_SUBSTITUTION + KEPT_FOR),
        "answered": OutboxKind(_request_overtaken),
        "votes": OutboxKind(_votes_overtaken),
        "plan": OutboxKind(_plan_read),
        "rematch": OutboxKind(_lobby_closed),
        "interval": OutboxKind(_newest_of("interval")),
    }
)
