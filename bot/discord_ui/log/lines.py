"""One line of the log: the number of the move, who, and what it did."""

from __future__ import annotations

from bot.discord_ui.kit.layout import mention
from bot.tables.models import LogEntry, Table
from bot.telling.recap import joined, paragraph
from bot.telling.stories import stories
from bot.telling.voice import Voice
from engine.core import Seat, say
from engine.core.text import Value

LINE_LIMIT = 300
MOVES = ("move", "forced-out")


def untold(table: Table, entry: LogEntry) -> bool:
    """Whether a move has no sentence of its own and is told by the title of what was chosen."""
    return entry.kind in MOVES and bool(entry.move) and not stories(table.game, entry.events)


def line(table: Table, entry: LogEntry, voice: Voice, title: str = "") -> str:
    """The entry as a line of Markdown; struck through when it was taken back.

    ``title`` is what the chosen move was called, for a move that is :func:`untold`.
    """
    told = paragraph(voice, stories(table.game, entry.events), LINE_LIMIT)
    if entry.kind == "start":
        told = joined(voice, [voice.say("log-start"), told])
    if not told:
        told = _bare(entry, voice, title)
    number = f"`{entry.number}` " if entry.number else ""
    return f"{number}~~{told}~~" if entry.undone else f"{number}{told}"


def _bare(entry: LogEntry, voice: Voice, title: str) -> str:
    """What happened without a sentence of the game: by the kind of action."""
    move = title or entry.move
    hidden = entry.kind in MOVES and not move
    key = "log-secret" if hidden else f"log-{entry.kind}"
    return voice.say(key, who=_who(entry), move=move, moves=str(entry.data.get("moves", "")))


def _who(entry: LogEntry) -> Value:
    """A seat; whoever left the lobby is named by Discord."""
    if entry.seat is not None:
        return Seat(entry.seat)
    return say("log-somebody") if entry.user_id is None else mention(entry.user_id)
