"""The games as an option of a command, and as a menu where a press has not named one."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import discord
from discord import app_commands

from bot.discord_ui.common.buttons import select
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.layout import Layout, note
from bot.discord_ui.common.locale import language_of, locale_text
from bot.discord_ui.common.services import Interaction
from bot.presentation.localizer import label_localizer, words_in
from bot.presentation.matching import folded
from bot.tables.domain.table import SeatView, Table
from engine.core import game, game_names
from engine.core.words.catalogue import Catalogue
from engine.core.words.phrases import dots
from engine.core.words.text import Seat, Value

GAMES = [
    app_commands.Choice(name=locale_text(game(name).words.title.key, name), value=name)
    for name in game_names()
]
"""All of them."""


def games_menu(words: Catalogue, act: str, names: Iterable[str]) -> Layout:
    """Which of the games the act is about."""
    options = [
        discord.SelectOption(label=words_in(words.language, n).format(game(n).words.title), value=n)
        for n in names
    ]
    asked = words.say("help-which")
    return note(asked, controls=[discord.ui.ActionRow(select(ControlId(act), asked, options))])


def own_name(seat: SeatView) -> Value:
    """A seat's name as it is written where nobody is called."""
    return Seat(seat.seat)


def seat_choices(
    interaction: Interaction,
    table: Table,
    typed: str,
    offered: Callable[[SeatView], bool],
    named: Callable[[SeatView], Value] = own_name,
) -> list[app_commands.Choice[int]]:
    """The seats on offer that fit the text so far."""
    voice = label_localizer(language_of(interaction), table.game, table.names)
    wanted = folded(typed)
    lines = {
        seat.seat + 1: voice.format(dots((str(seat.seat + 1), named(seat))))
        for seat in table.seats
        if offered(seat)
    }
    return [
        app_commands.Choice(name=line, value=number)
        for number, line in lines.items()
        if wanted in folded(line)
    ]
