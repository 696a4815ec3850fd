"""Find out which position of a game a posted board shows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import discord

from bot.discord_ui.common.layout import small
from bot.presentation.texts import table_localizer
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import Status, Table
from bot.tables.exports import LATEST_STEP

_NUMBER = re.compile(r"[0-9]{1,9}")


def move_shown(message: discord.Message, table: Table) -> int:
    """Return the number of the move after which a board or result shows a table.

    The small print has it, in the table's language, which cannot change once the game has started.

    Raises:
        TableError: the message shows nothing of that table, or has no number because its question
            is secret.
    """
    localizer = table_localizer(table)
    of_table = localizer.say("panel-table", table=str(table.id))
    for line in _lines(message.components):
        for number in map(int, _NUMBER.findall(line)):
            of_move = localizer.say("panel-move", move=str(number))
            if line.endswith(localizer.dots([of_table, of_move])):
                return number
        if line == small(of_table) and table.status is Status.FINISHED:
            return LATEST_STEP
        if line.endswith(of_table):
            raise TableError.because("what-happened-secret")
    raise TableError.because("what-happened-no-board")


def _lines(components: Iterable[Any]) -> Iterator[str]:
    for component in components:
        yield from _lines(getattr(component, "children", ()))
        if isinstance(component, discord.TextDisplay):
            yield from component.content.splitlines()
