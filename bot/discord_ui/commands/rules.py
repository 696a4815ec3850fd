"""``/rules``: the rules cards. ``/why``: why something cannot be done now."""

from __future__ import annotations

from discord import app_commands

from bot.discord_ui import cards
from bot.discord_ui.answers import acknowledge, answer
from bot.discord_ui.choices import AUTOCOMPLETE_LIMIT, exact, near, ranked
from bot.discord_ui.desk import Desk, channel_of, seat_of
from bot.discord_ui.dynamic import Interaction, Ref, press
from bot.discord_ui.layout import Layout, note
from bot.discord_ui.names import cut, escape
from bot.discord_ui.picking import must_be_asked, offered_under, refused_under
from bot.discord_ui.slash import slash
from bot.discord_ui.texts import language_of, voice_in_message, words_for
from bot.tables import Position, TableError
from engine.core.registry import game_names


class Rules(Desk):
    """Asking about the game."""

    @slash("rules")
    async def rules(self, interaction: Interaction, card: str) -> None:
        """A rules card."""
        await acknowledge(interaction)
        game = await self._game(interaction)
        found = cards.find(game, card, language_of(interaction))
        if found is None:
            raise TableError.because("error-no-card", typed=escape(cut(card, 40)))
        await answer(interaction, cards.shown(game, found, language_of(interaction)))

    @rules.autocomplete("card")
    async def _cards(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        game = await self._game(interaction)
        return cards.suggest(game, current, language_of(interaction))

    @press("card")
    async def card_pressed(self, interaction: Interaction, ref: Ref) -> None:
        """The button under a refusal: the card it belongs to."""
        await acknowledge(interaction)
        table, language = await self.steward.table(ref.table), language_of(interaction)
        found = cards.find(table.game, ref.word, language)
        if found is None:
            raise TableError.because("error-no-card", typed=escape(cut(ref.word, 40)))
        await answer(interaction, cards.shown(table.game, found, language))

    @slash("why")
    async def why(self, interaction: Interaction, choice: str) -> None:
        """Why a choice is not legal now."""
        await acknowledge(interaction)
        position, seat = await self.playing_here(interaction)
        await answer(interaction, self._reason(interaction, position, seat.seat, choice))

    @why.autocomplete("choice")
    async def _choices(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        try:
            position, seat = await self.playing_here(interaction)
            must_be_asked(position, seat.seat)
        except TableError:
            return []
        barred = refused_under(position, seat.seat, language_of(interaction))
        shown = ranked(barred, current)[:AUTOCOMPLETE_LIMIT]
        return [app_commands.Choice(name=c.line, value=c.move) for c in shown]

    @press("why")
    async def asked(self, interaction: Interaction, ref: Ref) -> None:
        """The panel's "Why not …": what is barred now, to choose from; then the reason."""
        await acknowledge(interaction)
        position = await self.steward.position(ref.table)
        seat = seat_of(position.table, interaction)
        must_be_asked(position, seat.seat)
        if ref.word:
            await answer(interaction, self._reason(interaction, position, seat.seat, ref.word))
            return
        barred = refused_under(position, seat.seat, language_of(interaction))
        words = words_for(interaction, position.table.game)
        await answer(interaction, cards.why_menu(position, barred, words))

    def _reason(
        self, interaction: Interaction, position: Position, seat: int, typed: str
    ) -> Layout:
        """The refusal in the reader's language, or that the choice is open."""
        must_be_asked(position, seat)
        language = language_of(interaction)
        voice = voice_in_message(language, position.table.game, position.table.names)
        barred = refused_under(position, seat, language)
        matches = exact(barred, typed) or near(barred, typed)
        if matches:
            reason = position.game.refusal(position.state, seat, matches[0].choice)
            assert reason is not None
            sentence = voice.format(reason)
            card = cards.about(position.table.game, matches[0], sentence)
            made = cards.rules_button(position.table.id, card, voice.words)
            return note(f"**{escape(matches[0].title)}**", sentence, controls=made)
        legal = offered_under(position, seat, language)
        open_ = exact(legal, typed) or near(legal, typed)
        if open_:
            return note(voice.say("why-open", choice=escape(open_[0].line)))
        return note(voice.say("why-unknown", typed=escape(cut(typed, 40))))

    async def _game(self, interaction: Interaction) -> str:
        """The game of the channel's table, else the first there is."""
        table = await self.steward.table_in(channel_of(interaction))
        return game_names()[0] if table is None else table.game
