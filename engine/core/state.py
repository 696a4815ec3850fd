"""The state of a game: one slotted class per game, built on what all of them carry."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from engine.core.chance import Chance
from engine.core.events import Event, Plain


class State(ABC):
    """Ints, short lists and tuples: everything there is to know about a game.

    ``stack`` holds the frames still to happen, the next one last. ``legal`` caches the choices of
    the decision on top (derived, not saved). ``events`` collects what happens, or is ``None`` in
    simulations. ``reveals`` counts the moments at which hidden things became known.
    """

    __slots__ = ("chance", "events", "legal", "reveals", "stack")

    stack: list[tuple[Any, ...]]
    legal: Sequence[str]
    chance: Chance
    events: list[Event] | None
    reveals: int

    def then(self, *frames: tuple[Any, ...]) -> None:
        """Queue what follows, written in reading order: the first frame happens first."""
        self.stack.extend(frames[::-1])

    def tell(self, kind: str, seat: int, /, **data: Plain) -> None:
        """Report an event everyone may know, unless nobody listens."""
        if self.events is not None:
            self.events.append(Event(kind, seat, data))

    def whisper(self, kind: str, seat: int, secret: Mapping[str, Plain], /, **data: Plain) -> None:
        """Report an event of which only ``seat`` may know the ``secret`` part."""
        if self.events is not None:
            self.events.append(Event(kind, seat, data, secret))

    @property
    def over(self) -> bool:
        """Whether nothing is left to happen."""
        return not self.stack

    @abstractmethod
    def copy(self) -> Self:
        """An independent state with the same content and no event collector."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Plain JSON data from which the game's ``load`` makes an equal state."""


def frames_from_json(plain: Iterable[Any]) -> list[tuple[Any, ...]]:
    """A saved stack of frames: JSON's lists become tuples again, at every depth."""
    return [_as_tuple(frame) for frame in plain]


def _as_tuple(plain: Iterable[Any]) -> tuple[Any, ...]:
    return tuple(_as_tuple(part) if isinstance(part, list) else part for part in plain)
