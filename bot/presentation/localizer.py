"""A language, and the names of a table's players as they are written where it speaks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.presentation.names import called, harmless, names_in_label, names_in_message
from engine.core.registry import game_names, package_of
from engine.core.words.catalogue import Catalogue, catalogue
from engine.core.words.phrases import dots
from engine.core.words.text import Player, Seat, Text, Value


def words_in(language: str, game: str | None = None) -> Catalogue:
    """The catalogue of a language, with a game's words where one is named."""
    packages = ("bot", "bot.tables") if game is None else ("bot", "bot.tables", package_of(game))
    return catalogue(language, *packages)


def words_of_all(language: str) -> Catalogue:
    """The catalogue of a language with every game's words."""
    return catalogue(language, "bot", "bot.tables", *map(package_of, game_names()))


@dataclass(frozen=True, slots=True)
class Localizer:
    """A language and the names of a table's players as they are written where it speaks."""

    words: Catalogue
    names: Sequence[str] = ()

    def format(self, text: Text) -> str:
        """The sentence."""
        return self.words.format(text, self.names)

    def say(self, key: str, /, **args: Value) -> str:
        """The sentence of a key and what fills its placeholders."""
        return self.words.format(Text(key, args), self.names)

    def dots(self, parts: Sequence[str]) -> str:
        """What is said side by side, as the language sets it apart: "12 · Farm"."""
        return self.format(dots(parts))

    def refuse(self, text: Text) -> str:
        """The sentence of a refusal in a message; what people call themselves or typed is data."""
        return self.words.format(harmless(text), self.names)

    @property
    def language(self) -> str:
        """The language's tag, as the catalogues and the painter know it."""
        return self.words.language


def forgotten_player(language: str, number: int) -> str:
    """Return what a player is called whose data was deleted: "Player 2"."""
    return words_in(language).say("privacy-player", number=number)


def message_localizer(language: str, game: str, names: Sequence[str]) -> Localizer:
    """The voice for the text of a message, where Markdown has to be escaped."""
    return Localizer(words_in(language, game), names_in_message(called(names, language)))


def label_localizer(language: str, game: str, names: Sequence[str]) -> Localizer:
    """The voice for labels, alt texts and files, which show Markdown as it is."""
    return Localizer(words_in(language, game), names_in_label(called(names, language)))


def localizer_for_seat_histories(
    voice: Callable[[str, str, Sequence[str]], Localizer],
    language: str,
    game: str,
    casts: Sequence[Sequence[str]],
) -> Localizer:
    """A voice that knows several casts one behind the other: who plays, and who played before.

    ``casts`` are names by seat, and ``voice`` makes a voice of one of them. What concerns another
    cast than the first is told by :func:`cast_as`.
    """
    now, *before = (voice(language, game, names) for names in casts)
    return replace(now, names=[*now.names, *(name for one in before for name in one.names)])


def with_seat_history(text: Text, behind: int) -> Text:
    """The same sentence of players that many names behind those it tells of."""
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
