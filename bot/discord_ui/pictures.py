"""Pictures of positions, drawn off the event loop, the latest ones kept."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from bot.tables import Position, Table
from bot.tables.steward import Steward
from engine.core import Event
from engine.core.text import catalogue
from render import BOARD, Scene, paint, painter

log = logging.getLogger(__name__)

DRAWING_THREADS = 2
KEPT = 32


@dataclass(frozen=True, slots=True)
class Sight:
    """What a picture shows and to whom; positions of a table are told apart by ``sequence``."""

    table: int
    sequence: int
    language: str
    part: str
    width: int
    viewer: int | None


class Studio:
    """Draws on a few threads and remembers the last pictures it drew."""

    def __init__(self, width: int) -> None:
        self.width = width
        self._threads = ThreadPoolExecutor(DRAWING_THREADS, thread_name_prefix="draw")
        self._kept: OrderedDict[Sight, bytes] = OrderedDict()

    async def draw(
        self,
        position: Position,
        language: str,
        *,
        viewer: int | None = None,
        part: str = BOARD,
        last: Sequence[Event] = (),
    ) -> bytes | None:
        """The position as a PNG file for a viewer's eyes; ``None`` where no painter serves."""
        table = position.table
        sight = Sight(table.id, position.sequence, language, part, self.width, viewer)
        if sight in self._kept:
            self._kept.move_to_end(sight)
            return self._kept[sight]
        if part not in parts_of(table.game):
            return None
        scene = Scene(
            language=language,
            names=table.names,
            colours=tuple(seat.colour or "" for seat in table.seats),
            part=part,
            width=self.width,
            viewer=viewer,
            last=tuple(event.seen_by(viewer) for event in last),
        )
        view = position.game.view(position.state, viewer)
        loop = asyncio.get_running_loop()
        drawn = await loop.run_in_executor(self._threads, paint, table.game, view, scene)
        self._keep(sight, drawn)
        return drawn

    def _keep(self, sight: Sight, drawn: bytes) -> None:
        self._kept[sight] = drawn
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def close(self) -> None:
        """Let the threads end once they have drawn what they are at."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def parts_of(game: str) -> tuple[str, ...]:
    """The parts of the board that can be drawn alone; none for a game without a painter."""
    try:
        return painter(game).parts
    except KeyError:
        return ()


def part_name(game: str, part: str, language: str) -> str:
    """What a part is called, in the words of the pictures."""
    words = catalogue(language, "bot", "render", f"render.{game}")
    if part == BOARD:
        return words.say("command-board")
    keys = (f"{game}-picture-part-{part}", f"picture-part-{part}")
    return next((words.say(key) for key in keys if key in words), part)


async def last_events(
    steward: Steward, table: Table, viewer: int | None = None
) -> tuple[Event, ...]:
    """What the last move did, as the viewer may know it: for the marks in the picture."""
    entries = await steward.log(table.id, -1, 1, viewer=viewer)
    return entries[-1].events if entries else ()
