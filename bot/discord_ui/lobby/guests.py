"""Invite people to a table: the panel of its guests, the invitations and their answers."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.discord_ui.common.buttons import (
    ControlId,
    PressButton,
    button,
    chosen_people,
    menu,
    people_menu,
    press,
    rows,
)
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    language_of,
    localizer_for,
    request_of,
    user_id,
    words_for,
)
from bot.discord_ui.common.layout import Layout, link_buttons, note
from bot.discord_ui.common.locale import context_menu
from bot.discord_ui.lobby import opening
from bot.discord_ui.settings import ask_hours
from bot.presentation.texts import Localizer, escape_error, mention, table_localizer, tidy, words_in
from bot.presentation.time_control import time_control_label
from bot.tables.domain.errors import TableError
from bot.tables.domain.options import OptionChanges
from bot.tables.domain.request import Person
from bot.tables.domain.table import Table
from bot.tables.domain.time_control import NO_CLOCK
from bot.tables.exports import MAX_GUESTS
from engine.core import Seat, Text, game, game_names, say
from engine.core.words.catalogue import Catalogue
from engine.core.words.phrases import person_called, plain

log = logging.getLogger(__name__)

ONLY, EVERYONE = "only", "everyone"
ACCEPT, DECLINE = "accept", "decline"


def guests_button(table: Table, words: Catalogue) -> PressButton:
    """Return the button that opens the panel of a table's guests."""
    return button(ControlId("guests", table.id), words.say("guests-open"))


def guests_panel(table: Table, localizer: Localizer, done: str = "") -> Layout:
    """Show who is invited, with a menu of people and a switch between guests and everyone.

    ``done`` is what has just been done.
    """
    words = localizer.words
    lines = [
        "- " + words.say(f"guests-guest-{guest.status}", who=words.person(guest.name))
        for guest in table.guests
    ]
    who_joins = words.say("guests-only" if table.invite_only else "guests-everyone")
    title = f"### {words.say('guests-title', table=str(table.id))}"
    parts = [done, title, who_joins, *(lines or [words.say("guests-none")])]
    other, label = EVERYONE, "guests-open-table"
    if not table.invite_only:
        other, label = ONLY, "guests-close-table"
    switch = button(ControlId("invite-only", table.id, word=other), words.say(label))
    people = people_menu(ControlId("invite", table.id), words.say("guests-invite"), MAX_GUESTS)
    return note(*parts, controls=[people, *rows(switch)])


def ask_game_for(words: Catalogue, guest_id: str) -> Layout:
    """Ask which game to open a table of for a guest."""
    labels = {f"{name} {guest_id}": _title(name, words) for name in game_names()}
    who = words.person(mention(guest_id))
    controls = [menu(ControlId("invite-open"), words.say("invite-menu"), labels)]
    return note(words.say("invite-new", who=who), controls=controls)


def invitation_message(
    table: Table, guest_id: str, by_id: str, language: str | None = None
) -> Layout:
    """Invite a guest, with buttons that accept and decline."""
    localizer = table_localizer(table, language)
    inviter = table.seat_of(by_id) or table.seat_of(table.host_id) or table.seats[0]
    text = localizer.say(
        "invitation-text",
        who=localizer.words.person(mention(guest_id)),
        host=Seat(inviter.seat),
        game=game(table.game).words.title,
        table=str(table.id),
    )
    seated = localizer.say("tables-seated", seated=len(table.seats), most=table.max_seats)
    pace = time_control_label(table.time_control or NO_CLOCK, localizer.words)
    accept, decline = (ControlId("invitation", table.id, word=word) for word in (ACCEPT, DECLINE))
    buttons = [
        button(accept, localizer.say("invitation-accept"), discord.ButtonStyle.success),
        button(decline, localizer.say("invitation-decline")),
        *link_buttons(table, localizer.say("panel-to-table")),
    ]
    return note(text, localizer.dots([seated, pace]), controls=rows(*buttons))


def answered_message(
    table: Table, guest_id: str, language: str | None, *, accepted: bool
) -> Layout:
    """Show what a guest has answered."""
    localizer = table_localizer(table, language)
    key = "invitation-accepted" if accepted else "invitation-declined"
    who = localizer.words.person(mention(guest_id))
    controls = rows(*link_buttons(table, localizer.say("panel-to-table")))
    return note(localizer.say(key, who=who, table=str(table.id)), controls=controls)


