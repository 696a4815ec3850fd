"""Play games for picture tests, keeping the earlier positions that a picture compares."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.game import Game
from engine.core.latest_turn import end_of_last_turn
from engine.core.state import State
from render import Scene, painter
from render.kit.canvas import Canvas
from render.kit.palette import PLAYERS

S = TypeVar("S", bound=State)
Then = tuple[S, list[Event], S | None, S | None]
"""The arguments of a :class:`PositionOf`."""
Choose = Callable[[S, Chance], tuple[int, str]]
"""Returns the seat to move and its choice."""


class PositionOf(Generic[S]):
    """A state, the events of the last move, and two earlier states.

    ``after_previous_turn`` is the state at the end of the mover's previous turn.
    """

    game: ClassVar[Game[Any]]
    names: ClassVar[tuple[str, ...]]

    def __init__(
        self,
        name: str,
        state: S,
        last: Sequence[Event] = (),
        before: S | None = None,
        since: S | None = None,
    ) -> None:
        self.name, self.state, self.latest_events = name, state, tuple(last)
        self.before_latest_turn, self.after_previous_turn = before, since

    def __repr__(self) -> str:
        return self.name

    @property
    def rule(self) -> str:
        return rule_of(self.state)

    def view(self, viewer: int | None = None) -> S:
        seen: S = self.game.view(self.state, viewer)
        return seen

    def scene(self, language: str = "en", part: str = "board", viewer: int | None = None) -> Scene:
        state: Any = self.state
        n = state.seats
        last = tuple(event.seen_by(viewer) for event in self.latest_events)
        then = (self.before_latest_turn, self.after_previous_turn)
        before, since = (one and self.game.view(one, viewer) for one in then)
        return Scene(language, self.names[:n], PLAYERS[:n], part, 1600, viewer, last, before, since)

    def painted(
        self, language: str = "en", part: str = "board", viewer: int | None = None
    ) -> Canvas:
        scene = self.scene(language, part, viewer)
        return painter(self.game.name).paint(self.view(viewer), scene, recording=True)


def rule_of(state: State) -> str:
    """Return the pending decision, or ``over`` at the end."""
    return state.stack[-1].name if state.stack else "over"


def played(
    game: Game[S], seats: int, options: dict[str, str] | None, seed: int, choose: Choose[S]
) -> Iterator[Then[S]]:
    """Play a game to its end and yield every position with the earlier ones."""
    chance = Chance(seed)
    state = game.new(seats, options, Chance(seed), events=True)
    assert state.events is not None
    states, movers = list[S](), list[int]()
    while True:
        to_move = game.to_move(state)
        since = states[end_of_last_turn(movers, to_move[0])] if states and to_move else None
        yield state, list(state.events), states[-1] if states else None, since
        if not state.stack:
            return
        states.append(state.copy())
        state.events.clear()
        seat, choice = choose(state, chance)
        movers.append(seat)
        game.apply_unchecked(state, seat, choice)
