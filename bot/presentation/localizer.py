"""Texts in one language, with the names of a table's players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.presentation.message_text import escape, harmless, tidy
from engine.core.names import is_pronounceable
from engine.core.registry import game_names, package_of
from engine.core.words.catalogue import Catalogue, catalogue
from engine.core.words.phrases import dots
from engine.core.words.text import Player, Seat, Text, Value

LABEL_NAME_LIMIT = 20


def words_in(language: str, game: str | None = None) -> Catalogue:
    """Return the catalogue of a language, with one game's texts if a game is given."""
    packages = ("bot", "bot.tables") if game is None else ("bot", "bot.tables", package_of(game))
    return catalogue(language, *packages)


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
        return self.words.format(harmless(text), self.names)

    @property
    def language(self) -> str:
        """Return the language's tag."""
        return self.words.language


def forgotten_player(language: str, number: int) -> str:
    """Return what a player is called whose data was deleted: "Player 2"."""
    return words_in(language).say("privacy-player", number=number)


def message_localizer(
    language: str, game: str, names: Sequence[str], *earlier: Sequence[str]
) -> Localizer:
    """Return a localizer for messages, in which Markdown has to be escaped.

    ``earlier`` are the players' names by seat in other periods; texts about these go through
    :func:`with_seat_history`.
    """
    return Localizer(words_in(language, game), names_in_message(language, names, *earlier))


def label_localizer(
    language: str, game: str, names: Sequence[str], *earlier: Sequence[str]
) -> Localizer:
    """Return a localizer for labels, alt texts and files, which show Markdown literally."""
    shown = [tidy(name, LABEL_NAME_LIMIT) for name in _called(language, names, *earlier)]
    return Localizer(words_in(language, game), shown)


def names_in_message(language: str, *casts: Sequence[str]) -> list[str]:
    """Return players' names by seat, escaped for a message."""
    return [escape(tidy(name)) for name in _called(language, *casts)]


def _called(language: str, *casts: Sequence[str]) -> Iterator[str]:
    """Yield players' names by seat; a name of emoji only becomes "Player 3", as in pictures."""
    words = catalogue(language)
    for names in casts:
        for seat, name in enumerate(names, 1):
            yield name if is_pronounceable(name) else words.say("seat", number=seat)


def with_seat_history(text: Text, behind: int) -> Text:
    """Return the text about players of the period with that number."""
    return Text(text.key, {name: _cast_as(value, behind) for name, value in text.args.items()})


def _cast_as(value: Value, behind: int) -> Value:
    match value:
        case Seat(seat):
            return Seat(seat + behind)
        case Player(seat):
            return Player(seat + behind)
        case Text():
            return with_seat_history(value, behind)
        case int() | str():
            return value
        case _:
            return tuple(_cast_as(part, behind) for part in value)
