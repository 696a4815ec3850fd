"""Books of amounts, seat by seat: what an event carries is worked out again and then entered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from engine.core.events import Event


class Bookkeeper:
    """Has a method ``_kind`` for each kind of event that carries amounts: what they must be."""

    amounts: ClassVar[tuple[str, ...]]
    books: list[dict[str, int]]

    def hear(self, event: Event) -> None:
        """Check an event's amounts, then enter them."""
        told = self.told(event)
        assert 0 not in told.values(), event
        check: Callable[[int, Mapping[str, Any]], Mapping[str, int] | None] | None
        check = getattr(self, f"_{event.kind}", None)
        expected = check(event.seat, event.data) if check else None
        assert told == {key: n for key, n in (expected or {}).items() if n}, (event, expected)
        for key, change in told.items():
            assert isinstance(change, int)
            if event.seat >= 0:
                self.books[event.seat][key] += change

    def told(self, event: Event) -> dict[str, Any]:
        """The amounts an event carries."""
        return {key: event.data[key] for key in self.amounts if key in event.data}
