"""Render pictures of positions in worker processes, and cache the latest."""

from __future__ import annotations

import hashlib
import json
from collections import OrderedDict
from dataclasses import replace
from typing import Any

from bot.metrics import RENDERING
from bot.presentation.matching import fold_text
from bot.presentation.texts import words_in
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import PREVIEW, Status, Table
from bot.tables.domain.turn_view import Turn
from bot.workers import Job, Pool
from bot.workers.rendering import (
    render_board,
    render_card,
    render_player_record,
    render_standings,
    render_with_hot_spots,
)
from engine.core import RulesCard, State, game
from engine.core.score_history import NO_HISTORY, ScoreHistory
from engine.core.words.catalogue import catalogue
from render import (
    BOARD,
    CHANCES,
    PORTRAIT,
    NoPainter,
    Outlook,
    Picture,
    Scene,
    painted_games,
    painter,
    parts_for,
    picture_to_json,
)
from render.kit import landscape, layout
from render.kit.player_record import PlayerRecordScene
from render.kit.standings import StandingsScene

CACHE_SIZE = 40
"""Pictures to cache; a board has some 200 kB."""


class PictureService:
    """Renders pictures, and caches them by what they show."""

    def __init__(self, pool: Pool, width: int) -> None:
        self.width = width
        self._pool = pool
        self._cache: OrderedDict[bytes, bytes] = OrderedDict()

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
        """Return the viewer's position as a PNG file; ``None`` if the game has no painter.

        ``progress`` is for the score chart and the poster of a finished game. ``shape`` and
        ``size`` default to the table's shape and to full size. A board that is ``imagined`` is
        labelled as such.

        Raises:
            TableError: the board of this table has no such part.
        """
        table = turn.table
        parts = parts_of(table)
        if not parts:
            return None
        if part not in parts:
            raise unknown_part(table, language)
        scene = replace(
            self._scene(turn, language, shape or table.picture_shape, size),
            part=part,
            progress=progress,
            is_hypothetical=imagined,
        )
        return await self._render(render_board, picture_to_json(turn.game, turn.view, scene))

    async def draw_for_page(
        self,
        turn: Turn,
        language: str,
        *,
        shape: str,
        width: int,
        lossy: bool,
        imagined: bool = False,
    ) -> Picture | None:
        """Return the viewer's board at most that wide, with hot spots; ``None`` without a painter.

        It is not cached here, because the page has a cache of its own.
        """
        if not parts_of(turn.table):
            return None
        scene = self._scene(turn, language, shape, None)
        return await self._draw_with_hot_spots(
            turn, replace(scene, width=width, is_lossy=lossy, is_hypothetical=imagined)
        )

    async def chances_for_page(
        self, turn: Turn, language: str, outlook: Outlook, *, width: int
    ) -> Picture | None:
        """Return the chart of a review, with a hot spot for each move.

        Returns ``None`` if the game has no painter.
        """
        if not parts_of(turn.table):
            return None
        scene = self._scene(turn, language, PORTRAIT, None)
        return await self._draw_with_hot_spots(
            turn, replace(scene, width=width, part=CHANCES, outlook=outlook)
        )

    async def _draw_with_hot_spots(self, turn: Turn, scene: Scene) -> Picture:
        with RENDERING.time():
            plain = picture_to_json(turn.game, turn.view, scene)
            return await self._pool.ask(render_with_hot_spots, plain)

    async def chances(
        self, turn: Turn, language: str, outlook: Outlook, *, size: str | None = None
    ) -> bytes | None:
        """Return the chart of a review as a PNG file; ``None`` if the game has no painter."""
        if not parts_of(turn.table):
            return None
        scene = self._scene(turn, language, PORTRAIT, size)
        scene = replace(scene, part=CHANCES, outlook=outlook)
        return await self._render(render_board, picture_to_json(turn.game, turn.view, scene))

    async def position(self, name: str, view: State, scene: Scene) -> bytes | None:
        """Return a view of an example position as a PNG file; ``None`` without a painter.

        Raises:
            UnknownPart, UnknownPoint: the picture has no such part or point.
        """
        if name not in painted_games():
            return None
        sketch = picture_to_json(game(name), view, replace(scene, width=self.width))
        return await self._render(render_board, sketch)

    def _scene(self, turn: Turn, language: str, shape: str, size: str | None) -> Scene:
        """Return what all pictures of a turn have in common: players, measures, what happened.

        The width that is set applies to tall boards; wide ones are scaled by the same factor. If
        the painter's own size is not larger, it needs no limit.
        """
        table = turn.table
        tall = self.width // 2 if size == PREVIEW else self.width
        width = tall if shape == PORTRAIT else tall * landscape.USUAL_WIDTH // layout.WIDTH
        left: tuple[int, ...] = ()
        winners = None  # the table knows them even if the game ended early
        if table.status is Status.FINISHED:
            left = tuple(seat.seat for seat in table.seats if seat.empty)
            winners = table.winners if turn.sequence == table.sequence else ()
        return Scene(
            language=language,
            names=table.names,
            colours=tuple(seat.colour or "" for seat in table.seats),
            width=None if tall >= layout.WIDTH else width,
            winners=winners,
            who_left=left,
            shape=shape,
            viewer=turn.viewer,
            latest_events=turn.latest_events,
            before_latest_turn=turn.before_latest_turn,
            after_previous_turn=None if turn.recap_span is None else turn.recap_span.before,
            recent_events=turn.recap,
        )

    async def card(self, name: str, card: RulesCard, language: str) -> bytes | None:
        """Return the picture of a rules card as a PNG file; ``None`` without a painter."""
        if name not in painted_games():
            return None
        plain = {"game": name, "card": card.id, "language": language, "width": self.width}
        return await self._render(render_card, plain)

    async def player_record(self, scene: PlayerRecordScene) -> bytes | None:
        """Return a person's results as a PNG file; ``None`` for a game without a painter."""
        if scene.game not in painted_games():
            return None
        return await self._render(render_player_record, scene._replace(width=self.width))

    async def standings(self, scene: StandingsScene) -> bytes | None:
        """Return standings as a PNG file; ``None`` for a game without a painter."""
        if scene.game not in painted_games():
            return None
        return await self._render(render_standings, scene._replace(width=self.width))

    async def _render(self, job: Job, plain: Any) -> bytes:
        """Return the picture from the cache, or have a worker render it."""
        digest = hashlib.sha256(f"{job.__name__} {json.dumps(plain)}".encode()).digest()
        if digest not in self._cache:
            with RENDERING.time():
                self._cache[digest] = await self._pool.ask(job, plain)
        self._cache.move_to_end(digest)
        if len(self._cache) > CACHE_SIZE:
            self._cache.popitem(last=False)  # the least recently used
        return self._cache[digest]

    def clear_cache(self) -> None:
        """Forget all pictures."""
        self._cache.clear()


