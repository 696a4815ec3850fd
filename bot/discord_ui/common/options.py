"""Options of commands: games and seats, as suggestions and as menus."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import discord
from discord import app_commands

from bot.discord_ui.common.buttons import ControlId, select
from bot.discord_ui.common.interactions import language_of
from bot.discord_ui.common.layout import Layout, note
from bot.discord_ui.common.locale import locale_text
from bot.discord_ui.common.services import Interaction
from bot.presentation.matching import folded
from bot.presentation.texts import label_localizer, quoted, words_in
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import SeatView, Table
from engine.core import game, game_names
from engine.core.words.catalogue import Catalogue
from engine.core.words.phrases import dots, listed
from engine.core.words.text import Seat

GAMES = [
    app_commands.Choice(name=locale_text(game(name).words.title.key, name), value=name)
    for name in game_names()
]
"""All games."""


def games_menu(words: Catalogue, act: str, names: Iterable[str]) -> Layout:
    """Ask which game the act is about."""
    options = [
        discord.SelectOption(label=words_in(words.language, n).format(game(n).words.title), value=n)
        for n in names
    ]
    asked = words.say("help-which")
    return note(asked, controls=[discord.ui.ActionRow(select(ControlId(act), asked, options))])


TypedSeat = app_commands.Range[str, 1, 100]
"""A number, a name, or what a user typed instead of choosing a suggestion."""


def seat_choices(
    interaction: Interaction, table: Table, typed: str, offered: Callable[[SeatView], bool]
) -> list[app_commands.Choice[str]]:
    """Return the offered seats that fit the text so far."""
    wanted, labels = folded(typed), _labels(interaction, table)
    return [
        app_commands.Choice(name=labels[seat.seat], value=str(seat.seat + 1))
        for seat in table.seats
        if offered(seat) and wanted in folded(labels[seat.seat])
    ]


def find_seat(interaction: Interaction, table: Table, typed: str) -> int:
    """Return the seat (from 0) with that number, name, label, or beginning of a name.

    Raises:
        TableError: there is none, or there are several.
    """
    labels, wanted = _labels(interaction, table), folded(typed)
    if wanted.isdecimal() and 1 <= int(wanted) <= len(labels):
        return int(wanted) - 1
    names = [folded(name) for name in table.names]
    exact = [i for i, name in enumerate(names) if wanted in (name, folded(labels[i]))]
    found = exact or [i for i, name in enumerate(names) if wanted and name.startswith(wanted)]
    if len(found) == 1:
        return found[0]
    which = listed([labels[i] for i in found or range(len(labels))])
    key = "error-several" if found else "error-no-such-choice"
    raise TableError.because(key, typed=quoted(typed), which=which)


def _labels(interaction: Interaction, table: Table) -> list[str]:
    """Return the number and name of every seat, as the user reads it."""
    localizer = label_localizer(language_of(interaction), table.game, table.names)
    return [localizer.format(dots((str(seat.seat + 1), Seat(seat.seat)))) for seat in table.seats]
