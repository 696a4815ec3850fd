"""``/play`` and ``/start``: open a table with one form, or with a menu where forms fail."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.discord_ui.common.buttons import ControlId, press
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.forms import (
    Fields,
    open_form,
    submit,
)
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    channel_of,
    confirm,
    localizer_for,
    request_of,
    tell,
    think,
    words_for,
)
from bot.discord_ui.common.layout import Layout
from bot.discord_ui.common.locale import choices, host_language, slash
from bot.discord_ui.common.options import GAMES, games_menu
from bot.discord_ui.lobby import opening
from bot.discord_ui.lobby.guests import (
    as_guests,
    ask_game_for,
    invite_after_opening,
    member_of,
)
from bot.discord_ui.lobby.new_table_form import (
    NewTableChoices,
    choices_from,
    new_table_form,
    unused_choices,
)
from bot.discord_ui.settings import ask_hours
from bot.tables.domain.computer_players import require_time
from bot.tables.domain.errors import TableError
from bot.tables.domain.options import (
    TableOptions,
    require_game,
    require_host_line,
    require_language,
)
from bot.tables.domain.table import Status
from bot.tables.domain.time_control import (
    DEFAULT_TIME_CONTROL,
    NO_CLOCK,
    parse_time_control,
)
from bot.tables.exports import seat_all_computers
from engine.core import Seat, game_names, say
from engine.core.words.catalogue import Catalogue
from engine.players.strengths import STRENGTHS


async def open_new_table(interaction: Interaction, chosen: NewTableChoices) -> None:
    """Open a table in its own thread if possible, or else in the channel, and say where.

    With computer players the game starts; without a chosen time control, it has no clock.
    """
    opening.check_can_open(chosen.game, chosen.seats, chosen.options, chosen.computers)
    require_host_line(chosen.host_line)
    client, person = interaction.client, request_of(interaction).person
    usual = await client.tables.servers.require_may_open(
        person, opening.places_to_open(interaction)
    )
    computers = chosen.computers
    if computers is not None and not usual.computer_players:
        raise TableError.because("table-computers-forbidden")
    usual_speed = usual.time_control or DEFAULT_TIME_CONTROL
    speed = parse_time_control(chosen.time_control or usual_speed)
    own = host_language(interaction, client.settings.language)
    alone = None
    if computers is not None:
        alone = seat_all_computers(person, computers, seats_said=chosen.seats is not None)
        if chosen.time_control in (None, usual_speed):
            speed = NO_CLOCK
        require_time([computers], speed)
    options = TableOptions(
        chosen.game,
        require_language(chosen.language or usual.language or own),
        chosen.seats,
        chosen.options,
        speed,
        chosen.pauses,
        public=chosen.public,
        invite_only=bool(chosen.guests) and computers is None,
        host_line=chosen.host_line if computers is None else "",
        rated=chosen.rated,
    )
    table = await opening.open_table(interaction, options, thread=chosen.thread, then=alone)
    if chosen.guests and table.status is Status.LOBBY:
        await invite_after_opening(interaction, table, chosen.guests)
    key = "game-solo" if table.solo else "game-opened"
    others = tuple(Seat(seat.seat) for seat in table.seats if not seat.person)
    localizer, where = localizer_for(interaction, table), f"<#{table.channel_id}>"
    said = localizer.say(key, table=str(table.id), where=where, who=others)
    names = localizer.words.people([guest.name for guest in chosen.guests])
    invited = localizer.say("guests-invited", who=names) if options.invite_only else ""
    without_clock = speed != usual_speed and chosen.time_control == usual_speed
    unused = unused_choices(chosen, localizer.words, without_clock=without_clock)
    await tell(interaction, said, invited, *unused)
    await ask_hours(interaction, table)


class NewTableCog(FeatureCog):
    """Open tables with a form."""

    @slash("play", opens_form=True, prefills=("line",))
    @app_commands.choices(game=GAMES, computers=choices("strength", STRENGTHS))
    async def play(
        self,
        interaction: Interaction,
        game: str | None = None,
        computers: str | None = None,
        invite: discord.Member | None = None,
        line: str = "",
    ) -> None:
        """Open the form; with a game, open the table at once."""
        line = require_host_line(line) or ""
        guests = as_guests(interaction, [] if invite is None else [invite])
        if guests and computers is not None:
            raise TableError.because("play-invite-computers")
        if game is not None:
            chosen = NewTableChoices(game=game, computers=computers, guests=guests, host_line=line)
            await open_new_table(interaction, chosen)
        elif line and (computers is not None or guests):
            raise TableError.because("play-line-game")
        elif computers is not None:
            if computers not in STRENGTHS:
                raise TableError.because("table-no-such-strength", strength=computers)
            await answer(interaction, _ask_game(words_for(interaction), computers))
        elif guests:
            await answer(interaction, ask_game_for(words_for(interaction), guests[0].id))
        else:
            await self._ask(interaction, host_line=line)

    @slash("start", opens_form=True)
    async def start(self, interaction: Interaction) -> None:
        """Start the game of this channel's lobby; elsewhere, open a table."""
        table = await self.tables.table_in(channel_of(interaction))
        if table is None or table.status is not Status.LOBBY:
            await self._ask(interaction)
            return
        await think(interaction)
        opening.need_permissions(interaction)
        moved = await self.tables.lobby.start(request_of(interaction), table.id)
        await confirm(interaction, moved.turn.table, say("game-started", table=str(table.id)))

    @press("new", opens_form=True)
    async def _new(self, interaction: Interaction, ref: ControlId) -> None:
        await self._ask(interaction, require_game(ref.word).name if ref.word else "")

    async def _ask(self, interaction: Interaction, name: str = "", host_line: str = "") -> None:
        """Open the form, for a game if it is named; without forms, ask for the game only.

        Raises:
            TableError: the user may open no table here.
        """
        if interaction.guild_id is None:
            raise TableError.because("error-in-a-server")
        person, places = request_of(interaction).person, opening.places_to_open(interaction)
        usual = await self.tables.servers.require_may_open(person, places)
        server = str(interaction.guild_id)
        likely = None if name else await self.tables.listing.last_game(server)
        words = words_for(interaction)
        form = new_table_form(words, usual, name, likely=likely, host_line=host_line)
        if not await open_form(interaction, form):
            await answer(interaction, _ask_game(words))

    @submit("new")
    async def _sent(self, interaction: Interaction, ref: ControlId, fields: Fields) -> None:
        await open_new_table(interaction, choices_from(fields, ref.word))

    @press("invite-open")
    async def _guest_game_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Open a table of a game, with the defaults, for one guest."""
        name, _, guest_id = ref.word.partition(" ")
        guests = as_guests(interaction, [await member_of(interaction, guest_id)])
        await open_new_table(interaction, NewTableChoices(game=name, guests=guests))

    @press("new-alone")
    async def _alone(self, interaction: Interaction, _: ControlId) -> None:
        """Ask for the game only; it starts at once against the easiest computer players."""
        await answer(interaction, _ask_game(words_for(interaction), STRENGTHS[0]))

    @press("new-game")
    async def _game_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Open a table of a game with the defaults; the sequence counts strengths from 1."""
        if ref.sequence > len(STRENGTHS):
            raise TableError.because("error-old-button")
        computers = STRENGTHS[ref.sequence - 1] if ref.sequence else None
        name = require_game(ref.word).name
        await open_new_table(interaction, NewTableChoices(game=name, computers=computers))


def _ask_game(words: Catalogue, computers: str | None = None) -> Layout:
    """Ask which game to open a table of, with computer players of this strength."""
    number = 0 if computers is None else 1 + STRENGTHS.index(computers)
    return games_menu(words, ControlId("new-game", 0, number), game_names())
