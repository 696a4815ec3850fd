"""The lines of a log: what each action did, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.presentation.aims import unstated_aim
from bot.presentation.texts import Localizer, escape, length, mention, tidy
from bot.presentation.turn_text import join_sentences, paragraph, stories
from bot.tables.domain.kinds import BY_AUTO_ANSWER, BY_PLAN, ActionKind
from bot.tables.domain.request import LogEntry
from bot.tables.domain.table import Table
from engine.core import Player, Text, Value, say
from engine.players.reasons import Aim, feature_text
from engine.players.strengths import current_name

LINE_LIMIT = 1500
BY = (BY_PLAN, BY_AUTO_ANSWER)
MOVES = (ActionKind.MOVE, ActionKind.AUTOPILOT_MOVE, ActionKind.COMPUTER_MOVE)


def has_no_sentence(table: Table, entry: LogEntry) -> bool:
    """Return whether a move has no sentence of its own and is shown by the choice's title."""
    return entry.kind in MOVES and bool(entry.move) and not stories(table.game, entry.events)


def merge_private_steps(table: Table, entries: Sequence[LogEntry]) -> list[LogEntry]:
    """Merge a player's consecutive private steps into the last of them."""

    def run(entry: LogEntry) -> tuple[str, int | None]:
        private = entry.kind in MOVES and not entry.move and not stories(table.game, entry.events)
        return ("of seat", entry.seat) if private else ("number", entry.sequence)

    return [[*steps][-1] for _, steps in groupby(entries, run)]


def lines_that_fit(
    lines: Sequence[tuple[LogEntry, str]], limit: int, *, latest: bool
) -> list[tuple[LogEntry, str]]:
    """Return as many lines as fit: the latest, or the first."""
    kept: list[tuple[LogEntry, str]] = []
    for entry, text in reversed(lines) if latest else lines:
        limit -= length(text) + 1
        if limit < 0 and kept:
            break
        kept.append((entry, text))
    return kept[::-1] if latest else kept


def entry_line(table: Table, entry: LogEntry, localizer: Localizer, title: str = "") -> str:
    """Format an entry as Markdown, struck through if it was undone.

    ``title`` is the title of the chosen move if that :func:`has_no_sentence`.
    """
    happened = stories(table.game, entry.events)
    aimed = _aimed(table, entry, localizer, localizer.format(happened[0])) if happened else None
    if aimed is not None:  # of the move, not of all that follows by itself
        happened[0] = say("log-aims", story=happened[0], aims=aimed)
    story = paragraph(localizer, happened, LINE_LIMIT)
    if entry.kind == "start" and not story.startswith(begins := localizer.say("log-start")):
        story = join_sentences(localizer, [begins, story])
    if not story:
        story = _bare(entry, localizer, title)
    if entry.substitute is not None:
        name = escape(tidy(entry.substitute)) if entry.substitute else ""
        substitute = name or mention(entry.user_id or "")
        story = localizer.say("log-by", story=story, who=substitute)
    if entry.data.get("by") in BY:
        story = localizer.say(f"log-by-{entry.data['by']}", story=story)
    if not happened and (aimed := _aimed(table, entry, localizer, story)) is not None:
        story = localizer.say("log-aims", story=story, aims=aimed)
    number = f"`{entry.number}` " if entry.number else ""
    return f"{number}~~{story}~~" if entry.undone else f"{number}{story}"


def _aimed(table: Table, entry: LogEntry, localizer: Localizer, story: str) -> Text | None:
    """Return why a computer player made a move, if the reason still has a text."""
    aims = [
        aim
        for aim in map(Aim.of, entry.data.get("aims", ()))
        if feature_text(table.game, aim.feature).key in localizer.words
    ]
    choice = entry.move.rpartition(" ")[2]
    return unstated_aim(story, localizer, table.game, aims, choice) if aims else None


def _bare(entry: LogEntry, localizer: Localizer, title: str) -> str:
    """Return a sentence for an action that the game does not describe."""
    move = title or entry.move
    hidden = entry.kind in MOVES and not move
    key = "log-secret" if hidden else f"log-{entry.kind}"
    if entry.kind == ActionKind.TAKEOVER and entry.data.get("before") == entry.user_id:
        key = "log-back"
    word = entry.data.get("strength")
    strength = say(f"strength-{current_name(word)}") if isinstance(word, str) else ""
    moves = int(entry.data.get("moves", 0))
    return localizer.say(key, who=_who(entry), move=move, moves=moves, strength=strength)


def _who(entry: LogEntry) -> Value:
    """Return a seat's name; a player who left the lobby is named by Discord."""
    if entry.seat is not None:
        return Player(entry.seat)
    return say("log-someone") if entry.user_id is None else mention(entry.user_id)
