"""Make moves: by ``/move``, by the board's buttons and menus, and after confirmation."""

from __future__ import annotations

import logging

from discord import app_commands

from bot.discord_ui.board.own_view import unread_stopped_plans
from bot.discord_ui.common.buttons import ControlId, press
from bot.discord_ui.common.cog import FeatureCog, own_eyes, seat_of
from bot.discord_ui.common.interactions import (
    answer,
    channel_of,
    language_of,
    preferences_of,
    request_of,
    tell,
    user_id,
    words_for,
)
from bot.discord_ui.common.layout import files_of
from bot.discord_ui.common.locale import slash
from bot.discord_ui.common.pictures import render_for
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.log import line
from bot.discord_ui.play import private_panel
from bot.discord_ui.play.private_panel import (
    after_move,
    answer_panel,
    asks_on,
    own_panel,
    repetition,
    stale_press,
)
from bot.picture_service import parts_of
from bot.presentation.choices import LABEL_LIMIT, candidates
from bot.presentation.matching import AUTOCOMPLETE_LIMIT, ranked
from bot.presentation.texts import label_localizer, truncate
from bot.presentation.turn_text import TurnText
from bot.presentation.typed_moves import offered_under, pick, require_to_move
from bot.tables.domain.errors import (
    AlreadyMade,
    IllegalMove,
    NeedsConfirmation,
    NotSeated,
    Stale,
    TableClosed,
    TableError,
)
from bot.tables.domain.table import EVERY_MOVE, NO_MOVE
from bot.tables.domain.turn_view import Turn
from bot.tables.types import ChosenMove, MadeMove

