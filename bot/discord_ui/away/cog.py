"""``/away``: when somebody is away."""

from __future__ import annotations

from datetime import timedelta

from discord import app_commands

from bot.discord_ui.away.message import away_message
from bot.discord_ui.away.moment import moment
from bot.discord_ui.kit.buttons import press
from bot.discord_ui.kit.cog import FeatureCog, request_of, user_id
from bot.discord_ui.kit.control_ids import Ref
from bot.discord_ui.kit.locale import words_for
from bot.discord_ui.kit.replies import acknowledge, answer
from bot.discord_ui.kit.services import Interaction
from bot.discord_ui.kit.slash import slash
from bot.tables.errors import TableError
from bot.tables.timing import absences, own_hours
from bot.tables.timing.absence_limits import AWAY_AT_ONCE
from bot.tables.timing.absences import AHEAD
from bot.tables.timing.own_hours import Habits


class AwayCog(FeatureCog):
    """Being away; it holds at all their tables."""

    @slash("away")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    async def away(
        self, interaction: Interaction, until: str | None = None, begin: str | None = None
    ) -> None:
        """Be away for a while, or see when I am."""
        await acknowledge(interaction)
        habits = await own_hours.habits(self.tables, user_id(interaction))
        if begin is not None and until is None:
            raise TableError.because("error-away-until", begin=begin)
        if until is not None:
            now = self.tables.clock.now()
            zone = "UTC" if habits.hours is None else habits.hours.zone
            begins = None if begin is None else moment(begin, now, zone, AHEAD)
            ends = moment(until, begins or now, zone, AWAY_AT_ONCE)
            habits = await absences.go_away(self.tables, request_of(interaction), begins, ends)
        await self._show_away(interaction, habits)

    @press("leaving")
    async def leaving(self, interaction: Interaction, _: Ref) -> None:
        """The button of a notice: when somebody is away, and buttons to be."""
        await acknowledge(interaction)
        await self._show_away(
            interaction, await own_hours.habits(self.tables, user_id(interaction))
        )

    @press("away")
    async def away_pressed(self, interaction: Interaction, ref: Ref) -> None:
        """Away from now, for so many days."""
        await acknowledge(interaction)
        days = min(ref.number, AWAY_AT_ONCE.days + 1)  # more is refused all the same
        ends = self.tables.clock.now() + timedelta(days=days)
        await self._show_away(
            interaction, await absences.go_away(self.tables, request_of(interaction), None, ends)
        )

    @press("back")
    async def back(self, interaction: Interaction, _: Ref) -> None:
        """Back before the absence is over."""
        await acknowledge(interaction)
        who = user_id(interaction)
        await self._show_away(interaction, await absences.come_back(self.tables, who))

    @press("calloff")
    async def call_off(self, interaction: Interaction, _: Ref) -> None:
        """Not away after all, as far as it is still to come."""
        await acknowledge(interaction)
        who = user_id(interaction)
        await self._show_away(interaction, await absences.call_off(self.tables, who))

    @press("draws")
    async def draws(self, interaction: Interaction, ref: Ref) -> None:
        """Whether absence is drawn by itself."""
        await acknowledge(interaction)
        who = user_id(interaction)
        habits = await own_hours.set_draws(self.tables, who, draws=ref.word == "on")
        await self._show_away(interaction, habits)

    async def _show_away(self, interaction: Interaction, habits: Habits) -> None:
        now, words = self.tables.clock.now(), words_for(interaction)
        await answer(interaction, away_message(habits, now, words))
