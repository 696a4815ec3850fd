"""``/substitute``: a friend sees and moves for one's seat while one is away."""

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
    """The question, with buttons until it is answered; where another has taken its place, no more.

    ``mark`` is that of the request; ``friend_id`` is who was asked, where that is known.
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
    """Whether a request is the one there is now, at a table that is not over."""
    same = mark in ("", friend.mark) and friend_id in (None, friend.user_id)
    return same and table.status in (Status.RUNNING, Status.PAUSED)


class SubstituteCog(FeatureCog):
    """Asked for by whoever is away, answered by their friend in the table's channel."""

    @slash("substitute")
    async def substitute(
        self,
        interaction: Interaction,
        person: discord.Member | None = None,
        until: str | None = None,
    ) -> None:
        """Ask a friend; without one, the seat is its player's own again."""
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
        """What the friend says; the message shows it."""
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
        """Bring the question's message up to date; what was said matters more."""
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
    """Whether somebody is asked to play for a friend and has not agreed."""
    friends = [seat.substitute for seat in table.seats if seat.substitute is not None]
    return any(friend.user_id == user and not friend.agreed for friend in friends)
