"""``/rules`` and *Why not…*: rules cards, and why a choice is not legal."""

from __future__ import annotations

from discord import app_commands

from bot.discord_ui.common.buttons import ControlId, press
from bot.discord_ui.common.cog import FeatureCog, own_eyes, seat_of
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    channel_of,
    check_rate_limit,
    language_of,
    localizer_for,
    tell,
    words_for,
)
from bot.discord_ui.common.layout import Layout, files_of, note
from bot.discord_ui.common.locale import slash
from bot.discord_ui.common.options import GAMES
from bot.discord_ui.rules import cards
from bot.presentation.cards import card_of, card_of_refusal
from bot.presentation.matching import MAX_SUGGESTIONS, exact_matches, near_matches
from bot.presentation.texts import OPTION_LIMIT, escape, quoted, truncate
from bot.presentation.typed_moves import (
    offered_under,
    refusal_of,
    refused_under,
    require_to_move,
    unavailable_moves,
)
from bot.tables.domain.errors import NotVisible, TableError
from bot.tables.domain.turn_view import Turn
from engine.core import RulesCard, game_names
from engine.core.words.text import rule_title


async def show_card(interaction: Interaction, name: str, card: RulesCard) -> None:
    """Show a card privately in the reader's language, without a picture if they prefer text."""
    language = language_of(interaction)
    try:
        check_rate_limit(interaction, "pictures")
        rendered = await interaction.client.pictures.card(name, card, language)
    except TableError:
        rendered = None
    source = interaction.client.settings.source_url
    view = cards.card_message(name, card, language, source, pictured=rendered is not None)
    await answer(interaction, view, files_of(rendered))


class RulesCog(FeatureCog):
    """Answer questions about the rules."""

    @slash("rules")
    @app_commands.choices(game=GAMES)
    async def rules(self, interaction: Interaction, card: str, game: str | None = None) -> None:
        """Show a rules card by its id, the code in the picture, or its title."""
        name, turn = await self._looked_at(interaction, game)
        language = language_of(interaction)
        rules_card = card_of(name, card)
        place = None if rules_card else cards.place_at(cards.places_of(name, turn), card)
        if place is not None and turn is not None and place.name is not None:
            there = escape(cards.in_words(place, turn, language))
            await tell(interaction, words_for(interaction).say("rules-no-card-of", place=there))
            return
        rules_card = card_of(name, place.card) if place else rules_card
        rules_card = rules_card or cards.find_card(name, card, language)
        if rules_card is None:
            raise TableError.because("error-no-card", typed=quoted(card))
        await show_card(interaction, name, rules_card)

    @rules.autocomplete("card")
    async def _cards(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        asked: str | None = interaction.namespace.game
        if asked is not None and asked not in game_names():
            return []
        name, turn = await self._looked_at(interaction, asked)
        language = language_of(interaction)
        place = cards.place_at(cards.places_of(name, turn), current)
        if place is not None and turn is not None and place.name is not None:
            there = truncate(cards.in_words(place, turn, language), OPTION_LIMIT)
            rest = cards.suggest_cards(name, current, language)[: MAX_SUGGESTIONS - 1]
            return [app_commands.Choice(name=there, value=place.code), *rest]
        first = card_of(name, place.card) if place else None
        return cards.suggest_cards(name, current, language, first)

    @press("card")
    async def _card_pressed(self, interaction: Interaction, ref: ControlId) -> None:
        table = await self.tables.table(ref.table)
        card = cards.find_card(table.game, ref.word, language_of(interaction))
        if card is None:
            raise TableError.because("error-no-card", typed=quoted(ref.word))
        await show_card(interaction, table.game, card)

    @press("why")
    async def _why_pressed(self, interaction: Interaction, ref: ControlId) -> None:
        """Show what is not legal now as a menu, or the reason for one of these choices."""
        turn = await self.turn_of(interaction, ref.table)
        seat = seat_of(turn.table, interaction).seat
        require_to_move(turn, seat)
        if ref.word:
            await answer(interaction, self._reason(interaction, turn, seat, ref.word))
            return
        unavailable = unavailable_moves(turn, seat, language_of(interaction))
        localizer = localizer_for(interaction, turn.table)
        await answer(interaction, cards.why_menu(turn, unavailable, localizer))

    def _reason(self, interaction: Interaction, turn: Turn, seat: int, typed: str) -> Layout:
        """Return the refusal in the reader's language, or that the choice is legal."""
        require_to_move(turn, seat)
        language, localizer = language_of(interaction), localizer_for(interaction, turn.table)
        name, rule = turn.table.game, ""
        refused = refused_under(turn, seat, language)
        if matches := exact_matches(refused, typed) or near_matches(refused, typed):
            reason = refusal_of(turn, seat, matches[0])
            card = card_of_refusal(name, matches[0], reason)
            source = self.services.settings.source_url
            rule = cards.rule_line(name, rule_title(reason), localizer.words, source)
            said = f"**{escape(matches[0].title)}**\n{localizer.refuse(reason)}"
        else:
            legal = offered_under(turn, seat, language)
            matches = exact_matches(legal, typed) or near_matches(legal, typed)
            if not matches:
                return note(localizer.say("why-unknown", typed=escape(quoted(typed))))
            card = card_of_refusal(name, matches[0])
            said = localizer.say("why-open", choice=escape(matches[0].line))
        controls = cards.rules_button(turn.table.id, card, localizer.words)
        return note(said, rule, controls=controls)

    async def _looked_at(
        self, interaction: Interaction, asked: str | None
    ) -> tuple[str, Turn | None]:
        """Return the named game, or else that of the channel, and the channel's running table."""
        try:
            here = (await self.table_here(interaction)).game
        except NotVisible:
            here = game_names()[0]
        if asked is not None and asked not in game_names():
            raise TableError.because("error-old-button")
        if asked not in (None, here):
            return str(asked), None
        try:
            channel, eyes = channel_of(interaction), own_eyes(interaction)
            return here, await self.tables.history.read_position_in(channel, eyes)
        except TableError:
            return here, None
