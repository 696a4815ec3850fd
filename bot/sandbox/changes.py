"""Notify of changes to the world."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.sandbox.model import Channel, Guild, Message, User

Thing = Message | Channel | Guild | User
Watcher = Callable[[Thing | None, bool], None]
"""Called with what has changed and whether it is gone; ``None`` means anything else."""


class Changes:
    """Notifies watchers of changes, and wakes tasks that wait for one."""

    def __init__(self) -> None:
        self.watchers: list[Watcher] = []
        self._changes: dict[Channel | None, asyncio.Future[None]] = {}
        """The next change in each channel that is waited for, and anywhere."""

    def next_change(self, channel: Channel | None = None) -> asyncio.Future[None]:
        """Return a future that is done when something changes there, or outside all channels."""
        if channel not in self._changes:
            self._changes[channel] = asyncio.get_running_loop().create_future()
        return asyncio.shield(self._changes[channel])

    def changed(self, what: Thing | None = None, *, gone: bool = False) -> None:
        """Notify watchers, and wake those who wait for a change there."""
        for watcher in list(self.watchers):
            watcher(what, gone)
        where = what.channel if isinstance(what, Message) else what
        touched = [where, None] if isinstance(where, Channel) else list(self._changes)
        for change in [self._changes.pop(each) for each in touched if each in self._changes]:
            if not change.done():
                change.set_result(None)
