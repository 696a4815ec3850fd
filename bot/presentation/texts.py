"""Texts in a reader's language: with players' names, harmless in a message, and short enough."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.tables.domain.table import Table
from engine.core.game import Game
from engine.core.names import is_pronounceable
from engine.core.registry import game as rules_of
from engine.core.registry import game_names, package_of
from engine.core.words.catalogue import Catalogue, catalogue
from engine.core.words.phrases import dots
from engine.core.words.text import Player, Seat, Text, Value

LABEL_NAME_LIMIT = 20


def words_in(language: str, game: str | None = None) -> Catalogue:
    """Return the catalogue of a language, with one game's texts if a game is given."""
    packages = ("bot", "bot.tables") if game is None else ("bot", "bot.tables", package_of(game))
    return catalogue(language, *packages)


def seats_text(words: Catalogue, rules: Game[Any]) -> str:
    """Say how many players a game is for."""
    seats = rules.seat_counts
    return words.say("game-seats", least=seats[0], most=seats[-1])


def words_of_all(language: str) -> Catalogue:
    """Return the catalogue of a language with the texts of all games."""
    return catalogue(language, "bot", "bot.tables", *map(package_of, game_names()))


@dataclass(frozen=True, slots=True)
class Localizer:
    """A language, and the names of a table's players in it."""

    words: Catalogue
    names: Sequence[str] = ()

    def format(self, text: Text) -> str:
        """Format a text."""
        return self.words.format(text, self.names)

    def say(self, key: str, /, **args: Value) -> str:
        """Format the message of a key with its arguments."""
        return self.words.format(Text(key, args), self.names)

    def dots(self, parts: Sequence[str]) -> str:
        """Join parts with the language's separator: "12 · Farm"."""
        return self.words.format(dots(parts), self.names)

    def refuse(self, text: Text) -> str:
        """Format an error for a message; names and typed text in it are escaped."""
        return self.words.format(escape_error(text), self.names)

    @property
    def language(self) -> str:
        """Return the language's tag."""
        return self.words.language


def forgotten_player(language: str, number: int) -> str:
    """Return what a player is called whose data was deleted: "Player 2"."""
    return words_in(language).say("privacy-player", number=number)


def message_localizer(
    language: str, game: str | None, names: Sequence[str], *earlier: Sequence[str]
) -> Localizer:
    """Return a localizer for messages, in which Markdown has to be escaped.

    ``earlier`` are the players' names by seat in other periods; texts about these go through
    :func:`with_seat_history`.
    """
    shown_names = [escape(tidy(name)) for name in _called(language, names, *earlier)]
    return Localizer(words_in(language, game), shown_names)


def table_localizer(table: Table, language: str | None = None) -> Localizer:
    """Return a localizer for messages about a table, by default in the language of its channel."""
    return message_localizer(language or table.language, table.game, table.names)


def table_title(table: Table, localizer: Localizer, title: str = "") -> str:
    """Return the number of a table behind the name of its game, or another title."""
    first = title or localizer.format(rules_of(table.game).words.title)
    return localizer.dots((first, localizer.say("panel-table", table=str(table.id))))


def label_localizer(
    language: str, game: str, names: Sequence[str], *earlier: Sequence[str]
) -> Localizer:
    """Return a localizer for labels, alt texts and files, which show Markdown literally."""
    shown_names = [tidy(name, LABEL_NAME_LIMIT) for name in _called(language, names, *earlier)]
    return Localizer(words_in(language, game), shown_names)


def _called(language: str, *casts: Sequence[str]) -> Iterator[str]:
    """Yield players' names by seat; a name of emoji only becomes "Player 3", as in pictures."""
    words = catalogue(language)
    for names in casts:
        for seat, name in enumerate(names, 1):
            yield name if is_pronounceable(name) else words.say("seat", number=seat)


