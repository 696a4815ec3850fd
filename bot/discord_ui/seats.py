"""Change who plays a seat: resign, and part of ``/game``."""

from __future__ import annotations

import logging

import discord
from discord import ButtonStyle, app_commands
from discord.utils import format_dt

from bot.discord_ui.away import parse_moment
from bot.discord_ui.board.own_view import show_own_view
from bot.discord_ui.common.buttons import ControlId, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    confirm,
    localizer_for,
    person_of,
    request_of,
    tell,
    tell_of,
    user_id,
    words_for,
)
from bot.discord_ui.common.layout import Layout, note, small
from bot.discord_ui.common.locale import GAME, slash
from bot.discord_ui.common.options import TypedSeat, find_seat, suggest_seats
from bot.discord_ui.log import tell_whole
from bot.discord_ui.settings import ask_hours
from bot.presentation.confirmation import resignation_question
from bot.presentation.texts import mention, table_localizer, tidy
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Person
from bot.tables.domain.table import Occupant, Status, Substitute, Table
from bot.tables.domain.timeout_policy import MAX_SUBSTITUTION
from engine.core import Player, Text, Value, say

log = logging.getLogger(__name__)


class RemovalCommands(FeatureCog):
    """Remove a player who has left."""

    @slash("game-remove", GAME)
    @app_commands.autocomplete(seat=suggest_seats(lambda seat: seat.person))
    async def remove(self, interaction: Interaction, seat: TypedSeat) -> None:
        """Ask an admin to confirm that an inactive player is removed."""
        table = await self.table_here(interaction)
        chosen = find_seat(interaction, table, seat)
        await self.tables.seats.require_removable(table.id, person_of(interaction), chosen)
        localizer = localizer_for(interaction, table)
        yes = ControlId("remove", table.id, 0, str(chosen + 1))
        buttons = [
            button(yes, localizer.say("game-remove-now"), ButtonStyle.danger),
            button(ControlId("no", table.id), localizer.say("move-confirm-no")),
        ]
        asked = localizer.say("game-remove-confirm", who=Player(chosen))
        await answer(interaction, note(asked, controls=rows(*buttons)))

    @press("remove", silent=True)
    async def _remove_now(self, interaction: Interaction, ref: ControlId) -> None:
        seat = ref.number - 1
        table = await self.tables.seats.remove_player(request_of(interaction), ref.table, seat)
        await confirm(interaction, table, say("game-player-removed"))


class TakeoverCommands(FeatureCog):
    """Seat a new player, and show them the whole game and the seat's private view."""

    @slash("game-takeover", GAME)
    @app_commands.autocomplete(
        seat=suggest_seats(lambda seat: seat.occupant is Occupant.OFFERED, running=False)
    )
    async def takeover(self, interaction: Interaction, seat: TypedSeat | None = None) -> None:
        """Take over an offered seat, or return to one's own."""
        table = await self.table_here(interaction)
        chosen = None if seat is None else find_seat(interaction, table, seat)
        await self._take_over(interaction, table.id, chosen)

    @press("takeover")
    async def _takeover_pressed(self, interaction: Interaction, ref: ControlId) -> None:
        await self._take_over(interaction, ref.table, ref.number - 1)

    async def _take_over(self, interaction: Interaction, table_id: int, seat: int | None) -> None:
        table, _ = await self.tables.seats.take_over(request_of(interaction), table_id, seat)
        await tell(interaction, words_for(interaction).say("takeover-done"))
        await tell_whole(interaction, table.id)
        await show_own_view(interaction, await self.turn_of(interaction, table.id))
        await ask_hours(interaction, table)


def substitute_message(
    table: Table, seat: int, mark: str, invited_id: str | None = None, *, declined: bool = False
) -> Layout:
    """Show an invitation with buttons until it is answered or replaced.

    ``mark`` identifies the invitation; ``invited_id`` is the invited person, if known.
    """
    localizer = table_localizer(table)
    substitute, who = table.seats[seat].substitute, Player(seat)
    if substitute is None or not _is_current(table, substitute, mark, invited_id):
        over = "substitute-declined" if declined else "substitute-over"
        return note(localizer.say(over, who=who))
    words: dict[str, Value] = {
        "who": who,
        "substitute": localizer.words.person(mention(substitute.user_id)),
        "when": format_dt(substitute.until, "f"),
    }
    if substitute.agreed:
        return note(localizer.say("substitute-agreed", **words))
    answers = {"yes": ButtonStyle.primary, "no": ButtonStyle.secondary}
    buttons = [
        button(
            ControlId("sub", table.id, seat, f"{word} {substitute.mark}"),
            localizer.say(f"substitute-{word}"),
            style,
        )
        for word, style in answers.items()
    ]
    about = small(localizer.say("substitute-about"))
    return note(localizer.say("substitute-asked", **words), about, controls=rows(*buttons))


