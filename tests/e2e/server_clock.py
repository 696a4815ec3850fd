"""The bot's clock in end-to-end tests."""

from __future__ import annotations

from collections.abc import Callable

from bot.playground.server import WorldClock
from bot.sandbox import LoopbackDiscord


class ServerClock(WorldClock):
    """The bot's clock, tied to the server's, so that tests can skip hours."""

    def __init__(self, server: LoopbackDiscord) -> None:
        super().__init__(server.clock)
        self._server = server
        self.there: Callable[[], None] | None = None
        """Tells the bot that skipped hours are not an outage."""

    def advance(self, seconds: float) -> None:
        self._server.advance(seconds)
        if self.there is not None:
            self.there()
