"""How a person wants their notices: where they come, which of them, and from which tables."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.person import MuteRow, PersonRow
from bot.tables.domain.errors import TableError
from bot.tables.session.service import TableService
from bot.tables.time_control import exclusions

NOTIFICATION_OPTIONS = ("direct", "silent", "hears_next", "hears_losses")
"""What can be wished for, as the columns of a person's row are called."""


@dataclass(frozen=True, slots=True)
class NotificationPreferences:
    """What a person wants: ``hushed`` are the tables they do not want to hear of."""

    direct: bool = False
    silent: bool = False
    hears_next: bool = False
    hears_losses: bool = False
    hushed: tuple[int, ...] = ()


async def notification_preferences(service: TableService, user_id: str) -> NotificationPreferences:
    """What is known of them."""
    return await service.read(lambda session: _wishes(session, user_id))


def _wishes(session: Session, user_id: str) -> NotificationPreferences:
    row = exclusions.find_person(session, user_id) or PersonRow(user_id=user_id)
    hushed = select(col(MuteRow.table_id)).where(col(MuteRow.user_id) == user_id)
    tables = tuple(session.scalars(hushed.order_by(col(MuteRow.table_id))))
    return NotificationPreferences(
        **{wish: getattr(row, wish) for wish in NOTIFICATION_OPTIONS}, hushed=tables
    )


async def set_notification_preference(
    service: TableService, user_id: str, what: str, *, wanted: bool
) -> NotificationPreferences:
    """From now on they want that, or no more.

    Raises:
        TableError: there is no such wish.
    """
    if what not in NOTIFICATION_OPTIONS:
        raise TableError.because("error-old-button")

    def work(session: Session) -> NotificationPreferences:
        setattr(exclusions.find_or_add_person(session, user_id), what, wanted)
        session.flush()
        return _wishes(session, user_id)

    return await service.transaction(work)


async def mute(service: TableService, user_id: str, table_id: int) -> NotificationPreferences:
    """They want to hear nothing more of that table."""

    def work(session: Session) -> NotificationPreferences:
        service.load(session, table_id)
        if session.get(MuteRow, (user_id, table_id)) is None:
            session.add(MuteRow(user_id=user_id, table_id=table_id))
        session.flush()
        return _wishes(session, user_id)

    return await service.transaction(work)


async def unmute_all(service: TableService, user_id: str) -> NotificationPreferences:
    """They want to hear of all their tables again."""

    def work(session: Session) -> NotificationPreferences:
        session.execute(delete(MuteRow).where(col(MuteRow.user_id) == user_id))
        exclusions.find_or_add_person(session, user_id).silent = False
        session.flush()
        return _wishes(session, user_id)

    return await service.transaction(work)


def wants_digest(session: Session, user_id: str) -> bool:
    """Whether one message may tell somebody of all tables that wait for them."""
    person = exclusions.find_person(session, user_id)
    return person is None or not person.apart


def is_muted(session: Session, user_id: str, table_id: int) -> bool:
    """Whether somebody wants to hear nothing of a table, or of any."""
    person = exclusions.find_person(session, user_id)
    silent = person is not None and person.silent
    return silent or exclusions.has_muted(session, user_id, table_id)


def wants_notice(session: Session, person: PersonRow, table_id: int) -> bool:
    """Whether somebody wants to hear of a table."""
    return not is_muted(session, person.user_id, table_id)
