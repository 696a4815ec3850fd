"""Buttons of ``/status`` that change a table: its time control and the layout of its boards."""

from __future__ import annotations

from bot.discord_ui.common.buttons import ControlId, PressButton, button, press
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.forms import (
    Fields,
    Form,
    choice_field,
    open_form,
    submit,
    text_field,
    value_of,
)
from bot.discord_ui.common.interactions import Interaction, request_of, tell_of, words_for
from bot.presentation.time_control import time_control_label, time_control_text
from bot.tables.domain.errors import TableError
from bot.tables.domain.options import OptionChanges
from bot.tables.domain.table import TALL, WIDE, Status, Table
from bot.tables.domain.time_control import NO_CLOCK, TIME_CONTROL_NAMES
from engine.core import say
from engine.core.words.catalogue import Catalogue

NAMED_FIELD, OWN_FIELD = "named", "own"
OWN_LIMIT = 40
"""Maximum characters of a time control in figures: grace, bank, refill."""


def change_buttons(table: Table, words: Catalogue) -> list[PressButton]:
    """Return the buttons to nudge, and to change reminders, time control and board layout."""
    other = TALL if table.picture_shape == WIDE else WIDE
    buttons = {
        "reminders": words.say("status-reminders"),
        "set-time": words.say("status-time-control"),
    }
    if table.status is Status.RUNNING:
        buttons = {"nudge": words.say("status-nudge"), **buttons}
    layout = button(ControlId("shape", table.id, 0, other), words.say(f"status-board-{other}"))
    return [*(button(ControlId(act, table.id), label) for act, label in buttons.items()), layout]


class TableChangesCog(FeatureCog):
    """Change the time control and the layout of the boards."""

    @press("set-time", opens_form=True)
    async def _ask_time_control(self, interaction: Interaction, ref: ControlId) -> None:
        words, table = words_for(interaction), await self.tables.table(ref.table)
        now = table.time_control or NO_CLOCK
        labels = {now: time_control_label(now, words)} | {
            word: time_control_label(word, words) for word in TIME_CONTROL_NAMES
        }
        form = Form(
            ControlId("set-time", table.id),
            words.say("play-time"),
            choice_field(NAMED_FIELD, words.say("play-time"), labels, now),
            text_field(OWN_FIELD, words.say("status-own-time-control"), OWN_LIMIT),
        )
        if not await open_form(interaction, form):
            raise TableError.because("error-no-form")

    @submit("set-time")
    async def _set_time_control(
        self, interaction: Interaction, ref: ControlId, fields: Fields
    ) -> None:
        """Change the time control: the host in the lobby, all players by a vote later."""
        wanted = value_of(fields, OWN_FIELD).strip() or value_of(fields, NAMED_FIELD)
        table, request = await self.tables.table(ref.table), request_of(interaction)
        if table.status is Status.LOBBY:
            changes = OptionChanges(time_control=wanted)
            table, vote = await self.tables.lobby.change_options(request, table.id, changes), None
        else:
            table, vote = await self.tables.time_control.propose(request, table.id, wanted)
        changed = say("game-time-control", time_control=time_control_text(table.time_control))
        await tell_of(interaction, table, say("vote-opened") if vote else changed)

    @press("shape")
    async def _set_shape(self, interaction: Interaction, ref: ControlId) -> None:
        """Set the layout of the boards, as a player or an admin."""
        table = await self.tables.lobby.set_shape(request_of(interaction), ref.table, ref.word)
        await tell_of(interaction, table, say(f"game-picture-{table.picture_shape}"))
