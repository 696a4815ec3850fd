"""A player's own view: the board, what only they may see, and their plans and note."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.discord_ui.common.buttons import ControlId, button, rows
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    check_rate_limit,
    language_of,
    preferences_of,
    user_id,
)
from bot.discord_ui.common.layout import card, files_of, gallery, small
from bot.discord_ui.common.pictures import render_for
from bot.discord_ui.notes import note_text
from bot.discord_ui.play.private_panel import look_buttons
from bot.discord_ui.play.turn_message import accent
from bot.presentation.own_side import own_side
from bot.presentation.plans import stopped_line
from bot.presentation.text_board import hand_text, in_words
from bot.presentation.turn_text import TurnText, alt_text
from bot.tables.domain.plans import Plan, PlanStatus
from bot.tables.domain.turn_view import Turn

RECENT_ENTRIES = 60
"""How many entries of the log are searched for the player's last turn."""


async def show_own_view(
    interaction: Interaction, turn: Turn, controls: Sequence[ui.Item[Any]] = ()
) -> None:
    """Send picture and hand with controls; a user without a seat gets the public board.

    In a game without hidden information, a player reads what they hold, can choose and did last.
    """
    turn_text, tables = TurnText.of(turn, language_of(interaction)), interaction.client.tables
    check_rate_limit(interaction, "pictures")
    rendered = await render_for(interaction, turn_text)
    own_note = await tables.users.read_note(user_id(interaction), turn.table.id)
    plans = await tables.plans.read(user_id(interaction), turn.table.id)
    stopped = await _stopped_plans(interaction, turn_text, plans)
    own = ""
    if not hand_text(turn_text):
        entries = await tables.history.read_log(turn.table.id, -1, RECENT_ENTRIES)
        own = own_side(turn_text, entries)
    waiting = sum(plan.status is not PlanStatus.STOPPED for plan in plans)
    parts = [
        f"### {turn_text.headline()}",
        turn_text.asked_line(turn.viewer) if turn.viewer in turn.to_move else "",
        "" if rendered is None else gallery(alt_text(turn_text, with_recap=False)),
        in_words(turn_text) if rendered is None else hand_text(turn_text),
        own,
        stopped,
        small(turn_text.message.say("plan-in-view", count=waiting)) if waiting else "",
        note_text(own_note, turn_text.message),
    ]
    acts = {"note": "note-open"}
    if (
        turn.table.hints
        and turn.viewer in turn.to_move
        and not preferences_of(interaction).no_hints
    ):
        acts = {"hint": "panel-hint", **acts}
    own_buttons = rows(
        *(
            button(ControlId(act, turn.table.id), turn_text.label.say(key))
            for act, key in acts.items()
        )
    )
    buttons = [*controls, *look_buttons(turn.table, turn_text.language), *own_buttons]
    await answer(
        interaction, card(parts, buttons, accent(turn.table, turn.viewer)), files_of(rendered)
    )


async def unread_stopped_plans(interaction: Interaction, turn_text: TurnText) -> str:
    """Return which of a player's plans have stopped and why, unless they have read it."""
    plans, who = interaction.client.tables.plans, user_id(interaction)
    table_id = turn_text.turn.table.id
    if table_id not in await plans.tables_with_unread_stops(who):
        return ""
    return await _stopped_plans(interaction, turn_text, await plans.read(who, table_id))


async def _stopped_plans(
    interaction: Interaction, turn_text: TurnText, plans: Sequence[Plan]
) -> str:
    """Return a line for each plan that has stopped, and note that they were read."""
    stopped = [plan for plan in plans if plan.status is PlanStatus.STOPPED]
    if stopped:
        tables, table_id = interaction.client.tables, turn_text.turn.table.id
        await tables.plans.mark_read(user_id(interaction), table_id)
    return "\n".join(stopped_line(plan, turn_text.message) for plan in stopped)
