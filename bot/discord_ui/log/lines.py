"""One line of the log: the number of the move, who, and what it did."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord_ui.common.layout import mention
from bot.presentation.localizer import Localizer
from bot.presentation.names import escape, tidy
from bot.presentation.reasons import aim_beside
from bot.presentation.recap import joined, paragraph
from bot.presentation.stories import stories
from bot.presentation.truncate import length
from bot.tables.domain.action_kinds import BY_AUTO_ANSWER, BY_PLAN, ActionKind
from bot.tables.domain.table import Table
from bot.tables.history.log_entry import LogEntry
from engine.core import Player, say
from engine.core.words.text import Text, Value
from engine.players.reasons import Aim, feature_text
from engine.players.strengths import current_name

LINE_LIMIT = 1500
BY = (BY_PLAN, BY_AUTO_ANSWER)
MOVES = ("move", "forced-out", "opponent")


def unreported(table: Table, entry: LogEntry) -> bool:
    """Whether a move has no sentence of its own and is told by the title of what was chosen."""
    return entry.kind in MOVES and bool(entry.move) and not stories(table.game, entry.events)


def in_short(table: Table, entries: Sequence[LogEntry]) -> list[LogEntry]:
    """The entries with the steps somebody takes in secret one after another as one, the last."""
    return [
        entry
        for entry, following in zip(entries, [*entries, None][1:], strict=True)
        if following is None or not (_hidden(table, entry) and _same(table, entry, following))
    ]


def first_told(table: Table, entries: Sequence[LogEntry]) -> LogEntry:
    """The entry that stands first when they are told in short."""
    return in_short(table, entries)[0]


def _same(table: Table, entry: LogEntry, following: LogEntry) -> bool:
    return following.seat == entry.seat and _hidden(table, following)


def _hidden(table: Table, entry: LogEntry) -> bool:
    """Whether nothing of a move can be told."""
    return entry.kind in MOVES and not entry.move and not stories(table.game, entry.events)


def fitting(
    told: Sequence[tuple[LogEntry, str]], limit: int, *, latest: bool
) -> list[tuple[LogEntry, str]]:
    """As many lines as fit: the latest ones, or the first."""
    kept: list[tuple[LogEntry, str]] = []
    for entry, text in reversed(told) if latest else told:
        limit -= length(text) + 1
        if limit < 0 and kept:
            break
        kept.append((entry, text))
    return kept[::-1] if latest else kept


def line(table: Table, entry: LogEntry, voice: Localizer, title: str = "") -> str:
    """The entry as a line of Markdown; struck through when it was taken back.

    ``title`` is what the chosen move was called, for a move that is :func:`unreported`.
    """
    happened = stories(table.game, entry.events)
    aimed = _aimed(table, entry, voice, voice.format(happened[0])) if happened else None
    if aimed is not None:  # of the move, not of all that follows by itself
        happened[0] = say("log-aims", told=happened[0], aims=aimed)
    told = paragraph(voice, happened, LINE_LIMIT)
    if entry.kind == "start" and not told.startswith(begins := voice.say("log-start")):
        told = joined(voice, [begins, told])
    if not told:
        told = _bare(entry, voice, title)
    if entry.substitute is not None:
        friend = (
            escape(tidy(entry.substitute)) if entry.substitute else mention(entry.user_id or "")
        )
        told = voice.say("log-by", story=told, who=friend)
    if entry.data.get("by") in BY:
        told = voice.say(f"log-by-{entry.data['by']}", story=told)
    if not happened and (aimed := _aimed(table, entry, voice, told)) is not None:
        told = voice.say("log-aims", told=told, aims=aimed)
    number = f"`{entry.number}` " if entry.number else ""
    return f"{number}~~{told}~~" if entry.undone else f"{number}{told}"


def _aimed(table: Table, entry: LogEntry, voice: Localizer, told: str) -> Text | None:
    """What an opponent's move was for, as far as there are still words for it."""
    aims = [
        one
        for one in map(Aim.of, entry.data.get("aims", ()))
        if feature_text(table.game, one.feature).key in voice.words
    ]
    choice = entry.move.rpartition(" ")[2]
    return aim_beside(told, voice, table.game, aims, choice) if aims else None


def _bare(entry: LogEntry, voice: Localizer, title: str) -> str:
    """What happened without a sentence of the game: by the kind of action."""
    move = title or entry.move
    hidden = entry.kind in MOVES and not move
    key = "log-secret" if hidden else f"log-{entry.kind}"
    if entry.kind == ActionKind.TAKEOVER and entry.data.get("before") == entry.user_id:
        key = "log-back"
    word = entry.data.get("strength")
    strength = say(f"strength-{current_name(word)}") if isinstance(word, str) else ""
    moves = int(entry.data.get("moves", 0))
    return voice.say(key, who=_who(entry), move=move, moves=moves, strength=strength)


def _who(entry: LogEntry) -> Value:
    """A seat; whoever left the lobby is named by Discord."""
    if entry.seat is not None:
        return Player(entry.seat)
    return say("log-somebody") if entry.user_id is None else mention(entry.user_id)
