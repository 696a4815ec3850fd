"""Seats nobody plays: given up, and what those who remain decide becomes of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.table import TimerRow
from bot.store.models.vote import VoteRow
from bot.tables.background.timers import TimerKind
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import Ending, Occupant, Status
from bot.tables.domain.timeout_policy import (
    EMPTY_SEAT_DEFAULTS,
    OCCUPANT_UNTIL_DECIDED,
    OFFER_DURATION,
    VOTE_REPEATED_AFTER,
)
from bot.tables.play import early_end, game_end
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes import open
from bot.tables.votes.model import VoteKind

TIMER = "vacancy"
"""The kind of the timers that ask again what becomes of a seat."""
WAIT_TIMER = (Occupant.VACANT, Occupant.OFFERED)
"""Seats for which nobody moves until somebody plays them again or the table decides otherwise."""


def known_default(word: str) -> str:
    """A word for what becomes of a vacant seat where nobody answers.

    Raises:
        TableError: there is no such word.
    """
    if word not in EMPTY_SEAT_DEFAULTS:
        raise TableError.because("error-old-button")
    return word


def default_for(unit: UnitOfWork) -> str:
    """What becomes of a vacant seat of the table where nobody answers."""
    return unit.row.vacant or EMPTY_SEAT_DEFAULTS[0]


def empty_seat(unit: UnitOfWork, seat: int, kind: ActionKind, user_id: str | None = None) -> None:
    """Nobody plays the seat any more; those who remain are asked what becomes of it.

    Where one seat is left when another is resigned or freed it has won; where only opponents are
    left the game is over.
    """
    unit.position()
    row = unit.seats[seat]
    unit.update_substitute_message(row)
    row.occupant, row.substitute_id, row.lent = OCCUPANT_UNTIL_DECIDED[kind], None, None
    unit.record_action(kind, seat=seat, user_id=user_id)
    left = unit.active_seats()
    if kind != ActionKind.VACATE and (len(left) == 1 or not unit.people()):
        unit.record_action(ActionKind.END, seat=left[0])
        game_end.finish(unit, Ending.RESIGNED, left if len(left) == 1 else ())
    else:
        open.open_majority(unit, VoteKind.VACANT, seat)


def give_up_paused(unit: UnitOfWork, seat: int, user_id: str) -> None:
    """Give up a seat at a paused table; the others are asked about it once the table goes on."""
    row = unit.seats[seat]
    row.occupant, row.substitute_id, row.lent = Occupant.VACANT, None, None
    unit.record_action(ActionKind.RESIGN, seat=seat, user_id=user_id)
    unit.set_timer(TIMER, unit.now, seat)


# What the table decides about a seat


def wait(unit: UnitOfWork, seat: int) -> None:
    """The table waits for the seat's player, for a while."""
    _leave(unit, seat, Occupant.VACANT, ActionKind.WAIT, VOTE_REPEATED_AFTER)


def offer(unit: UnitOfWork, seat: int) -> None:
    """Somebody may take the seat over; the table waits for them, for a while."""
    _leave(unit, seat, Occupant.OFFERED, ActionKind.OFFER, OFFER_DURATION)


def _leave(
    unit: UnitOfWork, seat: int, occupant: Occupant, kind: ActionKind, span: timedelta
) -> None:
    unit.position()
    unit.seats[seat].occupant = occupant
    unit.record_action(kind, seat=seat)
    unit.set_timer(TIMER, unit.now + span, seat)


def settled(unit: UnitOfWork, seat: int) -> None:
    """Somebody plays the seat: the table is not asked about it, and it is not on offer."""
    unit.cancel_votes(VoteKind.VACANT, seat=seat)
    close_offer(unit, seat)


def close_offer(unit: UnitOfWork, seat: int) -> None:
    """The seat is not on offer any more, and the message that offers it says so."""
    query = (
        select(col(VoteRow.id))
        .where(col(VoteRow.table_id) == unit.id, col(VoteRow.kind) == VoteKind.VACANT)
        .where(col(VoteRow.seat) == seat, col(VoteRow.status) != "open")
        .order_by(col(VoteRow.id).desc())
        .limit(1)
    )
    number = unit.session.scalar(query)
    if number is not None:
        unit.post("votes", proposal_id=number)


def autopilot_plays_on(unit: UnitOfWork, seat: int) -> None:
    """The house plays for the seat until its player is back, or to the end."""
    unit.position()
    unit.seats[seat].occupant = Occupant.NOBODY
    unit.record_action(ActionKind.STAND_IN, seat=seat)


def end(unit: UnitOfWork, _: int) -> None:
    """The game ends and is scored as it stands."""
    unit.position()
    early_end.end(unit, None, None, Ending.VOTED, game_end.winners(unit))


def _ask_again(unit: UnitOfWork, due: Sequence[TimerRow]) -> None:
    for row in due:
        seat = row.seat
        if seat is not None and unit.seats[seat].occupant in WAIT_TIMER:
            unit.seats[seat].occupant = Occupant.VACANT
            close_offer(unit, seat)
            open.open_majority(unit, VoteKind.VACANT, seat)


EMPTY_SEAT_TIMER = TimerKind(TIMER, counts_at=(Status.RUNNING,), notify=_ask_again)
"""A seat the table has waited for long enough."""
