"""My view: the board for one person's eyes, and what only they may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.discord_ui.kit.cog import user_id
from bot.discord_ui.kit.door import count
from bot.discord_ui.kit.layout import card, gallery
from bot.discord_ui.kit.locale import language_of
from bot.discord_ui.kit.own_preferences import drawn_for
from bot.discord_ui.kit.replies import answer, files_of
from bot.discord_ui.kit.services import Interaction, services_of
from bot.discord_ui.own_note.message import note_text
from bot.discord_ui.plans.in_view import plans_in_view
from bot.discord_ui.play.private_panel import look_buttons
from bot.discord_ui.play.turn_message import seat_accent
from bot.tables.people import own_notes
from bot.tables.turn import Turn
from bot.telling.alt_text import alt_text
from bot.telling.spoken_turn import SpokenTurn
from bot.telling.text_board import hand_lines, in_words


async def show_own_view(
    interaction: Interaction, shown: Turn, controls: Sequence[ui.Item[Any]] = ()
) -> None:
    """Picture, hand and own score, with controls below; an onlooker sees the public board."""
    spoken, seat = SpokenTurn.of(shown, language_of(interaction)), shown.viewer
    count(interaction, "pictures")
    services = services_of(interaction)
    drawn = await drawn_for(interaction, shown, spoken.language)
    picture = gallery(alt_text(spoken, with_recap=False)) if drawn is not None else ""
    asked = spoken.asked_line(seat) if seat is not None and seat in shown.owing else ""
    accent = seat_accent(shown.table, seat) if seat is not None else None
    own = await own_notes.note_of(services.tables, user_id(interaction), shown.table.id)
    planned = await plans_in_view(services.tables, user_id(interaction), spoken)
    hand = "\n".join(hand_lines(spoken))
    if drawn is None:
        hand = in_words(spoken, hand)
    parts = [
        f"### {spoken.headline()}",
        asked,
        picture,
        hand,
        planned,
        note_text(own, spoken.message),
    ]
    buttons = [*controls, *look_buttons(shown.table, spoken.language)]
    await answer(interaction, card(parts, buttons, accent), files_of(drawn))
