"""``/settings``: show all preferences of a user; each change applies at once."""

from __future__ import annotations

from itertools import islice

from discord import app_commands

from bot.discord_ui.common.buttons import ControlId, press
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import answer, user_id, words_for
from bot.discord_ui.common.locale import slash
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

SUGGESTED = 25


class SettingsCog(FeatureCog):
    """Change a user's preferences, which hold at all tables."""

    @slash("settings")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    async def settings(self, interaction: Interaction, zone: str | None = None) -> None:
        """Show all preferences with menus."""
        if zone is None:
            await self._show(interaction, TIME)
        else:
            await self._set_zone(interaction, zone_called(zone))

    @settings.autocomplete("zone")
    async def _zones(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        now, words = self.tables.now(), words_for(interaction)
        return [
            app_commands.Choice(name=zone_line(zone, now, words, named=True), value=zone)
            for zone in islice(zones_like(current), SUGGESTED)
        ]

    @press("settings")
    async def group_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Show another group of preferences."""
        if ref.word not in (TIME, REMINDERS, PLAY):
            raise TableError.because("error-old-button")
        await self._show(interaction, ref.word)

    @press("set")
    async def picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Change a preference; the answer is in the language chosen by then."""
        name, _, word = ref.word.partition("=")
        await self.tables.users.set_preference(user_id(interaction), name, word)
        await self._show(interaction, group_of(name))

    @press("unmute")
    async def hear_all(self, interaction: Interaction, _: ControlId) -> None:
        """Unmute all tables."""
        await self.tables.reminders.unmute_all(user_id(interaction))
        await self._show(interaction, REMINDERS)

    @press("zone")
    async def zone_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Set the time zone; a user without quiet hours gets a night from 23 to 8."""
        await self._set_zone(interaction, ref.word)

    async def _set_zone(self, interaction: Interaction, zone: str) -> None:
        who = user_id(interaction)
        known = await self.tables.time_control.read_availability(who)
        night = "" if known.hours is not None else NIGHTS[DEFAULT_NIGHT]
        await self.tables.time_control.set_hours(who, zone=zone, night=night)
        await self._show(interaction, TIME)

    @press("night")
    async def night_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Set the night."""
        if ref.word not in NIGHTS:
            raise TableError.because("error-old-button")
        await self.tables.time_control.set_hours(user_id(interaction), night=NIGHTS[ref.word])
        await self._show(interaction, TIME)

    @press("daysoff")
    async def days_off_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Set the days off."""
        if ref.word not in DAYS_OFF:
            raise TableError.because("error-old-button")
        await self.tables.time_control.set_hours(user_id(interaction), days_off=DAYS_OFF[ref.word])
        await self._show(interaction, TIME)

    async def _show(self, interaction: Interaction, group: str) -> None:
        who, now = user_id(interaction), self.tables.now()
        availability = await self.tables.time_control.read_availability(who)
        chosen = await self.tables.users.read_preferences(who)
        muted = len((await self.tables.reminders.read_preferences(who)).muted_tables)
        words = words_for(interaction)
        await answer(interaction, settings_message(group, availability, chosen, muted, now, words))


async def ask_hours(cog: FeatureCog, interaction: Interaction) -> None:
    """Ask a user at a table with a clock for their quiet hours, once and privately."""
    who = user_id(interaction)
    if not await cog.tables.time_control.claim_hours_question(who):
        return
    availability = await cog.tables.time_control.read_availability(who)
    interaction.extras["answered"] = True
    asked = hours_question(availability, cog.tables.now(), words_for(interaction))
    await answer(interaction, asked)
