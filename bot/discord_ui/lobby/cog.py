"""``/game``: open, fill, start and cancel a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from discord import app_commands

from bot.discord_ui.common.buttons import ControlId, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.forms import Fields, Form, open_form, submit, value_of
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    confirm,
    request_of,
    tell_of,
    user_id,
    words_for,
)
from bot.discord_ui.common.layout import note
from bot.discord_ui.common.locale import (
    GAME,
    LANGUAGE_CHOICES,
    choices,
    slash,
)
from bot.discord_ui.common.options import GAMES
from bot.discord_ui.lobby import opening
from bot.discord_ui.lobby.new_table import open_new_table
from bot.discord_ui.lobby.new_table_form import LINE_FIELD, NewTableChoices, host_line_field
from bot.discord_ui.lobby.table_settings import YES, show_changed, show_settings
from bot.discord_ui.lobby.view import DEALT
from bot.discord_ui.seats import ask_to_resign
from bot.discord_ui.settings import ask_hours
from bot.presentation.time_control import matching_time_controls
from bot.tables.domain.errors import ChannelBusy, NotSeated, TableError
from bot.tables.domain.options import OptionChanges
from bot.tables.domain.table import COLOURS, Status, Table
from bot.tables.domain.time_control import (
    PAUSE_OPTIONS,
)
from engine.core import Text, say
from engine.players.strengths import STRENGTHS

Reply = Callable[[Interaction, Table, Text], Awaitable[None]]
"""Tells the user something about a table."""


async def suggest_time_controls(
    interaction: Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Return the time controls as an autocomplete."""
    suggestions = matching_time_controls(current, words_for(interaction))
    return [app_commands.Choice(name=label, value=word) for label, word in suggestions]


