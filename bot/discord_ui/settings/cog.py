"""``/settings``: one message with every choice somebody has, each of which acts at once."""

from __future__ import annotations

from itertools import islice

from discord import app_commands

from bot.discord_ui.common.buttons import ControlId, press
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import user_id, words_for
from bot.discord_ui.common.locale import slash
from bot.discord_ui.common.replies import answer
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.settings.view import (
    PLAY,
    REMINDERS,
    TIME,
    group_of,
    hours_question,
    settings_message,
    zone_line,
)
from bot.presentation.cities import zone_called, zones_like
from bot.tables.domain.errors import TableError
from bot.tables.domain.quiet_hours import DAYS_OFF, DEFAULT_NIGHT, NIGHTS
from bot.tables.reminders import notification_preferences
from bot.tables.time_control import availability
from bot.tables.users import preferences

SUGGESTED = 25


class SettingsCog(FeatureCog):
    """What somebody chooses for themselves; it holds at all their tables."""

    @slash("settings")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    async def settings(self, interaction: Interaction, zone: str | None = None) -> None:
        """All of it, and menus to change it."""
        if zone is None:
            await self._show(interaction, TIME)
        else:
            await self._set_zone(interaction, zone_called(zone))

    @settings.autocomplete("zone")
    async def _zones(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        now, words = self.tables.clock.now(), words_for(interaction)
        return [
            app_commands.Choice(name=zone_line(zone, now, words, named=True), value=zone)
            for zone in islice(zones_like(current), SUGGESTED)
        ]

    @press("settings")
    async def group_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """The buttons of the groups."""
        if ref.word not in (TIME, REMINDERS, PLAY):
            raise TableError.because("error-old-button")
        await self._show(interaction, ref.word)

    @press("set")
    async def picked(self, interaction: Interaction, ref: ControlId) -> None:
        """The menu of a setting; the answer is in the language chosen by then."""
        name, _, word = ref.word.partition("=")
        await preferences.set_preference(self.tables, user_id(interaction), name, word)
        await self._show(interaction, group_of(name))

    @press("hearall")
    async def hear_all(self, interaction: Interaction, _: ControlId) -> None:
        """The button that brings back the reminders of tables that were made quiet."""
        await notification_preferences.unmute_all(self.tables, user_id(interaction))
        await self._show(interaction, REMINDERS)

    @press("zone")
    async def zone_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """The menu of cities; whoever had said nothing sleeps from eleven to eight."""
        await self._set_zone(interaction, ref.word)

    async def _set_zone(self, interaction: Interaction, zone: str) -> None:
        who = user_id(interaction)
        known = await availability.read_availability(self.tables, who)
        night = "" if known.hours is not None else NIGHTS[DEFAULT_NIGHT]
        await availability.set_hours(self.tables, who, zone=zone, night=night)
        await self._show(interaction, TIME)

    @press("night")
    async def night_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """The menu of nights."""
        if ref.word not in NIGHTS:
            raise TableError.because("error-old-button")
        await availability.set_hours(self.tables, user_id(interaction), night=NIGHTS[ref.word])
        await self._show(interaction, TIME)

    @press("daysoff")
    async def days_off_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """The menu of days off."""
        if ref.word not in DAYS_OFF:
            raise TableError.because("error-old-button")
        await availability.set_hours(self.tables, user_id(interaction), days_off=DAYS_OFF[ref.word])
        await self._show(interaction, TIME)

    async def _show(self, interaction: Interaction, group: str) -> None:
        who, now = user_id(interaction), self.tables.clock.now()
        habits = await availability.read_availability(self.tables, who)
        chosen = await preferences.read_chosen(self.tables, who)
        hushed = len(
            (await notification_preferences.read_notification_preferences(self.tables, who)).hushed
        )
        words = words_for(interaction)
        await answer(interaction, settings_message(group, habits, chosen, hushed, now, words))


async def ask_hours(cog: FeatureCog, interaction: Interaction) -> None:
    """Ask whoever sits down at a table with a clock for their hours: once, and privately."""
    who = user_id(interaction)
    if not await availability.claim_hours_question(cog.tables, who):
        return
    habits = await availability.read_availability(cog.tables, who)
    interaction.extras["answered"] = True
    asked = hours_question(habits, cog.tables.clock.now(), words_for(interaction))
    await answer(interaction, asked)
