"""One line of the log: the number of the move, who, and what it did."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from bot.discord_ui.choices import candidates
from bot.discord_ui.names import mention
from bot.discord_ui.panel import paragraph
from bot.discord_ui.texts import Voice
from bot.tables import RESIGNED, LogEntry, Position, Table
from engine.core import Event, Seat, game, say
from engine.core.text import Text, Value

LINE_LIMIT = 300
MOVES = ("move", "forced-out")


def stories(name: str, events: Iterable[Event]) -> list[Text]:
    """The sentences for what happened in a game, and for who has resigned from it."""
    told: list[Text] = []
    for resigned, run in groupby(events, lambda event: event.kind == RESIGNED):
        if resigned:
            told += [say(RESIGNED, who=Seat(event.seat)) for event in run]
        else:
            told += game(name).words.tell(list(run))
    return told


def untold(table: Table, entry: LogEntry) -> bool:
    """Whether a move has no sentence of its own and is told by the title of what was chosen."""
    return entry.kind in MOVES and bool(entry.move) and not stories(table.game, entry.events)


def line(table: Table, entry: LogEntry, voice: Voice, title: str = "") -> str:
    """The entry as a line of Markdown; struck through when it was taken back.

    ``title`` is what the chosen move was called, for a move that is :func:`untold`.
    """
    told = paragraph(voice, stories(table.game, entry.events), LINE_LIMIT)
    if entry.kind == "start":
        told = voice.say("log-start") + (" " if voice.language == "en" else "") + told
    if not told:
        told = _bare(entry, voice, title)
    number = f"`{entry.number}` " if entry.number else ""
    return f"{number}~~{told}~~" if entry.undone else f"{number}{told}"


def _bare(entry: LogEntry, voice: Voice, title: str) -> str:
    """What happened without a sentence of the game: by the kind of action."""
    move = title or entry.move or ""
    hidden = entry.kind in MOVES and not move
    return voice.say("log-secret" if hidden else f"log-{entry.kind}", who=_who(entry), move=move)


def _who(entry: LogEntry) -> Value:
    """A seat; whoever left the lobby is named by Discord."""
    if entry.seat is not None:
        return Seat(entry.seat)
    return say("log-somebody") if entry.user_id is None else mention(entry.user_id)


def title_of(before: Position, seat: int, move: str, voice: Voice) -> str:
    """What a move was called where it was chosen; the move itself where it cannot be."""
    choice = before.game.moves(before.state, seat).get(move)
    if choice is None:
        return move
    (chosen,) = candidates(before.game, before.state, seat, voice, choices=[choice])
    return chosen.title
