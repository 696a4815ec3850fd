"""Pictures of positions, drawn by worker processes, the latest ones kept."""

from __future__ import annotations

import hashlib
import json
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from bot.metrics import DRAWN
from bot.presentation.choices import folded
from bot.presentation.localizer import words_in
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import PREVIEW, Status, Table
from bot.tables.history.turn import Turn
from bot.workers import Job, Pool, Priority
from bot.workers.rendering import render_board, render_card, render_sketch
from engine.core import Card, Event, State, game
from engine.core.score_history import NO_HISTORY, ScoreHistory
from engine.core.words.catalogue import catalogue
from render import BOARD, CHANCES, TALL, Outlook, Scene, painted_games, painter, parts_for
from render.kit import landscape, layout

CACHE_SIZE = 6_000_000
"""So many bytes of pictures are kept: some thirty boards."""


class PictureService:
    """Has pictures drawn and remembers the last of them by what they show."""

    def __init__(self, pool: Pool, width: int) -> None:
        self.width = width
        self._pool = pool
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._size = 0

    async def draw(
        self,
        turn: Turn,
        language: str,
        *,
        part: str = BOARD,
        progress: ScoreHistory = NO_HISTORY,
        shape: str | None = None,
        size: str | None = None,
        imagined: bool = False,
    ) -> bytes | None:
        """The position as a PNG file for the viewer's eyes; ``None`` where no painter serves.

        ``progress`` is for the chart. A board has the table's shape unless another is named, and
        is as large as all are unless its reader wants it smaller. One that is only ``imagined``
        says so.

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
            width=self._width(shape or table.picture, size),
            viewer=turn.viewer,
            last=turn.last,
            before_last_move=turn.before,
            after_last_turn=turn.since,
            winners=_winners(turn),
            progress=progress,
            imagined=imagined,
            shape=shape or table.picture,
        )
        return await self._made(render_board, render_sketch(turn.game, turn.view, scene))

    async def chances(
        self, turn: Turn, language: str, outlook: Outlook, *, size: str | None = None
    ) -> bytes | None:
        """The chart of a review as a PNG file; ``None`` where no painter serves."""
        table = turn.table
        if not parts_of(table):
            return None
        scene = Scene(
            language=language,
            names=table.names,
            colours=tuple(seat.colour or "" for seat in table.seats),
            part=CHANCES,
            width=self._width(TALL, size),
            winners=_winners(turn),
            outlook=outlook,
        )
        return await self._made(render_board, render_sketch(turn.game, turn.view, scene))

    async def position(
        self,
        name: str,
        view: State,
        language: str,
        *,
        names: Sequence[str],
        colours: Sequence[str],
        part: str = BOARD,
        viewer: int | None = None,
        last: Sequence[Event] = (),
        before: State | None = None,
        points: Sequence[str] = (),
    ) -> bytes | None:
        """A position of no table, to explain something by: a view of it as a PNG file.

        ``points`` are what the pins 1, 2, 3 … point at (:mod:`render.kit.pins`); the others are as
        in :class:`~render.Scene`. ``None`` where no painter serves.

        Raises:
            UnknownPart, UnknownPoint: the picture has no such part or point.
        """
        if name not in painted_games():
            return None
        scene = Scene(
            language=language,
            names=tuple(names),
            colours=tuple(colours),
            part=part,
            width=self.width,
            viewer=viewer,
            last=tuple(last),
            before_last_move=before,
            points=tuple(points),
        )
        return await self._made(render_board, render_sketch(game(name), view, scene))

    def _width(self, shape: str, size: str | None = None) -> int | None:
        """How wide a picture may be: a wide one is as much larger than a tall one as it is drawn.

        At the full width of the tall ones nothing is made smaller.
        """
        width = self.width // 2 if size == PREVIEW else self.width
        if width >= layout.WIDTH:
            return None
        return width if shape == TALL else width * landscape.USUAL_WIDTH // layout.WIDTH

    async def card(self, name: str, card: Card, language: str) -> bytes | None:
        """The picture of a rules card as a PNG file; ``None`` where no painter serves."""
        if name not in painted_games():
            return None
        plain = {"game": name, "card": card.id, "language": language, "width": self.width}
        return await self._made(render_card, plain)

    async def _made(self, job: Job, plain: dict[str, Any]) -> bytes:
        """What a worker makes of plain data, or made of the same before."""
        digest = hashlib.sha256(f"{job.__name__} {json.dumps(plain)}".encode()).digest()
        if digest in self._kept:
            self._kept.move_to_end(digest)
            return self._kept[digest]
        with DRAWN.time():
            drawn = await self._pool.ask(job, plain, Priority.PICTURE)
        self._keep(digest, drawn)
        return drawn

    def forget(self) -> None:
        """Let go of every picture: the next are drawn anew."""
        self._kept.clear()
        self._size = 0

    def _keep(self, digest: bytes, drawn: bytes) -> None:
        """Keep a picture, and let go of those not asked for the longest."""
        self._size += len(drawn) - len(self._kept.pop(digest, b""))
        self._kept[digest] = drawn
        while self._size > CACHE_SIZE and len(self._kept) > 1:
            self._size -= len(self._kept.popitem(last=False)[1])


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
