"""``/settings`` and ``/away``: a person's time zone, nights, days off and absences."""

from __future__ import annotations

from datetime import timedelta

from discord import app_commands

from bot.discord_ui.hours.message import away_message, settings_message, shape_menu
from bot.discord_ui.hours.moment import moment
from bot.discord_ui.kit.cog import FeatureCog, request_of, user_id
from bot.discord_ui.kit.control_ids import Ref, press
from bot.discord_ui.kit.locale import words_for
from bot.discord_ui.kit.replies import acknowledge, answer
from bot.discord_ui.kit.services import Interaction
from bot.discord_ui.kit.slash import slash
from bot.tables import picture_shape
from bot.tables.errors import TableError
from bot.tables.timing import away
from bot.tables.timing.away import Habits
from bot.tables.timing.hours import DAYS_OFF, NIGHTS, USUAL_NIGHT, zone_of, zones
from bot.telling.choices import folded

SUGGESTED = 25


class HoursCog(FeatureCog):
    """What somebody says of their time; it holds at all their tables."""

    @slash("settings")
    async def settings(self, interaction: Interaction, zone: str | None = None) -> None:
        """My hours, and menus to change them."""
        await acknowledge(interaction)
        who = user_id(interaction)
        if zone is None:
            await self._show(interaction, await away.habits(self.tables, who))
        else:
            await self._set_zone(interaction, zone)

    @settings.autocomplete("zone")
    async def _zones(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        wanted, now = folded(current.replace("_", " ")), self.tables.clock.now()
        found = [name for name in sorted(zones()) if wanted in folded(name.replace("_", " "))]
        words = words_for(interaction)
        return [
            app_commands.Choice(
                name=words.say(
                    "settings-zone-now", zone=name, now=f"{now.astimezone(zone_of(name)):%H:%M}"
                ),
                value=name,
            )
            for name in found[:SUGGESTED]
        ]

    @press("zone")
    async def zone_picked(self, interaction: Interaction, ref: Ref) -> None:
        """The menu of cities; whoever had said nothing sleeps from eleven to eight."""
        await acknowledge(interaction)
        await self._set_zone(interaction, ref.word)

    async def _set_zone(self, interaction: Interaction, zone: str) -> None:
        who = user_id(interaction)
        known = await away.habits(self.tables, who)
        night = "" if known.hours is not None else NIGHTS[USUAL_NIGHT]
        habits = await away.set_hours(self.tables, who, zone=zone, night=night)
        await self._show(interaction, habits)

    @press("night")
    async def night_picked(self, interaction: Interaction, ref: Ref) -> None:
        """The menu of nights."""
        await acknowledge(interaction)
        if ref.word not in NIGHTS:
            raise TableError.because("error-old-button")
        who = user_id(interaction)
        await self._show(
            interaction, await away.set_hours(self.tables, who, night=NIGHTS[ref.word])
        )

    @press("daysoff")
    async def days_off_picked(self, interaction: Interaction, ref: Ref) -> None:
        """The menu of days off."""
        await acknowledge(interaction)
        if ref.word not in DAYS_OFF:
            raise TableError.because("error-old-button")
        days = DAYS_OFF[ref.word]
        who = user_id(interaction)
        await self._show(interaction, await away.set_hours(self.tables, who, days_off=days))

    @press("picture")
    async def picture_picked(self, interaction: Interaction, ref: Ref) -> None:
        """The menu of the shapes of pictures."""
        await acknowledge(interaction)
        who = user_id(interaction)
        await picture_shape.set_own_shape(self.tables, who, ref.word)
        await self._show(interaction, await away.habits(self.tables, who))

    async def _show(self, interaction: Interaction, habits: Habits) -> None:
        now, words = self.tables.clock.now(), words_for(interaction)
        shape = await picture_shape.own_shape(self.tables, user_id(interaction))
        view = settings_message(habits, now, words)
        view.add_item(shape_menu(shape, words))
        await answer(interaction, view)

    @slash("away")
    async def away(
        self, interaction: Interaction, until: str | None = None, begin: str | None = None
    ) -> None:
        """Be away for a while, or see when I am."""
        await acknowledge(interaction)
        habits = await away.habits(self.tables, user_id(interaction))
        if until is not None:
            now = self.tables.clock.now()
            zone = "UTC" if habits.hours is None else habits.hours.zone
            begins = None if begin is None else moment(begin, now, zone)
            ends = moment(until, begins or now, zone)
            habits = await away.go_away(self.tables, request_of(interaction), begins, ends)
        await self._show_away(interaction, habits)

    @press("leaving")
    async def leaving(self, interaction: Interaction, _: Ref) -> None:
        """The button of a notice: when somebody is away, and buttons to be."""
        await acknowledge(interaction)
        await self._show_away(interaction, await away.habits(self.tables, user_id(interaction)))

    @press("away")
    async def away_pressed(self, interaction: Interaction, ref: Ref) -> None:
        """Away from now, for so many days."""
        await acknowledge(interaction)
        ends = self.tables.clock.now() + timedelta(days=ref.number)
        await self._show_away(
            interaction, await away.go_away(self.tables, request_of(interaction), None, ends)
        )

    @press("back")
    async def back(self, interaction: Interaction, _: Ref) -> None:
        """Back before the absence is over."""
        await acknowledge(interaction)
        who = user_id(interaction)
        await self._show_away(interaction, await away.come_back(self.tables, who))

    @press("draws")
    async def draws(self, interaction: Interaction, ref: Ref) -> None:
        """Whether absence is drawn by itself."""
        await acknowledge(interaction)
        who = user_id(interaction)
        habits = await away.set_draws(self.tables, who, draws=ref.word == "on")
        await self._show_away(interaction, habits)

    async def _show_away(self, interaction: Interaction, habits: Habits) -> None:
        now, words = self.tables.clock.now(), words_for(interaction)
        await answer(interaction, away_message(habits, now, words))


async def ask_hours(cog: FeatureCog, interaction: Interaction) -> None:
    """Ask whoever sits down at a table with a clock for their hours: once, and privately."""
    who = user_id(interaction)
    if not await away.asked(cog.tables, who):
        return
    words, habits = words_for(interaction), await away.habits(cog.tables, who)
    intro = words.say("settings-ask")
    view = settings_message(habits, cog.tables.clock.now(), words, intro)
    interaction.extras["answered"] = True
    await answer(interaction, view)
