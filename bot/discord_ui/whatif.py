"""Try moves in a private branch of a game."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.discord_ui.common.buttons import ControlId, PressButton, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    Interaction,
    Services,
    answer,
    check_rate_limit,
    language_of,
    user_id,
)
from bot.discord_ui.common.layout import Layout, card, files_of, gallery, note, small
from bot.discord_ui.common.pictures import render_for
from bot.discord_ui.play.turn_message import (
    Acts,
    accent,
    effect_lines,
    menu_row,
    move_button,
    move_rows,
)
from bot.presentation.choices import group_choices
from bot.presentation.text_board import in_words
from bot.presentation.texts import Localizer
from bot.presentation.turn_text import TurnText, condense
from bot.presentation.what_if import Tried, WhatIfs
from bot.tables.exports import Branch

ACTS = Acts("w", "wpage")
STORY_LIMIT = 700
WORDS_LIMIT = 1500


def branch_message(tried: Tried, turn_text: TurnText, *, picture: bool) -> Layout:
    """Show the branch's position."""
    localizer, label, branch = turn_text.message, turn_text.label, tried.branch
    title = localizer.dots((localizer.say("whatif-title"), turn_text.headline()))
    parts: list[ui.Item[Any] | str] = [f"### {title}"]
    if picture:
        parts.append(gallery(f"{label.say('whatif-title')}\n{turn_text.headline()}"))
    else:
        parts.append(in_words(turn_text, WORDS_LIMIT))
    happened = turn_text.last()
    parts.append(condense(localizer, happened, STORY_LIMIT) if happened else "")
    parts.append(tried.chances(turn_text))
    table, seat, at = branch.table, branch.seat, tried.moves
    asked = seat in turn_text.turn.waiting
    arranged = group_choices(turn_text.offered(seat) if asked else [])
    parts.append(turn_text.asked_line(seat) if asked else localizer.say("whatif-over"))
    parts.append(effect_lines(arranged, localizer))
    moves = move_rows(table.id, at, arranged, label, ACTS)
    declining = [move_button(table.id, at, c, ACTS) for c in arranged.declining]
    back = rows(*declining, *_back(tried, label))
    about = ui.TextDisplay[Any](small(tried.about(turn_text)))
    return card([*parts], [*moves, *back, about], accent(table, seat))


def _back(tried: Tried, label: Localizer) -> list[PressButton]:
    """Return the buttons that take the user's last move or all of them back."""
    return [
        button(
            ControlId("wback", tried.branch.table.id, tried.moves, word),
            label.say(key),
            disabled=tried.nothing_tried,
        )
        for word, key in (("", "whatif-back"), ("all", "whatif-again"))
    ]


def branch_page(tried: Tried, turn_text: TurnText, index: int) -> Layout | None:
    """Show one menu of a question with too many choices; ``None`` if there is no such menu."""
    seat = tried.branch.seat
    pages = group_choices(turn_text.offered(seat)).pages
    if not 0 <= index < len(pages):
        return None
    at, table = tried.moves, tried.branch.table.id
    row = menu_row(table, at, index, pages[index], ACTS)
    back = button(ControlId("wshow", table, at), turn_text.label.say("whatif-to-board"))
    return note(turn_text.asked_line(seat), controls=[row, *rows(back)])


class WhatIfCog(FeatureCog):
    """Show and extend branches; each is read at every press, and buttons count its moves."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._what_ifs = WhatIfs(services.tables, services.pool)

    @press("whatif")
    async def _opened(self, interaction: Interaction, ref: ControlId) -> None:
        """Start from the present, or after the move that the word names."""
        step = ref.number if ref.word else None
        check_rate_limit(interaction, "pictures")
        tried = await self._what_ifs.begin(ref.table, user_id(interaction), step)
        await self._show(interaction, tried)

    @press("w")
    async def _tried(self, interaction: Interaction, ref: ControlId) -> None:
        """Try a move, unless the branch has changed since the button was shown."""
        branch = await self._current(interaction, ref)
        fresh = ref.sequence == len(branch.steps)
        await self._play(interaction, branch, ref.word if fresh else None)

    @press("wback")
    async def _stepped_back(self, interaction: Interaction, ref: ControlId) -> None:
        branch = await self._current(interaction, ref)
        check_rate_limit(interaction, "pictures")
        tried = await self._what_ifs.take_back(branch, everything=bool(ref.word))
        await self._show(interaction, tried)

    @press("wpage")
    async def _paged(self, interaction: Interaction, ref: ControlId) -> None:
        """Show one menu of a question with too many choices."""
        tried = await self._what_ifs.play(await self._current(interaction, ref))
        page = branch_page(tried, tried.text(language_of(interaction)), ref.number)
        if page is None:
            await self._show(interaction, tried)
        else:
            await answer(interaction, page)

    @press("wshow")
    async def _shown(self, interaction: Interaction, ref: ControlId) -> None:
        """Return from a menu to the position."""
        await self._play(interaction, await self._current(interaction, ref))

    async def _current(self, interaction: Interaction, ref: ControlId) -> Branch:
        return await self._what_ifs.read(ref.table, user_id(interaction))

    async def _play(
        self, interaction: Interaction, branch: Branch, move: str | None = None
    ) -> None:
        check_rate_limit(interaction, "pictures")
        await self._show(interaction, await self._what_ifs.play(branch, move))

    async def _show(self, interaction: Interaction, tried: Tried) -> None:
        """Show the branch after the other seats' answers."""
        turn_text = tried.text(language_of(interaction))
        rendered = await render_for(interaction, turn_text, imagined=True)
        view = branch_message(tried, turn_text, picture=rendered is not None)
        await answer(interaction, view, files_of(rendered))
