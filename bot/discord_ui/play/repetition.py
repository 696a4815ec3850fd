"""The same typed move again within the minute: asked about before it is made once more."""

from __future__ import annotations

from bot.discord_ui.kit.buttons import button, rows
from bot.discord_ui.kit.control_ids import Ref
from bot.discord_ui.kit.layout import Layout, note
from bot.telling.choices import Candidate
from bot.telling.names import escape
from bot.telling.spoken_turn import SpokenTurn


def repetition(spoken: SpokenTurn, chosen: Candidate, told: str) -> Layout:
    """The question; ``told`` is what the move did a moment ago."""
    words, table = spoken.label.words, spoken.table.id
    yes = button(Ref("sure", table, spoken.turn.sequence, chosen.move), words.say("move-again-yes"))
    no = button(Ref("no", table), words.say("move-confirm-no"))
    asked = words.say("move-again-ask", move=escape(chosen.line))
    return note(words.say("move-again"), told, asked, controls=rows(yes, no))