log = logging.getLogger(__name__)

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
        language = language_of(interaction)

        def resolve(shown: Turn) -> ChosenMove:
            if game not in (None, shown.table.game):
                here = shown.game
                raise IllegalMove.because(
                    "error-other-game", game=here.words.title, group=here.name
                )
            assert shown.viewer is not None
            chosen = pick(shown, shown.viewer, text, language, verb)
            exact = " ".join(text.split()) == chosen.move
            return ChosenMove(chosen.move, _must_confirm(interaction, chosen.offer.final), exact)

        request, channel = request_of(interaction), channel_of(interaction)
        try:
            made = await self.tables.play.make_move_in_channel(request, channel, resolve)
        except NeedsConfirmation as asked:
            await self._confirm(interaction, asked)
        else:
            await self._tell(interaction, made)

    async def suggest(
        self, interaction: Interaction, current: str, game: str | None = None, verb: str = ""
    ) -> list[app_commands.Choice[str]]:
        """Return up to 25 legal moves that match the text so far, the closest first."""
        try:
            shown, seat = await self.playing_here(interaction)
        except TableClosed as closed:
            return _only(words_for(interaction).format(closed.text))
        except TableError:
            return []
        if game not in (None, shown.table.game):
            return []
        try:
            require_to_move(shown, seat.seat)
        except IllegalMove as refused:
            label = label_localizer(language_of(interaction), shown.table.game, shown.table.names)
            return _only(label.format(refused.text))
        offered = offered_under(shown, seat.seat, language_of(interaction), verb)
        fitting = ranked(offered, current)[:AUTOCOMPLETE_LIMIT]
        return [
            app_commands.Choice(name=truncate(c.line, LABEL_LIMIT), value=c.move) for c in fitting
        ]

    @press("m", "sure", silent=True)
    async def pressed(self, interaction: Interaction, ref: ControlId) -> None:
        """Make the move of a button or menu, after confirmation if it cannot be undone.

        Answer a stale or foreign press kindly.
        """

        def resolve(shown: Turn) -> ChosenMove:
            assert shown.viewer is not None
            choice = shown.game.moves(shown.view, shown.viewer).get(ref.word)
            if choice is None:
                return ChosenMove(ref.word)  # refused with the game's reason
            offer = shown.game.words.offer(shown.view, shown.viewer, choice)
            return ChosenMove(ref.word, _must_confirm(interaction, offer.final))

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
            await answer(interaction, private_panel.onlooker(table, language_of(interaction)))
        except Stale:
            if not await self._ask_next_step(interaction, ref):
                await stale_press(self.tables, interaction, await self.tables.table(ref.table))
        except IllegalMove as refused:
            if await self._ask_next_step(interaction, ref):
                return
            if refused.text.key != "refusal-not-now":
                raise
            language = language_of(interaction)
            shown = TurnText.of(await self._shown(interaction, ref), language)
            reason = shown.message.refuse(refused.text)
            await answer(interaction, private_panel.onlooker(shown.turn.table, language, reason))
        else:
            message = interaction.message
            if message is None or message.flags.ephemeral:  # a public panel shows it itself
                await self._tell(interaction, made)

    @press("no")
    async def cancelled(self, interaction: Interaction, _: ControlId) -> None:
        """Cancel a confirmation: nothing happens."""
        await tell(interaction, words_for(interaction).say("move-confirm-nothing"))

    @press("open")
    async def opened(self, interaction: Interaction, ref: ControlId) -> None:
        """Show the choices of a secret question to a player who is asked."""
        turn_text, seat = await self._asked(interaction, ref)
        shown = turn_text.turn
        if not ref.word or shown.midway:
            given = seat not in shown.to_move
            await self._ask(interaction, turn_text, "answer-in" if given else "")
            return
        picture = await self._own_things(interaction, turn_text)
        own = own_panel(turn_text, seat, ref.word, picture=picture is not None)
        if own is None:
            await tell(interaction, turn_text.message.say("panel-none-now"))
        else:
            await answer(interaction, own, files_of(picture))

    @press("page")
    async def page_chosen(self, interaction: Interaction, ref: ControlId) -> None:
        """Show one group of choices, if a question has too many for one message."""
        turn_text, seat = await self._asked(interaction, ref)
        table = turn_text.turn.table
        view = private_panel.page_panel(turn_text, seat, ref.number)
        if view is None or ref.sequence < table.asked:
            await stale_press(self.tables, interaction, table)
        else:
            await answer(interaction, view)

    async def _asked(self, interaction: Interaction, ref: ControlId) -> tuple[TurnText, int]:
        """Return the turn of the table a control names, and the seat of the user.

        Raises:
            NotSeated: they do not play.
            IllegalMove: they are not asked.
        """
        shown = await self._shown(interaction, ref)
        seat = seat_of(shown.table, interaction).seat
        require_to_move(shown, seat)
        return TurnText.of(shown, language_of(interaction)), seat

    async def _shown(self, interaction: Interaction, ref: ControlId) -> Turn:
        """Return the turn of the table a control names, as the user may see it."""
        return await self.tables.history.read_turn(ref.table, own_eyes(interaction))

    async def _confirm(self, interaction: Interaction, asked: NeedsConfirmation) -> None:
        """Ask the player to confirm a move, or to make it once more."""
        turn_text = TurnText.of(asked.turn, language_of(interaction))
        shown = asked.turn
        assert shown.viewer is not None
        choice = shown.game.moves(shown.view, shown.viewer)[asked.move]
        (chosen,) = candidates(
            shown.game, shown.view, shown.viewer, turn_text.label, choices=[choice]
        )
        if isinstance(asked, AlreadyMade):
            story = line(shown.table, asked.entry, turn_text.message, asked.entry.move)
            await answer(interaction, repetition(turn_text, chosen, story))
        else:
            await answer(interaction, private_panel.confirmation(turn_text, chosen))

    async def _ask_next_step(self, interaction: Interaction, ref: ControlId) -> bool:
        """Show the next step of a move to a player in the middle of it, and return whether one is.

        Only they see it; the board does not show such steps.
        """
        shown = await self._shown(interaction, ref)
        seat = shown.viewer
        if seat is None or seat not in shown.to_move or not shown.midway:
            return False
        await self._ask(interaction, TurnText.of(shown, language_of(interaction)))
        return True

    async def _ask(self, interaction: Interaction, turn_text: TurnText, key: str = "") -> None:
        """Show the viewer's private question, below the text of a key."""
        seat, png = turn_text.turn.viewer, await self._own_things(interaction, turn_text)
        assert seat is not None
        parts = [turn_text.message.say(key)] if key else []
        parts.append(await self._stopped_plans(interaction, turn_text))
        view = answer_panel(
            turn_text, seat, "\n".join(filter(None, parts)), picture=png is not None
        )
        await answer(interaction, view, files_of(png))

    async def _own_things(self, interaction: Interaction, turn_text: TurnText) -> bytes | None:
        """Render the viewer's own things; ``None`` if the painter fails or has no such part."""
        try:
            if OWN_PART not in parts_of(turn_text.turn.table):
                return None
            return await render_for(interaction, turn_text.turn, turn_text.language, part=OWN_PART)
        except Exception:
            log.exception("picture.render.failed", extra={"table": turn_text.turn.table.id})
            return None

    async def _stopped_plans(self, interaction: Interaction, turn_text: TurnText) -> str:
        return await unread_stopped_plans(self.tables, user_id(interaction), turn_text)

    async def _tell(self, interaction: Interaction, made: MadeMove) -> None:
        """Tell the player privately what their move did, and which of their plans have stopped."""
        language = language_of(interaction)
        turn_text = TurnText.of(made.moved.turn, language)
        asked = asks_on(turn_text, made.moved.seat)
        png = await self._own_things(interaction, turn_text) if asked else None
        stopped = await self._stopped_plans(interaction, turn_text)
        view = after_move(made.moved, made.before, language, stopped, picture=png is not None)
        await answer(interaction, view, files_of(png))


def _only(reason: str) -> list[app_commands.Choice[str]]:
    """Return a single suggestion that says why there is nothing to choose."""
    return [app_commands.Choice(name=truncate(reason, LABEL_LIMIT), value=NO_SUGGESTION)]


def _must_confirm(interaction: Interaction, final: bool) -> bool:
    """Return whether the user confirms such a move; ``final``: it cannot be undone."""
    wanted = preferences_of(interaction).confirms
    return wanted == EVERY_MOVE or (final and wanted != NO_MOVE)
