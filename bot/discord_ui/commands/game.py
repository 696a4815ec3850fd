"""``/game``: opening a table, filling it, beginning, and closing it again."""

from __future__ import annotations

from discord import ButtonStyle, app_commands

from bot.discord_ui import opening
from bot.discord_ui.answers import acknowledge, answer, tell
from bot.discord_ui.desk import Desk, channel_of, is_organiser, link_button, user_of
from bot.discord_ui.dynamic import Interaction, Ref, button, press, rows
from bot.discord_ui.layout import note
from bot.discord_ui.lobby import DEALT
from bot.discord_ui.slash import slash, slash_group
from bot.discord_ui.texts import language_of, locale_text, words_for
from bot.tables import COLOURS, Ended, Status, Table, TableError
from engine.core import Text, say
from engine.core import game as rules_of
from engine.core.registry import game_names
from engine.core.text import LANGUAGES

GAMES = [
    app_commands.Choice(name=locale_text(rules_of(name).words.title.key, name), value=name)
    for name in game_names()
]
LANGUAGE_CHOICES = [
    app_commands.Choice(name=locale_text(f"language-{tag}"), value=tag) for tag in LANGUAGES
]
COLOUR_CHOICES = [
    app_commands.Choice(name=locale_text(f"colour-{colour}"), value=colour)
    for colour in (DEALT, *COLOURS)
]


