"""One line of the log: the number of the move, who, and what it did."""

from __future__ import annotations

from collections.abc import Iterable

from bot.discord_ui.panel import paragraph
from bot.discord_ui.texts import Voice
from bot.tables import LogEntry, Table
from engine.core import Event, Seat, game, say
from engine.core.text import Text

LINE_LIMIT = 300


def stories(name: str, events: Iterable[Event]) -> list[Text]:
    """The sentences for what happened in a game."""
    words = game(name).words
    return [text for event in events if (text := words.story(event)) is not None]


def line(table: Table, entry: LogEntry, voice: Voice) -> str:
    """The entry as a line of Markdown; struck through when it was taken back."""
    told = paragraph(voice, stories(table.game, entry.events), LINE_LIMIT)
    if not told:
        told = _bare(entry, voice)
    number = f"`{entry.number}` " if entry.number else ""
    return f"{number}~~{told}~~" if entry.undone else f"{number}{told}"


def _bare(entry: LogEntry, voice: Voice) -> str:
    """What happened without a sentence of the game: by the kind of action."""
    who: Seat | Text = say("log-somebody") if entry.seat is None else Seat(entry.seat)
    return voice.say(f"log-{entry.kind}", who=who, move=entry.move or "")