class LobbyCommands(FeatureCog):
    """Handle a table until its first move."""

    @slash("game-new", GAME)
    @app_commands.choices(
        game=GAMES,
        language=LANGUAGE_CHOICES,
        computers=choices("strength", STRENGTHS),
        pauses=choices("pauses", PAUSE_OPTIONS),
    )
    @app_commands.autocomplete(options=opening.suggest_options, pace=suggest_time_controls)
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
        line: str = "",
        rated: bool | None = None,
    ) -> None:
        """Open a table in its own thread if possible, or else in the channel.

        With a strength, computer players take the open seats and the game starts.
        """
        chosen = NewTableChoices(
            game=game,
            computers=computers,
            seats=seats,
            options=opening.read_options(options),
            time_control=pace,
            pauses=pauses,
            language=language,
            thread=thread,
            public=public,
            host_line=line,
            rated=rated,
        )
        await open_new_table(interaction, chosen)

    @slash("game-join", GAME)
    async def join(self, interaction: Interaction) -> None:
        """Take a seat."""
        await self._join(interaction, await self.ref_here(interaction))

    @press("join", silent=True)
    async def _join(
        self, interaction: Interaction, ref: ControlId, *, tell: Reply = confirm
    ) -> None:
        table = await self.tables.lobby.join(request_of(interaction), ref.table)
        await tell(interaction, table, say("game-joined", table=str(table.id)))
        await ask_hours(interaction, table)
        await opening.show_track_records(interaction, table)

    @slash("game-leave", GAME)
    async def leave(self, interaction: Interaction) -> None:
        """Leave the lobby; ask to resign if the game has started."""
        table = await self.table_here(interaction)
        if table.started:
            await ask_to_resign(interaction, table.id)
        else:
            await self._leave(interaction, ControlId("", table.id))

    @press("leave", silent=True)
    async def _leave(self, interaction: Interaction, ref: ControlId) -> None:
        """Leave the lobby; ask first whether to close it, if nobody else is there."""
        table = await self.tables.table(ref.table)
        is_seated = table.seat_of(user_id(interaction)) is not None
        if table.status is Status.LOBBY and is_seated and len(table.people) == 1:
            await self._ask_to_close(interaction, table)
        else:
            await self._leave_now(interaction, ref)

    async def _ask_to_close(self, interaction: Interaction, table: Table) -> None:
        words = words_for(interaction)
        yes = button(ControlId("leave-now", table.id), words.say("lobby-cancel"))
        no = button(ControlId("no", table.id), words.say("move-confirm-no"))
        await answer(interaction, note(words.say("lobby-leave-alone"), controls=rows(yes, no)))

    @press("leave-now", silent=True)
    async def _leave_now(self, interaction: Interaction, ref: ControlId) -> None:
        table = await self.tables.lobby.leave(request_of(interaction), ref.table)
        await confirm(interaction, table, say("game-left", table=str(table.id)))

    @slash("game-colour", GAME)
    @app_commands.choices(colour=choices("colour", (DEALT, *COLOURS)))
    async def colour(self, interaction: Interaction, colour: str) -> None:
        """Choose a colour, or get one at the start."""
        here = await self.ref_here(interaction)
        await self._colour(interaction, ControlId("", here.table, word=colour))

    @press("colour", silent=True)
    async def _colour(self, interaction: Interaction, ref: ControlId) -> None:
        chosen = None if ref.word == DEALT else ref.word
        table = await self.tables.lobby.choose_colour(request_of(interaction), ref.table, chosen)
        if interaction.message is None:
            said = say("game-colour", colour=say(f"colour-{chosen or DEALT}"))
            await confirm(interaction, table, said)
        else:
            await show_changed(interaction, table)

    @slash("game-start", GAME)
    async def start(self, interaction: Interaction) -> None:
        """Start the game with those who have joined."""
        await self._start(interaction, await self.ref_here(interaction))

    @press("start", silent=True)
    async def _start(self, interaction: Interaction, ref: ControlId) -> None:
        opening.need_permissions(interaction)
        moved = await self.tables.lobby.start(request_of(interaction), ref.table)
        await confirm(interaction, moved.turn.table, say("game-started", table=str(ref.table)))

    @slash("game-cancel", GAME)
    async def cancel(self, interaction: Interaction) -> None:
        """Cancel the lobby."""
        await self._cancel(interaction, await self.ref_here(interaction))

    @press("cancel", silent=True)
    async def _cancel(self, interaction: Interaction, ref: ControlId) -> None:
        table = await self.tables.lobby.cancel(request_of(interaction), ref.table)
        await confirm(interaction, table, say("game-cancelled", table=str(ref.table)))

    @press("option", "language", "time-control", "pauses", "empty-seat", "rated", silent=True)
    async def _option_picked(self, interaction: Interaction, ref: ControlId) -> None:
        name, _, value = ref.word.partition("=")
        changes = {
            "option": OptionChanges({name: value}),
            "language": OptionChanges(language=ref.word),
            "time-control": OptionChanges(time_control=ref.word),
            "pauses": OptionChanges(pauses=ref.word),
            "empty-seat": OptionChanges(empty_seat_default=ref.word),
            "rated": OptionChanges(rated=ref.word == YES),
        }[ref.act]
        request = request_of(interaction)
        await show_changed(
            interaction, await self.tables.lobby.change_options(request, ref.table, changes)
        )

    @press("table-settings")
    async def _settings(self, interaction: Interaction, ref: ControlId) -> None:
        """Open the settings privately."""
        table = await self.tables.table(ref.table)
        if table.status is not Status.LOBBY:
            raise TableError.because("error-old-button")
        await show_settings(interaction, table)

    @press("host-line", opens_form=True)
    async def _ask_host_line(self, interaction: Interaction, ref: ControlId) -> None:
        """Open the host's line for editing."""
        words, table = words_for(interaction), await self.tables.table(ref.table)
        field = host_line_field(words, table.host_line)
        form = Form(ControlId("host-line", table.id), words.say("host-line"), field)
        if not await open_form(interaction, form):
            raise TableError.because("error-no-form")

    @submit("host-line")
    async def _save_host_line(
        self, interaction: Interaction, ref: ControlId, fields: Fields
    ) -> None:
        """Change the host's line; an empty one is removed."""
        changes = OptionChanges(host_line=value_of(fields, LINE_FIELD))
        request = request_of(interaction)
        table = await self.tables.lobby.change_options(request, ref.table, changes)
        await show_settings(interaction, table)

    @press("rematch", silent=True)
    async def _rematch(self, interaction: Interaction, ref: ControlId) -> None:
        """Open a lobby with the same game, options, language and computer players, or join it.

        A player who was alone with computer players starts again at once.
        """
        opening.need_permissions(interaction)
        before = await self.tables.table(ref.table)
        if before.status is not Status.FINISHED:
            raise TableError.because("error-old-button")
        if before.seat_of(user_id(interaction)) is None:
            raise NotSeated.because("error-rematch")
        try:
            table = await opening.open_rematch(interaction, before)
        except ChannelBusy:
            table = await self.table_here(interaction)
            if not opening.is_rematch(table, before):
                raise
            await self._join(interaction, ControlId("", table.id), tell=tell_of)
        else:
            await confirm(interaction, table, say("game-joined", table=str(table.id)))
