"""``/rules`` and ``/why``: rules cards and reasons."""

from __future__ import annotations

import io

import discord
from discord import app_commands

from bot.discord_ui.common.buttons import ControlId, press
from bot.discord_ui.common.cog import FeatureCog, own_eyes, seat_of
from bot.discord_ui.common.interactions import (
    answer,
    channel_of,
    check_rate_limit,
    language_of,
    tell,
    words_for,
)
from bot.discord_ui.common.layout import BOARD_FILE, Layout, note
from bot.discord_ui.common.locale import slash
from bot.discord_ui.common.options import GAMES
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.rules import cards
from bot.discord_ui.rules.cards import in_words, place_at, places_of
from bot.presentation.choices import LABEL_LIMIT
from bot.presentation.matching import AUTOCOMPLETE_LIMIT, exact, near, ranked
from bot.presentation.texts import escape, message_localizer, quoted, truncate
from bot.presentation.typed_moves import offered_under, refused_under, require_to_move
from bot.presentation.unavailable_moves import unavailable_moves
from bot.tables.domain.errors import NotVisible, TableError
from bot.tables.domain.turn_view import Turn
from engine.core import Card
from engine.core.registry import game_names
from engine.core.words.text import rule_of


async def show_card(interaction: Interaction, name: str, card: Card) -> None:
    """Show a card privately in the reader's language, without a picture if they prefer text."""
    language = language_of(interaction)
    try:
        check_rate_limit(interaction, "pictures")
        rendered = await interaction.client.pictures.card(name, card, language)
    except TableError:
        rendered = None
    source = interaction.client.settings.source_url
    shown = cards.shown(name, card, language, source, pictured=rendered is not None)
    files = [] if rendered is None else [discord.File(io.BytesIO(rendered), BOARD_FILE)]
    await answer(interaction, shown, files)


class RulesCog(FeatureCog):
    """Answer questions about the rules."""

    @slash("rules")
    @app_commands.choices(game=GAMES)
    async def rules(self, interaction: Interaction, card: str, game: str | None = None) -> None:
        """Show a rules card by its id, the code in the picture, or its title."""
        name, shown = await self._looked_at(interaction, game)
        language = language_of(interaction)
        found = cards.card_of(name, card)
        place = None if found else place_at(places_of(name, shown), card)
        if place is not None and shown is not None and place.name is not None:
            there = escape(in_words(place, shown, language))
            await tell(interaction, words_for(interaction).say("rules-no-card-of", place=there))
            return
        found = cards.card_of(name, place.card) if place else found
        found = found or cards.find(name, card, language)
        if found is None:
            raise TableError.because("error-no-card", typed=quoted(card))
        await show_card(interaction, name, found)

    @rules.autocomplete("card")
    async def _cards(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        asked: str | None = interaction.namespace.game
        if asked is not None and asked not in game_names():
            return []
        name, shown = await self._looked_at(interaction, asked)
        language, place = language_of(interaction), place_at(places_of(name, shown), current)
        if place is not None and shown is not None and place.name is not None:
            there = truncate(in_words(place, shown, language), LABEL_LIMIT)
            rest = cards.suggest(name, current, language)[: AUTOCOMPLETE_LIMIT - 1]
            return [app_commands.Choice(name=there, value=place.code), *rest]
        first = cards.card_of(name, place.card) if place else None
        return cards.suggest(name, current, language, first)

    @press("card")
    async def card_pressed(self, interaction: Interaction, ref: ControlId) -> None:
        """Show the card of a refusal."""
        table = await self.tables.table(ref.table)
        found = cards.find(table.game, ref.word, language_of(interaction))
        if found is None:
            raise TableError.because("error-no-card", typed=quoted(ref.word))
        await show_card(interaction, table.game, found)

    @slash("why")
    async def why(self, interaction: Interaction, choice: str) -> None:
        """Say why a choice is not legal now."""
        shown, seat = await self.playing_here(interaction)
        await answer(interaction, self._reason(interaction, shown, seat.seat, choice))

    @why.autocomplete("choice")
    async def _choices(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        try:
            shown, seat = await self.playing_here(interaction)
            require_to_move(shown, seat.seat)
        except TableError:
            return []
        refused = refused_under(shown, seat.seat, language_of(interaction))
        fitting = ranked(unavailable_moves(shown, seat.seat, refused).in_order, current)[
            :AUTOCOMPLETE_LIMIT
        ]
        return [
            app_commands.Choice(name=truncate(c.line, LABEL_LIMIT), value=c.move) for c in fitting
        ]

    @press("why")
    async def asked(self, interaction: Interaction, ref: ControlId) -> None:
        """Show what is not legal now as a menu, or the reason for one of these choices."""
        shown = await self.tables.history.read_turn(ref.table, own_eyes(interaction))
        seat = seat_of(shown.table, interaction)
        require_to_move(shown, seat.seat)
        if ref.word:
            await answer(interaction, self._reason(interaction, shown, seat.seat, ref.word))
            return
        language = language_of(interaction)
        found = unavailable_moves(shown, seat.seat, refused_under(shown, seat.seat, language))
        localizer = message_localizer(language, shown.table.game, shown.table.names)
        await answer(interaction, cards.why_menu(shown, found, localizer))

    def _reason(self, interaction: Interaction, shown: Turn, seat: int, typed: str) -> Layout:
        """Return the refusal in the reader's language, or that the choice is legal."""
        require_to_move(shown, seat)
        language = language_of(interaction)
        localizer = message_localizer(language, shown.table.game, shown.table.names)
        refused = refused_under(shown, seat, language)
        matches = exact(refused, typed) or near(refused, typed)
        if matches:
            reason = shown.game.refusal(shown.view, seat, matches[0].choice)
            assert reason is not None
            name, source = shown.table.game, self.services.settings.source_url
            made = cards.rules_button(
                shown.table.id, cards.about(name, matches[0], reason), localizer.words
            )
            rule = cards.rule_line(name, rule_of(reason), localizer.words, source)
            title = f"**{escape(matches[0].title)}**"
            return note(title, localizer.refuse(reason), rule, controls=made)
        legal = offered_under(shown, seat, language)
        open_ = exact(legal, typed) or near(legal, typed)
        if open_:
            card = cards.about(shown.table.game, open_[0])
            made = cards.rules_button(shown.table.id, card, localizer.words)
            return note(localizer.say("why-open", choice=escape(open_[0].line)), controls=made)
        return note(localizer.say("why-unknown", typed=escape(quoted(typed))))

    async def _looked_at(
        self, interaction: Interaction, asked: str | None
    ) -> tuple[str, Turn | None]:
        """Return the named game, or else that of the channel, and the channel's running table.

        Raises:
            TableDamaged: the table's game is unknown.
            TableError: there is no game of that name.
        """
        here = await self._game(interaction)
        if asked is not None and asked not in game_names():
            raise TableError.because("error-old-button")
        if asked not in (None, here):
            return str(asked), None
        try:
            channel, eyes = channel_of(interaction), own_eyes(interaction)
            return here, await self.tables.history.read_position_in(channel, eyes)
        except TableError:
            return here, None

    async def _game(self, interaction: Interaction) -> str:
        """Return the game of the channel's table, or else the first game.

        Raises:
            TableDamaged: the table's game is unknown.
        """
        try:
            return (await self.table_here(interaction)).game
        except NotVisible:
            return game_names()[0]
