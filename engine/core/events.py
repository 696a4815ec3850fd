"""Events for the log and the board picture. Rules only write them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

Plain = int | str | Sequence["Plain"] | None
"""A value that JSON can store, without dictionaries."""


class Event(NamedTuple):
    """Something that happened in a game.

    ``seat`` is the player who caused it, or -1 for the game itself. ``data`` is public: words of
    the game's vocabulary and numbers. ``secret`` holds what only that seat may know.
    """

    kind: str
    seat: int
    data: Mapping[str, Plain]
    secret: Mapping[str, Plain] | None = None

    def seen_by(self, seat: int | None) -> Event:
        """Return the event as a seat may know it (``None``: the public)."""
        return self if self.secret is None or seat == self.seat else self._replace(secret=None)

    def to_json(self) -> list[Any]:
        """Return plain JSON data, to be stored with the move."""
        plain: list[Any] = [self.kind, self.seat, dict(self.data)]
        return plain if self.secret is None else [*plain, dict(self.secret)]

    @classmethod
    def from_json(cls, plain: Sequence[Any]) -> Event:
        """Rebuild from the data of :meth:`to_json`."""
        return cls(*plain)
