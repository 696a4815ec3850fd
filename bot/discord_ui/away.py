"""``/away``: periods when a user cannot play."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import discord
from discord import app_commands, ui
from discord.utils import format_dt

from bot.discord_ui.common.buttons import ControlId, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import answer, request_of, user_id, words_for
from bot.discord_ui.common.layout import Layout, note, small
from bot.discord_ui.common.locale import slash
from bot.discord_ui.common.services import Interaction
from bot.presentation.time_control import rough_text
from bot.tables.domain.errors import TableError
from bot.tables.domain.quiet_hours import zone_of
from bot.tables.domain.time_control import HOUR, format_duration, parse_duration
from bot.tables.types import AWAY_DAYS_PER_STAY, MAX_AWAY_NOTICE, Availability
from engine.core.words.catalogue import Catalogue
from engine.core.words.text import say

DATES = ("%Y-%m-%d %H:%M", "%Y-%m-%d")


def moment(typed: str, since: datetime, zone: str, most: timedelta) -> datetime:
    """Parse when a period ends: a duration from ``now``, or a date.

    ``most`` is the longest sensible duration; a longer one is refused later, with the reason.

    Raises:
        TableError: it is neither.
    """
    span = parse_duration(typed)
    if span is not None and span <= MAX_AWAY_NOTICE:
        return since + span
    for form in DATES:
        try:
            local = datetime.strptime(typed.strip(), form)
            return local.replace(tzinfo=zone_of(zone)).astimezone(UTC)
        except (ValueError, OverflowError):
            continue
    raise TableError.because("error-moment", typed=typed, most=format_duration(most))


AWAY_BUTTONS = (1, 3, 7)
"""Days away offered as buttons."""


def away_message(availability: Availability, now: datetime, words: Catalogue) -> Layout:
    """Show when a user is away and how many away days are left, with buttons."""
    parts = [f"### {words.say('away-title')}"]
    present = availability.away_at(now)
    for span in availability.away_periods:
        if span is present:
            parts.append(words.say("away-now", ends=format_dt(span.ends, "f")))
        else:
            parts.append(
                words.say(
                    "away-later", begins=format_dt(span.begins, "f"), ends=format_dt(span.ends, "f")
                )
            )
    if not availability.away_periods:
        parts.append(words.say("away-not"))
    left = words.format(rough_text(availability.left)) if availability.left >= HOUR else ""
    parts.append(words.say("away-left", left=left) if left else words.say("away-none-left"))
    parts.append(
        words.say("away-automatic" if availability.uses_away_days else "away-automatic-not")
    )
    parts.append(small(words.say("away-why")))
    return note(*parts, controls=_away_buttons(availability, now, words))


def _away_buttons(
    availability: Availability, now: datetime, words: Catalogue
) -> list[ui.ActionRow[Any]]:
    made = []
    away = availability.away_at(now) is not None
    if not away:
        made = [
            button(
                ControlId("away", word=str(days)),
                words.format(say("away-for", span=format_duration(timedelta(days=days)))),
            )
            for days in AWAY_BUTTONS
            if timedelta(days=days) <= availability.left
        ]
    if away:
        made.append(button(ControlId("back"), words.say("away-back"), discord.ButtonStyle.primary))
    if any(span.begins > now for span in availability.away_periods):
        made.append(button(ControlId("calloff"), words.say("away-call-off")))
    word = "off" if availability.uses_away_days else "on"
    made.append(button(ControlId("use-away-days", word=word), words.say(f"away-automatic-{word}")))
    return rows(*made)


class AwayCog(FeatureCog):
    """Set when a user is away, at all of their tables."""

    @slash("away")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    async def away(
        self, interaction: Interaction, until: str | None = None, begin: str | None = None
    ) -> None:
        """Go away for some time, or show the away days."""
        availability = await self.tables.time_control.read_availability(user_id(interaction))
        if begin is not None and until is None:
            raise TableError.because("error-away-until", begin=begin)
        if until is not None:
            now = self.tables.now()
            zone = "UTC" if availability.hours is None else availability.hours.zone
            begins = None if begin is None else moment(begin, now, zone, MAX_AWAY_NOTICE)
            ends = moment(until, begins or now, zone, AWAY_DAYS_PER_STAY)
            availability = await self.tables.time_control.go_away(
                request_of(interaction), begins, ends
            )
        await self._show_away(interaction, availability)

    @press("leaving")
    async def leaving(self, interaction: Interaction, _: ControlId) -> None:
        """Show the away days, from the button of a notice."""
        await self._show_away(
            interaction, await self.tables.time_control.read_availability(user_id(interaction))
        )

    @press("away")
    async def away_pressed(self, interaction: Interaction, ref: ControlId) -> None:
        """Go away from now on for a number of days."""
        if ref.number not in AWAY_BUTTONS:
            raise TableError.because("error-old-button")
        ends = self.tables.now() + timedelta(days=ref.number)
        await self._show_away(
            interaction, await self.tables.time_control.go_away(request_of(interaction), None, ends)
        )

    @press("back")
    async def back(self, interaction: Interaction, _: ControlId) -> None:
        """End the present period."""
        who = user_id(interaction)
        await self._show_away(interaction, await self.tables.time_control.come_back(who))

    @press("calloff")
    async def call_off(self, interaction: Interaction, _: ControlId) -> None:
        """Cancel the periods that have not begun."""
        who = user_id(interaction)
        await self._show_away(interaction, await self.tables.time_control.cancel_upcoming_away(who))

    @press("use-away-days")
    async def draws(self, interaction: Interaction, ref: ControlId) -> None:
        """Switch the automatic use of away days on or off."""
        who = user_id(interaction)
        availability = await self.tables.time_control.set_automatic_away(
            who, wanted=ref.word == "on"
        )
        await self._show_away(interaction, availability)

    async def _show_away(self, interaction: Interaction, availability: Availability) -> None:
        now, words = self.tables.now(), words_for(interaction)
        await answer(interaction, away_message(availability, now, words))
