"""``/leaderboard``: the players of a game by rating, on this server or on all."""

from __future__ import annotations

from typing import Any

from discord import app_commands, ui

from bot.discord_ui.common.buttons import ControlId, PressButton, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    language_of,
    person_of,
    user_id,
    words_for,
)
from bot.discord_ui.common.layout import Layout, card
from bot.discord_ui.common.locale import slash
from bot.discord_ui.common.options import GAMES, games_menu
from bot.presentation import statistics
from bot.presentation.texts import words_in
from bot.tables.domain.errors import TableError
from bot.tables.domain.options import require_game
from bot.tables.domain.ratings import MIN_GAMES
from bot.tables.domain.statistics import Leaderboard
from engine.core import game_names
from engine.core.words.catalogue import Catalogue

PAGE = 15
HERE, EVERYWHERE = "here", "everywhere"
LISTED, UNLISTED = "yes", "no"


def leaderboard_message(board: Leaderboard, scope: str, language: str) -> Layout:
    """Show a page of a leaderboard, the reader's own place, and how to get on it or off."""
    words = words_in(language)
    title = statistics.title_of(board.game, language)
    parts: list[ui.Item[Any] | str] = [
        f"### {words.say(f'leaderboard-title-{scope}', game=title)}",
        "\n".join(statistics.entry_line(entry, words) for entry in board.entries)
        or words.say("leaderboard-none", least=MIN_GAMES),
        _own_line(board, words),
        f"-# {words.say('leaderboard-rules', least=MIN_GAMES)}",
    ]
    return card(parts, _controls(board, scope, words))


def _own_line(board: Leaderboard, words: Catalogue) -> str:
    """Return where the reader is, or what keeps them off the leaderboard; empty if it is seen."""
    if board.own is not None:
        shown = board.own in board.entries
        return (
            ""
            if shown
            else words.say("leaderboard-own", line=statistics.entry_line(board.own, words))
        )
    if not board.listed:
        key = "leaderboard-ask" if board.listed is None else "leaderboard-unlisted"
        return words.say(key)
    if board.own_games < MIN_GAMES:
        return words.say("leaderboard-few", games=board.own_games, least=MIN_GAMES)
    return words.say("leaderboard-inactive")


def _controls(board: Leaderboard, scope: str, words: Catalogue) -> list[ui.ActionRow[Any]]:
    other = EVERYWHERE if scope == HERE else HERE
    switch = button(_page(board.game, other, 0), words.say(f"leaderboard-{other}"))
    listed = button(_listed(board, scope), words.say(f"leaderboard-list-{_answer(board)}"))
    stats = button(ControlId("stats", word=board.game), words.say("leaderboard-stats"))
    return rows(*_paging(board, scope, words), switch, listed, stats)


def _paging(board: Leaderboard, scope: str, words: Catalogue) -> list[PressButton]:
    """Return the buttons to the players before and after; none if there is only one page."""
    if board.total <= PAGE:
        return []
    before, after = max(0, board.begin - PAGE), board.begin + PAGE
    earlier = _page(board.game, scope, before, 1)
    later = _page(board.game, scope, after, 2)
    return [
        button(earlier, words.say("leaderboard-back"), disabled=not board.begin),
        button(later, words.say("leaderboard-on"), disabled=after >= board.total),
    ]


def _page(game: str, scope: str, begin: int, number: int = 0) -> ControlId:
    """Return the id of a control that shows a page; ``number`` tells equal ones apart."""
    return ControlId("leaders", 0, number, f"{game} {scope} {begin}")


def _listed(board: Leaderboard, scope: str) -> ControlId:
    return ControlId("leaders-list", word=f"{board.game} {scope} {_answer(board)}")


def _answer(board: Leaderboard) -> str:
    """Return what the reader can change: to be listed, or no longer."""
    return UNLISTED if board.listed else LISTED


class LeaderboardCog(FeatureCog):
    """Show leaderboards; only those who want it are on them."""

    @slash("leaderboard")
    @app_commands.choices(game=GAMES)
    async def leaderboard(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the leaderboard of a game on this server; without a game, ask which."""
        if game is None:
            names = [choice.value for choice in GAMES]
            await answer(
                interaction, games_menu(words_for(interaction), ControlId("leaders"), names)
            )
            return
        await self._show(interaction, require_game(game).name, HERE, 0)

    @press("leaders")
    async def _turned(self, interaction: Interaction, ref: ControlId) -> None:
        game, scope, begin = _parse(ref)
        await self._show(interaction, game, scope, ControlId("", word=begin).number)

    @press("leaders-list")
    async def _list(self, interaction: Interaction, ref: ControlId) -> None:
        """Put the user on all leaderboards, or take them off."""
        game, scope, word = _parse(ref)
        await self.tables.users.set_preference(user_id(interaction), "leaderboards", word)
        await self._show(interaction, game, scope, 0)

    async def _show(self, interaction: Interaction, game: str, scope: str, begin: int) -> None:
        everywhere = scope == EVERYWHERE or interaction.guild_id is None
        board = await self.tables.statistics.leaderboard(
            person_of(interaction), game, begin, PAGE, everywhere=everywhere
        )
        shown = EVERYWHERE if everywhere else HERE
        await answer(interaction, leaderboard_message(board, shown, language_of(interaction)))


def _parse(ref: ControlId) -> tuple[str, str, str]:
    """Return game, scope and the third word of a control; raise ``TableError``."""
    game, _, rest = ref.word.partition(" ")
    scope, _, third = rest.partition(" ")
    if game not in game_names() or scope not in ("", HERE, EVERYWHERE):
        raise TableError.because("error-old-button")
    return game, scope or HERE, third or "0"
