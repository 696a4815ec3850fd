"""Making moves: the ``/move`` command, the buttons and menus of the panel, confirmations."""

from __future__ import annotations

import logging

from discord import app_commands

from bot.discord_ui.common.buttons import press
from bot.discord_ui.common.cog import (
    FeatureCog,
    channel_of,
    own_eyes,
    players_eyes,
    request_of,
    seat_of,
    user_id,
)
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.locale import language_of, words_for
from bot.discord_ui.common.localized import slash
from bot.discord_ui.common.preferences import preferences_of, render_for
from bot.discord_ui.common.replies import answer, files_of, tell
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.log.lines import line
from bot.discord_ui.plans.in_view import unread_stopped_plans
from bot.discord_ui.play import private_panel
from bot.discord_ui.play.after_move import after_move
from bot.discord_ui.play.already_made import repetition
from bot.discord_ui.play.answer_panel import answer_panel, asks_on, own_panel
from bot.discord_ui.play.stale_press import stale_press
from bot.pictures import parts_of
from bot.presentation.choices import AUTOCOMPLETE_LIMIT, LABEL_LIMIT, Candidate, candidates, ranked
from bot.presentation.localizer import label_localizer
from bot.presentation.truncate import truncate
from bot.presentation.turn_text import TurnText
from bot.presentation.typed_moves import needs_confirmation, offered_under, pick
from bot.tables.domain.errors import MoveRefused, NotSeated, TableClosed, TableError, TableMovedOn
from bot.tables.domain.results import Moved
from bot.tables.domain.table import EVERY_MOVE, NO_MOVE
from bot.tables.history import turn
from bot.tables.history.turn import Turn
from bot.tables.play import already_made, make_move, typed_at_once
from bot.tables.play.already_made import AlreadyMade

log = logging.getLogger(__name__)

OWN_PART = "me"
"""The part of a picture that shows what somebody owns, drawn beside what they alone are asked."""

NOTHING = "-"
"""What is sent where a list has nothing to choose, and only says why."""


