"""``/whatif``: try moves in a private branch of a game."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.discord_ui.common.buttons import ControlId, PressButton, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    check_rate_limit,
    language_of,
    user_id,
)
from bot.discord_ui.common.layout import Layout, card, files_of, gallery, note, small
from bot.discord_ui.common.locale import slash
from bot.discord_ui.common.pictures import render_for
from bot.discord_ui.play.turn_message import (
    Acts,
    accent,
    effect_lines,
    menu_row,
    move_button,
    move_rows,
)
from bot.discord_ui.review.view import chances_line
from bot.presentation.choices import group_choices
from bot.presentation.text_board import in_words
from bot.presentation.turn_text import TurnText, condense
from bot.tables.domain.turn_view import Turn
from bot.tables.exports import Branch, without_last_move
from bot.workers.branching import Reached, play_on
from engine.core.registry import game

ACTS = Acts("w", "wpage")
STORY_LIMIT = 700
WORDS_LIMIT = 1500


def branch_text(branch: Branch, reached: Reached, language: str) -> TurnText:
    """Return the branch's position as a turn of the table."""
    turn = Turn(
        table=branch.table,
        game=game(branch.table.game),
        viewer=branch.seat,
        sequence=branch.sequence,
        view=reached.view,
        secret=False,
        midway=False,
        latest_events=reached.events,
        before_latest_turn=reached.before,
    )
    return TurnText.of(turn, language)


def branch_message(
    turn_text: TurnText, branch: Branch, reached: Reached, *, picture: bool
) -> Layout:
    """Show the branch's position."""
    localizer, label, seat = turn_text.message, turn_text.label, branch.seat
    title = localizer.dots((localizer.say("whatif-title"), turn_text.headline()))
    parts: list[ui.Item[Any] | str] = [f"### {title}"]
    if picture:
        parts.append(gallery(f"{label.say('whatif-title')}\n{turn_text.headline()}"))
    else:
        parts.append(in_words(turn_text, WORDS_LIMIT))
    happened = turn_text.last()
    parts.append(condense(localizer, happened, STORY_LIMIT) if happened else "")
    parts.append(chances_line(localizer, reached.chances))
    asked = seat in turn_text.turn.waiting
    arranged = group_choices(turn_text.offered(seat) if asked else [])
    parts.append(turn_text.asked_line(seat) if asked else localizer.say("whatif-over"))
    parts.append(effect_lines(arranged, localizer))
    table, at = branch.table, len(branch.steps)
    moves = move_rows(table.id, at, arranged, label, ACTS)
    declining = [move_button(table.id, at, c, ACTS) for c in arranged.declining]
    about = small(localizer.say("whatif-about" if branch.over else "whatif-about-running"))
    back = rows(*declining, *_back(turn_text, branch))
    return card([*parts], [*moves, *back, ui.TextDisplay(about)], accent(table, seat))


def _back(turn_text: TurnText, branch: Branch) -> list[PressButton]:
    """Return the buttons that take the user's last move or all of them back."""
    nothing_tried = all(seat != branch.seat for seat, _ in branch.steps)
    return [
        button(
            ControlId("wback", branch.table.id, len(branch.steps), word),
            turn_text.label.say(key),
            disabled=nothing_tried,
        )
        for word, key in (("", "whatif-back"), ("all", "whatif-again"))
    ]


def branch_page(turn_text: TurnText, branch: Branch, index: int) -> Layout | None:
    """Show one menu of a question with too many choices; ``None`` if there is no such menu."""
    pages = group_choices(turn_text.offered(branch.seat)).pages
    if not 0 <= index < len(pages):
        return None
    at, table = len(branch.steps), branch.table.id
    row = menu_row(table, at, index, pages[index], ACTS)
    back = button(ControlId("wshow", table, at), turn_text.label.say("whatif-to-board"))
    return note(turn_text.asked_line(branch.seat), controls=[row, *rows(back)])


class WhatIfCog(FeatureCog):
    """Show and extend branches; each is read at every press, and buttons count its moves."""

    @slash("whatif")
    async def whatif(
        self, interaction: Interaction, after: int | None = None, table: int | None = None
    ) -> None:
        """Start from the present, or after a move, in the channel's table or another one."""
        ref = await self.ref_of(interaction, table)
        await self._begin(interaction, ref.table, after)

    @press("whatif")
    async def _opened(self, interaction: Interaction, ref: ControlId) -> None:
        await self._begin(interaction, ref.table, ref.number if ref.word else None)

    async def _begin(self, interaction: Interaction, table_id: int, step: int | None) -> None:
        branch = await self.tables.what_if.begin(table_id, user_id(interaction), step)
        await self._show(interaction, branch)

    @press("w")
    async def _tried(self, interaction: Interaction, ref: ControlId) -> None:
        """Try a move, unless the branch has changed since the button was shown."""
        branch = await self._current(interaction, ref)
        fresh = ref.sequence == len(branch.steps)
        await self._show(interaction, branch, ref.word if fresh else None)

    @press("wback")
    async def _stepped_back(self, interaction: Interaction, ref: ControlId) -> None:
        branch = await self._current(interaction, ref)
        steps = () if ref.word else without_last_move(branch)
        await self._show(interaction, await self.tables.what_if.save(branch, steps))

    @press("wpage")
    async def _paged(self, interaction: Interaction, ref: ControlId) -> None:
        """Show one menu of a question with too many choices."""
        branch = await self._current(interaction, ref)
        reached = await play_on(self.services.pool, branch)
        turn_text = branch_text(branch, reached, language_of(interaction))
        page = branch_page(turn_text, branch, ref.number)
        if page is None:
            await self._show(interaction, branch)
        else:
            await answer(interaction, page)

    @press("wshow")
    async def _shown(self, interaction: Interaction, ref: ControlId) -> None:
        """Return from a menu to the position."""
        await self._show(interaction, await self._current(interaction, ref))

    async def _current(self, interaction: Interaction, ref: ControlId) -> Branch:
        return await self.tables.what_if.read(ref.table, user_id(interaction))

    async def _show(
        self, interaction: Interaction, branch: Branch, move: str | None = None
    ) -> None:
        """Show the branch after a move and the other seats' answers."""
        check_rate_limit(interaction, "pictures")
        reached = await play_on(self.services.pool, branch, move)
        if reached.steps != branch.steps:
            branch = await self.tables.what_if.save(branch, reached.steps)
        turn_text = branch_text(branch, reached, language_of(interaction))
        rendered = await render_for(interaction, turn_text, imagined=True)
        view = branch_message(turn_text, branch, reached, picture=rendered is not None)
        await answer(interaction, view, files_of(rendered))
