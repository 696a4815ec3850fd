"""Pictures of positions, drawn off the event loop, the latest ones kept."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from bot.discord_ui.choices import folded
from bot.discord_ui.texts import words_in
from bot.tables import Position, Table, TableError
from bot.tables.steward import Steward
from engine.core import Event, game
from engine.core.text import catalogue
from render import BOARD, Scene, UnknownPart, paint, painter

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
        """The position as a PNG file for a viewer's eyes; ``None`` where no painter serves.

        Raises:
            TableError: the board of this table has no such part.
        """
        table = position.table
        sight = Sight(table.id, position.sequence, language, part, self.width, viewer)
        if sight in self._kept:
            self._kept.move_to_end(sight)
            return self._kept[sight]
        if not parts_of(table):
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
        try:
            drawn = await loop.run_in_executor(self._threads, paint, table.game, view, scene)
        except UnknownPart:
            raise no_part(table, language) from None
        self._keep(sight, drawn)
        return drawn

    def _keep(self, sight: Sight, drawn: bytes) -> None:
        self._kept[sight] = drawn
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def close(self) -> None:
        """Let the threads end once they have drawn what they are at."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def parts_of(table: Table) -> tuple[str, ...]:
    """The parts of a table's board that can be drawn alone; none for a game without a painter.

    A part ``playerN`` is there at a table that has as many seats.
    """
    try:
        parts = painter(table.game).parts
    except KeyError:
        return ()
    return tuple(part for part in parts if _number(part) <= len(table.seats))


def _number(part: str) -> int:
    found = re.fullmatch(r"player(\d+)", part)
    return int(found[1]) if found else 0


def part_name(game_name: str, part: str, language: str) -> str:
    """What a part is called: in the words of the pictures, else as the title of its rules card."""
    words = catalogue(language, "bot", "render", f"render.{game_name}")
    if part == BOARD:
        return words.say("command-board")
    keys = (f"{game_name}-picture-part-{part}", f"picture-part-{part}")
    named = [words.say(key) for key in keys if key in words]
    cards = [card for card in game(game_name).words.cards if card.id == part]
    named += [words_in(language, game_name).format(card.title) for card in cards]
    return named[0] if named else part


def part_called(table: Table, typed: str, language: str) -> str:
    """The part of that id, or of that name in the reader's language.

    Raises:
        TableError: the board of this table has no such part.
    """
    wanted = folded(typed)
    for part in (BOARD, *parts_of(table)):
        if wanted in (folded(part), folded(part_name(table.game, part, language))):
            return part
    raise no_part(table, language)


def no_part(table: Table, language: str) -> TableError:
    """What is said of a part the board does not have."""
    named = [part_name(table.game, part, language) for part in parts_of(table)]
    return TableError.because("error-no-part", parts=tuple(named) or ("–",))


async def last_events(
    steward: Steward, table: Table, viewer: int | None = None
) -> tuple[Event, ...]:
    """What the last move did, as the viewer may know it: for the marks in the picture."""
    entries = await steward.log(table.id, -1, 1, viewer=viewer)
    return entries[-1].events if entries else ()
