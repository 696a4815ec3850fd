"""Positions of played games, and what a picture says of itself."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from engine.caylus1303 import GAME
from engine.caylus1303.state import Caylus1303State
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.text import LANGUAGES
from render import Scene, painter
from render.kit.canvas import Canvas
from render.kit.palette import PLAYERS
from render.kit.sprite import Box, Mark
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
    """A state with what happened since the move before."""

    def __init__(self, name: str, state: Caylus1303State, last: Sequence[Event] = ()) -> None:
        self.name, self.state, self.last = name, state, tuple(last)

    def __repr__(self) -> str:
        return self.name

    @property
    def rule(self) -> str:
        return str(self.state.stack[-1][0]) if self.state.stack else "over"

    @property
    def mover(self) -> int:
        """The seat to move; -1 at the end."""
        return next(iter(GAME.waiting(self.state)), -1)

    def view(self, viewer: int | None = None) -> Caylus1303State:
        return GAME.view(self.state, viewer)

    @property
    def codes(self) -> set[str]:
        """The codes of the choices there are."""
        offers = (
            GAME.words.offer(self.state, self.mover, choice)
            for choice in GAME.legal(self.state, self.mover)
        )
        return {offer.code for offer in offers} - {""}

    def scene(self, language: str = "en", part: str = "board", viewer: int | None = None) -> Scene:
        n = self.state.seats
        last = tuple(event.seen_by(viewer) for event in self.last)
        return Scene(language, NAMES[:n], PLAYERS[:n], part, 1600, viewer, last)

    def drawn(self, language: str = "en", part: str = "board", viewer: int | None = None) -> Canvas:
        scene = self.scene(language, part, viewer)
        return painter("caylus1303").paint(self.view(viewer), scene, recording=True)

    def marks(
        self, language: str = "en", part: str = "board", viewer: int | None = None
    ) -> Sequence[Mark]:
        """What a picture says of itself; each is drawn once."""
        return _measured(self, language, part, viewer)[0]

    def page(self, language: str = "en", part: str = "board") -> Box:
        """The whole picture as a box."""
        return _measured(self, language, part, None)[1]

    def changed(self) -> tuple[Position, Caylus1303State]:
        """A copy without a last move, and its state to be changed."""
        state = self.state.copy()
        return Position(f"{self.name} changed", state), state


@cache
def _measured(
    position: Position, language: str, part: str, viewer: int | None
) -> tuple[Sequence[Mark], Box]:
    drawn = position.drawn(language, part, viewer)
    return drawn.marks, (0, 0, drawn.width, drawn.height)


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
"""Seats, characters, and whether everybody begins with plenty, so that much is built."""


def played(seats: int, variant: str, rich: bool) -> Iterator[tuple[Caylus1303State, list[Event]]]:
    """A game played to its end, position by position, with the events of the last move."""
    chance = Chance.from_seed(f"{seats} {variant}")
    state = begin(seats, variant, f"picture {seats} {variant}", rich)
    GAME.settle(state)
    assert state.events is not None
    while True:
        yield state, list(state.events)
        if not state.stack:
            return
        state.events.clear()
        GAME.take(state, state.stack[-1][1], eager(state, chance))


@cache
def positions() -> tuple[Position, ...]:
    """Of games with every seat count, some of each decision, early to late, and the ends."""
    found: list[Position] = []
    for seats, variant, rich in GAMES:
        seen = dict[str, int]()
        for state, last in played(seats, variant, rich):
            rule = str(state.stack[-1][0]) if state.stack else "over"
            seen[rule] = seen.get(rule, 0) + 1
            if seen[rule] in {1, 14}:
                name = f"{seats} {variant} {rule} {seen[rule]}"
                found.append(Position(name, state.copy(), last))
    return tuple(found)


@cache
def after(kind: str) -> tuple[Position, ...]:
    """Positions in whose last move something of a kind happened: the last of every game."""
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
    """Every position once, in the four languages by turns."""
    for i, position in enumerate(positions()):
        yield position, LANGUAGES[i % len(LANGUAGES)]


def values(marks: Iterable[Mark], kind: str) -> list[str]:
    return [mark.value for mark in marks if mark.kind == kind]


def apart(one: Box, other: Box, slack: float = 2) -> bool:
    """Whether two boxes share no more than a sliver."""
    return (
        one[2] <= other[0] + slack
        or other[2] <= one[0] + slack
        or one[3] <= other[1] + slack
        or other[3] <= one[1] + slack
    )


def inside(one: Box, other: Box) -> bool:
    return one[0] >= other[0] and one[1] >= other[1] and one[2] <= other[2] and one[3] <= other[3]


def collisions(marks: Sequence[Mark]) -> list[tuple[str, str]]:
    """Texts that touch another text, or are partly covered by a piece put down after them.

    A piece may cover the whole of a text: the number of the place it stands on.
    """
    found, shown = [], list[Mark]()
    for mark in marks:
        if mark.kind in PIECES:
            hidden = [text for text in shown if inside(text.box, mark.box)]
            shown = [text for text in shown if text not in hidden]
            found += [(text.value, mark.kind) for text in shown if not apart(text.box, mark.box)]
        elif mark.kind == "text":
            found += [
                (other.value, mark.value)
                for other in shown
                if not apart(other.box, mark.box) and other.box != mark.box
            ]
            shown.append(mark)
    return found


def touching(marks: Sequence[Mark]) -> list[tuple[str, str]]:
    """Pieces, taken as round, that overlap; a chosen one is drawn anew on its own place."""
    pieces = [mark for mark in marks if mark.kind in PIECES - {"provost"}]
    return [
        (one.value, other.value)
        for i, one in enumerate(pieces)
        for other in pieces[:i]
        if not inside(one.box, other.box) and _overlap(one, other)
    ]


def _overlap(one: Mark, other: Mark) -> bool:
    (x0, y0), (x1, y1) = middle(one), middle(other)
    return math.hypot(x1 - x0, y1 - y0) < (one.size + other.size) / 2 - 1


def middle(mark: Mark) -> tuple[float, float]:
    left, top, right, bottom = mark.box
    return (left + right) / 2, (top + bottom) / 2
