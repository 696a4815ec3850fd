"""Known mistakes at a table: each says what is wrong in a text; nothing has changed then."""

from __future__ import annotations

import logging
import sys

from engine.core.words.text import Text, Value, say


class TableError(Exception):
    """A mistake a person can be told about, in their own language; nothing has changed.

    ``text`` is a message of the catalogues of ``bot.tables``, ``engine.core`` or the game.
    """

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text

    @classmethod
    def because(cls, key: str, /, **args: Value) -> TableError:
        """The error of that kind with that message."""
        return cls(say(key, **args))


class NotVisible(TableError):
    """There is no such table or vote, or none that the person may know of: both look the same."""


class ChannelBusy(TableError):
    """Another table is open or running in the channel."""


class NotSeated(TableError):
    """The person has no seat at the table, or has resigned it."""


class IllegalMove(TableError):
    """The game does not allow the move now; the text is the game's own reason."""


class Stale(TableError):
    """The press belongs to a question or turn that is over."""


class TableClosed(TableError):
    """The table does not run: it has not begun, is over, was cancelled or is paused."""


class TableDamaged(TableError):
    """The saved position cannot be read; ``python -m bot check --repair`` may rebuild it."""


class NotSaved(TableError):
    """The database refused to save (a full disk, for example)."""


def log_failure(log: logging.Logger, event: str, **about: object) -> None:
    """Log the exception that is being handled, with its stack.

    A database that is away is not logged: the store has done so, and says when it is back.
    """
    if not isinstance(sys.exc_info()[1], NotSaved):
        log.exception(event, extra=about)


class Unreachable(Exception):
    """What ``deliver`` raises when a channel is gone or closed for good: the table is paused."""


class TryLater(Exception):
    """What ``deliver`` raises when Discord cannot be reached now; ``seconds`` is its own wish."""

    def __init__(self, why: str, seconds: float | None = None) -> None:
        super().__init__(why)
        self.seconds = seconds
