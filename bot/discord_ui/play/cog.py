"""Make moves: by ``/move``, by the board's buttons and menus, and after confirmation."""

from __future__ import annotations

from discord import app_commands

from bot.discord_ui.board.own_view import unread_stopped_plans
from bot.discord_ui.common.buttons import ControlId, press
from bot.discord_ui.common.cog import FeatureCog, seat_of
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    channel_of,
    language_of,
    preferences_of,
    request_of,
    tell,
    words_for,
)
from bot.discord_ui.common.layout import files_of
from bot.discord_ui.common.locale import slash
from bot.discord_ui.common.options import suggest_moves
from bot.discord_ui.common.pictures import or_none, render_for
from bot.discord_ui.play import private_panel
from bot.discord_ui.play.private_panel import answer_panel, stale_press
from bot.picture_service import parts_of
from bot.presentation.choices import candidates
from bot.presentation.log_lines import entry_line
from bot.presentation.texts import OPTION_LIMIT, label_localizer, truncate
from bot.presentation.turn_text import TurnText
from bot.presentation.typed_moves import offered_under, pick_choice, require_to_move
from bot.tables.domain.errors import (
    AlreadyMade,
    IllegalMove,
    NeedsConfirmation,
    NotSeated,
    Stale,
    TableClosed,
    TableError,
)
from bot.tables.domain.turn_view import Turn
from bot.tables.exports import ChosenMove, MadeMove

OWN_PART = "me"
"""Part of the picture that is shown with a player's private question."""

NO_SUGGESTION = "-"
"""Value of a suggestion that only says why there is nothing to choose."""


