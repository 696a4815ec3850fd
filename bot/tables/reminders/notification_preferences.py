"""Notification preferences: channel, types and muted tables."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.person import MuteRow, PersonRow
from bot.tables.domain.errors import TableError
from bot.tables.session import exclusions
from bot.tables.session.service import TableService

NOTIFICATION_OPTIONS = ("direct", "silent", "hears_next", "hears_losses")
"""The options a user can switch, by column name."""


@dataclass(frozen=True, slots=True)
class NotificationPreferences:
    """A user's notification preferences; ``hushed`` are the muted tables."""

    direct: bool = False
    silent: bool = False
    hears_next: bool = False
    hears_losses: bool = False
    hushed: tuple[int, ...] = ()


async def read_notification_preferences(
    service: TableService, user_id: str
) -> NotificationPreferences:
    """Return a user's notification preferences."""
    return await service.read(lambda session: _preferences(session, user_id))


def _preferences(session: Session, user_id: str) -> NotificationPreferences:
    row = exclusions.find_person(session, user_id) or PersonRow(user_id=user_id)
    muted_tables = select(col(MuteRow.table_id)).where(col(MuteRow.user_id) == user_id)
    tables = tuple(session.scalars(muted_tables.order_by(col(MuteRow.table_id))))
    return NotificationPreferences(
        **{option: getattr(row, option) for option in NOTIFICATION_OPTIONS}, hushed=tables
    )


async def set_notification_preference(
    service: TableService, user_id: str, option: str, *, wanted: bool
) -> NotificationPreferences:
    """Switch one option on or off.

    Raises:
        TableError: there is no such option.
    """
    if option not in NOTIFICATION_OPTIONS:
        raise TableError.because("error-old-button")

    def work(session: Session) -> NotificationPreferences:
        setattr(exclusions.find_or_add_person(session, user_id), option, wanted)
        session.flush()
        return _preferences(session, user_id)

    return await service.transaction(work)


async def mute(service: TableService, user_id: str, table_id: int) -> NotificationPreferences:
    """Mute all notices of a table."""

    def work(session: Session) -> NotificationPreferences:
        service.load(session, table_id)
        if session.get(MuteRow, (user_id, table_id)) is None:
            session.add(MuteRow(user_id=user_id, table_id=table_id))
        session.flush()
        return _preferences(session, user_id)

    return await service.transaction(work)


async def unmute_all(service: TableService, user_id: str) -> NotificationPreferences:
    """Unmute all tables."""

    def work(session: Session) -> NotificationPreferences:
        session.execute(delete(MuteRow).where(col(MuteRow.user_id) == user_id))
        exclusions.find_or_add_person(session, user_id).silent = False
        session.flush()
        return _preferences(session, user_id)

    return await service.transaction(work)


def wants_digest(session: Session, user_id: str) -> bool:
    """Return whether one message may tell the user of all tables where they must move."""
    person = exclusions.find_person(session, user_id)
    return person is None or not person.apart


def is_muted(session: Session, user_id: str, table_id: int) -> bool:
    """Return whether the user has muted the table, or all tables."""
    person = exclusions.find_person(session, user_id)
    silent = person is not None and person.silent
    return silent or exclusions.has_muted(session, user_id, table_id)


def wants_notice(session: Session, person: PersonRow, table_id: int) -> bool:
    """Return whether a person wants notices of a table."""
    return not is_muted(session, person.user_id, table_id)
