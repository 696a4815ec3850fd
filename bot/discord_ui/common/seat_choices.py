"""Seats of a table by number and name, for the completion of a command's option."""

from __future__ import annotations

from collections.abc import Callable

from discord import app_commands

from bot.discord_ui.common.locale import language_of
from bot.discord_ui.common.services import Interaction
from bot.presentation.choices import folded
from bot.presentation.localizer import label_localizer
from bot.tables.domain.table import SeatView, Table
from engine.core.words.phrases import dots
from engine.core.words.text import Seat, Value


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
