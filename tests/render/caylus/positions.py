"""Positions of recorded games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from engine.caylus import GAME
from engine.caylus.state import CaylusState
from engine.core.events import Event
from engine.core.record_reader import read_record
from engine.core.words.catalogue import LANGUAGES
from render import Scene, painter
from render.kit.canvas import Canvas
from render.kit.palette import PLAYERS
from render.kit.sprite import Fact
from tests.engine.games.records import paths

NAMES = (
    "Alice",
    "Евгения Konstantinopoulou",
    "宇宙戦艦ヤマト太郎さん",
    "Daniel陳 the Magnificent III",
    "김철수",
)


class Position:
    """A position of a recorded game, with the events of the last move."""

    def __init__(self, record: str, move: int, state: CaylusState, last: Sequence[Event]) -> None:
        self.record, self.move, self.latest_events = record, move, tuple(last)
        self.view = GAME.view(state, None)

    def __repr__(self) -> str:
        return f"{self.record}@{self.move}"

    @property
    def rule(self) -> str:
        return self.view.stack[-1].name if self.view.stack else "over"

    def scene(self, language: str = "en", part: str = "board", viewer: int | None = None) -> Scene:
        n = self.view.seats
        return Scene(language, NAMES[:n], PLAYERS[:n], part, 1600, viewer, self.latest_events)

    def painted(self, language: str = "en", part: str = "board") -> Canvas:
        return painter("caylus").paint(self.view, self.scene(language, part), recording=True)


@cache
def positions() -> tuple[Position, ...]:
    """Return each decision once per recorded game, rather late ones, and the final positions."""
    found: dict[tuple[str, str], Position] = {}
    for path in paths("caylus"):
        for move, state in enumerate(read_record(path.read_text("utf-8")).positions(events=True)):
            assert isinstance(state, CaylusState)
            rule = state.stack[-1].name if state.stack else "over"
            assert state.events is not None
            kept = found.get((path.stem, rule))
            if kept is None or move % 7 == 0 or rule == "over":
                found[path.stem, rule] = Position(path.stem, move, state, state.events)
            state.events.clear()
    return tuple(found.values())


def of_rule(*rules: str) -> list[Position]:
    return [position for position in positions() if position.rule in rules]


def spread() -> Iterator[tuple[Position, str]]:
    """Yield every position once, rotating the languages."""
    for i, position in enumerate(positions()):
        yield position, LANGUAGES[i % len(LANGUAGES)]


@cache
def shown(position: Position, language: str) -> Sequence[Fact]:
    """Return the facts of a position's board; each board is painted once."""
    return position.painted(language).facts
