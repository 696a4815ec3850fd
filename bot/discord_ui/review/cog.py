"""Show and export the review of a finished game."""

from __future__ import annotations

import json

import discord
from discord import ui

from bot.discord_ui.common.buttons import ControlId, press
from bot.discord_ui.common.cog import FeatureCog, own_eyes
from bot.discord_ui.common.interactions import (
    Interaction,
    ProgressMessage,
    answer,
    check_rate_limit,
    language_of,
    words_for,
)
from bot.discord_ui.common.layout import Layout, files_of, note, text_file
from bot.discord_ui.common.pictures import render_chances_for, render_for
from bot.discord_ui.review.view import CHART, overview_message, step_message
from bot.presentation.review import describe_mistakes, outlook_of, with_all_players
from bot.presentation.steps import describe_step
from bot.presentation.turn_text import TurnText
from bot.tables.domain.errors import TableError
from bot.tables.exports import LATEST_STEP
from engine.core.record import Record
from engine.players.review import Mistake, Review


def review_text(review: Review, record: Record) -> str:
    """Return every move with its chances and its cost as JSON; seats count from 1."""
    accuracy = [review.accuracy(seat) for seat in range(len(record.names))]
    moves = zip(review.evaluations, record.moves, review.win_chances[1:], strict=True)
    plain = {
        "game": record.game,
        "players": record.players(),
        "accuracy": [None if share is None else round(share, 4) for share in accuracy],
        "begin": review.begin,
        "moves": [
            {
                "move": evaluation.move,
                "seat": evaluation.seat + 1,
                "played": played.move,
                "chances": chances,
                "could": evaluation.best_win_chance or None,
                "kept": evaluation.played_win_chance if evaluation.best_win_chance else None,
                "stake": evaluation.random_regret if evaluation.best_win_chance else None,
            }
            for evaluation, played, chances in moves
        ],
        "costliest": [
            {
                **mistake._replace(seat=mistake.seat + 1)._asdict(),
                "cost": round(mistake.loss, 4),
                "hint": _changes(mistake),
            }
            for mistake in review.mistakes
        ],
    }
    return json.dumps(plain, ensure_ascii=False, indent=1) + "\n"


def _changes(mistake: Mistake) -> list[dict[str, str | int]]:
    """Return what the best choice would have changed."""
    changes = (*mistake.hint.own, *mistake.hint.rival)
    return [change._replace(seat=change.seat + 1)._asdict() for change in changes]


class ReviewCog(FeatureCog):
    """Show stored reviews."""

    @press("review")
    async def _review(self, interaction: Interaction, ref: ControlId) -> None:
        review = await self.tables.computer.read_review(ref.table)
        if review is not None:
            await answer(interaction, *await self.overview(interaction, ref.table, review))
            return
        check_rate_limit(interaction, "animations")
        waiting = words_for(interaction).say("review-waiting")
        message = await ProgressMessage.send(interaction, waiting)
        await self.services.review_loop.ask(
            ref.table, _Waiting(self, interaction, ref.table, message)
        )

    @press("rstep")
    async def _step(self, interaction: Interaction, ref: ControlId) -> None:
        """Show a move as its player saw it, and what it was worth."""
        number = ref.number
        check_rate_limit(interaction, "pictures")
        review = await self._stored(ref.table)
        at = max(0, min(number, len(review.evaluations)))
        seat = review.evaluations[at - 1].seat if at else None
        step = await self.tables.history.read_step(ref.table, lambda _: seat, at)
        turn_text = TurnText.of(step.turn, language_of(interaction))
        mistakes = await describe_mistakes(self.tables, turn_text, review)
        mistake = next((mistake for mistake in mistakes if mistake.move == at), None)
        board = await render_for(interaction, turn_text)
        record = await self.tables.records.load_whole(ref.table)
        whole = with_all_players(turn_text, record)
        chart = await self._chart(interaction, whole, review, at)
        story, shown = describe_step(step, turn_text), board is not None
        view = step_message(
            step, turn_text, review, story, mistake, whole=whole.label, picture=shown
        )
        await answer(interaction, view, [*files_of(board), *files_of(chart, CHART)])

    @press("rfile")
    async def _file(self, interaction: Interaction, ref: ControlId) -> None:
        review = await self._stored(ref.table)
        record = await self.tables.records.load_whole(ref.table)
        name = f"{record.game}-{ref.table}-review.json"
        said = words_for(interaction, record.game).say("review-file")
        view = note(said, controls=[ui.File(f"attachment://{name}")])
        await answer(interaction, view, [text_file(review_text(review, record), name)])

    async def _stored(self, table_id: int) -> Review:
        """Return the stored review; raise ``TableError`` if there is none any more."""
        review = await self.tables.computer.read_review(table_id)
        if review is None:
            raise TableError.because("review-gone")
        return review

    async def overview(
        self, interaction: Interaction, table_id: int, review: Review
    ) -> tuple[Layout, list[discord.File]]:
        """Return the review as a message with its picture."""
        latest = await self.tables.history.read_step(table_id, own_eyes(interaction), LATEST_STEP)
        record = await self.tables.records.load_whole(table_id)
        turn_text = with_all_players(TurnText.of(latest.turn, language_of(interaction)), record)
        mistakes = await describe_mistakes(self.tables, turn_text, review)
        rendered = await self._chart(interaction, turn_text, review)
        view = overview_message(turn_text, review, mistakes, picture=rendered is not None)
        return view, files_of(rendered, CHART)

    async def _chart(
        self, interaction: Interaction, turn_text: TurnText, review: Review, at: int | None = None
    ) -> bytes | None:
        starts = await self.tables.history.round_starts(turn_text.turn.table.id)
        outlook = outlook_of(review, starts, at)
        return await render_chances_for(interaction, turn_text, outlook)


class _Waiting:
    """A user who waits for a review, answered where they asked."""

    def __init__(
        self, cog: ReviewCog, interaction: Interaction, table_id: int, message: ProgressMessage
    ) -> None:
        self._cog, self._interaction, self._table_id = cog, interaction, table_id
        self._message = message

    async def progress(self, done: int, steps: int) -> None:
        """Show the progress."""
        words = words_for(self._interaction)
        await self._message.progress(words.say("review-progress", done=done, all=steps))

    async def result(self, review: Review | None) -> None:
        """Show the review, or why there is none."""
        if review is None:
            await self._message.show(note(words_for(self._interaction).say("review-failed")))
            return
        view, files = await self._cog.overview(self._interaction, self._table_id, review)
        await self._message.show(view, files)
