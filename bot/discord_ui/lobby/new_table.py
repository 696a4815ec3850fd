"""``/play`` and ``/start``: open a table with one form, or with a menu where forms fail."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import discord
from discord import app_commands

from bot.discord_ui.common.buttons import ControlId, press
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.forms import (
    Fields,
    Form,
    checkbox_field,
    choice_field,
    open_form,
    radio_field,
    submit,
    value_of,
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
from bot.discord_ui.common.options import GAMES, game_titles, games_menu
from bot.discord_ui.lobby import opening
from bot.discord_ui.lobby.guests import (
    as_guests,
    ask_game_for,
    invite_after_opening,
    member_of,
)
from bot.discord_ui.lobby.view import option_text
from bot.discord_ui.settings import ask_hours
from bot.presentation.texts import words_in
from bot.presentation.time_control import time_control_label
from bot.tables.domain.errors import TableError
from bot.tables.domain.options import TableOptions, require_game, require_language
from bot.tables.domain.request import Person
from bot.tables.domain.table import Status
from bot.tables.domain.time_control import (
    DEFAULT_TIME_CONTROL,
    NO_CLOCK,
    TIME_CONTROL_NAMES,
    parse_time_control,
)
from bot.tables.exports import ServerSettings, seat_all_computers
from engine.core import Seat, game, game_names, say
from engine.core.words.catalogue import Catalogue
from engine.players.strengths import STRENGTHS

PEOPLE = "people"
"""In place of a strength: no computer players."""
PUBLIC = "public"
GAME_FIELD, TIME_FIELD, COMPUTERS_FIELD, MORE_FIELD = "game", "time", "computers", "more"
MAX_CHECKBOXES = 10
"""Discord's limit. Options that do not fit are set in the lobby."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTableChoices:
    """What a user has chosen for a new table; ``None`` stands for the default."""

    game: str
    computers: str | None = None
    """The strength of computer players in all other seats."""
    seats: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    time_control: str | None = None
    pauses: str | None = None
    language: str | None = None
    thread: bool | None = None
    public: bool = False
    guests: Sequence[Person] = ()
    """Who is invited; nobody else can join then."""


