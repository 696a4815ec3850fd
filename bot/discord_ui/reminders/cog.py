"""Reminders and nudges: buttons of ``/status`` and of notices."""

from __future__ import annotations

from datetime import timedelta

from discord.utils import format_dt

from bot.config import MAX_REMIND_HOURS
from bot.discord_ui.common.buttons import ControlId, press
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    localizer_for,
    person_of,
    request_of,
    tell,
    user_id,
    words_for,
)
from bot.discord_ui.reminders.view import interval_lines, notification_message, snooze_message
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

    @press("reminders")
    async def _open(self, interaction: Interaction, ref: ControlId) -> None:
        """Show the user's preferences, and the interval of the table."""
        await self._show_preferences(interaction, ref.table)

    @press("interval")
    async def _interval(self, interaction: Interaction, ref: ControlId) -> None:
        """Set the table's interval in hours, 0 for never."""
        if ref.number > MAX_REMIND_HOURS:
            raise TableError.because("error-old-button")
        request = request_of(interaction)
        table = await self.tables.reminders.set_interval(request, ref.table, ref.number or None)
        interaction.extras["saved"] = True
        await tell(interaction, *interval_lines(table, words_for(interaction)))

    @press("nudge")
    async def _nudge(self, interaction: Interaction, ref: ControlId) -> None:
        """Nudge the players who must move."""
        table, asked = await self.tables.reminders.nudge(request_of(interaction), ref.table)
        interaction.extras["saved"] = True
        who = persons(asked)
        await tell(interaction, localizer_for(interaction, table).say("nudge-done", who=who))

    @press("later")
    async def _later(self, interaction: Interaction, ref: ControlId) -> None:
        await answer(interaction, snooze_message(ref.table, ref.sequence, words_for(interaction)))

    @press("snooze")
    async def _snooze(self, interaction: Interaction, ref: ControlId) -> None:
        person, span = person_of(interaction), timedelta(hours=ref.number)
        until = await self.tables.reminders.snooze(person, ref.table, span, sequence=ref.sequence)
        when = format_dt(until, "f")
        await tell(interaction, words_for(interaction).say("reminder-snoozed", when=when))

    @press("mute")
    async def _mute(self, interaction: Interaction, ref: ControlId) -> None:
        words, who = words_for(interaction), user_id(interaction)
        if ref.word == "turn":
            person = person_of(interaction)
            await self.tables.reminders.mute_turn(person, ref.table, sequence=ref.sequence)
            await tell(interaction, words.say("reminder-muted-turn"))
            return
        if ref.word == "table":
            await self.tables.reminders.mute(who, ref.table)
            muted = words.say("reminder-muted-table", table=str(ref.table))
        else:
            await self.tables.users.switch(who, "muted", on=True)
            muted = words.say("reminder-muted-all")
        await tell(interaction, muted, words.say("reminder-back"))

    @press("notify")
    async def _notify(self, interaction: Interaction, ref: ControlId) -> None:
        who = user_id(interaction)
        what, _, word = ref.word.partition("-")
        if what == "unmute":
            await self.tables.reminders.unmute_all(who)
        elif what in NOTIFICATION_CHOICES:
            await self.tables.users.switch(who, NOTIFICATION_CHOICES[what], on=word == "on")
        else:
            raise TableError.because("error-old-button")
        await self._show_preferences(interaction)

    async def _show_preferences(self, interaction: Interaction, table_id: int = 0) -> None:
        who = user_id(interaction)
        switches = await self.tables.users.read_switches(who)
        muted_tables = await self.tables.reminders.muted_tables(who)
        muted, words = len(muted_tables), words_for(interaction)
        await answer(interaction, notification_message(switches, muted, words, table_id))
