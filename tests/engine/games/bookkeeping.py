"""Accounts by seat: the amounts of each event are calculated independently, and then booked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from engine.core.events import Event


class Bookkeeper:
    """Has a method ``_kind`` for each event kind with amounts, which returns the expected ones."""

    amounts: ClassVar[tuple[str, ...]]
    books: list[dict[str, int]]

    def book(self, event: Event) -> None:
        """Check an event's amounts, then book them."""
        stated = self.stated(event)
        assert 0 not in stated.values(), event
        check: Callable[[int, Mapping[str, Any]], Mapping[str, int] | None] | None
        check = getattr(self, f"_{event.kind}", None)
        expected = check(event.seat, event.data) if check else None
        assert stated == {key: n for key, n in (expected or {}).items() if n}, (event, expected)
        for key, change in stated.items():
            assert isinstance(change, int)
            if event.seat >= 0:
                self.books[event.seat][key] += change

    def stated(self, event: Event) -> dict[str, Any]:
        """Return the amounts of an event."""
        return {key: event.data[key] for key in self.amounts if key in event.data}
