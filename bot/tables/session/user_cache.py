"""A cache of users: their preferences, and when each last used the bot.

Every reply needs the preferences. Only users who have set some are cached, and changes by other
processes are picked up within a minute. When users were active is saved every minute, so that other
processes and the next start know it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, fields
from datetime import datetime, timedelta

from sqlalchemy import delete, or_, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.user import LastActiveRow, UserRow
from bot.tables.domain.table import EVERY_MOVE, NO_MOVE

ACTIVE_WITHIN = timedelta(minutes=10)
"""A player who has used the bot this recently is not reminded yet."""


class LastActive:
    """When users last used the bot."""

    def __init__(self) -> None:
        self._at: dict[str, datetime] = {}

    def note(self, user_id: str, now: datetime) -> None:
        """Note that a user is active."""
        self._at[user_id] = now

    def last(self, user_id: str) -> datetime | None:
        """Return when a user was active within the last minutes, if so."""
        return self._at.get(user_id)

    def share(self, session: Session, now: datetime) -> None:
        """Save who is active, learn whom other processes have seen, and forget the others."""
        session.execute(delete(LastActiveRow).where(col(LastActiveRow.at) <= now - ACTIVE_WITHIN))
        rows = {row.user_id: row for row in session.scalars(select(LastActiveRow))}
        for user_id, at in self._at.items():
            if at > now - ACTIVE_WITHIN:
                row = rows.setdefault(user_id, LastActiveRow(user_id=user_id, at=at))
                row.at = max(row.at, at)
        session.add_all(rows.values())
        self._at = {user_id: row.at for user_id, row in rows.items()}


@dataclass(frozen=True, slots=True)
class Preferences:
    """A user's preferences; ``None`` is the default."""

    language: str | None = None
    confirms: str | None = None
    picture_shape: str | None = None
    picture_size: str | None = None
    no_hints: bool | None = None

    def must_confirm(self, *, final: bool) -> bool:
        """Return whether the user confirms such a move; ``final``: it cannot be undone."""
        return self.confirms == EVERY_MOVE or (final and self.confirms != NO_MOVE)


DEFAULTS = Preferences()
Read = Callable[[Callable[[Session], dict[str, Preferences]]], Awaitable[dict[str, Preferences]]]


class PreferenceCache:
    """The preferences of all users who have set some."""

    def __init__(self, read: Read, *, alone: bool) -> None:
        """Set ``alone`` if no other process can change preferences."""
        self._read = read
        self._alone = alone
        self._by_user: dict[str, Preferences] = {}
        self._loaded = False

    def of(self, user_id: str) -> Preferences:
        """Return a user's preferences."""
        return self._by_user.get(user_id, DEFAULTS)

    def note(self, user_id: str, preferences: Preferences) -> None:
        """Store a user's changed preferences."""
        self._by_user[user_id] = preferences

    async def refresh(self) -> None:
        """Read all preferences: at first, and again if other processes may have changed them."""
        if not self._loaded or not self._alone:
            self._by_user = await self._read(_read_all)
            self._loaded = True


def _read_all(session: Session) -> dict[str, Preferences]:
    chosen = (col(getattr(UserRow, field.name)).is_not(None) for field in fields(Preferences))
    rows = session.scalars(select(UserRow).where(or_(*chosen)))
    return {row.user_id: preferences_from_row(row) for row in rows}


def preferences_from_row(row: UserRow) -> Preferences:
    """Return the preferences in a user's row."""
    return Preferences(
        row.language, row.confirms, row.picture_shape, row.picture_size, row.no_hints
    )
