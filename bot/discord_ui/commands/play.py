"""Making moves: the ``/move`` command, the buttons and menus of the panel, confirmations."""

from __future__ import annotations

from discord import app_commands

from bot.discord_ui import private
from bot.discord_ui.after import after_move
from bot.discord_ui.answers import acknowledge, answer, tell
from bot.discord_ui.choices import AUTOCOMPLETE_LIMIT, Candidate, candidates, ranked
from bot.discord_ui.desk import Desk, message_link, seat_of
from bot.discord_ui.dynamic import Interaction, Ref, press
from bot.discord_ui.panel import Subject
from bot.discord_ui.picking import must_be_asked, offered_under, pick
from bot.discord_ui.slash import slash
from bot.discord_ui.texts import language_of, voice_in_message, words_for
from bot.tables import (
    MoveRefused,
    NotSeated,
    Position,
    Table,
    TableError,
    TableMovedOn,
)
from engine.core import Seat


class Play(Desk):
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
        await acknowledge(interaction)
        position, seat = await self.playing_here(interaction)
        if game not in (None, position.table.game):
            raise MoveRefused.because("error-other-game", game=position.game.words.title)
        chosen = pick(position, seat.seat, text, language_of(interaction), verb)
        if chosen.offer.final:
            subject = Subject.of(position, language_of(interaction))
            await answer(interaction, private.confirmation(subject, chosen))
        else:
            await self.make(interaction, position, chosen.move, None)

    async def suggest(
        self, interaction: Interaction, current: str, game: str | None = None, verb: str = ""
    ) -> list[app_commands.Choice[str]]:
        """What fits the text so far among all that is legal, at most 25, the closest first."""
        try:
            position, seat = await self.playing_here(interaction)
            must_be_asked(position, seat.seat)
        except TableError:
            return []
        if game not in (None, position.table.game):
            return []
        offered = offered_under(position, seat.seat, language_of(interaction), verb)
        shown = ranked(offered, current)[:AUTOCOMPLETE_LIMIT]
        return [app_commands.Choice(name=c.line, value=c.move) for c in shown]

    @press("m")
    async def pressed(self, interaction: Interaction, ref: Ref) -> None:
        """A button or menu of moves; what cannot be taken back is asked for once more."""
        await acknowledge(interaction)
        position = await self.steward.position(ref.table)
        chosen = self._final(interaction, position, ref)
        if chosen is None:
            await self._make_pressed(interaction, position, ref)
            return
        subject = Subject.of(position, language_of(interaction))
        await answer(interaction, private.confirmation(subject, chosen))

    @press("sure")
    async def confirmed(self, interaction: Interaction, ref: Ref) -> None:
        """The private button that confirms a move that cannot be taken back."""
        await acknowledge(interaction)
        await self._make_pressed(interaction, await self.steward.position(ref.table), ref)

    @press("no")
    async def thought_better(self, interaction: Interaction, _: Ref) -> None:
        """The private button that does nothing after all."""
        await tell(interaction, words_for(interaction).say("move-confirm-nothing"))

    @press("open")
    async def opened(self, interaction: Interaction, ref: Ref) -> None:
        """The public button of a secret question: its answers, to those who are asked."""
        await acknowledge(interaction)
        position = await self.steward.position(ref.table)
        seat = seat_of(position.table, interaction)
        must_be_asked(position, seat.seat)
        subject = Subject.of(position, language_of(interaction))
        await answer(interaction, private.answer_panel(subject, seat.seat))

    @press("page")
    async def turned(self, interaction: Interaction, ref: Ref) -> None:
        """The menu of groups, where one message cannot hold every choice."""
        await acknowledge(interaction)
        position = await self.steward.position(ref.table)
        seat = seat_of(position.table, interaction)
        must_be_asked(position, seat.seat)
        subject = Subject.of(position, language_of(interaction))
        view = private.page_panel(subject, seat.seat, int(ref.word))
        if view is None or ref.sequence < position.table.asked:
            await self._moved_on(interaction, position.table)
        else:
            await answer(interaction, view)

    def _final(self, interaction: Interaction, position: Position, ref: Ref) -> Candidate | None:
        """The choice that was pressed, where it has to be confirmed."""
        seat = position.table.seat_of(interaction.user.id)
        if seat is None or ref.sequence < position.table.asked:
            return None
        choice = position.game.moves(position.state, seat.seat).get(ref.word)
        if choice is None:
            return None
        voice = Subject.of(position, language_of(interaction)).label
        (chosen,) = candidates(position.game, position.state, seat.seat, voice, choices=[choice])
        return chosen if chosen.offer.final else None

    async def _make_pressed(self, interaction: Interaction, position: Position, ref: Ref) -> None:
        """Make a move from a button; a foreign or stale press gets a friendly answer."""
        table, language = position.table, language_of(interaction)
        try:
            await self.make(interaction, position, ref.word, ref.sequence)
        except NotSeated:
            await answer(interaction, private.onlooker(table, language))
        except TableMovedOn:
            await self._moved_on(interaction, await self.steward.table(table.id))
        except MoveRefused as refused:
            if refused.text.key != "refusal-not-now":
                raise
            reason = Subject.of(position, language).message.format(refused.text)
            await answer(interaction, private.onlooker(table, language, reason))

    async def _moved_on(self, interaction: Interaction, table: Table) -> None:
        """A stale press: who has moved since, and a way to the board as it is now."""
        language = language_of(interaction)
        last = [e for e in await self.steward.log(table.id, -1, 5) if e.seat is not None]
        voice = voice_in_message(language, table.game, table.names)
        if last:
            reason = voice.say("panel-moved-on", who=Seat(last[-1].seat or 0))
        else:
            reason = voice.say("panel-changed")
        await answer(interaction, private.moved_on(table, language, reason, message_link(table)))

    async def make(
        self, interaction: Interaction, position: Position, move: str, sequence: int | None
    ) -> None:
        """Take the move and say privately what it did, unless the panel itself will show it."""
        moved = await self.steward.move(
            position.table.id,
            interaction.user.id,
            move,
            sequence=sequence,
            interaction_id=interaction.id,
        )
        message = interaction.message
        if message is not None and not message.flags.ephemeral:
            return
        await answer(interaction, after_move(moved, position, language_of(interaction)))
