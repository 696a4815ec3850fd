"""An animation of a game, or of what happened since the user's last turn."""

from __future__ import annotations

import asyncio

from bot.discord_ui.common.buttons import ControlId, button, press, rows
from bot.discord_ui.common.cog import FeatureCog, own_eyes
from bot.discord_ui.common.interactions import (
    Interaction,
    ProgressMessage,
    Services,
    check_rate_limit,
    language_of,
    user_id,
)
from bot.discord_ui.common.layout import card, files_of, gallery, small
from bot.discord_ui.history_row import ANIMATION, history_row
from bot.picture_service import parts_of
from bot.presentation.turn_text import TurnText
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import Status
from bot.tables.exports import LATEST_STEP
from bot.workers.animating import TURNS_PER_JOB, AnimationOptions, animate_part, turn_ends
from engine.core.record import Record
from render import join_parts

BEGINNING, TURN = "beginning", "turn"
FILE = "replay.gif"
WIDTHS = (800, 640, 480)
"""Widths in pixels; the next one is tried if the file is too large."""
MAX_FILE_BYTES = 8_000_000
"""An animation that would be larger is made narrower."""
SLOW_S, QUICK_S, LAST_S = 1.6, 0.8, 4.0
"""Seconds per turn in a short and in a long animation, and for the last turn."""
MAX_SLOW_STOPS = 30
"""An animation of more turns is quick."""


class ReplayCog(FeatureCog):
    """Render one animation at a time, in pieces, so that boards go first."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._turn = asyncio.Lock()

    @press("animate")
    async def _animate(self, interaction: Interaction, ref: ControlId) -> None:
        """Animate a whole game, or what happened since the user's last turn."""
        first, since_turn = 0, ref.word == TURN
        if since_turn:
            first = await self.tables.history.last_own_move(ref.table, user_id(interaction))
        latest = await self.tables.history.read_step(ref.table, own_eyes(interaction), LATEST_STEP)
        turn_text = TurnText.of(latest.turn, language_of(interaction))
        if not parts_of(turn_text.turn.table):
            raise TableError.because("replay-no-pictures")
        record = await self.tables.records.load_whole(ref.table)
        stops = turn_ends([played.seat for played in record.moves], first)
        if len(stops) == 1:
            raise TableError.because("recap-nothing" if since_turn else "log-empty")
        check_rate_limit(interaction, "animations")
        words = turn_text.message
        message = await ProgressMessage.send(interaction, words.say("replay-waiting"))
        async with self._turn:
            animation = await self._render(turn_text, record, stops, message)
        turns = len(stops) - 1
        caption = words.say("replay-done", turns=turns, first=str(first), last=str(stops[-1]))
        table, other = turn_text.turn.table, BEGINNING if since_turn else TURN
        ways = history_row(table, turn_text.label, ANIMATION)
        if turn_text.turn.viewer is not None:
            ref, label = ControlId("animate", table.id, 0, other), turn_text.label
            ways = [*rows(button(ref, label.say(f"since-{other}"))), *ways]
        view = card([f"### {turn_text.headline()}", gallery(caption, FILE), small(caption)], ways)
        await message.show(view, files_of(animation, FILE))

    async def _render(
        self,
        turn_text: TurnText,
        record: Record,
        stops: tuple[int, ...],
        message: ProgressMessage,
    ) -> bytes:
        """Render the animation as wide as a message allows; raise ``TableError`` if too large."""
        table = turn_text.turn.table
        winners = table.winners if table.status is Status.FINISHED else None
        for width in WIDTHS:
            options = AnimationOptions(
                language=turn_text.language,
                names=(*map(record.names_at, stops[:-1]), table.names),
                colours=tuple(seat.colour or "" for seat in table.seats),
                width=width,
                viewer=turn_text.turn.viewer,
                stops=stops,
                seconds=SLOW_S if len(stops) <= MAX_SLOW_STOPS else QUICK_S,
                last_seconds=LAST_S,
                winners=winners,
                foremost=next(iter(winners or turn_text.turn.to_move), 0),
            )
            parts: list[bytes] = []
            for begin in range(0, len(stops), TURNS_PER_JOB):
                done = turn_text.message.say("replay-drawing", done=begin, all=len(stops) - 1)
                await message.progress(done)
                part = await animate_part(self.services.pool, record, options, begin)
                if not part:
                    raise TableError.because("replay-cannot")
                parts.append(part)
                if sum(map(len, parts)) > MAX_FILE_BYTES:
                    break
            else:
                return join_parts(parts)
        raise TableError.because("replay-too-long")
