"""``/replay``: an animation of a game, or of what happened since the user's last turn."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.discord_ui.common.buttons import ControlId, press
from bot.discord_ui.common.cog import FeatureCog, own_eyes
from bot.discord_ui.common.interactions import (
    Change,
    answer_separately,
    check_rate_limit,
    language_of,
    user_id,
)
from bot.discord_ui.common.layout import card, gallery, note, small
from bot.discord_ui.common.locale import locale_text, slash
from bot.discord_ui.common.services import Interaction, Services
from bot.picture_service import parts_of
from bot.presentation.texts import Localizer
from bot.presentation.turn_text import TurnText
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import Status
from bot.tables.types import LATEST_STEP
from bot.workers.animating import TURNS_PER_JOB, Wanted, animated, turn_ends
from engine.core.record import Record
from render import joined

BEGINNING, TURN = "beginning", "turn"
SINCE = [
    app_commands.Choice(name=locale_text(f"since-{word}"), value=word) for word in (BEGINNING, TURN)
]
FILE = "replay.gif"
WIDTHS = (800, 640, 480)
"""Widths in pixels; the next one is tried if the file is too large."""
LARGEST = 8_000_000
SLOW_S, QUICK_S, LAST_S = 1.6, 0.8, 4.0
"""Seconds per turn in a short and in a long animation, and for the last turn."""
FEW = 30
PROGRESS_INTERVAL_S = 2.0
"""Minimum seconds between two progress messages."""

Tell = Callable[[int, int], Awaitable[None]]
"""Receives how many turns are rendered, and of how many."""


class ReplayCog(FeatureCog):
    """Render one animation at a time, in pieces, so that boards go first."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._turn = asyncio.Lock()

    @slash("replay")
    @app_commands.choices(since=SINCE)
    async def replay(
        self, interaction: Interaction, since: str = BEGINNING, table: int | None = None
    ) -> None:
        """Animate the channel's game, or a table by its number."""
        number = await self.number_meant(interaction, table)
        await self._animate(interaction, number, since)

    @press("animate")
    async def pressed(self, interaction: Interaction, ref: ControlId) -> None:
        """Animate the whole game, from the button below a step."""
        await self._animate(interaction, ref.table, BEGINNING)

    async def _animate(self, interaction: Interaction, table_id: int, since: str) -> None:
        first = 0
        if since == TURN:
            first = await self.tables.history.last_own_move(table_id, user_id(interaction))
        latest = await self.tables.history.read_step(table_id, own_eyes(interaction), LATEST_STEP)
        turn_text = TurnText.of(latest.turn, language_of(interaction))
        if not parts_of(turn_text.turn.table):
            raise TableError.because("replay-no-pictures")
        line = await self.tables.records.load_whole(table_id)
        stops = turn_ends([played.seat for played in line.moves], first)
        if len(stops) == 1:
            raise TableError.because("recap-nothing" if since == TURN else "log-empty")
        check_rate_limit(interaction, "animations")
        words = turn_text.message
        change = await answer_separately(interaction, note(words.say("replay-waiting")))
        async with self._turn:
            made = await self._drawn(turn_text, line, stops, _Progress(change, words))
        turns = len(stops) - 1
        caption = words.say("replay-done", turns=turns, first=str(first), last=str(stops[-1]))
        title = f"### {turn_text.headline()}"
        shown = card([title, gallery(caption, FILE), small(caption)])
        await change(shown, [discord.File(io.BytesIO(made), FILE)])

    async def _drawn(
        self, turn_text: TurnText, line: Record, stops: tuple[int, ...], tell: Tell
    ) -> bytes:
        """Render the animation as wide as a message allows.

        Raises:
            TableError: it is too large in any case, or the game cannot be played again.
        """
        table = turn_text.turn.table
        winners = table.winners if table.status is Status.FINISHED else None
        foremost = next(iter(winners or turn_text.turn.to_move), 0)
        for width in WIDTHS:
            wanted = Wanted(
                language=turn_text.language,
                names=(*map(line.names_at, stops[:-1]), table.names),
                colours=tuple(seat.colour or "" for seat in table.seats),
                width=width,
                viewer=turn_text.turn.viewer,
                stops=stops,
                seconds=SLOW_S if len(stops) <= FEW else QUICK_S,
                last_seconds=LAST_S,
                winners=winners,
                foremost=foremost,
            )
            made = await self._pieces(line, wanted, tell)
            if made is not None:
                return made
        raise TableError.because("replay-too-long")

    async def _pieces(self, line: Record, wanted: Wanted, tell: Tell) -> bytes | None:
        """Render the animation in pieces; ``None`` as soon as it is too large."""
        pieces: list[bytes] = []
        for begin in range(0, len(wanted.stops), TURNS_PER_JOB):
            await tell(begin, len(wanted.stops) - 1)
            piece = await animated(self.services.pool, line, wanted, begin)
            if not piece:
                raise TableError.because("replay-cannot")
            pieces.append(piece)
            if sum(map(len, pieces)) > LARGEST:
                return None
        return joined(pieces)


class _Progress:
    """Show the progress, no more often than Discord allows."""

    def __init__(self, change: Change, words: Localizer) -> None:
        self._change = change
        self._words = words
        self._shown_at = -PROGRESS_INTERVAL_S

    async def __call__(self, done: int, turns: int) -> None:
        """Show how many turns are rendered."""
        now = asyncio.get_running_loop().time()
        if now < self._shown_at + PROGRESS_INTERVAL_S:
            return
        self._shown_at = now
        await self._change(note(self._words.say("replay-drawing", done=done, all=turns)), [])
