"""``/substitute``: another person plays a seat for a while."""

from __future__ import annotations

import logging

import discord
from discord import ButtonStyle

from bot.discord_ui.away import moment
from bot.discord_ui.common.buttons import ControlId, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import request_of, user_id
from bot.discord_ui.common.layout import Layout, exact, mention, note, small
from bot.discord_ui.common.locale import slash
from bot.discord_ui.common.replies import confirm
from bot.discord_ui.common.services import Interaction
from bot.presentation.localizer import message_localizer
from bot.presentation.message_text import tidy
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Person
from bot.tables.domain.table import Status, Substitute, Table
from bot.tables.domain.timeout_policy import MAX_SUBSTITUTION
from engine.core import Player, say
from engine.core.words.text import Value

log = logging.getLogger(__name__)


def substitute_message(
    table: Table, seat: int, mark: str, friend_id: str | None = None, *, declined: bool = False
) -> Layout:
    """Show an invitation with buttons until it is answered or replaced.

    ``mark`` identifies the invitation; ``friend_id`` is the invited person, if known.
    """
    voice = message_localizer(table.language, table.game, table.names)
    friend, who = table.seats[seat].substitute, Player(seat)
    if friend is None or not _stands(table, friend, mark, friend_id):
        return note(voice.say("substitute-declined" if declined else "substitute-over", who=who))
    words: dict[str, Value] = {
        "who": who,
        "friend": voice.words.person(mention(friend.user_id)),
        "when": exact(friend.until),
    }
    if friend.agreed:
        return note(voice.say("substitute-agreed", **words))
    yes, no = (ControlId("sub", table.id, seat, f"{said} {friend.mark}") for said in ("yes", "no"))
    made = [
        button(yes, voice.say("substitute-yes"), ButtonStyle.primary),
        button(no, voice.say("substitute-no")),
    ]
    about = small(voice.say("substitute-about"))
    return note(voice.say("substitute-asked", **words), about, controls=rows(*made))


def _stands(table: Table, friend: Substitute, mark: str, friend_id: str | None) -> bool:
    """Return whether an invitation is the current one, at a table that is not over."""
    same = mark in ("", friend.mark) and friend_id in (None, friend.user_id)
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
        habits = await self.tables.time_control.read_availability(user_id(interaction))
        zone = "UTC" if habits.hours is None else habits.hours.zone
        friend = Person(str(person.id), tidy(person.display_name))
        ends = moment(until, now, zone, MAX_SUBSTITUTION)
        table = await self.tables.seats.invite_substitute(request, table.id, friend, ends)
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
            declined = not agrees and _asked_only(before, request.person.id)
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
            log.warning("answer not shown", extra={"table": table.id, "why": str(trouble)})


def _end_of(table: Table, user: str) -> str:
    """Return what it means that a user ends a substitution, as the end of its text's key."""
    own = next((seat for seat in table.seats if seat.user_id == user), None)
    if own is None:
        return "refused" if _asked_only(table, user) else "left"
    return "ended" if own.substitute is None or own.substitute.agreed else "withdrawn"


def _asked_only(table: Table, user: str) -> bool:
    """Return whether a user is invited as a substitute and has not agreed."""
    friends = [seat.substitute for seat in table.seats if seat.substitute is not None]
    return any(friend.user_id == user and not friend.agreed for friend in friends)