class PlayCog(FeatureCog):
    """Everything that makes a move ends in :meth:`make`."""

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
        """Make the move somebody typed, whole or under a game's verb."""
        channel, eyes = channel_of(interaction), players_eyes(interaction)
        typed = " ".join(text.split())
        listed = typed if typed.startswith(verb) else ""  # a choice of this verb's own list
        if await self._made_outright(interaction, listed, game, verb):
            return
        shown, before = await already_made.read_in(self.tables, channel, eyes, listed)
        if game not in (None, shown.table.game):
            here = shown.game
            raise MoveRefused.because("error-other-game", game=here.words.title, group=here.name)
        language = language_of(interaction)
        chosen = pick(shown, seat_of(shown.table, interaction).seat, text, language, verb)
        spoken = TurnText.of(shown, language)
        if before is not None and _means(before, chosen, (text, verb), language):
            told = line(shown.table, before.entry, spoken.message, before.entry.move)
            await answer(interaction, repetition(spoken, chosen, told))
        elif _asked_again(interaction, chosen):
            await answer(interaction, private_panel.confirmation(spoken, chosen))
        else:
            await self.make(interaction, shown, chosen.move, None)

    async def _made_outright(
        self, interaction: Interaction, typed: str, game: str | None, verb: str
    ) -> bool:
        """Make a move as the list writes it, unless there is anything to ask about it first."""
        language = language_of(interaction)

        def sure(before: Turn) -> bool:
            assert before.viewer is not None
            if game not in (None, before.table.game):
                return False
            chosen = pick(before, before.viewer, typed, language, verb)
            return chosen.move == typed and not _asked_again(interaction, chosen)

        channel, eyes = channel_of(interaction), players_eyes(interaction)
        request = request_of(interaction)
        made = await typed_at_once.make(self.tables, request, channel, eyes, typed, sure)
        if made is not None:
            await self._tell(interaction, made.before, made.moved)
        return made is not None

    async def suggest(
        self, interaction: Interaction, current: str, game: str | None = None, verb: str = ""
    ) -> list[app_commands.Choice[str]]:
        """What fits the text so far among all that is legal, at most 25, the closest first."""
        try:
            shown, seat = await self.playing_here(interaction)
        except TableClosed as closed:
            return _only(words_for(interaction).format(closed.text))
        except TableError:
            return []
        if game not in (None, shown.table.game):
            return []
        try:
            needs_confirmation(shown, seat.seat)
        except MoveRefused as refused:
            label = label_localizer(language_of(interaction), shown.table.game, shown.table.names)
            return _only(label.format(refused.text))
        offered = offered_under(shown, seat.seat, language_of(interaction), verb)
        fitting = ranked(offered, current)[:AUTOCOMPLETE_LIMIT]
        return [app_commands.Choice(name=c.line, value=c.move) for c in fitting]

    @press("m", silent=True)
    async def pressed(self, interaction: Interaction, ref: ControlId) -> None:
        """A button or menu of moves; what cannot be taken back is asked for once more."""
        shown = await self._position(interaction, ref)
        chosen = self._final(interaction, shown, ref)
        if chosen is None:
            await self._make_pressed(interaction, shown, ref)
            return
        spoken = TurnText.of(shown, language_of(interaction))
        await answer(interaction, private_panel.confirmation(spoken, chosen))

    @press("sure", silent=True)
    async def confirmed(self, interaction: Interaction, ref: ControlId) -> None:
        """The private button that confirms a move that cannot be taken back."""
        await self._make_pressed(interaction, await self._position(interaction, ref), ref)

    @press("no")
    async def thought_better(self, interaction: Interaction, _: ControlId) -> None:
        """The private button that does nothing after all."""
        await tell(interaction, words_for(interaction).say("move-confirm-nothing"))

    @press("open")
    async def opened(self, interaction: Interaction, ref: ControlId) -> None:
        """The public button of a secret question: its answers, to those who are asked."""
        spoken, seat = await self._asked(interaction, ref)
        shown = spoken.turn
        if not ref.word or shown.midway:
            given = seat not in shown.owing
            await self._ask(interaction, spoken, "answer-in" if given else "")
            return
        picture = await self._own_things(interaction, spoken)
        own = own_panel(spoken, seat, ref.word, picture=picture is not None)
        if own is None:
            await tell(interaction, spoken.message.say("panel-none-now"))
        else:
            await answer(interaction, own, files_of(picture))

    @press("page")
    async def page_chosen(self, interaction: Interaction, ref: ControlId) -> None:
        """The menu of groups, where one message cannot hold every choice."""
        spoken, seat = await self._asked(interaction, ref)
        table = spoken.turn.table
        view = private_panel.page_panel(spoken, seat, ref.number)
        if view is None or ref.sequence < table.asked:
            await stale_press(self.tables, interaction, table)
        else:
            await answer(interaction, view)

    async def _asked(self, interaction: Interaction, ref: ControlId) -> tuple[TurnText, int]:
        """The turn of the table a control names, and the seat of whoever pressed and is asked."""
        shown = await self._shown(interaction, ref)
        seat = seat_of(shown.table, interaction).seat
        needs_confirmation(shown, seat)
        return TurnText.of(shown, language_of(interaction)), seat

    async def _shown(self, interaction: Interaction, ref: ControlId) -> Turn:
        """The turn of the table a control names, as whoever pressed may see it."""
        return await turn.read(self.tables, ref.table, own_eyes(interaction))

    async def _position(self, interaction: Interaction, ref: ControlId) -> Turn:
        """The same without what happened before it."""
        return await turn.read_position(self.tables, ref.table, own_eyes(interaction))

    def _final(self, interaction: Interaction, shown: Turn, ref: ControlId) -> Candidate | None:
        """The choice that was pressed, where it has to be confirmed."""
        seat = shown.viewer
        if seat is None or ref.sequence < shown.table.asked:
            return None
        choice = shown.game.moves(shown.view, seat).get(ref.word)
        if choice is None:
            return None
        voice = TurnText.of(shown, language_of(interaction)).label
        (chosen,) = candidates(shown.game, shown.view, seat, voice, choices=[choice])
        return chosen if _asked_again(interaction, chosen) else None

    async def _make_pressed(self, interaction: Interaction, shown: Turn, ref: ControlId) -> None:
        """Make a move from a button; a foreign or stale press gets a friendly answer."""
        table, language = shown.table, language_of(interaction)
        try:
            await self.make(interaction, shown, ref.word, ref.sequence)
        except NotSeated:
            await answer(interaction, private_panel.onlooker(table, language))
        except TableMovedOn:
            if not await self._ask_next_step(interaction, ref):
                await stale_press(self.tables, interaction, await self.tables.table(table.id))
        except MoveRefused as refused:
            if await self._ask_next_step(interaction, ref):
                return
            if refused.text.key != "refusal-not-now":
                raise
            reason = TurnText.of(shown, language).message.refuse(refused.text)
            await answer(interaction, private_panel.onlooker(table, language, reason))

    async def _ask_next_step(self, interaction: Interaction, ref: ControlId) -> bool:
        """Show the next step of a choice to whoever is midway: the board cannot show it."""
        shown = await self._shown(interaction, ref)
        seat = shown.viewer
        if seat is None or seat not in shown.owing or not shown.midway:
            return False
        await self._ask(interaction, TurnText.of(shown, language_of(interaction)))
        return True

    async def _ask(self, interaction: Interaction, spoken: TurnText, told: str = "") -> None:
        """Show the viewer's own question, with what it is about."""
        seat, drawn = spoken.turn.viewer, await self._own_things(interaction, spoken)
        assert seat is not None
        parts = [spoken.message.say(told)] if told else []
        parts.append(await self._stopped_plans(interaction, spoken))
        view = answer_panel(spoken, seat, "\n".join(filter(None, parts)), picture=drawn is not None)
        await answer(interaction, view, files_of(drawn))

    async def _own_things(self, interaction: Interaction, spoken: TurnText) -> bytes | None:
        """What the viewer owns, drawn; a painter's fault costs the picture, not the question."""
        try:
            if OWN_PART not in parts_of(spoken.table):
                return None
            return await render_for(interaction, spoken.turn, spoken.language, part=OWN_PART)
        except Exception:
            log.exception("picture", extra={"table": spoken.table.id})
            return None

    async def _stopped_plans(self, interaction: Interaction, spoken: TurnText) -> str:
        return await unread_stopped_plans(self.tables, user_id(interaction), spoken)

    async def make(
        self, interaction: Interaction, shown: Turn, move: str, sequence: int | None
    ) -> None:
        """Take the move and say privately what it did, unless the panel itself will show it."""
        request = request_of(interaction)
        moved = await make_move.move(self.tables, request, shown.table.id, move, sequence=sequence)
        message = interaction.message
        if message is None or message.flags.ephemeral:
            await self._tell(interaction, shown, moved)

    async def _tell(self, interaction: Interaction, shown: Turn, moved: Moved) -> None:
        """Say privately what a move did that was made in that turn."""
        language = language_of(interaction)
        spoken = TurnText.of(moved.turn, language)
        drawn = await self._own_things(interaction, spoken) if asks_on(spoken, moved.seat) else None
        stopped = await self._stopped_plans(interaction, spoken)
        view = after_move(moved, shown, language, stopped, picture=drawn is not None)
        await answer(interaction, view, files_of(drawn))


def _only(told: str) -> list[app_commands.Choice[str]]:
    """Why there is nothing to suggest; whoever chooses it is answered the same."""
    return [app_commands.Choice(name=truncate(told, LABEL_LIMIT), value=NOTHING)]


def _asked_again(interaction: Interaction, chosen: Candidate) -> bool:
    """Whether whoever chose that wants to be asked once more before it is done."""
    wanted = preferences_of(interaction).confirms
    return wanted == EVERY_MOVE or (chosen.offer.final and wanted != NO_MOVE)


def _means(made: AlreadyMade, chosen: Candidate, typed: tuple[str, str], language: str) -> bool:
    """Whether what was typed is the move just made, or would have been where that was made.

    Whoever had no answer types it once more, and it may mean something else by then.
    """
    if chosen.move == made.entry.move:
        return True
    if " ".join(typed[0].split()) == chosen.move:
        return False  # it was taken from the list of what is possible now
    then = made.then
    if then is None or then.viewer is None:
        return False
    text, verb = typed
    try:
        return pick(then, then.viewer, text, language, verb).move == made.entry.move
    except TableError:
        return False
