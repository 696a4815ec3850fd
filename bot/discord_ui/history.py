"""``/history``: the pictures of a game step by step, with jumps, and ways to its other views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui
from discord.utils import format_dt

from bot.discord_ui.board.shown_position import move_shown
from bot.discord_ui.common.buttons import (
    BUTTON_LIMIT,
    ControlId,
    PressButton,
    button,
    menu,
    press,
    rows,
)
from bot.discord_ui.common.cog import FeatureCog, own_eyes
from bot.discord_ui.common.interactions import (
    Interaction,
    Services,
    answer,
    check_rate_limit,
    language_of,
    user_id,
)
from bot.discord_ui.common.layout import Layout, card, files_of, gallery, small
from bot.discord_ui.common.locale import context_menu, slash
from bot.discord_ui.common.pictures import render_for
from bot.discord_ui.history_row import STEPS, history_row
from bot.discord_ui.play.turn_message import accent
from bot.presentation.steps import describe_step
from bot.presentation.text_board import in_words
from bot.presentation.texts import Localizer
from bot.presentation.turn_text import TurnText
from bot.presentation.turning_points import TurningPoint, TurningPoints, turning_point_label
from bot.tables.domain.table import Status, Table
from bot.tables.exports import LATEST_STEP, Step

LEAP = 10
MENU = 25
WORDS_LIMIT = 2000
"""Maximum characters of the text board beside what the step did."""
BY_TURNING_POINT = 9
"""In place of a sequence, so that the ids of two menus in one message differ."""


def step_message(
    step: Step, turn_text: TurnText, story: str, points: Sequence[TurningPoint], *, picture: bool
) -> Layout:
    """Show a step as the reader could see it at the time."""
    table, seat = turn_text.turn.table, step.entry.seat
    board = gallery(f"{turn_text.headline()}\n{story}") if picture else ""
    parts: list[ui.Item[Any] | str] = [f"### {turn_text.headline()}", board, story]
    if not picture:
        parts.append(in_words(turn_text, WORDS_LIMIT))
    parts.append(small(step_details(step, turn_text.message)))
    return card(parts, _ways(step, table, turn_text.label, points), accent(table, seat))


def step_details(step: Step, localizer: Localizer) -> str:
    """Return the number of the step, the table, and the time of the step."""
    return localizer.dots(
        (
            localizer.say("history-step", step=str(step.number), latest=str(step.latest)),
            localizer.say("panel-table", table=str(step.turn.table.id)),
            format_dt(step.entry.at, "R"),
        )
    )


def _ways(
    step: Step, table: Table, localizer: Localizer, points: Sequence[TurningPoint]
) -> list[ui.ActionRow[Any]]:
    ways = [*rows(*page_buttons(step, table, localizer)), *rows(*_jumps(step, table, localizer))]
    if step.rounds > 1:
        ways.append(_rounds_menu(step, table, localizer))
    if points:
        ref, title = ControlId("step", table.id, BY_TURNING_POINT), "history-turning-points"
        labels = {
            str(point.move): turning_point_label(
                point, table.game, localizer.language, BUTTON_LIMIT
            )
            for point in points
        }
        ways.append(menu(ref, localizer.say(title), labels))
    return [*ways, *history_row(table, localizer, STEPS)]


def page_buttons(
    step: Step, table: Table, localizer: Localizer, act: str = "step"
) -> list[PressButton]:
    """Return the buttons first, back ten, back, on, on ten."""
    at, latest = step.number, step.latest
    targets = {
        "first": 0,
        "leap-back": at - LEAP,
        "back": at - 1,
        "on": at + 1,
        "leap-on": at + LEAP,
    }
    return [
        button(
            ControlId(act, table.id, place, str(max(0, min(target, latest)))),
            localizer.say(f"replay-{name}", count=LEAP),
            disabled=at == (latest if target > at else 0),
        )
        for place, (name, target) in enumerate(targets.items(), 1)
    ]


def _jumps(step: Step, table: Table, localizer: Localizer) -> list[PressButton]:
    latest = button(
        ControlId("step", table.id, 6, str(step.latest)),
        localizer.say("history-latest"),
        disabled=step.number == step.latest,
    )
    buttons = [latest]
    if step.turn.viewer is not None:
        buttons.append(button(ControlId("lastturn", table.id), localizer.say("history-last-turn")))
    if table.hints or table.status is Status.FINISHED:
        ref = ControlId("whatif", table.id, step.number, str(step.number))
        buttons.append(button(ref, localizer.say("panel-whatif")))
    return buttons


def _rounds_menu(step: Step, table: Table, localizer: Localizer) -> ui.ActionRow[Any]:
    here = step.turn.game.round_of(step.turn.view)
    first = max(1, min(here - MENU // 2, step.rounds - MENU + 1))
    labels = {
        str(number): localizer.say(f"{table.game}-round", number=number)
        for number in range(first, min(step.rounds, first + MENU - 1) + 1)
    }
    title = localizer.say("history-rounds")
    return menu(ControlId("round", table.id), title, labels, str(here))


class HistoryCog(FeatureCog):
    """Show steps; each is read from the timeline, and each button has the step it leads to."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._turning_points = TurningPoints(services.tables, services.pool)

    async def cog_load(self) -> None:
        """Add the context menu, which discord.py cannot declare in a cog."""
        self.services.tree.add_command(context_menu("what-happened", self._what_happened))

    async def _what_happened(self, interaction: Interaction, message: discord.Message) -> None:
        """Show the position of a board in the channel, and the move that led to it."""
        table = await self.table_here(interaction)
        await self._show(interaction, table.id, move_shown(message, table))

    @slash("history")
    async def history(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the latest step of the channel's game, or of a table by its number."""
        await self._latest(interaction, await self.ref_of(interaction, table))

    @press("history", "replay")
    async def _latest(self, interaction: Interaction, ref: ControlId) -> None:
        await self._show(interaction, ref.table, LATEST_STEP)

    @press("step")
    async def _stepped(self, interaction: Interaction, ref: ControlId) -> None:
        await self._show(interaction, ref.table, ref.number)

    @press("lastturn")
    async def _to_last_turn(self, interaction: Interaction, ref: ControlId) -> None:
        """Show the end of the reader's last turn."""
        number = await self.tables.history.last_own_move(ref.table, user_id(interaction))
        await self._show(interaction, ref.table, number)

    @press("round")
    async def _to_round(self, interaction: Interaction, ref: ControlId) -> None:
        starts = await self.tables.history.round_starts(ref.table)
        begun = [move for game_round, move in starts.items() if game_round <= ref.number]
        number = max(begun, default=0)
        await self._show(interaction, ref.table, number)

    async def _show(self, interaction: Interaction, table_id: int, number: int) -> None:
        check_rate_limit(interaction, "pictures")
        step = await self.tables.history.read_step(table_id, own_eyes(interaction), number)
        turn_text = TurnText.of(step.turn, language_of(interaction))
        rendered = await render_for(interaction, turn_text)
        points = await self._turning_points.of(step.turn.table)
        story = describe_step(step, turn_text)
        view = step_message(step, turn_text, story, points, picture=rendered is not None)
        await answer(interaction, view, files_of(rendered))