def _is_current(table: Table, substitute: Substitute, mark: str, invited_id: str | None) -> bool:
    """Return whether an invitation is the current one, at a table that is not over."""
    same = mark in ("", substitute.mark) and invited_id in (None, substitute.user_id)
    return same and table.status in (Status.RUNNING, Status.PAUSED)


async def ask_to_resign(interaction: Interaction, table_id: int) -> None:
    """Ask the user to confirm that they resign; raise ``TableError`` if they can't."""
    tables, words = interaction.client.tables, words_for(interaction)
    await tables.seats.require_resignable(table_id, person_of(interaction))
    asked = words.say(resignation_question(await tables.table(table_id)))
    yes = button(ControlId("resign-now", table_id), words.say("resign-yes"), ButtonStyle.danger)
    no = button(ControlId("no", table_id), words.say("move-confirm-no"))
    await answer(interaction, note(asked, controls=rows(yes, no)))


class ResignCog(FeatureCog):
    """Resign."""

    @press("resign")
    async def _resign(self, interaction: Interaction, ref: ControlId) -> None:
        await ask_to_resign(interaction, ref.table)

    @press("resign-now")
    async def _resign_now(self, interaction: Interaction, ref: ControlId) -> None:
        """Resign; autopilot plays the seat from now on."""
        table = await self.tables.seats.resign(request_of(interaction), ref.table)
        await tell_of(interaction, table, say("resign-done"))


class SubstituteCommands(FeatureCog):
    """Invite a substitute, who answers in the table's channel."""

    @slash("game-substitute", GAME)
    async def substitute(
        self,
        interaction: Interaction,
        person: discord.Member | None = None,
        until: str | None = None,
    ) -> None:
        """Invite a person; without one, end the substitution."""
        table, request = await self.table_here(interaction), request_of(interaction)
        if person is None:
            ended = _ended_text(table, request.person.id)
            back = await self.tables.seats.end_substitution(request, table.id)
            await confirm(interaction, back, ended)
            return
        if person.id == interaction.user.id:
            raise TableError.because("error-substitute-self")
        if person.bot or until is None:
            raise TableError.because("error-substitute")
        availability = await self.tables.time_control.read_availability(user_id(interaction))
        ends = parse_moment(until, self.tables.now(), availability.zone, MAX_SUBSTITUTION)
        invited = Person(str(person.id), tidy(person.display_name))
        table = await self.tables.seats.invite_substitute(request, table.id, invited, ends)
        await confirm(interaction, table, say("substitute-sent"))

    @press("sub", silent=True)
    async def _answered(self, interaction: Interaction, ref: ControlId) -> None:
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
            if 0 <= seat < len(table.seats):
                view = substitute_message(table, seat, mark, declined=declined)
                await _update(interaction, table, view)


async def _update(interaction: Interaction, table: Table, view: Layout) -> None:
    """Update the invitation's message; a failure is logged and does not undo the answer."""
    try:
        await interaction.edit_original_response(view=view)
    except discord.HTTPException as error:
        log.warning("substitute.update.failed", extra={"table": table.id, "why": str(error)})


def _ended_text(table: Table, user: str) -> Text:
    """Return what a user reads who ends a substitution: it depends on their part in it."""
    own = next((seat for seat in table.seats if seat.user_id == user), None)
    if own is None:
        return say("substitute-refused" if _has_not_agreed(table, user) else "substitute-left")
    agreed = own.substitute is None or own.substitute.agreed
    return say("substitute-ended" if agreed else "substitute-withdrawn")


def _has_not_agreed(table: Table, user: str) -> bool:
    """Return whether a user is invited as a substitute and has not agreed."""
    invited = [seat.substitute for seat in table.seats if seat.substitute is not None]
    return any(person.user_id == user and not person.agreed for person in invited)