def with_seat_history(text: Text, behind: int) -> Text:
    """Return the text about players of the period with that number."""

    def shifted(value: Value) -> Value:
        return type(value)(value.number + behind) if isinstance(value, Seat | Player) else value

    return _mapped(text, shifted)


def _mapped(text: Text, change: Callable[[Value], Value]) -> Text:
    """Change all values in a text, those in its texts and lists too."""

    def changed(value: Value) -> Value:
        if isinstance(value, Text):
            return _mapped(value, change)
        if isinstance(value, str | int | Seat | Player):
            return change(value)
        return tuple(map(changed, value))

    return Text(text.key, {name: changed(value) for name, value in text.args.items()})


NAME_LIMIT = 32
TYPED_LIMIT = 40
"""Maximum length of quoted user input."""
LARGEST_FIGURE = 2**53
"""Maximum integer that Discord accepts; larger ones in forged requests are not quoted."""
DATA_LIMIT = 100
"""Maximum length of a user's word in an error."""

_ACTIVE = re.compile(r"([\\*_~`|<>\[\]#@])")
_UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")


def tidy(name: str, limit: int = NAME_LIMIT) -> str:
    """Return a name on one line without control characters, truncated; for labels and pictures."""
    visible = "".join(" " if unicodedata.category(c) in _UNSEEN else c for c in name)
    return truncate(" ".join(visible.split()), limit) or "?"


def escape(text: str) -> str:
    """Escape Markdown, mentions and links in a text.

    Escape only what Discord acts on: a backslash before other punctuation would be visible.
    """
    escaped = _ACTIVE.sub(r"\\\1", text)
    return escaped.replace("://", ":\u200b//")


def quoted(typed: str) -> str:
    """Return the beginning of user input, to be quoted in an error."""
    return tidy(typed[:DATA_LIMIT], TYPED_LIMIT)


def mention(user_id: str) -> str:
    """Return the text that mentions a user."""
    return f"<@{user_id}>"


def escape_error(text: Text) -> Text:
    """Return the error with all of its user-supplied words cleaned and escaped for a message.

    They are raw in the arguments of the error and of the texts in it.
    """
    return _mapped(text, _harmless)


def _harmless(value: Value) -> Value:
    if isinstance(value, str) and value:
        return escape(tidy(value[: 2 * DATA_LIMIT], DATA_LIMIT))
    if isinstance(value, int):
        return max(-LARGEST_FIGURE, min(value, LARGEST_FIGURE))
    return value


ELLIPSIS = "…"
OPTION_LIMIT = 100
"""Maximum length of an option of a menu, of its description, and of a suggestion."""
ALT_LIMIT = 400
"""Maximum length of an alt text."""


def length(text: str) -> int:
    """Return the length for Discord's clients: UTF-16 units, at least one per character."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def columns(text: str) -> int:
    """Return the display width; Chinese and Japanese characters take two columns."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def truncate(text: str, limit: int) -> str:
    """Truncate to ``limit`` UTF-16 units, with an ellipsis."""
    if 2 * len(text) <= limit or length(text) <= limit:
        return text
    kept = text[: limit - 1]
    while (excess := length(kept) - limit + 1) > 0:
        kept = kept[: -((excess + 1) // 2)]
    return kept.rstrip() + ELLIPSIS


def pieces(lines: Sequence[str], limit: int) -> list[str]:
    """Combine lines to texts that fit, split between lines wherever possible."""
    texts: list[str] = []
    room = 0
    for line in (part for whole in lines for part in _chunks(whole, limit)):
        if length(line) + 1 > room:
            texts.append(line)
            room = limit - length(line)
        else:
            texts[-1] += "\n" + line
            room -= length(line) + 1
    return texts


def _chunks(line: str, limit: int) -> list[str]:
    """Split a line into pieces that fit; characters beyond the basic plane count double."""
    step = limit if length(line) == len(line) else limit // 2
    return [line[i : i + step] for i in range(0, len(line), step)] or [""]
