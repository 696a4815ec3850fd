"""``/away``: when somebody is away."""

from __future__ import annotations

from datetime import timedelta

from discord import app_commands

from bot.discord_ui.away.message import away_message
from bot.discord_ui.away.moment import moment
from bot.discord_ui.common.buttons import press
from bot.discord_ui.common.cog import FeatureCog, request_of, user_id
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.locale import words_for
from bot.discord_ui.common.localized import slash
from bot.discord_ui.common.replies import answer
from bot.discord_ui.common.services import Interaction
from bot.tables.domain.errors import TableError
from bot.tables.time_control import availability, away
from bot.tables.time_control.availability import Availability
from bot.tables.time_control.away import MAX_AWAY_NOTICE
from bot.tables.time_control.away_limits import AWAY_DAYS_PER_STAY


class AwayCog(FeatureCog):
    """Being away; it holds at all their tables."""

    @slash("away")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    async def away(
        self, interaction: Interaction, until: str | None = None, begin: str | None = None
    ) -> None:
        """Be away for a while, or see when I am."""
        habits = await availability.read_availability(self.tables, user_id(interaction))
        if begin is not None and until is None:
            raise TableError.because("error-away-until", begin=begin)
        if until is not None:
            now = self.tables.clock.now()
            zone = "UTC" if habits.hours is None else habits.hours.zone
            begins = None if begin is None else moment(begin, now, zone, MAX_AWAY_NOTICE)
            ends = moment(until, begins or now, zone, AWAY_DAYS_PER_STAY)
            habits = await away.go_away(self.tables, request_of(interaction), begins, ends)
        await self._show_away(interaction, habits)

    @press("leaving")
    async def leaving(self, interaction: Interaction, _: ControlId) -> None:
        """The button of a notice: when somebody is away, and buttons to be."""
        await self._show_away(
            interaction, await availability.read_availability(self.tables, user_id(interaction))
        )

    @press("away")
    async def away_pressed(self, interaction: Interaction, ref: ControlId) -> None:
        """Away from now, for so many days."""
        days = min(ref.number, AWAY_DAYS_PER_STAY.days + 1)  # more is refused all the same
        ends = self.tables.clock.now() + timedelta(days=days)
        await self._show_away(
            interaction, await away.go_away(self.tables, request_of(interaction), None, ends)
        )

    @press("back")
    async def back(self, interaction: Interaction, _: ControlId) -> None:
        """Back before the absence is over."""
        who = user_id(interaction)
        await self._show_away(interaction, await away.come_back(self.tables, who))

    @press("calloff")
    async def call_off(self, interaction: Interaction, _: ControlId) -> None:
        """Not away after all, as far as it is still to come."""
        who = user_id(interaction)
        await self._show_away(interaction, await away.cancel_upcoming(self.tables, who))

    @press("draws")
    async def draws(self, interaction: Interaction, ref: ControlId) -> None:
        """Whether absence is drawn by itself."""
        who = user_id(interaction)
        habits = await availability.set_automatic_away(self.tables, who, draws=ref.word == "on")
        await self._show_away(interaction, habits)

    async def _show_away(self, interaction: Interaction, habits: Availability) -> None:
        now, words = self.tables.clock.now(), words_for(interaction)
        await answer(interaction, away_message(habits, now, words))