class GuestsCog(FeatureCog):
    """Invite people from a lobby's settings or from their context menu."""

    async def cog_load(self) -> None:
        """Add the context menu, which discord.py cannot declare in a cog."""
        self.services.tree.add_command(context_menu("invite", self._invite_person))

    @press("guests")
    async def _open(self, interaction: Interaction, ref: ControlId) -> None:
        table = await self.tables.table(ref.table)
        await answer(interaction, guests_panel(table, localizer_for(interaction, table)))

    @press("invite-only")
    async def _switched(self, interaction: Interaction, ref: ControlId) -> None:
        changes = OptionChanges(invite_only=ref.word == ONLY)
        table = await self.tables.lobby.change_options(request_of(interaction), ref.table, changes)
        await answer(interaction, guests_panel(table, localizer_for(interaction, table)))

    @press("invite")
    async def _people_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Invite those who can be invited, and say why the others can't."""
        guests, refusals = _sorted(interaction, chosen_people(interaction))
        table = await self.tables.table(ref.table)
        if guests:
            request = request_of(interaction)
            table = await self.tables.invitations.invite(request, ref.table, guests)
        localizer = localizer_for(interaction, table)
        done = "\n".join(localizer.format(escape_error(text)) for text in refusals)
        await answer(interaction, guests_panel(table, localizer, done))

    @press("invitation", silent=True)
    async def _answered(self, interaction: Interaction, ref: ControlId) -> None:
        """Accept or decline; the invitation's message shows the answer."""
        accepts, request = ref.word == ACCEPT, request_of(interaction)
        if accepts:
            await _require_member(interaction, await self.tables.table(ref.table))
        table = await self.tables.invitations.answer(request, ref.table, accepts=accepts)
        language = None if interaction.guild_id else language_of(interaction)
        view = answered_message(table, user_id(interaction), language, accepted=accepts)
        try:
            await interaction.edit_original_response(view=view)
        except discord.HTTPException as error:
            log.warning("invitation.update.failed", extra={"table": table.id, "why": str(error)})
        if accepts:
            await ask_hours(interaction, table)
            await opening.show_track_records(interaction, table)

    async def _invite_person(self, interaction: Interaction, person: discord.Member) -> None:
        """Invite a person to the user's lobby; let them choose one, or open one."""
        guests = as_guests(interaction, [person])
        server = str(interaction.guild_id)
        lobbies = await self.tables.invitations.lobbies_of(user_id(interaction), server)
        words, guest = words_for(interaction), guests[0]
        if len(lobbies) == 1:
            await self._invite_to(interaction, lobbies[0].id, guest)
            return
        who = words.person(guest.name)
        if lobbies:
            labels = {f"{table.id} {guest.id}": _table_label(table, words) for table in lobbies}
            controls = [menu(ControlId("invite-to"), words.say("invite-menu"), labels)]
            asked = words.say("invite-which", who=who)
            await answer(interaction, note(asked, controls=controls))
        else:
            await answer(interaction, ask_game_for(words, guest.id))

    @press("invite-to")
    async def _table_picked(self, interaction: Interaction, ref: ControlId) -> None:
        table, _, guest_id = ref.word.partition(" ")
        guest = await member_of(interaction, guest_id)
        number = ControlId("", word=table).number
        await self._invite_to(interaction, number, as_guests(interaction, [guest])[0])

    async def _invite_to(self, interaction: Interaction, table_id: int, guest: Person) -> None:
        table = await self.tables.invitations.invite(request_of(interaction), table_id, [guest])
        localizer = localizer_for(interaction, table)
        done = localizer.say("guests-invited", who=localizer.words.person(guest.name))
        await answer(interaction, guests_panel(table, localizer, done))


async def invite_after_opening(
    interaction: Interaction, table: Table, guests: Sequence[Person]
) -> Table:
    """Invite people to the table that the same interaction has opened."""
    opened = request_of(interaction)
    request = opened._replace(id=f"{opened.id} guests")
    return await interaction.client.tables.invitations.invite(request, table.id, guests)


def as_guests(
    interaction: Interaction, people: Sequence[discord.Member | discord.User]
) -> list[Person]:
    """Return people as guests.

    Raises:
        TableError: one of them is the user, an app, or not on this server.
    """
    guests, refusals = _sorted(interaction, people)
    if refusals:
        raise TableError(refusals[0])
    return guests


def _sorted(
    interaction: Interaction, people: Sequence[discord.Member | discord.User]
) -> tuple[list[Person], list[Text]]:
    """Return those who can be guests, and why others can't; Discord's menu offers everyone."""
    guests, refusals = [], []
    for person in people:
        guest = Person(str(person.id), tidy(person.display_name))
        if person.bot:
            refusals.append(say("invite-bot", who=plain(guest.name)))
        elif person.id == interaction.user.id:
            refusals.append(say("invite-yourself"))
        elif not isinstance(person, discord.Member):
            refusals.append(say("invite-gone", who=person_called(guest.name)))
        else:
            guests.append(guest)
    return guests, refusals


async def member_of(interaction: Interaction, person_id: str) -> discord.Member:
    """Return a member of this server; raise ``TableError`` if they have left it."""
    guild = interaction.guild
    if guild is None or not person_id.isdecimal():
        raise TableError.because("error-old-button")
    try:
        return await guild.fetch_member(int(person_id))
    except discord.NotFound as gone:
        raise TableError.because("invite-gone-unknown") from gone


async def _require_member(interaction: Interaction, table: Table) -> None:
    """Raise ``TableError`` if a guest who answers a direct message has left the table's server."""
    if table.server_id in (None, str(interaction.guild_id)):
        return
    try:
        await interaction.client.http.get_member(int(table.server_id or 0), interaction.user.id)
    except (discord.NotFound, discord.Forbidden) as gone:
        raise TableError.because("invitation-left-server") from gone


def _title(name: str, words: Catalogue) -> str:
    return words_in(words.language, name).format(game(name).words.title)


def _table_label(table: Table, words: Catalogue) -> str:
    return f"{words.say('panel-table', table=str(table.id))} – {_title(table.game, words)}"
