"""``/away``: periods when a user cannot play."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import discord
from discord.utils import format_dt

from bot.discord_ui.common.buttons import ControlId, PressButton, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import Interaction, answer, request_of, user_id, words_for
from bot.discord_ui.common.layout import Layout, note, small
from bot.discord_ui.common.locale import slash
from bot.presentation.time_control import rough_text
from bot.tables.domain.errors import TableError
from bot.tables.domain.quiet_hours import zone_of
from bot.tables.domain.time_control import HOUR, format_duration, parse_duration
from bot.tables.exports import AWAY_DAYS_PER_STAY, MAX_AWAY_NOTICE, Availability
from engine.core.words.catalogue import Catalogue
from engine.core.words.text import say

DATES = ("%Y-%m-%d %H:%M", "%Y-%m-%d")


def parse_moment(typed: str, since: datetime, zone: str, most: timedelta) -> datetime:
    """Parse a duration since a time, or a date; raise ``TableError``, which names ``most``."""
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
        begins, ends = format_dt(span.begins, "f"), format_dt(span.ends, "f")
        key = "away-now" if span is present else "away-later"
        parts.append(words.say(key, begins=begins, ends=ends))
    if not availability.away_periods:
        parts.append(words.say("away-not"))
    if availability.left >= HOUR:
        parts.append(words.say("away-left", left=rough_text(availability.left)))
    else:
        parts.append(words.say("away-none-left"))
    automatic = "away-automatic" if availability.uses_away_days else "away-automatic-not"
    parts += [words.say(automatic), small(words.say("away-why"))]
    return note(*parts, controls=rows(*_away_buttons(availability, now, words)))


def _away_buttons(availability: Availability, now: datetime, words: Catalogue) -> list[PressButton]:
    buttons = []
    if availability.away_at(now) is not None:
        back = words.say("away-back")
        buttons.append(button(ControlId("back"), back, discord.ButtonStyle.primary))
    else:
        for days in AWAY_BUTTONS:
            if timedelta(days=days) <= availability.left:
                label = say("away-for", span=format_duration(timedelta(days=days)))
                buttons.append(button(ControlId("away", word=str(days)), words.format(label)))
    if any(span.begins > now for span in availability.away_periods):
        buttons.append(button(ControlId("calloff"), words.say("away-call-off")))
    word = "off" if availability.uses_away_days else "on"
    automatic = button(ControlId("use-away-days", word=word), words.say(f"away-automatic-{word}"))
    return [*buttons, automatic]


class AwayCog(FeatureCog):
    """Set when a user is away, at all of their tables."""

    @slash("away", anywhere=True)
    async def away(
        self, interaction: Interaction, until: str | None = None, from_: str | None = None
    ) -> None:
        """Go away for some time, or show the away days."""
        if from_ is not None and until is None:
            raise TableError.because("error-away-until", begin=from_)
        if until is None:
            await self._show(interaction)
            return
        availability = await self.tables.time_control.read_availability(user_id(interaction))
        begins = None
        if from_ is not None:
            begins = parse_moment(from_, self.tables.now(), availability.zone, MAX_AWAY_NOTICE)
        since = begins or self.tables.now()
        ends = parse_moment(until, since, availability.zone, AWAY_DAYS_PER_STAY)
        await self.tables.time_control.go_away(request_of(interaction), begins, ends)
        await self._show(interaction)

    @press("leaving")
    async def _opened(self, interaction: Interaction, _: ControlId) -> None:
        await self._show(interaction)

    @press("away")
    async def _days_picked(self, interaction: Interaction, ref: ControlId) -> None:
        if ref.number not in AWAY_BUTTONS:
            raise TableError.because("error-old-button")
        ends = self.tables.now() + timedelta(days=ref.number)
        await self.tables.time_control.go_away(request_of(interaction), None, ends)
        await self._show(interaction)

    @press("back")
    async def _came_back(self, interaction: Interaction, _: ControlId) -> None:
        await self.tables.time_control.come_back(user_id(interaction))
        await self._show(interaction)

    @press("calloff")
    async def _called_off(self, interaction: Interaction, _: ControlId) -> None:
        await self.tables.time_control.cancel_upcoming_away(user_id(interaction))
        await self._show(interaction)

    @press("use-away-days")
    async def _automatic_picked(self, interaction: Interaction, ref: ControlId) -> None:
        who, wanted = user_id(interaction), ref.word == "on"
        await self.tables.time_control.set_automatic_away(who, wanted=wanted)
        await self._show(interaction)

    async def _show(self, interaction: Interaction) -> None:
        availability = await self.tables.time_control.read_availability(user_id(interaction))
        await answer(
            interaction, away_message(availability, self.tables.now(), words_for(interaction))
        )
