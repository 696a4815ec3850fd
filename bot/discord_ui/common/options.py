"""Options of commands: games, moves and seats, as suggestions and as menus."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any

from discord import app_commands

from bot.discord_ui.common.buttons import ControlId, menu
from bot.discord_ui.common.interactions import Interaction, channel_of, language_of
from bot.discord_ui.common.layout import Layout, note
from bot.discord_ui.common.locale import locale_text
from bot.presentation.choices import Candidate
from bot.presentation.matching import MAX_SUGGESTIONS, fold_text, rank_matches
from bot.presentation.texts import OPTION_LIMIT, label_localizer, quoted, truncate, words_in
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import SeatView, Status, Table
from engine.core import Seat, game, game_names
from engine.core.words.catalogue import Catalogue
from engine.core.words.phrases import dots, listed

GAMES = [
    app_commands.Choice(name=locale_text(game(name).words.title.key, name), value=name)
    for name in game_names()
]
"""All games."""


def game_titles(words: Catalogue, names: Iterable[str]) -> dict[str, str]:
    """Return the titles of games by name."""
    return {name: words_in(words.language, name).format(game(name).words.title) for name in names}


def games_menu(words: Catalogue, ref: ControlId, names: Iterable[str]) -> Layout:
    """Ask which game a control is about; the game becomes its word."""
    asked = words.say("help-which")
    return note(asked, controls=[menu(ref, asked, game_titles(words, names))])


def suggest_moves(offered: Sequence[Candidate], typed: str) -> list[app_commands.Choice[str]]:
    """Return up to 25 choices of a seat that match the text so far, the closest first."""
    return [
        app_commands.Choice(name=truncate(c.line, OPTION_LIMIT), value=c.move)
        for c in rank_matches(offered, typed)[:MAX_SUGGESTIONS]
    ]


TypedSeat = app_commands.Range[str, 1, 100]
"""A number, a name, or what a user typed instead of choosing a suggestion."""


def suggest_seats(
    offered: Callable[[SeatView], bool], *, running: bool = True
) -> Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]:
    """Return an autocomplete for the offered seats of the channel's table, if it is running."""

    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        table = await interaction.client.tables.table_in(channel_of(interaction))
        if table is None or (running and table.status is not Status.RUNNING):
            return []
        labels = _labels(interaction, table)
        return [
            app_commands.Choice(name=labels[seat.seat], value=str(seat.seat + 1))
            for seat in table.seats
            if offered(seat) and fold_text(typed) in fold_text(labels[seat.seat])
        ]

    return suggest


def find_seat(interaction: Interaction, table: Table, typed: str) -> int:
    """Return the seat (from 0) with that number, name, label, or beginning of a name.

    Raise ``TableError`` if there is none, or if there are several.
    """
    labels, wanted = _labels(interaction, table), fold_text(typed)
    if wanted.isdecimal() and 1 <= int(wanted) <= len(labels):
        return int(wanted) - 1
    names = [fold_text(name) for name in table.names]
    exact = [i for i, name in enumerate(names) if wanted in (name, fold_text(labels[i]))]
    seats = exact or [i for i, name in enumerate(names) if wanted and name.startswith(wanted)]
    if len(seats) == 1:
        return seats[0]
    which = listed([labels[i] for i in seats or range(len(labels))])
    key = "error-several" if seats else "error-no-such-choice"
    raise TableError.because(key, typed=quoted(typed), which=which)


def _labels(interaction: Interaction, table: Table) -> list[str]:
    """Return the number and name of every seat, as the user reads it."""
    localizer = label_localizer(language_of(interaction), table.game, table.names)
    return [localizer.format(dots((str(seat.seat + 1), Seat(seat.seat)))) for seat in table.seats]
