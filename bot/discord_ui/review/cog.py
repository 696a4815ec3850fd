"""``/review``: show and export the review of a finished game."""

from __future__ import annotations

import asyncio
import io
import json

import discord
from discord import ui

from bot.discord_ui.common.buttons import ControlId, press
from bot.discord_ui.common.cog import FeatureCog, own_eyes
from bot.discord_ui.common.interactions import (
    Change,
    answer,
    answer_separately,
    check_rate_limit,
    language_of,
    words_for,
)
from bot.discord_ui.common.layout import Layout, files_of, note, text_file
from bot.discord_ui.common.locale import slash
from bot.discord_ui.common.pictures import render_chances_for, render_for, with_all_players
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.history import describe_step
from bot.discord_ui.review.view import (
    CHART,
    DescribedMistake,
    describe_mistakes,
    overview_message,
    step_message,
)
from bot.presentation.turn_text import TurnText
from bot.tables.domain.errors import TableError
from bot.tables.types import LATEST_STEP
from engine.core.record import Record
from engine.players.reasons import Aim
from engine.players.review import Review
from render import Outlook


def review_text(found: Review, line: Record) -> str:
    """Return every move with its chances and its cost as JSON; seats count from 1."""
    seats = range(len(line.names))
    plain = {
        "game": line.game,
        "players": line.players(),
        "accuracy": [_rounded(found.accuracy(seat)) for seat in seats],
        "begin": found.begin,
        "moves": [
            {
                "move": one.move,
                "seat": one.seat + 1,
                "played": played.move,
                "chances": chances,
                "could": one.value_best or None,
                "kept": one.value_played if one.value_best else None,
                "stake": one.random_regret if one.value_best else None,
            }
            for one, played, chances in zip(
                found.evaluations, line.moves, found.chances[1:], strict=True
            )
        ],
        "costliest": [
            {
                **swing._asdict(),
                "seat": swing.seat + 1,
                "cost": round(swing.cost, 4),
                "aims": [_aim(one) for one in swing.aims],
            }
            for swing in found.mistakes
        ],
    }
    return json.dumps(plain, ensure_ascii=False, indent=1) + "\n"


def _aim(one: Aim) -> dict[str, str | int]:
    return {"feature": one.feature} | ({} if one.rival is None else {"rival": one.rival + 1})


def _rounded(share: float | None) -> float | None:
    return None if share is None else round(share, 4)


PROGRESS_INTERVAL_S = 2.0
"""Minimum seconds between two progress messages."""


class ReviewCog(FeatureCog):
    """Show stored reviews."""

    @slash("review")
    async def review(self, interaction: Interaction, table: int | None = None) -> None:
        """Review the channel's game, or a table by its number."""
        number = await self.number_meant(interaction, table)
        await self._review(interaction, number)

    @press("review")
    async def pressed(self, interaction: Interaction, ref: ControlId) -> None:
        """Review the game, from the button."""
        await self._review(interaction, ref.table)

    @press("rstep")
    async def stepped(self, interaction: Interaction, ref: ControlId) -> None:
        """Show the board after a move and what the move was worth."""
        await self._step(interaction, ref.table, ref.number)

    @press("rfile")
    async def taken_home(self, interaction: Interaction, ref: ControlId) -> None:
        """Send the review as a file."""
        found = await self._kept(ref.table)
        line = await self.tables.records.load_whole(ref.table)
        name = f"{line.game}-{ref.table}-review.json"
        said = words_for(interaction, line.game).say("review-file")
        shown = note(said, controls=[ui.File(f"attachment://{name}")])
        await answer(interaction, shown, [text_file(review_text(found, line), name)])

    async def _kept(self, table_id: int) -> Review:
        """Return the stored review; raise ``TableError`` if there is none any more."""
        found = await self.tables.computer.read_review(table_id)
        if found is None:
            raise TableError.because("review-gone")
        return found

    async def _review(self, interaction: Interaction, table_id: int) -> None:
        found = await self.tables.computer.read_review(table_id)
        if found is not None:
            view, files = await self.overview(interaction, table_id, found)
            await answer(interaction, view, files)
            return
        check_rate_limit(interaction, "animations")
        words = words_for(interaction)
        change = await answer_separately(interaction, note(words.say("review-waiting")))
        await self.services.reviewing.ask(table_id, _Waiting(self, interaction, table_id, change))

    async def overview(
        self, interaction: Interaction, table_id: int, found: Review
    ) -> tuple[Layout, list[discord.File]]:
        """Return the review as a message with its picture."""
        latest = await self.tables.history.read_step(table_id, own_eyes(interaction), LATEST_STEP)
        line = await self.tables.records.load_whole(table_id)
        turn_text = with_all_players(TurnText.of(latest.turn, language_of(interaction)), line)
        mistakes = await describe_mistakes(self.tables, turn_text, found)
        rendered = await self._chart(interaction, turn_text, found)
        view = overview_message(turn_text, found, mistakes, picture=rendered is not None)
        return view, _chart_files(rendered)

    async def _chart(
        self, interaction: Interaction, turn_text: TurnText, found: Review, at: int | None = None
    ) -> bytes | None:
        outlook = Outlook(
            found.chances,
            tuple(await self.tables.history.round_starts(turn_text.turn.table.id)),
            tuple((swing.move, swing.seat) for swing in found.mistakes),
            at,
        )
        return await render_chances_for(interaction, turn_text.turn, turn_text.language, outlook)

    async def _step(self, interaction: Interaction, table_id: int, number: int) -> None:
        """Show a move as its player saw it."""
        check_rate_limit(interaction, "pictures")
        found = await self._kept(table_id)
        at = max(0, min(number, len(found.evaluations)))
        seat = found.evaluations[at - 1].seat if at else None
        step = await self.tables.history.read_step(table_id, lambda _: seat, at)
        turn_text = TurnText.of(step.turn, language_of(interaction))
        mistakes = await describe_mistakes(self.tables, turn_text, found)
        mistake: DescribedMistake | None = next((one for one in mistakes if one.move == at), None)
        board = await render_for(interaction, step.turn, turn_text.language)
        line = await self.tables.records.load_whole(table_id)
        whole = with_all_players(turn_text, line)
        chart = await self._chart(interaction, whole, found, at)
        story, shown = describe_step(step, turn_text), board is not None
        view = step_message(
            step, turn_text, found, story, mistake, whole=whole.label, picture=shown
        )
        await answer(interaction, view, [*files_of(board), *_chart_files(chart)])


def _chart_files(rendered: bytes | None) -> list[discord.File]:
    return [] if rendered is None else [discord.File(io.BytesIO(rendered), CHART)]


class _Waiting:
    """A user who waits for a review, answered where they asked."""

    def __init__(
        self, cog: ReviewCog, interaction: Interaction, table_id: int, change: Change
    ) -> None:
        self._cog, self._interaction, self._table_id = cog, interaction, table_id
        self._change = change
        self._shown_at = asyncio.get_running_loop().time()

    async def progress(self, done: int, steps: int) -> None:
        """Show the progress, no more often than Discord allows."""
        now = asyncio.get_running_loop().time()
        if now >= self._shown_at + PROGRESS_INTERVAL_S:
            self._shown_at = now
            said = words_for(self._interaction).say("review-progress", done=done, all=steps)
            await self._change(note(said), [])

    async def result(self, found: Review | None) -> None:
        """Show the review, or why there is none."""
        if found is None:
            await self._change(note(words_for(self._interaction).say("review-failed")), [])
            return
        view, files = await self._cog.overview(self._interaction, self._table_id, found)
        await self._change(view, files)
