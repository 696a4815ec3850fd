"""A cache of users: their preferences, and when each last used the bot.

Every reply needs the preferences. Only users who have set some are cached, and changes by other
processes (deletions included) are picked up within a minute. When users were active is saved every
minute, so that other processes and the next start know it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, fields
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, delete, or_, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.user import LastActiveRow, UserRow
from bot.tables.background.scheduling import Clock

MAX_REMEMBERED = 20_000


class LastActive:
    """When users last used the bot."""

    def __init__(self) -> None:
        self._at: OrderedDict[str, datetime] = OrderedDict()

    def note(self, user_id: str, now: datetime) -> None:
        """Note that a user is active."""
        self._at[user_id] = now
        self._at.move_to_end(user_id)
        if len(self._at) > MAX_REMEMBERED:
            self._at.popitem(last=False)

    def last(self, user_id: str) -> datetime | None:
        """Return when a user was last active, if known."""
        return self._at.get(user_id)

    def share(self, session: Session, now: datetime) -> None:
        """Save who is active, learn whom other processes have seen, and drop old rows."""
        session.execute(delete(LastActiveRow).where(col(LastActiveRow.at) <= now - ACTIVE_WITHIN))
        known = {row.user_id: row for row in session.scalars(select(LastActiveRow))}
        for user_id, row in known.items():
            if row.at > self._at.get(user_id, now - ACTIVE_WITHIN):
                self._at[user_id] = row.at
        for user_id, at in self._at.items():
            if at <= now - ACTIVE_WITHIN:
                continue
            row = known.setdefault(user_id, LastActiveRow(user_id=user_id, at=at))
            row.at = at
            session.add(row)


ACTIVE_WITHIN = timedelta(minutes=10)
"""A player who has used the bot this recently is not reminded yet."""


OVERLAP = timedelta(minutes=5)
"""Rows of this last period are read again at each refresh, because clocks differ and transactions
take time."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """A user's preferences; ``None`` is the default."""

    language: str | None = None
    confirms: str | None = None
    picture_shape: str | None = None
    picture_size: str | None = None
    no_hints: bool | None = None


DEFAULTS = Preferences()
Read = Callable[[Callable[[Session], dict[str, Preferences]]], Awaitable[dict[str, Preferences]]]


class PreferenceCache:
    """The preferences of all users who have set some."""

    def __init__(self, clock: Clock, read: Read, *, alone: bool) -> None:
        """Set ``alone`` if no other process can change preferences."""
        self._clock = clock
        self._read = read
        self._alone = alone
        self._kept: dict[str, Preferences] = {}
        self._since: datetime | None = None

    def of(self, user_id: str) -> Preferences:
        """Return a user's preferences."""
        return self._kept.get(user_id, DEFAULTS)

    def note(self, user_id: str, preferences: Preferences) -> None:
        """Store a user's changed preferences."""
        self._kept[user_id] = preferences
        if preferences == DEFAULTS:
            del self._kept[user_id]

    async def refresh(self) -> None:
        """Read all preferences at first, then those changed by other processes.

        Raises:
            NotSaved: the database cannot be read.
        """
        since, now = self._since, self._clock.now()
        if since is not None and self._alone:
            return
        cached = [*self._kept]

        def work(session: Session) -> dict[str, Preferences]:
            return {**_deleted(session, cached), **_changed_preferences(session, since)}

        for user_id, preferences in (await self._read(work)).items():
            self.note(user_id, preferences)
        self._since = now - OVERLAP


def _deleted(session: Session, cached: Collection[str]) -> dict[str, Preferences]:
    """Return the defaults for cached users who have no stored preferences any more."""
    known = session.scalars(select(col(UserRow.user_id)).where(_has_preferences()))
    return dict.fromkeys({*cached}.difference(known), DEFAULTS)


def _changed_preferences(session: Session, since: datetime | None) -> dict[str, Preferences]:
    """Return all preferences, or those changed since."""
    condition = _has_preferences() if since is None else col(UserRow.changed_at) > since
    rows = session.scalars(select(UserRow).where(condition))
    return {row.user_id: preferences_from_row(row) for row in rows}


def _has_preferences() -> ColumnElement[bool]:
    return or_(*(col(getattr(UserRow, f.name)).is_not(None) for f in fields(Preferences)))


def preferences_from_row(row: UserRow) -> Preferences:
    """Return the preferences in a person's row."""
    return Preferences(
        row.language, row.confirms, row.picture_shape, row.picture_size, row.no_hints
    )
