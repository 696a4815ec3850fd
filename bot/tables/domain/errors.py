"""Errors at a table that are shown to a user; the table is unchanged."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING

from engine.core.words.text import Text, Value, say

if TYPE_CHECKING:
    from bot.tables.domain.request import LogEntry
    from bot.tables.domain.turn_view import Turn


class TableError(Exception):
    """An error to show to the user in their language; the table is unchanged.

    ``text`` is a message of the catalogues of ``bot.tables``, ``engine.core`` or the game.
    """

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text

    @classmethod
    def because(cls, key: str, /, **args: Value) -> TableError:
        """Return an error with that message."""
        return cls(say(key, **args))


class NotVisible(TableError):
    """There is no such table or vote, or none that the person may know of: both look the same."""


class ChannelBusy(TableError):
    """The channel has another live table."""


class NotSeated(TableError):
    """The user has no seat at the table, or has resigned it."""


class IllegalMove(TableError):
    """The game does not allow the move now; the text is the game's own reason."""


class Stale(TableError):
    """The press belongs to a question or turn that is over."""


class NeedsConfirmation(Exception):
    """The player must confirm the move first; nothing has changed."""

    def __init__(self, turn: Turn, move: str) -> None:
        super().__init__(move)
        self.turn = turn
        self.move = move


class AlreadyMade(NeedsConfirmation):
    """The player made the same move in answer to the same question within the last minute."""

    def __init__(self, turn: Turn, move: str, entry: LogEntry) -> None:
        super().__init__(turn, move)
        self.entry = entry


class TableClosed(TableError):
    """The table has not started, is over, was cancelled or is paused."""


class TableDamaged(TableError):
    """The stored position cannot be read; ``python -m bot check --repair`` may rebuild it."""


class NotSaved(TableError):
    """The database refused to save (a full disk, for example)."""


def log_failure(log: logging.Logger, event: str, **fields: object) -> None:
    """Log the exception being handled with its traceback.

    An unavailable database is skipped: the store logs that itself.
    """
    if not isinstance(sys.exc_info()[1], NotSaved):
        log.exception(event, extra=fields)


class Unreachable(Exception):
    """Raised by ``deliver`` if a channel is gone or closed for good: the table is paused."""


class TryLater(Exception):
    """Raised by ``deliver`` if Discord cannot be reached; ``seconds`` is its Retry-After."""

    def __init__(self, why: str, seconds: float | None = None) -> None:
        super().__init__(why)
        self.seconds = seconds