class GameDesk(Desk):
    """The life of a table before its first move, and its end by consent."""

    group = slash_group("game")

    @slash("game-new", group)
    @app_commands.choices(game=GAMES, language=LANGUAGE_CHOICES)
    async def new(
        self,
        interaction: Interaction,
        *,
        game: str,
        seats: app_commands.Range[int, 1, 12] | None = None,
        options: str = "",
        language: str | None = None,
        thread: bool = False,
    ) -> None:
        """Open a table here, or in a thread of its own."""
        await acknowledge(interaction)
        chosen = opening.read_options(options)
        opening.check(game, seats, chosen)
        opening.need_permissions(interaction, thread=thread)
        spoken = language or opening.channel_language(interaction, self.bot.settings.language)
        channel = channel_of(interaction)
        if thread:
            earlier = await self.steward.opened_by(interaction.id)
            if earlier is not None:
                channel = earlier.channel_id
            else:
                channel = await opening.new_thread(interaction, game, spoken)
        table = await opening.open_table(
            self.steward,
            interaction,
            game,
            spoken,
            channel=channel,
            seats=seats,
            options=chosen,
        )
        said = say("game-opened", table=str(table.id), where=f"<#{channel}>")
        await tell(interaction, words_for(interaction, game).format(said))

    @new.autocomplete("options")
    async def _options(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        name = interaction.namespace.game
        return opening.suggest_options(name, current, language_of(interaction))

    @slash("game-join", group)
    async def join(self, interaction: Interaction) -> None:
        """Take a seat."""
        await acknowledge(interaction)
        await self._join(interaction, (await self.table_here(interaction)).id)

    @slash("game-leave", group)
    async def leave(self, interaction: Interaction) -> None:
        """Give the seat back."""
        await acknowledge(interaction)
        await self._leave(interaction, (await self.table_here(interaction)).id)

    @slash("game-colour", group)
    @app_commands.choices(colour=COLOUR_CHOICES)
    async def colour(self, interaction: Interaction, colour: str) -> None:
        """Choose a colour, or have one dealt."""
        await acknowledge(interaction)
        await self._colour(interaction, (await self.table_here(interaction)).id, colour)

    @slash("game-start", group)
    async def start(self, interaction: Interaction) -> None:
        """Begin, with whoever is in."""
        await acknowledge(interaction)
        await self._start(interaction, (await self.table_here(interaction)).id)

    @slash("game-cancel", group)
    async def cancel(self, interaction: Interaction) -> None:
        """Close the lobby without a game."""
        await acknowledge(interaction)
        await self._cancel(interaction, (await self.table_here(interaction)).id)

    @slash("game-end", group)
    async def end(self, interaction: Interaction) -> None:
        """Ask everybody to end the game as it stands."""
        await acknowledge(interaction)
        table = await self.table_here(interaction)
        if table.status is Status.RUNNING and is_organiser(interaction):
            await self._ask_organiser(interaction, table)
        else:
            await self._propose_end(interaction, table.id)

    async def _ask_organiser(self, interaction: Interaction, table: Table) -> None:
        """Whoever may end the game alone says whether they mean to."""
        words, seat = words_for(interaction, table.game), table.seat_of(interaction.user.id)
        made = [button(Ref("endnow", table.id), words.say("game-end-now"), ButtonStyle.danger)]
        if seat is not None and not seat.resigned:
            made.append(button(Ref("endask", table.id), words.say("game-end-ask")))
        made.append(button(Ref("no", table.id), words.say("move-confirm-no")))
        await answer(interaction, note(words.say("game-end-organiser"), controls=rows(*made)))

    @press("endask")
    async def end_asked(self, interaction: Interaction, ref: Ref) -> None:
        """An organiser who plays asks the others all the same."""
        await acknowledge(interaction)
        await self._propose_end(interaction, ref.table)

    @press("endnow")
    async def end_now(self, interaction: Interaction, ref: Ref) -> None:
        """An organiser ends the game; the channel is told by its final message."""
        await acknowledge(interaction)
        if not is_organiser(interaction):
            raise TableError.because("error-not-allowed")
        made = await self.steward.end_by_organiser(ref.table, interaction.user.id, interaction.id)
        await self._said(interaction, made.table, say("game-ended"))

    async def _propose_end(self, interaction: Interaction, table_id: int) -> None:
        made = await self.steward.propose_end(table_id, interaction.user.id, interaction.id)
        key = "game-ended" if isinstance(made, Ended) else "vote-opened"
        await self._said(interaction, made.table, say(key))

    @slash("game-resume", group)
    async def resume(self, interaction: Interaction, table: int | None = None) -> None:
        """Let a paused table run again, here; by its number one from another channel."""
        await acknowledge(interaction)
        number = table if table is not None else (await self.table_here(interaction)).id
        resumed = await self.steward.resume(
            number,
            interaction.user.id,
            interaction.id,
            channel_id=channel_of(interaction),
            guild_id=interaction.guild_id,
            organiser=is_organiser(interaction),
        )
        await self._said(interaction, resumed, say("game-resumed", table=str(resumed.id)))

    @press("join", "leave", "start", "cancel")
    async def pressed(self, interaction: Interaction, ref: Ref) -> None:
        """A button of the lobby; the lobby message itself shows what it did."""
        await acknowledge(interaction)
        act = {
            "join": self._join,
            "leave": self._leave,
            "start": self._start,
            "cancel": self._cancel,
        }[ref.act]
        await act(interaction, ref.table)

    @press("colour")
    async def colour_picked(self, interaction: Interaction, ref: Ref) -> None:
        """The lobby's menu of colours."""
        await acknowledge(interaction)
        await self._colour(interaction, ref.table, ref.word)

    @press("option", "language")
    async def option_picked(self, interaction: Interaction, ref: Ref) -> None:
        """The lobby's menus of options and languages, for the host."""
        await acknowledge(interaction)
        name, _, value = ref.word.partition("=")
        options = {name: value} if ref.act == "option" else {}
        language = ref.word if ref.act == "language" else None
        await self.steward.change_options(
            ref.table,
            interaction.user.id,
            options,
            interaction.id,
            language=language,
            organiser=is_organiser(interaction),
        )

    @press("rematch")
    async def rematch(self, interaction: Interaction, ref: Ref) -> None:
        """The same game, options and language again, for whoever joins."""
        await acknowledge(interaction)
        opening.need_permissions(interaction)
        before = await self.steward.table(ref.table)
        table = await opening.open_table(
            self.steward,
            interaction,
            before.game,
            before.language,
            seats=(before.min_seats, before.max_seats),
            options=before.options,
        )
        await self._said(interaction, table, say("game-joined", table=str(table.id)))

    async def _join(self, interaction: Interaction, table_id: int) -> None:
        table = await self.steward.join(table_id, user_of(interaction), interaction.id)
        await self._said(interaction, table, say("game-joined", table=str(table.id)))

    async def _leave(self, interaction: Interaction, table_id: int) -> None:
        table = await self.steward.leave(table_id, interaction.user.id, interaction.id)
        await self._said(interaction, table, say("game-left", table=str(table.id)))

    async def _colour(self, interaction: Interaction, table_id: int, colour: str) -> None:
        chosen = colour if colour in COLOURS else None
        table = await self.steward.choose_colour(
            table_id, interaction.user.id, chosen, interaction.id
        )
        said = say("game-colour", colour=say(f"colour-{chosen or DEALT}"))
        await self._said(interaction, table, said)

    async def _start(self, interaction: Interaction, table_id: int) -> None:
        opening.need_permissions(interaction)
        moved = await self.steward.start(
            table_id, interaction.user.id, interaction.id, organiser=is_organiser(interaction)
        )
        await self._said(interaction, moved.table, say("game-started", table=str(table_id)))

    async def _cancel(self, interaction: Interaction, table_id: int) -> None:
        table = await self.steward.cancel(
            table_id, interaction.user.id, interaction.id, organiser=is_organiser(interaction)
        )
        await self._said(interaction, table, say("game-cancelled", table=str(table_id)))

    async def _said(self, interaction: Interaction, table: Table, text: Text) -> None:
        """Confirm what was typed or pressed privately; a public message shows what it did."""
        message = interaction.message
        if message is None or message.flags.ephemeral:
            words = words_for(interaction, table.game)
            link = link_button(
                table, words.say("panel-to-board" if table.board else "panel-to-table")
            )
            await answer(interaction, note(words.format(text), controls=link))
