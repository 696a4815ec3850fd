"""Who is there: when each person pressed or typed something last.

It lives in memory, a process each; the longest unseen makes room for a new one.
"""

from __future__ import annotations

from collections import OrderedDict
from datetime import datetime

KEPT = 20_000


class Seen:
    """When people were seen last."""

    def __init__(self) -> None:
        self._at: OrderedDict[str, datetime] = OrderedDict()

    def note(self, user_id: str, now: datetime) -> None:
        """Somebody is there."""
        self._at[user_id] = now
        self._at.move_to_end(user_id)
        if len(self._at) > KEPT:
            self._at.popitem(last=False)

    def last(self, user_id: str) -> datetime | None:
        """When somebody was seen last, if that is known."""
        return self._at.get(user_id)
