"""``/record``: a person's results in a game as a picture, their badges, and the export."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui

from bot.discord_ui.common.buttons import ControlId, button, menu, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    check_rate_limit,
    language_of,
    person_of,
    preferences_of,
    user_id,
    words_for,
)
from bot.discord_ui.common.layout import Layout, card, files_of, gallery, note, text_file
from bot.discord_ui.common.locale import context_menu, slash
from bot.discord_ui.common.options import GAMES, game_titles
from bot.discord_ui.common.pictures import or_none
from bot.presentation import statistics
from bot.presentation.texts import escape, tidy, words_in
from bot.tables.domain.errors import TableError
from bot.tables.domain.options import require_game
from bot.tables.domain.request import Person
from bot.tables.domain.statistics import Duel, PlayerResults
from bot.tables.domain.table import TEXT_ONLY
from bot.tables.exports import results_csv, results_json
from engine.core import game_names
from render.kit.player_record import PlayerRecordScene

FILE = "record.png"
CSV, JSON = "csv", "json"
_WRITERS = {CSV: results_csv, JSON: results_json}


def record_message(
    results: PlayerResults, name: str, language: str, *, own: bool, picture: bool
) -> Layout:
    """Show a person's results, with the buttons to their badges, other games and the export."""
    words = words_in(language)
    who = words.person(escape(tidy(name)))
    if not results.game:
        return note(words.say("statistics-no-results", who=who))
    title = statistics.title_of(results.game, language)
    parts: list[ui.Item[Any] | str] = [
        f"### {words.say('statistics-record-title', who=who, game=title)}"
    ]
    if picture:
        parts.append(gallery(statistics.record_alt_text(results, name, language), FILE))
    else:
        parts += [escape(line) for line in statistics.results_lines(results, words)]
    parts.append(f"-# {words.say('statistics-counted')}")
    return card(parts, _controls(results, language, own=own))


def _controls(results: PlayerResults, language: str, *, own: bool) -> list[ui.ActionRow[Any]]:
    words, controls = words_in(language), []
    others = [name for name in results.played if name in game_names()]
    if set(others) - {results.game}:
        titles = game_titles(words, others)
        labels = {f"{results.user_id} {name}": title for name, title in titles.items()}
        chosen = f"{results.user_id} {results.game}"
        ref = ControlId("playing-record")
        controls.append(menu(ref, words.say("statistics-games"), labels, chosen))
    about = f"{results.user_id} {results.game}"
    buttons = [button(ControlId("badges", word=about), words.say("statistics-badges"))]
    if own:
        buttons += [
            button(ControlId("own-results", word=form), words.say(f"statistics-export-{form}"))
            for form in _WRITERS
        ]
    buttons.append(button(ControlId("leaders", word=results.game), words.say("leaderboard-open")))
    return [*controls, *rows(*buttons)]


def badges_message(results: PlayerResults, name: str, language: str) -> Layout:
    """List all badges with their requirements."""
    words = words_in(language)
    who = words.person(escape(tidy(name)))
    title = statistics.title_of(results.game, language)
    earned = sum(badge.earned for badge in results.badges)
    head = words.say(
        "statistics-badges-title", who=who, game=title, earned=earned, all=len(results.badges)
    )
    lines = [statistics.badge_line(badge, words) for badge in results.badges]
    back = ControlId("playing-record", word=f"{results.user_id} {results.game}")
    return note(f"### {head}", *lines, controls=rows(button(back, words.say("statistics-back"))))


def duels_message(duels: Sequence[Duel], name: str, language: str) -> Layout:
    """Show the reader's results against a person, a line for each game."""
    words = words_in(language)
    who = words.person(escape(tidy(name)))
    if not duels:
        return note(words.say("statistics-never-met", who=who))
    lines = [f"- {statistics.duel_line(duel, language)}" for duel in duels]
    return note(f"### {words.say('statistics-against', who=who)}", *lines)


