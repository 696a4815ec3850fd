"""Take a seat from its player, and apply what the other players decide about it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import func, select
from sqlmodel import col

from bot.store.models.table import TimerRow
from bot.store.models.vote import VoteRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import ActionKind, OutboxKind, TimerKind
from bot.tables.domain.table import Ending, Occupant, Status
from bot.tables.domain.timeout_policy import (
    EMPTY_SEAT_DEFAULTS,
    OCCUPANT_UNTIL_DECIDED,
    OFFER_DURATION,
    VOTE_REPEATED_AFTER,
)
from bot.tables.domain.votes import VoteAnswer, VoteKind, VoteStatus
from bot.tables.play import game_end
from bot.tables.session.season_rows import season_table
from bot.tables.session.timers import TimerHandler
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes import open_votes
from bot.tables.votes.cast import MAJORITY_EFFECTS

WAITING_OCCUPANTS = (Occupant.EMPTY, Occupant.OFFERED)
"""Empty seats nobody moves for until they are taken over or the table decides."""


def require_empty_seat_default(name: str) -> str:
    """Return a default for empty seats; raise ``TableError`` if there is no such default."""
    if name not in EMPTY_SEAT_DEFAULTS:
        raise TableError.because("error-old-button")
    return name


def empty_seat(unit: UnitOfWork, seat: int, kind: ActionKind, user_id: str | None = None) -> None:
    """Empty a seat and ask the remaining players what happens to it.

    If one seat is left after a resignation or removal it wins; if only computer players are left
    the game is over. In a league or cup, a computer player plays on at once.
    """
    unit.position()
    row = unit.seats[seat]
    unit.update_substitute_message(row)
    row.occupant = OCCUPANT_UNTIL_DECIDED[kind]
    row.substitute_id = row.computer_for_this_turn = None
    unit.record_action(kind, seat=seat, user_id=user_id)
    remaining = unit.active_seats()
    if kind != ActionKind.EMPTY_SEAT and (len(remaining) == 1 or not unit.people()):
        unit.record_action(ActionKind.END, seat=remaining[0])
        game_end.finish(unit, Ending.RESIGNED, remaining if len(remaining) == 1 else ())
    elif season_table(unit.session, unit.id) is not None:  # nobody in a league waits for a vote
        MAJORITY_EFFECTS[VoteKind.EMPTY_SEAT][VoteAnswer.COMPUTER](unit, seat)
    else:
        open_votes.open_majority(unit, VoteKind.EMPTY_SEAT, seat)


def resign_while_paused(unit: UnitOfWork, seat: int, user_id: str) -> None:
    """Resign a seat at a paused table; the vote about it opens when the table resumes."""
    row = unit.seats[seat]
    row.occupant = Occupant.EMPTY
    row.substitute_id = row.computer_for_this_turn = None
    unit.record_action(ActionKind.RESIGN, seat=seat, user_id=user_id)
    unit.set_timer(TimerKind.EMPTY_SEAT, unit.now, seat)


# Outcomes of the vote about an empty seat


def wait(unit: UnitOfWork, seat: int) -> None:
    """Wait for the seat's player for a while, then vote again."""
    _wait_with(unit, seat, Occupant.EMPTY, ActionKind.WAIT, VOTE_REPEATED_AFTER)


def offer(unit: UnitOfWork, seat: int) -> None:
    """Offer the seat for takeover for a while, then vote again."""
    _wait_with(unit, seat, Occupant.OFFERED, ActionKind.OFFER, OFFER_DURATION)


def _wait_with(
    unit: UnitOfWork, seat: int, occupant: Occupant, kind: ActionKind, span: timedelta
) -> None:
    unit.position()
    unit.seats[seat].occupant = occupant
    unit.record_action(kind, seat=seat)
    unit.set_timer(TimerKind.EMPTY_SEAT, unit.now + span, seat)


def on_seat_filled(unit: UnitOfWork, seat: int) -> None:
    """Cancel the vote and the offer of a seat that is played again."""
    unit.cancel_votes(VoteKind.EMPTY_SEAT, seat=seat)
    close_offer(unit, seat)


def close_offer(unit: UnitOfWork, seat: int) -> None:
    """Update the message that offers a seat, because it is no longer offered."""
    decided = select(func.max(col(VoteRow.id))).where(col(VoteRow.status) != VoteStatus.OPEN)
    vote_id = unit.session.scalar(
        decided.filter_by(table_id=unit.id, kind=VoteKind.EMPTY_SEAT, seat=seat)
    )
    if vote_id is not None:
        unit.post(OutboxKind.VOTE_UPDATE, vote_id=vote_id)


def autopilot_plays_on(unit: UnitOfWork, seat: int) -> None:
    """Let autopilot play for the seat until its player returns, or to the end."""
    unit.position()
    unit.seats[seat].occupant = Occupant.AUTOPILOT
    unit.record_action(ActionKind.AUTOPILOT_SEAT, seat=seat)


def end(unit: UnitOfWork, _: int) -> None:
    """End the game and score it as it stands."""
    unit.position()
    game_end.end(unit, None, None, Ending.VOTED, game_end.winners(unit))


def _vote_again(unit: UnitOfWork, due: Sequence[TimerRow]) -> None:
    for row in due:
        seat = row.seat
        if seat is not None and unit.seats[seat].occupant in WAITING_OCCUPANTS:
            unit.seats[seat].occupant = Occupant.EMPTY
            close_offer(unit, seat)
            open_votes.open_majority(unit, VoteKind.EMPTY_SEAT, seat)


EMPTY_SEAT_TIMER = TimerHandler(
    TimerKind.EMPTY_SEAT, counts_at=(Status.RUNNING,), notify=_vote_again
)
"""Rings when the table has waited long enough for an empty seat."""
