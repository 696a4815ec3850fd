"""Pictures of positions, drawn by worker processes, the latest ones kept."""

from __future__ import annotations

import hashlib
import json
from collections import OrderedDict

from bot.tables.errors import TableError
from bot.tables.models import Status, Table
from bot.tables.turn import Turn
from bot.telling.choices import folded
from bot.telling.voice import words_in
from bot.workers import Pool, Priority
from bot.workers.drawing import draw, sketch
from engine.core import game
from engine.core.text import catalogue
from render import BOARD, Scene, painter, parts_for

KEPT = 32
"""So many pictures are kept, about 200 kB each."""


class Studio:
    """Has pictures drawn and remembers the last of them by what they show."""

    def __init__(self, pool: Pool, width: int) -> None:
        self.width = width
        self._pool = pool
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    async def draw(self, turn: Turn, language: str, *, part: str = BOARD) -> bytes | None:
        """The position as a PNG file for the viewer's eyes; ``None`` where no painter serves.

        Raises:
            TableError: the board of this table has no such part.
        """
        table = turn.table
        parts = parts_of(table)
        if not parts:
            return None
        if part not in parts:
            raise no_part(table, language)
        scene = Scene(
            language=language,
            names=table.names,
            colours=tuple(seat.colour or "" for seat in table.seats),
            part=part,
            width=self.width,
            viewer=turn.viewer,
            last=turn.last,
            before=turn.before,
            winners=_winners(turn),
        )
        plain = sketch(turn.game, turn.view, scene)
        digest = hashlib.sha256(json.dumps(plain).encode()).digest()
        if digest in self._kept:
            self._kept.move_to_end(digest)
            return self._kept[digest]
        drawn = await self._pool.ask(draw, plain, Priority.PICTURE)
        self._keep(digest, drawn)
        return drawn

    def _keep(self, digest: bytes, drawn: bytes) -> None:
        self._kept[digest] = drawn
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _winners(turn: Turn) -> tuple[int, ...] | None:
    """Who has won a game that is over: the table says, not the rules, for it may end early."""
    if turn.table.status is not Status.FINISHED:
        return None
    return turn.table.winners if turn.sequence == turn.table.sequence else ()


def parts_of(table: Table) -> tuple[str, ...]:
    """The parts of a table's board that can be drawn alone; none for a game without a painter."""
    try:
        return parts_for(painter(table.game), len(table.seats))
    except KeyError:
        return ()


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
