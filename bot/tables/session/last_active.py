"""When each user last used the bot.

Kept in memory per process, least recently seen first out, and saved every minute so that other
processes and the next start know it.
"""

from __future__ import annotations

from collections import OrderedDict
from datetime import datetime, timedelta

from sqlalchemy import delete, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.person import LastActiveRow

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
