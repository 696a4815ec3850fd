"""Decide whom an outbox message mentions with a ping, and whom it only names.

Players in quiet hours are named, and pinged afterwards; so are those who have muted the table.
For one turn a player is mentioned a limited number of times, by all kinds of messages together.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

from sqlalchemy import exists, select
from sqlalchemy.orm import aliased
from sqlmodel import col

from bot.store.models.table import OutboxRow, TimerRow
from bot.tables.domain.kinds import OutboxKind, OutboxStatus, TimerKind
from bot.tables.domain.table import Status
from bot.tables.reminders import schedule_reminders
from bot.tables.reminders.schedule_reminders import MAX_MENTIONS_PER_TURN
from bot.tables.session import user_rows
from bot.tables.session.timers import TimerHandler
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes.open_votes import load_vote, open_vote_rows, seats_to_answer, vote_from_row

MENTIONED_KEY = "mentioned_seats"
"""The key under which an outbox message stores the seats it mentions."""


def limit_mentions(
    unit: UnitOfWork, row: OutboxRow, seats: Collection[int], silent: Collection[int] = ()
) -> Collection[int]:
    """Return the named seats that a message must not mention, and store those it mentions.

    ``silent`` are seats that it must not mention for other reasons; the others are mentioned a
    limited number of times for one turn.
    """
    mentioned_often = [
        seat
        for seat in seats
        if seat in unit.reminders and (unit.reminders[seat].mentions or 0) >= MAX_MENTIONS_PER_TURN
    ]
    unmentioned = {*silent, *mentioned_often}
    row.details = {
        **(row.details or {}),
        MENTIONED_KEY: [seat for seat in seats if seat not in unmentioned],
    }
    return unmentioned


def silent_movers(unit: UnitOfWork, row: OutboxRow) -> Collection[int]:
    """Return the movers not to mention; those in quiet hours are reminded afterwards."""
    movers = [seat for seat in unit.people() if seat in unit.reminders]
    muted, quiet = _unavailable(unit, movers)
    for seat, available_at in quiet.items():
        reminder = unit.reminders[seat]
        if (
            reminder.requested_at is None
            and reminder.notified_at is None
            and not board_has_mentioned(unit, reminder, seat)
        ):
            reminder.requested_at = available_at
            schedule_reminders.schedule_reminder(unit, seat)
    return limit_mentions(unit, row, movers, muted | quiet.keys())


def silent_voters(unit: UnitOfWork, row: OutboxRow) -> Collection[int]:
    """Return the voters not to mention; those in quiet hours are mentioned afterwards."""
    assert row.vote_id is not None
    asked = seats_to_answer(load_vote(unit, row.vote_id))
    seats = asked if row.kind == OutboxKind.VOTE else [seat for seat in row.seats if seat in asked]
    muted, quiet = _unavailable(unit, seats)
    for seat, available_at in quiet.items():
        unit.set_timer(TimerKind.VOTE_MENTION, available_at, seat)
    return limit_mentions(unit, row, seats, muted | quiet.keys())


def silent_timed_out(unit: UnitOfWork, row: OutboxRow) -> Collection[int]:
    """Return which of the seats that timed out not to mention."""
    muted, quiet = _unavailable(unit, row.seats)
    return limit_mentions(unit, row, row.seats, muted | quiet.keys())


def beyond_limit(unit: UnitOfWork, row: OutboxRow) -> Collection[int]:
    """Return which of a message's seats have been mentioned often enough."""
    return limit_mentions(unit, row, row.seats)


def _unavailable(unit: UnitOfWork, seats: Collection[int]) -> tuple[set[int], dict[int, datetime]]:
    """Return whose players have muted the table, and whose are in quiet hours until when."""
    muted: set[int] = set()
    quiet: dict[int, datetime] = {}
    for seat in seats:
        player = unit.player(seat)
        if user_rows.is_muted(unit.session, player, unit.id):
            muted.add(seat)
        available_at = user_rows.quiet_hours_end(unit.session, player, unit.now)
        if available_at > unit.now:
            quiet[seat] = available_at
    return muted, quiet


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


def _on_quiet_hours_end(unit: UnitOfWork, due: Sequence[TimerRow]) -> None:
    for row in due:
        if row.seat is None:
            continue
        muted = user_rows.is_muted(unit.session, unit.player(row.seat), unit.id)
        for vote in open_vote_rows(unit.session, unit.id):
            must_answer = row.seat in seats_to_answer(vote_from_row(unit, vote))
            if must_answer and not muted:
                unit.post(OutboxKind.VOTE_REMINDER, [row.seat], vote.id)


VOTE_MENTION_TIMER = TimerHandler(
    TimerKind.VOTE_MENTION, counts_at=(Status.RUNNING, Status.PAUSED), notify=_on_quiet_hours_end
)
"""Rings when quiet hours end in which a vote was opened."""
