"""``/game takeover`` and ``/substitute``: play another person's seat, for good or for a while."""

from __future__ import annotations

import logging

import discord
from discord import ButtonStyle, app_commands
from discord.utils import format_dt

from bot.discord_ui.away import moment
from bot.discord_ui.board.own_view import show_own_view
from bot.discord_ui.common.buttons import ControlId, button, press, rows
from bot.discord_ui.common.cog import FeatureCog, own_eyes
from bot.discord_ui.common.interactions import (
    channel_of,
    confirm,
    request_of,
    tell,
    user_id,
    words_for,
)
from bot.discord_ui.common.layout import Layout, mention, note, small
from bot.discord_ui.common.locale import GAME, slash
from bot.discord_ui.common.options import TypedSeat, find_seat, seat_choices
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.log import tell_whole
from bot.discord_ui.settings.cog import ask_hours
from bot.presentation.texts import message_localizer, tidy
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Person
from bot.tables.domain.table import Occupant, Status, Substitute, Table
from bot.tables.domain.time_control import time_control_named
from bot.tables.domain.timeout_policy import MAX_SUBSTITUTION
from engine.core import Player, say
from engine.core.words.text import Value


class TakeoverCommands(FeatureCog):
    """Seat a new player, and show them the whole game and the seat's private view."""

    @slash("game-takeover", GAME)
    async def takeover(self, interaction: Interaction, seat: TypedSeat | None = None) -> None:
        """Take over an offered seat, or return to one's own."""
        table = await self.table_here(interaction)
        chosen = None if seat is None else find_seat(interaction, table, seat)
        await self._take_over(interaction, table.id, chosen)

    @takeover.autocomplete("seat")
    async def _offered(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        table = await self.tables.table_in(channel_of(interaction))
        if table is None:
            return []
        return seat_choices(
            interaction, table, current, lambda seat: seat.occupant is Occupant.OFFERED
        )

    @press("takeover")
    async def takeover_pressed(self, interaction: Interaction, ref: ControlId) -> None:
        """Take over a seat, from the button below the result of a vote."""
        await self._take_over(interaction, ref.table, ref.number - 1)

    async def _take_over(self, interaction: Interaction, table_id: int, seat: int | None) -> None:
        table, _ = await self.tables.seats.take_over(request_of(interaction), table_id, seat)
        await tell(interaction, words_for(interaction).say("takeover-done"))
        await tell_whole(self, interaction, table.id)
        shown = await self.tables.history.read_turn(table.id, own_eyes(interaction))
        await show_own_view(interaction, shown)
        if time_control_named(table.time_control) is not None:
            await ask_hours(self, interaction)


log = logging.getLogger(__name__)


def substitute_message(
    table: Table, seat: int, mark: str, invited_id: str | None = None, *, declined: bool = False
) -> Layout:
    """Show an invitation with buttons until it is answered or replaced.

    ``mark`` identifies the invitation; ``invited_id`` is the invited person, if known.
    """
    localizer = message_localizer(table.language, table.game, table.names)
    substitute, who = table.seats[seat].substitute, Player(seat)
    if substitute is None or not _is_current(table, substitute, mark, invited_id):
        return note(
            localizer.say("substitute-declined" if declined else "substitute-over", who=who)
        )
    words: dict[str, Value] = {
        "who": who,
        "substitute": localizer.words.person(mention(substitute.user_id)),
        "when": format_dt(substitute.until, "f"),
    }
    if substitute.agreed:
        return note(localizer.say("substitute-agreed", **words))
    yes, no = (
        ControlId("sub", table.id, seat, f"{said} {substitute.mark}") for said in ("yes", "no")
    )
    made = [
        button(yes, localizer.say("substitute-yes"), ButtonStyle.primary),
        button(no, localizer.say("substitute-no")),
    ]
    about = small(localizer.say("substitute-about"))
    return note(localizer.say("substitute-asked", **words), about, controls=rows(*made))


def _is_current(table: Table, substitute: Substitute, mark: str, invited_id: str | None) -> bool:
    """Return whether an invitation is the current one, at a table that is not over."""
    same = mark in ("", substitute.mark) and invited_id in (None, substitute.user_id)
    return same and table.status in (Status.RUNNING, Status.PAUSED)


class SubstituteCog(FeatureCog):
    """Invite a substitute, who answers in the table's channel."""

    @slash("substitute")
    async def substitute(
        self,
        interaction: Interaction,
        person: discord.Member | None = None,
        until: str | None = None,
    ) -> None:
        """Invite a person; without one, end the substitution."""
        table, request = await self.table_here(interaction), request_of(interaction)
        if person is None:
            ended = _end_of(table, request.person.id)
            back = await self.tables.seats.end_substitution(request, table.id)
            await confirm(interaction, back, say(f"substitute-{ended}"))
            return
        if person.id == interaction.user.id:
            raise TableError.because("error-substitute-self")
        if person.bot or until is None:
            raise TableError.because("error-substitute")
        now = self.tables.now()
        availability = await self.tables.time_control.read_availability(user_id(interaction))
        zone = "UTC" if availability.hours is None else availability.hours.zone
        invited = Person(str(person.id), tidy(person.display_name))
        ends = moment(until, now, zone, MAX_SUBSTITUTION)
        table = await self.tables.seats.invite_substitute(request, table.id, invited, ends)
        await confirm(interaction, table, say("substitute-sent"))

    @press("sub", silent=True)
    async def answered(self, interaction: Interaction, ref: ControlId) -> None:
        """Accept or decline an invitation; its message shows the result."""
        seat, (word, _, mark) = ref.sequence, ref.word.partition(" ")
        request, agrees = request_of(interaction), word == "yes"
        before = await self.tables.table(ref.table)
        declined = False
        try:
            await self.tables.seats.answer_invitation(
                request, ref.table, seat, agrees=agrees, mark=mark
            )
            declined = not agrees and _has_not_agreed(before, request.person.id)
        finally:
            table = await self.tables.table(ref.table)
            await self._show(interaction, table, seat, mark, declined=declined)

    async def _show(
        self, interaction: Interaction, table: Table, seat: int, mark: str, *, declined: bool
    ) -> None:
        """Update the invitation's message; a failure is logged and does not undo the answer."""
        if not 0 <= seat < len(table.seats):
            return
        try:
            view = substitute_message(table, seat, mark, declined=declined)
            await interaction.edit_original_response(view=view)
        except discord.HTTPException as trouble:
            log.warning("substitute.update.failed", extra={"table": table.id, "why": str(trouble)})


def _end_of(table: Table, user: str) -> str:
    """Return what it means that a user ends a substitution, as the end of its text's key."""
    own = next((seat for seat in table.seats if seat.user_id == user), None)
    if own is None:
        return "refused" if _has_not_agreed(table, user) else "left"
    return "ended" if own.substitute is None or own.substitute.agreed else "withdrawn"


def _has_not_agreed(table: Table, user: str) -> bool:
    """Return whether a user is invited as a substitute and has not agreed."""
    invited = [seat.substitute for seat in table.seats if seat.substitute is not None]
    return any(one.user_id == user and not one.agreed for one in invited)