def parts_of(table: Table) -> tuple[str, ...]:
    """Return the parts of a table's board that can be rendered alone."""
    try:
        ended = table.status is Status.FINISHED
        return parts_for(painter(table.game), len(table.seats), ended=ended)
    except NoPainter:
        return ()


def part_name(game_name: str, part: str, language: str) -> str:
    """Return the name of a part, from the picture texts or from its rules card."""
    if part == BOARD:
        return catalogue(language, "bot").say("part-board")
    words = catalogue(language, "bot", "render", f"render.{game_name}")
    keys = (f"{game_name}-picture-part-{part}", f"picture-part-{part}")
    names = [words.say(key) for key in keys if key in words]
    cards = [card for card in game(game_name).words.cards if card.id == part]
    names += [words_in(language, game_name).format(card.title) for card in cards]
    return names[0] if names else part


def find_part(table: Table, typed: str, language: str) -> str:
    """Return the part with that id, or with that name in the reader's language.

    Raises:
        TableError: the board of this table has no such part.
    """
    wanted = fold_text(typed)
    for part in (BOARD, *parts_of(table)):
        if wanted in (fold_text(part), fold_text(part_name(table.game, part, language))):
            return part
    raise unknown_part(table, language)


def unknown_part(table: Table, language: str) -> TableError:
    """Return the error for a part that the board does not have."""
    names = [part_name(table.game, part, language) for part in parts_of(table)]
    return TableError.because("error-no-part", parts=tuple(names) or ("–",))