async def open_new_table(interaction: Interaction, chosen: NewTableChoices) -> None:
    """Open a table in its own thread if possible, or else in the channel, and say where.

    With computer players the game starts; without a chosen time control, it has no clock.
    """
    opening.check_can_open(chosen.game, chosen.seats, chosen.options, chosen.computers)
    client, person = interaction.client, request_of(interaction).person
    usual = await client.tables.servers.require_may_open(
        person, opening.places_to_open(interaction)
    )
    computers = chosen.computers
    if computers is not None and not usual.computer_players:
        raise TableError.because("table-computers-forbidden")
    speed = parse_time_control(chosen.time_control or usual.time_control or DEFAULT_TIME_CONTROL)
    own = host_language(interaction, client.settings.language)
    alone = None
    if computers is not None:
        alone = seat_all_computers(person, computers, seats_said=chosen.seats is not None)
        if chosen.time_control in (None, DEFAULT_TIME_CONTROL):
            speed = NO_CLOCK
    options = TableOptions(
        chosen.game,
        require_language(chosen.language or usual.language or own),
        chosen.seats,
        chosen.options,
        speed,
        chosen.pauses,
        public=chosen.public,
        invite_only=bool(chosen.guests) and computers is None,
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
    await tell(interaction, said, invited)
    await ask_hours(interaction, table)


class NewTableCog(FeatureCog):
    """Open tables with a form."""

    @slash("play", opens_form=True)
    @app_commands.choices(game=GAMES, computers=choices("strength", STRENGTHS))
    async def play(
        self,
        interaction: Interaction,
        game: str | None = None,
        computers: str | None = None,
        invite: discord.Member | None = None,
    ) -> None:
        """Open the form; with a game, open the table at once."""
        guests = as_guests(interaction, [] if invite is None else [invite])
        if guests and computers is not None:
            raise TableError.because("play-invite-computers")
        if game is not None:
            chosen = NewTableChoices(game=game, computers=computers, guests=guests)
            await open_new_table(interaction, chosen)
        elif computers is not None:
            if computers not in STRENGTHS:
                raise TableError.because("table-no-such-strength", strength=computers)
            await answer(interaction, _ask_game(words_for(interaction), computers))
        elif guests:
            await answer(interaction, ask_game_for(words_for(interaction), guests[0].id))
        else:
            await self._ask(interaction)

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

    async def _ask(self, interaction: Interaction, name: str = "") -> None:
        """Open the form, with this game chosen; without forms, ask for the game only.

        Raises:
            TableError: the user may open no table here.
        """
        if interaction.guild_id is None:
            raise TableError.because("error-in-a-server")
        person, places = request_of(interaction).person, opening.places_to_open(interaction)
        usual = await self.tables.servers.require_may_open(person, places)
        words = words_for(interaction)
        if not await open_form(interaction, new_table_form(words, usual, name)):
            await answer(interaction, _ask_game(words))

    @submit("new")
    async def _sent(self, interaction: Interaction, _: ControlId, fields: Fields) -> None:
        name, computers = value_of(fields, GAME_FIELD), value_of(fields, COMPUTERS_FIELD)
        more = fields.get(MORE_FIELD, ())
        own = [line.removeprefix(f"{name} ") for line in more if line.startswith(f"{name} ")]
        chosen = NewTableChoices(
            game=name,
            computers=None if computers in ("", PEOPLE) else computers,
            options=opening.read_options(",".join(own)),
            time_control=value_of(fields, TIME_FIELD) or None,
            public=PUBLIC in more,
        )
        await open_new_table(interaction, chosen)

    @press("invite-open")
    async def _guest_game_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Open a table of a game, with the defaults, for one guest."""
        name, _, guest_id = ref.word.partition(" ")
        guests = as_guests(interaction, [await member_of(interaction, guest_id)])
        await open_new_table(interaction, NewTableChoices(game=name, guests=guests))

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


def new_table_form(words: Catalogue, usual: ServerSettings, name: str = "") -> Form:
    """Compose the form of a new table, with a game and the server's defaults chosen."""
    speed = usual.time_control or DEFAULT_TIME_CONTROL
    speeds = {speed: time_control_label(speed, words)} | {
        word: time_control_label(word, words) for word in TIME_CONTROL_NAMES
    }
    games = game_titles(words, game_names())
    fields = [
        choice_field(GAME_FIELD, words.say("help-which"), games, name or next(iter(games))),
        choice_field(TIME_FIELD, words.say("play-time"), speeds, speed),
    ]
    if usual.computer_players:
        labels = {PEOPLE: words.say("play-people")}
        about = {PEOPLE: words.say("play-people-about")}
        for word in STRENGTHS:
            labels[word] = words.say("play-computers", strength=say(f"strength-{word}"))
            about[word] = words.say(f"lobby-computer-{word}")
        title = words.say("play-others")
        fields.append(radio_field(COMPUTERS_FIELD, title, labels, PEOPLE, about=about))
    fields.append(checkbox_field(MORE_FIELD, words.say("play-more"), _checkboxes(words)))
    return Form(ControlId("new"), words.say("play-title"), *fields)


def _checkboxes(words: Catalogue) -> dict[str, str]:
    """Return "public", and the values of all games' options that are not their defaults."""
    boxes = {PUBLIC: words.say("parameter-public-about")}
    for name in game_names():
        rules, own = game(name), words_in(words.language, name)
        for option in rules.options:
            for value in option.values[1:]:
                boxes[f"{name} {option.name}={value}"] = own.say(
                    "play-option",
                    game=rules.words.title,
                    name=option_text(rules, option),
                    value=option_text(rules, option, value),
                )
    return boxes if len(boxes) <= MAX_CHECKBOXES else {PUBLIC: boxes[PUBLIC]}
