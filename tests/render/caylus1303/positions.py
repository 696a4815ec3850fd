"""Positions of played games and the facts of their pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from engine.caylus1303 import GAME
from engine.caylus1303.state import Caylus1303State
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.words.catalogue import LANGUAGES
from render import Scene, painter
from render.kit.canvas import Canvas
from render.kit.palette import PLAYERS
from render.kit.sprite import Box, Fact
from tests.engine.caylus1303.random_play import begin, eager

NAMES = (
    "Alice",
    "Евгения Konstantinopoulou",
    "宇宙戦艦ヤマト太郎さん",
    "Daniel陳 the Magnificent III",
    "김철수",
)
PARTS = painter("caylus1303").parts[1:]
PIECES = {"token", "house", "medal", "provost"}


class Position:
    """A state with the events of the last move."""

    def __init__(self, name: str, state: Caylus1303State, last: Sequence[Event] = ()) -> None:
        self.name, self.state, self.latest_events = name, state, tuple(last)

    def __repr__(self) -> str:
        return self.name

    @property
    def rule(self) -> str:
        return self.state.stack[-1].name if self.state.stack else "over"

    @property
    def mover(self) -> int:
        """The seat to move; -1 at the end."""
        return next(iter(GAME.may_act(self.state)), -1)

    def view(self, viewer: int | None = None) -> Caylus1303State:
        return GAME.view(self.state, viewer)

    @property
    def codes(self) -> set[str]:
        """The codes of the legal choices."""
        offers = (
            GAME.words.offer(self.state, self.mover, choice)
            for choice in GAME.legal_choices(self.state, self.mover)
        )
        return {offer.code for offer in offers} - {""}

    def scene(self, language: str = "en", part: str = "board", viewer: int | None = None) -> Scene:
        n = self.state.seats
        last = tuple(event.seen_by(viewer) for event in self.latest_events)
        return Scene(language, NAMES[:n], PLAYERS[:n], part, 1600, viewer, last)

    def painted(
        self, language: str = "en", part: str = "board", viewer: int | None = None
    ) -> Canvas:
        scene = self.scene(language, part, viewer)
        return painter("caylus1303").paint(self.view(viewer), scene, recording=True)

    def facts(
        self, language: str = "en", part: str = "board", viewer: int | None = None
    ) -> Sequence[Fact]:
        """Return the facts of a picture; each picture is painted once."""
        return _measured(self, language, part, viewer)[0]

    def page(self, language: str = "en", part: str = "board") -> Box:
        """The box of the whole picture."""
        return _measured(self, language, part, None)[1]

    def changed(self) -> tuple[Position, Caylus1303State]:
        """Return a copy without a last move, and its state to be modified."""
        state = self.state.copy()
        return Position(f"{self.name} changed", state), state


@cache
def _measured(
    position: Position, language: str, part: str, viewer: int | None
) -> tuple[Sequence[Fact], Box]:
    picture = position.painted(language, part, viewer)
    return picture.facts, (0, 0, picture.width, picture.height)


GAMES = (
    (2, "random", True),
    (2, "recommended", False),
    (3, "random", False),
    (3, "recommended", True),
    (4, "random", False),
    (4, "recommended", True),
    (5, "random", True),
    (5, "recommended", False),
)
"""Seats, characters, and whether all players start with plenty, so that much is built."""


def played(seats: int, variant: str, rich: bool) -> Iterator[tuple[Caylus1303State, list[Event]]]:
    """Play a game to its end and yield every position with the events of the last move."""
    chance = Chance.from_seed(f"{seats} {variant}")
    state = begin(seats, variant, f"picture {seats} {variant}", rich)
    GAME.advance(state)
    assert state.events is not None
    while True:
        yield state, list(state.events)
        if not state.stack:
            return
        state.events.clear()
        GAME.apply_unchecked(state, state.stack[-1][1], eager(state, chance))


@cache
def positions() -> tuple[Position, ...]:
    """Return some positions of each decision for every number of players, and the final ones."""
    found: list[Position] = []
    for seats, variant, rich in GAMES:
        seen = dict[str, int]()
        for state, last in played(seats, variant, rich):
            rule = state.stack[-1].name if state.stack else "over"
            seen[rule] = seen.get(rule, 0) + 1
            if seen[rule] in {1, 14}:
                name = f"{seats} {variant} {rule} {seen[rule]}"
                found.append(Position(name, state.copy(), last))
    return tuple(found)


@cache
def after(kind: str) -> tuple[Position, ...]:
    """Return the last position of every game whose last move included such an event."""
    found = dict[int, Position]()
    for number, (seats, variant, rich) in enumerate(GAMES):
        for state, last in played(seats, variant, rich):
            if state.stack and any(event.kind == kind for event in last):
                name = f"{seats} {variant} after {kind}"
                found[number] = Position(name, state.copy(), last)
    return tuple(found.values())


def of_rule(*rules: str) -> list[Position]:
    return [position for position in positions() if position.rule in rules]


def spread() -> Iterator[tuple[Position, str]]:
    """Yield every position once, rotating the languages."""
    for i, position in enumerate(positions()):
        yield position, LANGUAGES[i % len(LANGUAGES)]
