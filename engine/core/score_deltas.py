"""Who scored by what: events that remember how the scores changed with each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.events import Event
from engine.core.game import Game
from engine.core.state import State


class ScoredEvents(list[Event]):
    """Collects the events of a state from now on, each with everybody's gain since the one before.

    An event is told when what it tells of is done (:meth:`State.tell`), so the gain is its own.
    ``points`` are those counted, where they are others than the scores.
    """

    def __init__(
        self,
        rules: Game[Any],
        state: State,
        points: Callable[[Any], tuple[int, ...]] | None = None,
    ) -> None:
        super().__init__()
        self.gains: list[tuple[int, ...]] = []
        self._state = state
        self._points = points or (lambda now: rules.outcome(now).scores)
        self._scores = self._points(state)

    def append(self, event: Event) -> None:
        """Add an event with what the scores have gained."""
        gained = self.unreported()
        super().append(event)
        self.gains.append(gained)
        self._scores = tuple(then + gain for then, gain in zip(self._scores, gained, strict=True))

    def unreported(self) -> tuple[int, ...]:
        """What the scores have gained since the last event; by seat."""
        scores = self._points(self._state)
        return tuple(now - then for now, then in zip(scores, self._scores, strict=True))
