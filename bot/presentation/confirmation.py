"""Ask a player whether they mean a move, and tell them that the game has moved on."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presentation.choices import Candidate
from bot.presentation.texts import Localizer, escape
from bot.presentation.turn_text import TurnText
from bot.tables.domain.request import LogEntry
from bot.tables.domain.table import Table
from engine.core import Player


def confirmation_text(turn_text: TurnText, chosen: Candidate) -> str:
    """Ask whether to make a move, in the game's own words if it has some."""
    words, turn = turn_text.label.words, turn_text.turn
    question, key = turn.game.top(turn.view), "move-sure"
    if chosen.offer.final:
        own = f"{turn.game.name}-confirm-{question.name}"
        key = own if own in words else "move-confirm"
    return words.say(key, move=escape(chosen.line))


def repetition_text(turn_text: TurnText, chosen: Candidate, story: str) -> str:
    """Ask whether to repeat a move just made; ``story`` says what it did."""
    words = turn_text.label.words
    asked = words.say("move-again-ask", move=escape(chosen.line))
    return "\n".join((words.say("move-again"), story, asked))


def moved_on_text(recent: Sequence[LogEntry], localizer: Localizer) -> str:
    """Say that the board has changed and, if a player did it, who; ``recent`` is the log's end."""
    seats = [entry.seat for entry in recent if entry.user_id is not None]
    actors = [seat for seat in seats if seat is not None]
    if not actors:
        return localizer.say("panel-changed")
    return localizer.say("panel-moved-on", who=Player(actors[-1]))


def resignation_question(table: Table) -> str:
    """Return the key of the question whether a player means to resign."""
    ends = table.solo or sum(not seat.empty for seat in table.seats) <= 2
    return "resign-confirm-end" if ends else "resign-confirm"
