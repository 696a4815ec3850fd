"""A player's own view: the board, what only they may see, and their plans and note."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.discord_ui.common.interactions import (
    answer,
    check_rate_limit,
    language_of,
    user_id,
)
from bot.discord_ui.common.layout import card, files_of, gallery, small
from bot.discord_ui.common.pictures import render_for
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.notes import note_text
from bot.discord_ui.plans.view import stopped_line
from bot.discord_ui.play.private_panel import look_buttons
from bot.discord_ui.play.turn_message import accent
from bot.presentation.text_board import hand_lines, in_words
from bot.presentation.turn_text import TurnText, alt_text
from bot.tables.domain.plans import PlanStatus
from bot.tables.domain.table import Status, Table
from bot.tables.domain.turn_view import Turn
from bot.tables.facade import Tables


async def show_own_view(
    interaction: Interaction, shown: Turn, controls: Sequence[ui.Item[Any]] = ()
) -> None:
    """Send picture, hand and score with controls; a user without a seat gets the public board."""
    turn_text, seat = TurnText.of(shown, language_of(interaction)), shown.viewer
    check_rate_limit(interaction, "pictures")
    services = interaction.client
    rendered = await render_for(interaction, shown, turn_text.language)
    picture = gallery(alt_text(turn_text, with_recap=False)) if rendered is not None else ""
    asked = turn_text.asked_line(seat) if seat is not None and seat in shown.to_move else ""
    colour = accent(shown.table, seat)
    own = await services.tables.users.read_note(user_id(interaction), shown.table.id)
    planned = await plans_in_view(services.tables, user_id(interaction), turn_text)
    hand = "\n".join(hand_lines(turn_text))
    if rendered is None:
        hand = in_words(turn_text, hand)
    parts = [
        f"### {turn_text.headline()}",
        asked,
        picture,
        hand,
        planned,
        note_text(own, turn_text.message),
    ]
    buttons = [*controls, *look_buttons(shown.table, turn_text.language)]
    await answer(interaction, card(parts, buttons, colour), files_of(rendered))


def more_acts(table: Table, user_id: str, *, hints: bool) -> list[str]:
    """Return the acts of the buttons; ``hints``: whether the user wants hints."""
    looking = ["status", "history", "log", "score", "board", "export", "verify"]
    seat = table.seat_of(user_id)
    if table.status is not Status.RUNNING or seat is None or not seat.person:
        return looking
    acts = []
    if table.hints and hints:
        must_move = any(pending.seat == seat.seat for pending in table.pending)
        acts += ["hint", "whatif"] if must_move else ["whatif"]
    if seat.mover_id == user_id:
        acts.append("plan")
    return [*acts, *looking, *(["resign"] if seat.user_id == user_id else [])]


async def unread_stopped_plans(tables: Tables, user_id: str, turn_text: TurnText) -> str:
    """Return which of a player's plans have stopped and why, unless they have read it."""
    if turn_text.turn.table.id not in await tables.plans.tables_with_unread_stops(user_id):
        return ""
    found = await tables.plans.read(user_id, turn_text.turn.table.id)
    await tables.plans.mark_read(user_id, turn_text.turn.table.id)
    stopped = [plan for plan in found if plan.state is PlanStatus.STOPPED]
    return "\n".join(stopped_line(plan, turn_text.message) for plan in stopped)


async def plans_in_view(tables: Tables, user_id: str, turn_text: TurnText) -> str:
    """Return how many plans wait, and which have stopped and why; empty without plans."""
    found = await tables.plans.read(user_id, turn_text.turn.table.id)
    stopped = [plan for plan in found if plan.state is PlanStatus.STOPPED]
    lines = [stopped_line(plan, turn_text.message) for plan in stopped]
    if stopped:
        await tables.plans.mark_read(user_id, turn_text.turn.table.id)
    if len(found) > len(stopped):
        count = len(found) - len(stopped)
        lines.append(small(turn_text.message.say("plan-in-view", count=count)))
    return "\n".join(lines)
