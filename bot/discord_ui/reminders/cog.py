"""``/remind`` and ``/nudge``, and the buttons of notices."""

from __future__ import annotations

from datetime import timedelta

from discord import app_commands

from bot.config import MAX_REMIND_HOURS
from bot.discord_ui.common.buttons import ControlId, press
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    answer,
    language_of,
    person_of,
    request_of,
    tell,
    user_id,
    words_for,
)
from bot.discord_ui.common.locale import slash
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.reminders.view import (
    hours_text,
    notification_message,
    snooze_message,
    snoozed_message,
    usual_text,
)
from bot.presentation.texts import message_localizer
from bot.tables.domain.errors import TableError
from engine.core.words.phrases import persons

NOTIFICATION_CHOICES = {
    "direct": "direct_messages",
    "muted": "muted",
    "next": "wants_next_up",
    "setbacks": "wants_setbacks",
}
"""The notification preferences, as the buttons set them."""


class RemindersCog(FeatureCog):
    """Set a table's reminders and each user's notification preferences."""

    @slash("remind")
    async def remind(
        self,
        interaction: Interaction,
        hours: app_commands.Range[int, 0, MAX_REMIND_HOURS] | None = None,
    ) -> None:
        """Set the table's interval in hours, 0 for never; without hours, show preferences."""
        words = words_for(interaction)
        if hours is None:
            wanted = await self.tables.reminders.read_preferences(user_id(interaction))
            await answer(interaction, notification_message(wanted, words))
            return
        table = await self.table_here(interaction)
        request = request_of(interaction)
        table = await self.tables.reminders.set_interval(request, table.id, hours or None)
        interaction.extras["saved"] = True
        await tell(interaction, usual_text(table, words), hours_text(table, words))

    @slash("nudge")
    async def nudge(self, interaction: Interaction) -> None:
        """Nudge the players who must move."""
        here = await self.table_here(interaction)
        table, asked = await self.tables.reminders.nudge(request_of(interaction), here.id)
        interaction.extras["saved"] = True
        localizer = message_localizer(language_of(interaction), table.game, table.names)
        await tell(interaction, localizer.say("nudge-done", who=persons(asked)))

    @press("later")
    async def later(self, interaction: Interaction, ref: ControlId) -> None:
        """Ask how long to snooze."""
        await answer(interaction, snooze_message(ref.table, ref.sequence, words_for(interaction)))

    @press("snooze")
    async def hold(self, interaction: Interaction, ref: ControlId) -> None:
        """Snooze the reminders of this turn."""
        span = timedelta(hours=ref.number)
        until = await self.tables.reminders.snooze(
            person_of(interaction), ref.table, span, sequence=ref.sequence
        )
        await answer(interaction, snoozed_message(until, words_for(interaction)))

    @press("mute")
    async def mute(self, interaction: Interaction, ref: ControlId) -> None:
        """Mute this turn, this table, or all tables."""
        words, who = words_for(interaction), user_id(interaction)
        if ref.word == "turn":
            person = person_of(interaction)
            await self.tables.reminders.mute_turn(person, ref.table, sequence=ref.sequence)
            await tell(interaction, words.say("reminder-muted-turn"))
            return
        if ref.word == "table":
            await self.tables.reminders.mute(who, ref.table)
        else:
            await self.tables.reminders.set_preference(who, "muted", wanted=True)
        done = "table" if ref.word == "table" else "all"
        confirmation = words.say(f"reminder-muted-{done}", table=str(ref.table))
        await tell(interaction, confirmation, words.say("reminder-back"))

    @press("notify")
    async def notify(self, interaction: Interaction, ref: ControlId) -> None:
        """Change a notification preference."""
        who = user_id(interaction)
        what, _, word = ref.word.partition("-")
        if what == "unmute":
            wanted = await self.tables.reminders.unmute_all(who)
        elif what in NOTIFICATION_CHOICES:
            wanted = await self.tables.reminders.set_preference(
                who, NOTIFICATION_CHOICES[what], wanted=word == "on"
            )
        else:
            raise TableError.because("error-old-button")
        await answer(interaction, notification_message(wanted, words_for(interaction)))
