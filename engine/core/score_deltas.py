"""An event list that records the change of the scores with each event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.events import Event
from engine.core.game import Game
from engine.core.state import State


class ScoredEvents(list[Event]):
    """Collects a state's events, each with every seat's gain since the previous event.

    Because an event is recorded right after its change (:meth:`State.tell`), the gain belongs to
    it. ``points`` computes the numbers to compare; by default the scores.
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
        """Add an event with the change of the scores."""
        gained = self.unreported()
        super().append(event)
        self.gains.append(gained)
        self._scores = tuple(then + gain for then, gain in zip(self._scores, gained, strict=True))

    def unreported(self) -> tuple[int, ...]:
        """Return the gains since the last event, by seat."""
        scores = self._points(self._state)
        return tuple(now - then for now, then in zip(scores, self._scores, strict=True))
