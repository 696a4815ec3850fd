"""How somebody likes to be spoken to and shown things: at hand, for every answer needs it.

Only who has said something is kept. What another process was told is noticed within a minute,
that somebody was forgotten too.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, fields
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, or_, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.damage import AS_THEY_ARE, described
from bot.store.models.person import PersonRow
from bot.tables.domain.clock import Clock

OVERLAP = timedelta(minutes=5)
"""So much is read again each time: clocks differ, and transactions last."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """What is not said is ``None``: as usual."""

    language: str | None = None
    confirms: str | None = None
    picture: str | None = None
    size: str | None = None
    no_hints: bool | None = None


DEFAULTS = Preferences()
Read = Callable[[Callable[[Session], dict[str, Preferences]]], Awaitable[dict[str, Preferences]]]


class PreferenceCache:
    """Those of everybody who has said something."""

    def __init__(self, clock: Clock, read: Read, *, alone: bool) -> None:
        """``alone``: no other process is told anything."""
        self._clock = clock
        self._read = read
        self._alone = alone
        self._kept: dict[str, Preferences] = {}
        self._since: datetime | None = None

    def of(self, user_id: str) -> Preferences:
        """Those of a person."""
        return self._kept.get(user_id, DEFAULTS)

    def note(self, user_id: str, likes: Preferences) -> None:
        """A person has said something else."""
        self._kept[user_id] = likes
        if likes == DEFAULTS:
            del self._kept[user_id]

    async def refresh(self) -> None:
        """Read what is not known here: everything at first, then what others were told.

        Raises:
            NotSaved: nothing can be read.
        """
        since, now = self._since, self._clock.now()
        if since is not None and self._alone:
            return
        kept = [*self._kept]

        def work(session: Session) -> dict[str, Preferences]:
            return {**_forgotten(session, kept), **_said(session, since)}

        for user_id, likes in (await self._read(work)).items():
            self.note(user_id, likes)
        self._since = now - OVERLAP


def _forgotten(session: Session, kept: Collection[str]) -> dict[str, Preferences]:
    """Those of them of whom nothing that was said is stored any more."""
    known = session.scalars(select(col(PersonRow.user_id)).where(_has_said_something()))
    return dict.fromkeys({*kept}.difference(known), DEFAULTS)


def _said(session: Session, since: datetime | None) -> dict[str, Preferences]:
    """What people have said, all or since then; a damaged row is as if they had said nothing."""
    new = _has_said_something() if since is None else col(PersonRow.said_at) > since
    rows: Any = session.scalars(select(PersonRow).where(new).execution_options(**AS_THEY_ARE))
    return {row.user_id: read_preferences(row) for row in rows if described(row) is None}


def _has_said_something() -> ColumnElement[bool]:
    return or_(*(col(getattr(PersonRow, f.name)).is_not(None) for f in fields(Preferences)))


def read_preferences(row: PersonRow) -> Preferences:
    """What a person's row says."""
    return Preferences(row.language, row.confirms, row.picture, row.size, row.no_hints)
