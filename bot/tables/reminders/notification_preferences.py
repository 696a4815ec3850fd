"""Notification preferences: channel, types and muted tables."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.user import MuteRow, UserRow
from bot.tables.session import exclusions

NOTIFICATION_OPTIONS = ("direct_messages", "muted", "wants_next_up", "wants_setbacks")
"""The options a user can switch, by column name."""


@dataclass(frozen=True, slots=True)
class NotificationPreferences:
    """A user's notification preferences."""

    direct_messages: bool = False
    muted: bool = False
    wants_next_up: bool = False
    wants_setbacks: bool = False
    muted_tables: tuple[int, ...] = ()


def preferences(session: Session, user_id: str) -> NotificationPreferences:
    """Return a user's notification preferences."""
    row = exclusions.find_person(session, user_id) or UserRow(user_id=user_id)
    muted_tables = select(col(MuteRow.table_id)).where(col(MuteRow.user_id) == user_id)
    tables = tuple(session.scalars(muted_tables.order_by(col(MuteRow.table_id))))
    return NotificationPreferences(
        **{option: getattr(row, option) for option in NOTIFICATION_OPTIONS}, muted_tables=tables
    )


def wants_digest(session: Session, user_id: str) -> bool:
    """Return whether one message may tell the user of all tables where they must move."""
    person = exclusions.find_person(session, user_id)
    return person is None or not person.separate_reminders


def is_muted(session: Session, user_id: str, table_id: int) -> bool:
    """Return whether the user has muted the table, or all tables."""
    person = exclusions.find_person(session, user_id)
    silent = person is not None and person.muted
    return silent or exclusions.has_muted(session, user_id, table_id)


def wants_notice(session: Session, person: UserRow, table_id: int) -> bool:
    """Return whether a person wants notices of a table."""
    return not is_muted(session, person.user_id, table_id)