class PlayerRecordCog(FeatureCog):
    """Show playing records, to those who may see them."""

    async def cog_load(self) -> None:
        """Add the context menu, which discord.py cannot declare in a cog."""
        self.services.tree.add_command(context_menu("record-against", self._against))

    @slash("record", anywhere=True)
    @app_commands.choices(game=GAMES)
    async def record(
        self,
        interaction: Interaction,
        player: discord.Member | discord.User | None = None,
        game: str | None = None,
    ) -> None:
        """Show the results of a person, or the user's own."""
        if game is not None:
            require_game(game)
        whose = interaction.user if player is None else player
        await self._show(interaction, whose, game)

    @press("playing-record")
    async def _other_game(self, interaction: Interaction, ref: ControlId) -> None:
        whose, game = await self._named_in(interaction, ref)
        await self._show(interaction, whose, game)

    @press("badges")
    async def _badges(self, interaction: Interaction, ref: ControlId) -> None:
        whose, game = await self._named_in(interaction, ref)
        results = await self._results(interaction, whose, game)
        view = badges_message(results, whose.display_name, language_of(interaction))
        await answer(interaction, view)

    @press("own-results")
    async def _export(self, interaction: Interaction, ref: ControlId) -> None:
        """Send the user's own results at all tables as a file."""
        if ref.word not in _WRITERS:
            raise TableError.because("error-old-button")
        results = await self.tables.statistics.own_results(user_id(interaction))
        filename = f"results.{ref.word}"
        text = words_for(interaction).say("statistics-export-here", games=len(results))
        file = ui.File[Any](f"attachment://{filename}")
        files = [text_file(_WRITERS[ref.word](results), filename)]
        await answer(interaction, note(text, controls=[file]), files)

    async def _against(self, interaction: Interaction, person: discord.Member) -> None:
        """Show the user's results against a person."""
        if person.id == interaction.user.id:
            await self._show(interaction, person, None)
            return
        duels = await self.tables.statistics.duels(person_of(interaction), str(person.id))
        view = duels_message(duels, person.display_name, language_of(interaction))
        await answer(interaction, view)

    async def _show(
        self, interaction: Interaction, whose: discord.Member | discord.User, game: str | None
    ) -> None:
        check_rate_limit(interaction, "pictures")
        results = await self._results(interaction, whose, game)
        name, language = whose.display_name, language_of(interaction)
        rendered = await self._draw(interaction, results, name, language)
        own = whose.id == interaction.user.id
        view = record_message(results, name, language, own=own, picture=rendered is not None)
        await answer(interaction, view, files_of(rendered, FILE))

    async def _draw(
        self, interaction: Interaction, results: PlayerResults, name: str, language: str
    ) -> bytes | None:
        """Render the picture; ``None`` without a game, or if the user prefers text."""
        if not results.game or preferences_of(interaction).picture_shape == TEXT_ONLY:
            return None
        content = statistics.picture_content(results, name, words_in(language))
        scene = PlayerRecordScene(results.game, language, content)
        work = self.services.pictures.player_record(scene)
        return await or_none(work, "picture.render.failed", game=results.game, part="record")

    async def _results(
        self, interaction: Interaction, whose: discord.Member | discord.User, game: str | None
    ) -> PlayerResults:
        """Return a person's results; raise ``NotVisible`` if the user may not see them."""
        viewer: Person = person_of(interaction)
        member = isinstance(whose, discord.Member) and interaction.guild_id is not None
        return await self.tables.statistics.results_of(viewer, str(whose.id), game, member=member)

    async def _named_in(
        self, interaction: Interaction, ref: ControlId
    ) -> tuple[discord.Member | discord.User, str]:
        """Return the person and the game that a control names; raise ``TableError``."""
        person_id, _, game = ref.word.partition(" ")
        if not person_id.isdecimal() or game not in game_names():
            raise TableError.because("error-old-button")
        return await _find_person(interaction, int(person_id)), game


async def _find_person(interaction: Interaction, person_id: int) -> discord.Member | discord.User:
    """Return a member of the user's server, or else anybody with that id."""
    if person_id == interaction.user.id:
        return interaction.user
    try:
        if interaction.guild is not None:
            return await interaction.guild.fetch_member(person_id)
    except discord.NotFound:
        pass
    try:
        return await interaction.client.fetch_user(person_id)
    except discord.NotFound as gone:
        raise TableError.because("statistics-not-visible") from gone
