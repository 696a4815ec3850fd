"""The same typed move again within the minute: asked about before it is made once more."""

from __future__ import annotations

from bot.discord_ui.common.buttons import button, rows
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.layout import Layout, note
from bot.presentation.choices import Candidate
from bot.presentation.names import escape
from bot.presentation.turn_text import TurnText


def repetition(spoken: TurnText, chosen: Candidate, told: str) -> Layout:
    """The question; ``told`` is what the move did a moment ago."""
    words, table = spoken.label.words, spoken.table.id
    yes = button(
        ControlId("sure", table, spoken.turn.sequence, chosen.move), words.say("move-again-yes")
    )
    no = button(ControlId("no", table), words.say("move-confirm-no"))
    asked = words.say("move-again-ask", move=escape(chosen.line))
    return note(words.say("move-again"), told, asked, controls=rows(yes, no))
