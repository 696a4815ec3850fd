"""Catalogues: Fluent files that turn keys and values into sentences of one language.

There is one file per language in the ``text`` folder of a package. Every language has the same
keys with the same placeholders; a test checks that.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from engine.core.names import is_computer_name
from engine.core.words.lazy_bundle import Messages
from engine.core.words.text import Player, Seat, Text, Value


class Language(NamedTuple):
    """A language people can read here: its tag, which names its catalogue files, and its readers.

    ``locales`` are the Discord or POSIX locales it serves, with everything that begins like them:
    ``zh-hant`` serves ``zh-Hant-MO``. The longest beginning counts.
    """

    tag: str
    locales: tuple[str, ...]


LANGUAGE_TABLE = (
    Language("en", ("en",)),
    Language("zh-TW", ("zh-tw", "zh-hk", "zh-mo", "zh-hant")),
    Language("zh-CN", ("zh",)),
    Language("ja", ("ja",)),
)
"""A new language is a row here; the first one serves whoever has none."""
LANGUAGES = tuple(language.tag for language in LANGUAGE_TABLE)


class MissingText(KeyError):
    """A key the catalogue does not have, or a message that cannot be formatted."""


SENTENCES = 4096
"""So many sentences a catalogue keeps: a board's choices are named again and again."""


class Catalogue:
    """The messages of one language, from one or more packages."""

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        self.language = language
        self._messages = Messages(language, sources)
        self._sentence = lru_cache(SENTENCES)(self._formatted)

    @property
    def keys(self) -> frozenset[str]:
        """The keys of all messages."""
        return self._messages.keys

    def __contains__(self, key: str) -> bool:
        return key in self.keys

    def format(self, text: Text, names: Sequence[str] = ()) -> str:
        """The sentence in this language; ``names`` are the players' by seat.

        Raises:
            MissingText: the catalogue lacks the key or a placeholder has nothing to fill it.
        """
        args = [(name, self._fill(value, names)) for name, value in text.args.items()]
        if text.key == "person":
            return self.person(str(args[0][1]))
        return self._sentence(text.key, *args)

    def _formatted(self, key: str, *args: tuple[str, int | str]) -> str:
        formatted = self._messages.format(key, dict(args))
        if formatted is None:
            raise MissingText(f"{self.language}: {key}")
        sentence, errors = formatted
        if errors:
            raise MissingText(f"{self.language}: {key}: {errors[0]}")
        return sentence

    def say(self, key: str, names: Sequence[str] = (), /, **args: Value) -> str:
        """Shorthand: the sentence of a key and its arguments."""
        return self.format(Text(key, args), names)

    def _fill(self, value: Value, names: Sequence[str]) -> Any:
        if type(value) is str or type(value) is int:
            return value  # most are, hundreds of them a board
        match value:
            case Seat(seat):
                return self._name(seat, names)
            case Player(seat):
                return self.person(self._name(seat, names))
            case Text():
                return self.format(value, names)
            case int() | str():
                return value
            case _:
                return self.join([self._fill(part, names) for part in value])

    def _name(self, seat: int, names: Sequence[str]) -> str:
        return names[seat] if seat < len(names) else self.say("seat", number=seat + 1)

    def person(self, name: str) -> str:
        """A name with what politeness adds to it; nothing is added to an opponent's."""
        polite = self._sentence("person", ("name", name))
        has_it = name.endswith(polite.removeprefix(name)) and polite.startswith(name)
        return name if is_computer_name(name) or has_it else polite

    def people(self, names: Sequence[str]) -> str:
        """Several in a sentence, each with what politeness adds: "AliceさんとBobさん"."""
        return self.join([self.person(name) for name in names])

    def join(self, parts: Sequence[Any]) -> str:
        """A list in a sentence: "a, b and c"."""
        words = [str(part) for part in parts]
        if len(words) < 2:
            return "".join(words)
        head = self.say("list-separator").join(words[:-1])
        key = "list-end" if words[1:-1] else "list-pair"
        return self.say(key, first=head, last=words[-1])


def read_source(package: str, language: str) -> str:
    """The text of a package's catalogue file."""
    return files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")


@cache
def catalogue(language: str, *packages: str) -> Catalogue:
    """The shared catalogue and those of ``packages`` (``engine.caylus``, ``bot``), together."""
    sources = [read_source(package, language) for package in ("engine.core", *packages)]
    return Catalogue(language, sources)


def closest_language(locale: str | None) -> str:
    """Which catalogue serves a Discord or POSIX locale: ``en-GB`` reads ``en``."""
    return language_of_locale(locale or "") or LANGUAGES[0]


def language_of_locale(locale: str) -> str | None:
    """The language whose row names the locale; ``None`` where none does."""
    tag = locale.replace("_", "-").split(".")[0].lower() + "-"
    found = [
        (len(start), language.tag)
        for language in LANGUAGE_TABLE
        for start in language.locales
        if tag.startswith(start + "-")
    ]
    return max(found)[1] if found else None
