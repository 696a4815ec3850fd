"""Catalogues: Fluent files that turn keys and values into sentences of one language.

There is one file per language in the ``text`` folder of a package. A language is offered if it has
a file in ``engine/core/text``; messages that it lacks are shown in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from engine.core.names import is_computer_name
from engine.core.words.lazy_bundle import Messages, entries
from engine.core.words.text import Player, Seat, Text, Value


class Language(NamedTuple):
    """A supported language: its tag, which names its catalogue files, and the locales it serves.

    ``locales`` are prefixes of Discord or POSIX locales: ``zh-hant`` serves ``zh-Hant-MO``. The
    longest matching prefix wins.
    """

    tag: str
    locales: tuple[str, ...]


LANGUAGE_TABLE = (
    Language("en", ("en",)),
    Language("zh-TW", ("zh-tw", "zh-hk", "zh-mo", "zh-hant")),
    Language("zh-CN", ("zh",)),
    Language("ja", ("ja",)),
)
"""The languages that are kept complete, by tests; the first one is the default."""
LANGUAGES = tuple(language.tag for language in LANGUAGE_TABLE)
DEFAULT_LANGUAGE = LANGUAGES[0]
_TAG = re.compile(r"([a-z]{2,3}(?:-[A-Za-z0-9]+)*)\.ftl")


def _incomplete_languages() -> Iterator[Language]:
    """Yield the other languages whose translation has begun.

    Such a language serves the locale of its tag and its language without a region: ``pt-BR`` also
    serves ``pt``.
    """
    for file in sorted(file.name for file in files("engine.core").joinpath("text").iterdir()):
        named = _TAG.fullmatch(file)
        if named and named[1] not in LANGUAGES:
            tag = named[1].lower()
            yield Language(named[1], tuple(dict.fromkeys((tag, tag.partition("-")[0]))))


_ALL_LANGUAGES = (*LANGUAGE_TABLE, *_incomplete_languages())
OFFERED_LANGUAGES = tuple(language.tag for language in _ALL_LANGUAGES)
"""All languages that can be chosen; those after :data:`LANGUAGES` may still be incomplete."""


class MissingText(KeyError):
    """The catalogue lacks a key, or a message cannot be formatted."""


SENTENCE_CACHE_SIZE = 4096
"""Cache size in sentences; the same choices are formatted again for every board."""


class Catalogue:
    """The messages of one language, from one or more packages.

    Messages that it lacks are those of ``fallback``, another language's catalogue.
    """

    def __init__(
        self, language: str, sources: Sequence[str], fallback: Catalogue | None = None
    ) -> None:
        self.language = language
        self._messages: Messages = Messages(
            language, sources, fallback._messages if fallback else None
        )
        self._sentence = lru_cache(SENTENCE_CACHE_SIZE)(self._format_sentence)

    @property
    def keys(self) -> frozenset[str]:
        """The keys of all messages, those of the fallback included."""
        return self._messages.keys

    @property
    def missing(self) -> frozenset[str]:
        """The keys for which only the fallback has a message."""
        return self._messages.missing

    def __contains__(self, key: str) -> bool:
        return key in self.keys

    def format(self, text: Text, names: Sequence[str] = ()) -> str:
        """Format a text in this language; ``names`` are the players' names by seat.

        Raises:
            MissingText: the catalogue lacks the key, or the text lacks an argument.
        """
        args = [(name, self._fill_argument(value, names)) for name, value in text.args.items()]
        if text.key == "person":
            return self.person(str(args[0][1]))
        return self._sentence(text.key, *args)

    def _format_sentence(self, key: str, *args: tuple[str, int | str]) -> str:
        formatted = self._messages.format(key, dict(args))
        if formatted is None:
            raise MissingText(f"{self.language}: {key}")
        sentence, errors = formatted
        if errors:
            raise MissingText(f"{self.language}: {key}: {errors[0]}")
        return sentence

    def say(self, key: str, names: Sequence[str] = (), /, **args: Value) -> str:
        """Format a text, given as its key and arguments; see :meth:`format`."""
        return self.format(Text(key, args), names)

    def _fill_argument(self, value: Value, names: Sequence[str]) -> Any:
        """Format an argument; numbers stay numbers, because plurals depend on them."""
        if type(value) is str or type(value) is int:
            return value  # the common case: hundreds of values per board
        match value:
            case Seat(seat):
                return self._name_of(seat, names)
            case Player(seat):
                return self.person(self._name_of(seat, names))
            case Text():
                return self.format(value, names)
            case int() | str():
                return value
            case _:
                return self.join([self._fill_argument(part, names) for part in value])

    def _name_of(self, seat: int, names: Sequence[str]) -> str:
        return names[seat] if seat < len(names) else self.say("seat", number=seat + 1)

    def person(self, name: str) -> str:
        """Return a name in its polite form, except a computer player's: "Aliceさん"."""
        polite = self._sentence("person", ("name", name))
        is_polite = name.endswith(polite.removeprefix(name)) and polite.startswith(name)
        return name if is_computer_name(name) or is_polite else polite

    def people(self, names: Sequence[str]) -> str:
        """Join names politely: "AliceさんとBobさん"."""
        return self.join([self.person(name) for name in names])

    def join(self, parts: Sequence[Any]) -> str:
        """Join a list for a sentence: "a, b and c"."""
        words = [str(part) for part in parts]
        if len(words) < 2:
            return "".join(words)
        head = self.say("list-separator").join(words[:-1])
        key = "list-end" if words[1:-1] else "list-pair"
        return self.say(key, first=head, last=words[-1])


def read_source(package: str, language: str) -> str:
    """Return the content of a package's catalogue file."""
    return files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")


def has_source(package: str, language: str) -> bool:
    """Return whether a package has a catalogue file in a language."""
    return files(package).joinpath("text", f"{language}.ftl").is_file()


@cache
def catalogue(language: str, *packages: str) -> Catalogue:
    """Return the shared catalogue merged with those of ``packages`` such as ``engine.caylus``.

    Raises:
        FileNotFoundError: there is no such language.
    """
    sources = [read_source("engine.core", language), _names_of_languages()]
    sources += [
        read_source(package, language)
        for package in packages
        if language in LANGUAGES or has_source(package, language)
    ]
    has_fallback = language != DEFAULT_LANGUAGE
    fallback = catalogue(DEFAULT_LANGUAGE, *packages) if has_fallback else None
    return Catalogue(language, sources, fallback)


@cache
def _names_of_languages() -> str:
    """Return messages ``language-<tag>``: each language's name in that language."""
    key = "language-name"
    names = []
    for tag in OFFERED_LANGUAGES:
        message = dict(entries(read_source("engine.core", tag))).get(key, f"{key} = {tag}\n")
        names.append(message.replace(key, f"language-{tag}", 1))
    return "".join(names)


def closest_language(locale: str | None) -> str:
    """Return the language for a Discord or POSIX locale: ``en`` for ``en-GB``."""
    return language_of_locale(locale or "") or DEFAULT_LANGUAGE


def language_of_locale(locale: str) -> str | None:
    """Return the language that serves a locale, or ``None``."""
    tag = locale.replace("_", "-").split(".")[0].lower() + "-"
    matching = [
        (len(start), language.tag)
        for language in _ALL_LANGUAGES
        for start in language.locales
        if tag.startswith(start + "-")
    ]
    return max(matching)[1] if matching else None
