"""Seats nobody plays: given up, and what those who remain decide becomes of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.proposal import ProposalRow
from bot.store.models.table import TimerRow
from bot.tables.action_kinds import Kind
from bot.tables.consent import proposals
from bot.tables.consent.questions import Consent
from bot.tables.errors import TableError
from bot.tables.game_end import early_end, finished
from bot.tables.house_rules import ASKED_AGAIN, MEANWHILE, OFFERED, USUALS
from bot.tables.models import Ending, Occupant, Status
from bot.tables.moves import play
from bot.tables.plans import following
from bot.tables.timers import TimerKind
from bot.tables.unit_of_work import UnitOfWork

TIMER = "vacancy"
"""The kind of the timers that ask again what becomes of a seat."""
WAITED_FOR = (Occupant.VACANT, Occupant.OFFERED)
"""Seats for which nobody moves until somebody plays them again or the table decides otherwise."""


def known_usual(word: str) -> str:
    """A word for what becomes of a vacant seat where nobody answers.

    Raises:
        TableError: there is no such word.
    """
    if word not in USUALS:
        raise TableError.because("error-old-button")
    return word


def usual(unit: UnitOfWork) -> str:
    """What becomes of a vacant seat of the table where nobody answers."""
    return unit.row.vacant or USUALS[0]


def give_up(unit: UnitOfWork, seat: int, kind: Kind, user_id: str | None = None) -> None:
    """Nobody plays the seat any more; those who remain are asked what becomes of it.

    Where one seat is left when another is resigned or freed it has won; where only opponents are
    left the game is over.
    """
    unit.position()
    row = unit.seats[seat]
    unit.show_request(row)
    row.occupant, row.substitute_id, row.lent = MEANWHILE[kind], None, None
    following.seat_changed(unit, seat)
    unit.act(kind, seat=seat, user_id=user_id)
    unit.lapse("undo", "end", "move", "pace")
    unit.lapse("late", seat=seat)
    left = unit.standing()
    if kind != Kind.VACATE and (len(left) == 1 or not unit.people()):
        unit.act(Kind.END, seat=left[0])
        finished.finish(unit, Ending.RESIGNED, left if len(left) == 1 else ())
    else:
        proposals.ask(unit, Consent.VACANT, seat)
    play.go_on(unit)


def give_up_paused(unit: UnitOfWork, seat: int, user_id: str) -> None:
    """Give up a seat at a paused table; the others are asked about it once the table goes on."""
    row = unit.seats[seat]
    row.occupant, row.substitute_id, row.lent = Occupant.VACANT, None, None
    following.seat_changed(unit, seat)
    unit.act(Kind.RESIGN, seat=seat, user_id=user_id)
    unit.set_alarm(TIMER, unit.now, seat)


# What the table decides about a seat


def wait(unit: UnitOfWork, seat: int) -> None:
    """The table waits for the seat's player, for a while."""
    _leave(unit, seat, Occupant.VACANT, Kind.WAIT, ASKED_AGAIN)


def offer(unit: UnitOfWork, seat: int) -> None:
    """Somebody may take the seat over; the table waits for them, for a while."""
    _leave(unit, seat, Occupant.OFFERED, Kind.OFFER, OFFERED)


def _leave(unit: UnitOfWork, seat: int, occupant: Occupant, kind: Kind, span: timedelta) -> None:
    unit.position()
    unit.seats[seat].occupant = occupant
    unit.act(kind, seat=seat)
    unit.set_alarm(TIMER, unit.now + span, seat)
    play.conclude(unit)


def settled(unit: UnitOfWork, seat: int) -> None:
    """Somebody plays the seat: the table is not asked about it, and it is not on offer."""
    unit.lapse(Consent.VACANT, seat=seat)
    close_offer(unit, seat)


def close_offer(unit: UnitOfWork, seat: int) -> None:
    """The seat is not on offer any more, and the message that offers it says so."""
    query = (
        select(col(ProposalRow.id))
        .where(col(ProposalRow.table_id) == unit.id, col(ProposalRow.kind) == Consent.VACANT)
        .where(col(ProposalRow.seat) == seat, col(ProposalRow.status) != "open")
        .order_by(col(ProposalRow.id).desc())
        .limit(1)
    )
    number = unit.session.scalar(query)
    if number is not None:
        unit.post("votes", proposal_id=number)


def house_plays_on(unit: UnitOfWork, seat: int) -> None:
    """The house plays for the seat until its player is back, or to the end."""
    unit.position()
    unit.seats[seat].occupant = Occupant.NOBODY
    unit.act(Kind.STAND_IN, seat=seat)
    play.go_on(unit)


def end(unit: UnitOfWork, _: int) -> None:
    """The game ends and is scored as it stands."""
    unit.position()
    early_end.end(unit, None, None, Ending.VOTED, finished.winners(unit))


def _ask_again(unit: UnitOfWork, due: Sequence[TimerRow]) -> None:
    for row in due:
        seat = row.seat
        if seat is not None and unit.seats[seat].occupant in WAITED_FOR:
            unit.seats[seat].occupant = Occupant.VACANT
            close_offer(unit, seat)
            proposals.ask(unit, Consent.VACANT, seat)


VACANCIES = TimerKind(TIMER, counts_at=(Status.RUNNING,), ring=_ask_again)
"""A seat the table has waited for long enough."""
