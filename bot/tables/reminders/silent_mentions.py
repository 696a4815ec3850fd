"""Messages that mention people do not call those who sleep; they are called when they wake.

Nor do they call those who want to hear nothing: they find them when they look.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

from sqlalchemy import exists, select
from sqlalchemy.orm import aliased
from sqlmodel import col

from bot.store.models.table import OutboxRow, TimerRow
from bot.tables.background.timers import TimerKind
from bot.tables.domain.table import Status
from bot.tables.reminders import notification_preferences, schedule_reminders
from bot.tables.reminders.mentions import CALLED
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import exclusions
from bot.tables.votes.open import open_rows, seats_to_answer, to_vote

VOTE_MENTION = "question"
"""The kind of the timers that call somebody to what the table has asked while they slept."""


def in_quiet_hours(unit: UnitOfWork, seats: Collection[int]) -> dict[int, datetime]:
    """Those of these seats whose players cannot be spoken to now, and until when."""
    wakes = {
        seat: exclusions.quiet_hours_end(unit.session, unit.player(seat), unit.now)
        for seat in seats
    }
    return {seat: moment for seat, moment in wakes.items() if moment > unit.now}


def muted_by(unit: UnitOfWork, seats: Collection[int]) -> set[int]:
    """Those of these seats whose players want to hear nothing of the table."""
    return {
        seat
        for seat in seats
        if notification_preferences.is_muted(unit.session, unit.player(seat), unit.id)
    }


def movers(unit: UnitOfWork) -> list[int]:
    """The seats of people who owe a move."""
    return [seat for seat in unit.people() if seat in unit.reminders]


def silent_movers(unit: UnitOfWork) -> Collection[int]:
    """Those who owe a move and are not to be called; who sleeps is told of it when they wake."""
    owing = movers(unit)
    found = in_quiet_hours(unit, owing)
    for seat, wakes in found.items():
        row = unit.reminders[seat]
        if row.wanted_at is None and row.told_at is None and not handed_over(unit, row, seat):
            row.wanted_at = wakes
            schedule_reminders.schedule_reminder(unit, seat)
    return found.keys() | muted_by(unit, owing)


def is_waiting_for_quiet_hours(row: TimerRow) -> bool:
    """Whether somebody is to be called only because they slept when it became their turn."""
    wanted = row.wanted_at is not None and row.told_at is None
    return wanted and row.wanted_by is None and row.held_until is None


def handed_over(unit: UnitOfWork, row: TimerRow, seat: int) -> bool:
    """Whether a board of this turn has called them: as a new message, for an edit calls nobody.

    A friend who plays for them may not have been the one.
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
        select(col(OutboxRow.about))
        .where(col(OutboxRow.table_id) == unit.id, col(OutboxRow.kind) == "board")
        .where(col(OutboxRow.status) == "sent", col(OutboxRow.created_at) >= row.since)
        .where(~edited)
    )
    return any(seat in (about or {}).get(CALLED, ()) for about in unit.session.scalars(boards))


def silent_voters(unit: UnitOfWork, seats: Collection[int]) -> Collection[int]:
    """Those of them, who are asked, who are not to be called; who sleeps is told when they wake."""
    found = in_quiet_hours(unit, seats)
    for seat, wakes in found.items():
        unit.set_timer(VOTE_MENTION, wakes, seat)
    return found.keys() | muted_by(unit, seats)


def silent_timed_out(unit: UnitOfWork, seats: Collection[int]) -> Collection[int]:
    """Those of them, whose time has run out, who are not to be called."""
    return in_quiet_hours(unit, seats).keys() | muted_by(unit, seats)


def _ring(unit: UnitOfWork, due: Sequence[TimerRow]) -> None:
    for row in due:
        if row.seat is None:
            continue
        person = exclusions.find_or_add_person(unit.session, unit.player(row.seat))
        for asked in open_rows(unit.session, unit.id):
            to_come = row.seat in seats_to_answer(to_vote(unit, asked))
            if to_come and notification_preferences.wants_notice(unit.session, person, unit.id):
                unit.post("question", [row.seat], asked.id)


VOTE_MENTION_TIMER = TimerKind(
    VOTE_MENTION, counts_at=(Status.RUNNING, Status.PAUSED), notify=_ring
)
"""Somebody who slept when the table asked something wakes."""
