"""Notes for translators: what a message is for, as a comment above it in the English catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from engine.cli.texts.examples import Shown, examples
from engine.cli.texts.usage import EXPLAINED, LIMITS, Usage, usage_by_key
from engine.cli.typical_games import random_games, teaching_records
from engine.core.game import Game
from engine.core.record import Record
from engine.core.words.catalogue import DEFAULT_LANGUAGE, read_source
from engine.core.words.lazy_bundle import entries

_PLACEHOLDER = re.compile(r"\$(\w+)")
_REFERENCE = re.compile(r"\{ *(-?[A-Za-z][\w-]*) *\}")
MAX_EXAMPLE = 100
"""Characters of an example in a comment."""


class Note(NamedTuple):
    """What a translator needs to know about a message."""

    key: str
    placeholders: Sequence[str]
    usage: Usage
    limit: str
    example: str

    @property
    def comment(self) -> str:
        """The comment, in one line; empty for a message that explains itself."""
        if self.usage not in EXPLAINED and not (self.placeholders and self.example):
            return ""
        where = f"{self.usage}, at most {self.limit}" if self.limit else str(self.usage)
        where = where[0].upper() + where[1:]
        if not self.placeholders or not self.example:
            return f"{where}."
        return f"{where}: {shortened(self.example)}"


def notes(rules: Game[Any], records: Sequence[Record] = ()) -> tuple[Note, ...]:
    """Return a note for each message of a game, in the catalogue's order.

    The examples come from the game's teaching records, from further ``records``, and from games
    of random moves.
    """
    shown = examples(rules, (*teaching_records(rules), *records, *random_games(rules)))
    return _make_notes(rules.package, shown, Usage.PART)


def notes_without_examples(package: str) -> tuple[Note, ...]:
    """Return a note for each message of a package that is not a game."""
    return _make_notes(package, {}, Usage.OTHER)


def _make_notes(package: str, shown: Mapping[str, Shown], otherwise: Usage) -> tuple[Note, ...]:
    source = dict(entries(read_source(package, DEFAULT_LANGUAGE)))
    game = package.rpartition(".")[2]
    return tuple(
        _make_note(key, source, usage_by_key(game, key) or otherwise, shown.get(key))
        for key in source
        if not key.startswith("-")
    )


def _make_note(key: str, source: Mapping[str, str], usage: Usage, shown: Shown | None) -> Note:
    if shown and usage is Usage.PART:
        usage = shown.usage
    placeholders = tuple(dict.fromkeys(_placeholders_of(key, source)))
    return Note(key, placeholders, usage, LIMITS.get(usage, ""), shown.example if shown else "")


def _placeholders_of(key: str, source: Mapping[str, str]) -> Iterator[str]:
    """Yield the placeholders of a message and of the messages it contains."""
    message = source.get(key, "")
    yield from _PLACEHOLDER.findall(message)
    for other in _REFERENCE.findall(message):
        yield from _placeholders_of(other, source)


def shortened(example: str) -> str:
    """Return an example in one line, cut after a word."""
    line = " ".join(example.split())
    if len(line) <= MAX_EXAMPLE:
        return line
    return line[:MAX_EXAMPLE].rpartition(" ")[0] + " …"
