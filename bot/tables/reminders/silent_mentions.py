"""Mention players without a ping in quiet hours (and ping them afterwards) or if muted."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

from sqlalchemy import exists, select
from sqlalchemy.orm import aliased
from sqlmodel import col

from bot.store.models.table import OutboxRow, TimerRow
from bot.tables.domain.kinds import OutboxKind, OutboxStatus, TimerKind
from bot.tables.domain.table import Status
from bot.tables.reminders import notification_preferences, schedule_reminders
from bot.tables.reminders.mentions import MENTIONED_KEY
from bot.tables.session import exclusions
from bot.tables.session.timers import TimerHandler
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes.open import open_vote_rows, seats_to_answer, vote_from_row


def in_quiet_hours(unit: UnitOfWork, seats: Collection[int]) -> dict[int, datetime]:
    """Return which seats' players are in quiet hours, and until when."""
    available_at = {
        seat: exclusions.quiet_hours_end(unit.session, unit.player(seat), unit.now)
        for seat in seats
    }
    return {seat: moment for seat, moment in available_at.items() if moment > unit.now}


def muted_by(unit: UnitOfWork, seats: Collection[int]) -> set[int]:
    """Return which seats' players have muted the table."""
    return {
        seat
        for seat in seats
        if notification_preferences.is_muted(unit.session, unit.player(seat), unit.id)
    }


def movers(unit: UnitOfWork) -> list[int]:
    """Return the seats of people who must move."""
    return [seat for seat in unit.people() if seat in unit.reminders]


def silent_movers(unit: UnitOfWork) -> Collection[int]:
    """Return the movers not to mention; those in quiet hours are reminded afterwards."""
    pending = movers(unit)
    quiet = in_quiet_hours(unit, pending)
    for seat, available_at in quiet.items():
        row = unit.reminders[seat]
        if (
            row.requested_at is None
            and row.notified_at is None
            and not board_has_mentioned(unit, row, seat)
        ):
            row.requested_at = available_at
            schedule_reminders.schedule_reminder(unit, seat)
    return quiet.keys() | muted_by(unit, pending)


def is_waiting_for_quiet_hours(row: TimerRow) -> bool:
    """Return whether a reminder exists only because the turn began in quiet hours."""
    wanted = row.requested_at is not None and row.notified_at is None
    return wanted and row.requested_by is None and row.snoozed_until is None


def board_has_mentioned(unit: UnitOfWork, row: TimerRow, seat: int) -> bool:
    """Return whether a new board message of this turn has mentioned the player.

    Edits do not notify, so edited boards do not count; nor does a mention of the owner if a
    substitute plays.
    """
    if unit.player(seat) != unit.seats[seat].user_id:
        return False
    earlier = aliased(OutboxRow)
    edited = exists().where(
        col(earlier.table_id) == unit.id,
        col(earlier.message_id) == col(OutboxRow.message_id),
        col(earlier.id) < col(OutboxRow.id),
    )
    boards = (
        select(col(OutboxRow.details))
        .where(col(OutboxRow.table_id) == unit.id, col(OutboxRow.kind) == OutboxKind.BOARD)
        .where(col(OutboxRow.status) == OutboxStatus.SENT, col(OutboxRow.created_at) >= row.since)
        .where(~edited)
    )
    return any(
        seat in (about or {}).get(MENTIONED_KEY, ()) for about in unit.session.scalars(boards)
    )


def silent_voters(unit: UnitOfWork, seats: Collection[int]) -> Collection[int]:
    """Return the voters not to mention; those in quiet hours are mentioned afterwards."""
    quiet = in_quiet_hours(unit, seats)
    for seat, available_at in quiet.items():
        unit.set_timer(TimerKind.VOTE_MENTION, available_at, seat)
    return quiet.keys() | muted_by(unit, seats)


def silent_timed_out(unit: UnitOfWork, seats: Collection[int]) -> Collection[int]:
    """Return which of the seats that timed out not to mention."""
    return in_quiet_hours(unit, seats).keys() | muted_by(unit, seats)


def _on_quiet_hours_end(unit: UnitOfWork, due: Sequence[TimerRow]) -> None:
    for row in due:
        if row.seat is None:
            continue
        person = exclusions.find_or_add_person(unit.session, unit.player(row.seat))
        for vote in open_vote_rows(unit.session, unit.id):
            must_answer = row.seat in seats_to_answer(vote_from_row(unit, vote))
            if must_answer and notification_preferences.wants_notice(unit.session, person, unit.id):
                unit.post(OutboxKind.VOTE_REMINDER, [row.seat], vote.id)


VOTE_MENTION_TIMER = TimerHandler(
    TimerKind.VOTE_MENTION, counts_at=(Status.RUNNING, Status.PAUSED), notify=_on_quiet_hours_end
)
"""Rings when quiet hours end in which a vote was opened."""