class PlayCog(FeatureCog):
    """Make moves: typed, pressed, chosen from menus, and confirmed."""

    @slash("move")
    async def move(self, interaction: Interaction, move: str) -> None:
        """Make a move that was typed or taken from the list."""
        await self.typed(interaction, move)

    @move.autocomplete("move")
    async def _moves(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await self.suggest(interaction, current)

    async def typed(
        self, interaction: Interaction, text: str, game: str | None = None, verb: str = ""
    ) -> None:
        """Make the move that a user typed, whole or under a game's verb."""
        language, asks = language_of(interaction), preferences_of(interaction).must_confirm

        def resolve(turn: Turn) -> ChosenMove:
            if game not in (None, turn.table.game):
                here = turn.game
                raise IllegalMove.because(
                    "error-other-game", game=here.words.title, group=here.name
                )
            assert turn.viewer is not None
            chosen = pick_choice(turn, turn.viewer, text, language, verb)
            exact = " ".join(text.split()) == chosen.move
            return ChosenMove(chosen.move, asks(final=chosen.offer.final), exact)

        table_id = await self.tables.table_id_in(channel_of(interaction))
        try:
            made = await self.tables.play.make_move(request_of(interaction), table_id, resolve)
        except NeedsConfirmation as asked:
            await self._confirm(interaction, asked)
        else:
            await self._tell(interaction, made)

    async def suggest(
        self, interaction: Interaction, current: str, game: str | None = None, verb: str = ""
    ) -> list[app_commands.Choice[str]]:
        """Return the legal moves that match the text so far."""
        try:
            turn, seat = await self.playing_here(interaction)
        except TableClosed as closed:
            return _only(words_for(interaction).format(closed.text))
        except TableError:
            return []
        if game not in (None, turn.table.game):
            return []
        try:
            require_to_move(turn, seat.seat)
        except IllegalMove as refused:
            label = label_localizer(language_of(interaction), turn.table.game, turn.table.names)
            return _only(label.format(refused.text))
        offered = offered_under(turn, seat.seat, language_of(interaction), verb)
        return suggest_moves(offered, current)

    @press("m", "sure", silent=True)
    async def _pressed(self, interaction: Interaction, ref: ControlId) -> None:
        """Make the move of a button or menu, after confirmation if it cannot be undone."""
        asks, continues = preferences_of(interaction).must_confirm, False

        def resolve(turn: Turn) -> ChosenMove:
            nonlocal continues
            assert turn.viewer is not None
            choice = turn.game.moves(turn.view, turn.viewer).get(ref.word)
            if choice is None:
                return ChosenMove(ref.word)  # refused with the game's reason
            offer = turn.game.words.offer(turn.view, turn.viewer, choice)
            continues = offer.continues
            return ChosenMove(ref.word, asks(final=offer.final))

        try:
            made = await self.tables.play.make_move(
                request_of(interaction),
                ref.table,
                resolve,
                sequence=ref.sequence,
                confirmed=ref.act == "sure",
            )
        except NeedsConfirmation as asked:
            await self._confirm(interaction, asked)
        except NotSeated:
            table = await self.tables.table(ref.table)
            await answer(interaction, private_panel.onlooker_note(table, language_of(interaction)))
        except Stale:
            if not await self._ask_next_step(interaction, ref):
                await stale_press(interaction, await self.tables.table(ref.table))
        except IllegalMove as refused:
            if await self._ask_next_step(interaction, ref):
                return
            if refused.text.key != "refusal-not-now":
                raise
            language = language_of(interaction)
            turn_text = TurnText.of(await self.turn_of(interaction, ref.table), language)
            reason = turn_text.message.refuse(refused.text)
            table = turn_text.turn.table
            await answer(interaction, private_panel.onlooker_note(table, language, reason))
        else:
            message = interaction.message
            is_private = message is None or message.flags.ephemeral
            # A public panel shows the rest itself.
            if is_private or made.learnt_secret or continues:
                await self._tell(interaction, made)

    @press("no")
    async def _cancelled(self, interaction: Interaction, _: ControlId) -> None:
        await tell(interaction, words_for(interaction).say("move-confirm-nothing"))

    @press("open")
    async def _opened(self, interaction: Interaction, ref: ControlId) -> None:
        """Show the choices of a secret question to a player who is asked."""
        turn_text, seat = await self._asked(interaction, ref)
        given = seat not in turn_text.turn.to_move
        await self._ask(interaction, turn_text, "answer-in" if given else "")

    @press("page")
    async def _page_chosen(self, interaction: Interaction, ref: ControlId) -> None:
        """Show one group of choices, if a question has too many for one message."""
        turn_text, seat = await self._asked(interaction, ref)
        table = turn_text.turn.table
        view = private_panel.page_panel(turn_text, seat, ref.number)
        if view is None or ref.sequence < table.asked:
            await stale_press(interaction, table)
        else:
            await answer(interaction, view)

    async def _asked(self, interaction: Interaction, ref: ControlId) -> tuple[TurnText, int]:
        """Return the turn and the seat of a user; raise ``TableError`` if they are not asked."""
        turn = await self.turn_of(interaction, ref.table)
        seat = seat_of(turn.table, interaction).seat
        require_to_move(turn, seat)
        return TurnText.of(turn, language_of(interaction)), seat

    async def _confirm(self, interaction: Interaction, asked: NeedsConfirmation) -> None:
        """Ask the player to confirm a move, or to make it once more."""
        turn, turn_text = asked.turn, TurnText.of(asked.turn, language_of(interaction))
        assert turn.viewer is not None
        choice = turn.game.moves(turn.view, turn.viewer)[asked.move]
        (chosen,) = candidates(turn.game, turn.view, turn.viewer, turn_text.label, choices=[choice])
        view = private_panel.confirmation_question(turn_text, chosen)
        if isinstance(asked, AlreadyMade):
            story = entry_line(turn.table, asked.entry, turn_text.message, asked.entry.move)
            view = private_panel.repetition_question(turn_text, chosen, story)
        await answer(interaction, view)

    async def _ask_next_step(self, interaction: Interaction, ref: ControlId) -> bool:
        """Show the next step to a player in the middle of a move; return whether there is one."""
        turn = await self.turn_of(interaction, ref.table)
        if turn.viewer not in turn.to_move or not turn.midway:
            return False
        await self._ask(interaction, TurnText.of(turn, language_of(interaction)))
        return True

    async def _ask(self, interaction: Interaction, turn_text: TurnText, key: str = "") -> None:
        """Show the viewer's private question, below the text of a key."""
        seat, png = turn_text.turn.viewer, await self._own_things(interaction, turn_text)
        assert seat is not None
        stopped = await unread_stopped_plans(interaction, turn_text)
        parts = [turn_text.message.say(key), stopped] if key else [stopped]
        text = "\n".join(filter(None, parts))
        await answer(
            interaction, answer_panel(turn_text, seat, text, picture=png is not None), files_of(png)
        )

    async def _own_things(self, interaction: Interaction, turn_text: TurnText) -> bytes | None:
        """Render the viewer's own things; ``None`` if the painter fails or has no such part."""
        table = turn_text.turn.table
        if OWN_PART not in parts_of(table):
            return None
        work = render_for(interaction, turn_text, part=OWN_PART)
        return await or_none(work, "picture.render.failed", table=table.id)

    async def _tell(self, interaction: Interaction, made: MadeMove) -> None:
        """Tell the player privately what their move did, and which of their plans have stopped."""
        language = language_of(interaction)
        turn_text = TurnText.of(made.moved.turn, language)
        asked = private_panel.asks_on(turn_text, made.moved.seat)
        png = await self._own_things(interaction, turn_text) if asked else None
        stopped = await unread_stopped_plans(interaction, turn_text)
        view = private_panel.after_move(
            made.moved, made.before, language, stopped, picture=png is not None
        )
        await answer(interaction, view, files_of(png))


def _only(reason: str) -> list[app_commands.Choice[str]]:
    """Return a single suggestion that says why there is nothing to choose."""
    return [app_commands.Choice(name=truncate(reason, OPTION_LIMIT), value=NO_SUGGESTION)]
