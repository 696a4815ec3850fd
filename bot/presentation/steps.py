"""Describe a step of a game's history, or a line of its log, as its reader could know it then."""

from __future__ import annotations

from collections.abc import Hashable

from bot.presentation.choices import title_of
from bot.presentation.log_lines import entry_line, has_no_sentence
from bot.presentation.texts import message_localizer
from bot.presentation.turn_text import TurnText
from bot.tables.domain.request import LogEntry
from bot.tables.domain.table import Table
from bot.tables.exports import Step
from bot.tables.facade import Tables
from bot.workers.cache import ResultCache

CACHE_SIZE = 3000
"""Lines of logs that are cached."""


def describe_step(step: Step, turn_text: TurnText) -> str:
    """Return what the step did; the name of the choice if the game has no sentence for it."""
    table, entry, title = turn_text.turn.table, step.entry, ""
    localizer = message_localizer(turn_text.language, table.game, entry.names)
    if step.before is not None and entry.seat is not None and has_no_sentence(table, entry):
        title = title_of(step.before, entry.seat, entry.move, localizer)
    return entry_line(table, entry, localizer, title)


async def log_line(tables: Tables, table: Table, entry: LogEntry, language: str) -> str:
    """Return a line of the log; a move without a sentence is shown by the title of its choice."""
    localizer, title = message_localizer(language, table.game, entry.names), ""
    if has_no_sentence(table, entry):
        seat = entry.seat or 0
        before = await tables.history.read_turn(table.id, lambda _: seat, entry.sequence - 1)
        title = title_of(before, seat, entry.move, localizer)
    return entry_line(table, entry, localizer, title)


class LogLines:
    """Describes the entries of logs, each once for all who may know the same of it."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._cache = ResultCache[Hashable, str](CACHE_SIZE)

    async def line(self, table: Table, entry: LogEntry, viewer: int | None, language: str) -> str:
        """Return the line of an entry that a seat, or with ``None`` everybody, may know."""
        key = (table.id, entry.sequence, entry.undone, viewer, language)
        names = (entry.names, entry.substitute)
        return await self._cache.get(
            (*key, *names), lambda: log_line(self._tables, table, entry, language)
        )
