"""``/game``: open, fill, start and cancel a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from discord import app_commands

from bot.discord_ui.common.buttons import ControlId, press
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    confirm,
    language_of,
    request_of,
    tell,
    tell_of,
    user_id,
    words_for,
)
from bot.discord_ui.common.locale import (
    GAME,
    LANGUAGE_CHOICES,
    SHAPE_CHOICES,
    host_language,
    locale_text,
    slash,
)
from bot.discord_ui.common.options import GAMES
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.lobby import opening
from bot.discord_ui.lobby.opening import introduce
from bot.discord_ui.lobby.view import DEALT
from bot.discord_ui.settings.cog import ask_hours
from bot.presentation.texts import message_localizer
from bot.presentation.time_control import suggested, time_control_text
from bot.tables.domain import options as table_options
from bot.tables.domain.errors import ChannelBusy, NotSeated, TableError
from bot.tables.domain.options import OptionChanges, TableOptions
from bot.tables.domain.table import COLOURS, Status, Table
from bot.tables.domain.time_control import (
    DEFAULT_TIME_CONTROL,
    NO_CLOCK,
    PAUSE_OPTIONS,
    parse_time_control,
    time_control_named,
)
from bot.tables.types import seat_all_computers
from engine.core import Seat, Text, say
from engine.players.strengths import STRENGTHS

STRENGTH_CHOICES = [
    app_commands.Choice(name=locale_text(f"strength-{word}"), value=word) for word in STRENGTHS
]
PAUSE_CHOICES = [
    app_commands.Choice(name=locale_text(f"pauses-{word}"), value=word) for word in PAUSE_OPTIONS
]
COLOUR_CHOICES = [
    app_commands.Choice(name=locale_text(f"colour-{colour}"), value=colour)
    for colour in (DEALT, *COLOURS)
]


Reply = Callable[[Interaction, Table, Text], Awaitable[None]]
"""Tells the user something about a table."""


class LobbyCommands(FeatureCog):
    """Handle a table until its first move."""

    @slash("game-new", GAME)
    @app_commands.choices(
        game=GAMES, language=LANGUAGE_CHOICES, computers=STRENGTH_CHOICES, pauses=PAUSE_CHOICES
    )
    async def new(
        self,
        interaction: Interaction,
        *,
        game: str,
        computers: str | None = None,
        seats: app_commands.Range[int, 1, 12] | None = None,
        options: str = "",
        pace: str | None = None,
        pauses: str | None = None,
        language: str | None = None,
        thread: bool | None = None,
        public: bool = False,
    ) -> None:
        """Open a table in its own thread if possible, or else in the channel.

        With a strength, computer players take the open seats and the game starts.
        """
        chosen = opening.read_options(options)
        opening.check(game, seats, chosen, computers)
        person, places = request_of(interaction).person, opening.places_of(interaction)
        usual = await self.tables.guilds.require_may_open(person, places)
        if computers is not None and not usual.computer_players:
            raise TableError.because("table-computers-forbidden")
        speed = parse_time_control(pace or usual.time_control or DEFAULT_TIME_CONTROL)
        own = host_language(interaction, self.services.settings.language)
        tag = table_options.require_language(language or usual.language or own)
        agreed = TableOptions(game, tag, seats, chosen, speed, pauses, public=public)
        alone = None
        if computers is not None:
            alone = seat_all_computers(person, computers, seats_said=seats is not None)
            if pace in (None, DEFAULT_TIME_CONTROL):
                agreed = agreed._replace(time_control=NO_CLOCK)
        table = await opening.open_table(
            self.tables, interaction, agreed, thread=thread, then=alone
        )
        await self._tell_opened(interaction, table)

    async def _tell_opened(self, interaction: Interaction, table: Table) -> None:
        where = f"<#{table.channel_id}>"
        localizer = message_localizer(language_of(interaction), table.game, table.names)
        if table.solo:
            computers = tuple(Seat(seat.seat) for seat in table.seats if not seat.person)
            said = localizer.say("game-solo", table=str(table.id), where=where, who=computers)
        else:
            said = localizer.say("game-opened", table=str(table.id), where=where)
        await tell(interaction, said)
        await self._ask_hours(interaction, table)

    @new.autocomplete("options")
    async def _options(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        name = interaction.namespace.game
        return opening.suggest_options(name, current, language_of(interaction))

    @new.autocomplete("pace")
    async def _paces(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return _time_control_choices(interaction, current)

    @slash("game-join", GAME)
    async def join(self, interaction: Interaction) -> None:
        """Take a seat."""
        await self._join(interaction, (await self.table_here(interaction)).id)

    @slash("game-leave", GAME)
    async def leave(self, interaction: Interaction) -> None:
        """Leave the lobby."""
        await self._leave(interaction, (await self.table_here(interaction)).id)

    @slash("game-colour", GAME)
    @app_commands.choices(colour=COLOUR_CHOICES)
    async def colour(self, interaction: Interaction, colour: str) -> None:
        """Choose a colour, or get one at the start."""
        await self._colour(interaction, (await self.table_here(interaction)).id, colour)

    @slash("game-pace", GAME)
    async def pace(self, interaction: Interaction, pace: str) -> None:
        """Change the time control: the host in the lobby, all players by a vote later."""
        table = await self.table_here(interaction)
        request = request_of(interaction)
        if table.status is Status.LOBBY:
            table = await self.tables.lobby.change_options(
                request, table.id, OptionChanges(time_control=pace)
            )
            said = say("game-time-control", time_control=time_control_text(table.time_control))
        else:
            table, asked = await self.tables.time_control.propose(request, table.id, pace)
            said = (
                say("vote-opened")
                if asked
                else say("game-time-control", time_control=time_control_text(table.time_control))
            )
        await confirm(interaction, table, said)

    @pace.autocomplete("pace")
    async def _time_controls(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return _time_control_choices(interaction, current)

    @slash("game-picture", GAME)
    @app_commands.choices(picture=SHAPE_CHOICES)
    async def picture(self, interaction: Interaction, picture: str) -> None:
        """Set the layout of the boards, as a player or an admin."""
        table = await self.table_here(interaction)
        request = request_of(interaction)
        table = await self.tables.lobby.set_shape(request, table.id, picture)
        await confirm(interaction, table, say(f"game-picture-{table.picture_shape}"))

    @slash("game-start", GAME)
    async def start(self, interaction: Interaction) -> None:
        """Start the game with those who have joined."""
        await self._start(interaction, (await self.table_here(interaction)).id)

    @slash("game-cancel", GAME)
    async def cancel(self, interaction: Interaction) -> None:
        """Cancel the lobby."""
        await self._cancel(interaction, (await self.table_here(interaction)).id)

    @press("join", "leave", "start", "cancel", silent=True)
    async def pressed(self, interaction: Interaction, ref: ControlId) -> None:
        """Handle a lobby button; the lobby message shows the change."""
        act = {
            "join": self._join,
            "leave": self._leave,
            "start": self._start,
            "cancel": self._cancel,
        }[ref.act]
        await act(interaction, ref.table)

    @press("colour", silent=True)
    async def colour_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Choose a colour, from the menu."""
        await self._colour(interaction, ref.table, ref.word)

    @press("option", "language", silent=True)
    async def option_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Change an option or the language, as the host."""
        name, _, value = ref.word.partition("=")
        changes = (
            OptionChanges({name: value})
            if ref.act == "option"
            else OptionChanges(language=ref.word)
        )
        await self.tables.lobby.change_options(request_of(interaction), ref.table, changes)

    @press("time-control", "pauses", "empty-seat", silent=True)
    async def agreed_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Change the time control, the pauses or what happens to empty seats, as the host."""
        changes = {
            "time-control": OptionChanges(time_control=ref.word),
            "pauses": OptionChanges(pauses=ref.word),
            "empty-seat": OptionChanges(empty_seat_default=ref.word),
        }[ref.act]
        await self.tables.lobby.change_options(request_of(interaction), ref.table, changes)

    @press("rematch", silent=True)
    async def rematch(self, interaction: Interaction, ref: ControlId) -> None:
        """Open a lobby with the same game, options, language and computer players.

        A player who was alone with computer players starts again at once. The first player to press
        opens the table, and the others join it.
        """
        opening.need_permissions(interaction)
        before = await self.tables.table(ref.table)
        if before.status is not Status.FINISHED:
            raise TableError.because("error-old-button")
        if before.seat_of(user_id(interaction)) is None:
            raise NotSeated.because("error-rematch")
        try:
            table = await opening.open_rematch(self.tables, interaction, before)
        except ChannelBusy:
            table = await self.table_here(interaction)
            if not opening.is_rematch(table, before):
                raise
            await self._join(interaction, table.id, tell=tell_of)
        else:
            await confirm(interaction, table, say("game-joined", table=str(table.id)))

    async def _join(
        self, interaction: Interaction, table_id: int, *, tell: Reply = confirm
    ) -> None:
        table = await self.tables.lobby.join(request_of(interaction), table_id)
        await tell(interaction, table, say("game-joined", table=str(table.id)))
        await self._ask_hours(interaction, table)
        await introduce(interaction, self.tables, table)

    async def _ask_hours(self, interaction: Interaction, table: Table) -> None:
        if time_control_named(table.time_control) is not None:
            await ask_hours(self, interaction)

    async def _leave(self, interaction: Interaction, table_id: int) -> None:
        table = await self.tables.lobby.leave(request_of(interaction), table_id)
        await confirm(interaction, table, say("game-left", table=str(table.id)))

    async def _colour(self, interaction: Interaction, table_id: int, colour: str) -> None:
        chosen = None if colour == DEALT else colour
        table = await self.tables.lobby.choose_colour(request_of(interaction), table_id, chosen)
        said = say("game-colour", colour=say(f"colour-{chosen or DEALT}"))
        await confirm(interaction, table, said)

    async def _start(self, interaction: Interaction, table_id: int) -> None:
        opening.need_permissions(interaction)
        moved = await self.tables.lobby.start(request_of(interaction), table_id)
        await confirm(interaction, moved.turn.table, say("game-started", table=str(table_id)))

    async def _cancel(self, interaction: Interaction, table_id: int) -> None:
        table = await self.tables.lobby.cancel(request_of(interaction), table_id)
        await confirm(interaction, table, say("game-cancelled", table=str(table_id)))


def _time_control_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=label, value=word)
        for label, word in suggested(current, words_for(interaction))
    ]
