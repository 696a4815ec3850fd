"""Describe a step of a game's history, as its reader could know it then."""

from __future__ import annotations

from bot.presentation.choices import title_of
from bot.presentation.log_lines import entry_line, has_no_sentence
from bot.presentation.texts import message_localizer
from bot.presentation.turn_text import TurnText
from bot.tables.exports import Step


def describe_step(step: Step, turn_text: TurnText) -> str:
    """Return what the step did; the name of the choice if the game has no sentence for it."""
    table, entry, title = turn_text.turn.table, step.entry, ""
    localizer = message_localizer(turn_text.language, table.game, entry.names)
    if step.before is not None and entry.seat is not None and has_no_sentence(table, entry):
        title = title_of(step.before, entry.seat, entry.move, localizer)
    return entry_line(table, entry, localizer, title)
