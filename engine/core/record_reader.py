"""Read record files (:mod:`engine.core.record`); a wrong line is refused with the reason."""

from __future__ import annotations

import re
from typing import Any

from engine.core.chance import seed_hash
from engine.core.errors import EngineError, RecordError
from engine.core.game import Game
from engine.core.record import TITLE, Record, RecordedMove
from engine.core.registry import game, game_names

_MAX_LINE_LENGTH = 1_000
_MAX_NAME_LENGTH = 200
"""Fluent refuses texts of more than 2,500 characters, and a sentence may name every player."""
_NUMBER = "[1-9][0-9]{0,5}"  # a seat or rules version; int() refuses thousands of digits
_HEADER = re.compile(rf"(game|rules|seed|hash|final|option \S+|seat {_NUMBER}): *(\S(?:.*\S)?)")
_MOVE = re.compile(rf"({_NUMBER}) ([^\s#]+(?: [^\s#]+)*)")
_OPTION = "option "
_VERSION = re.compile(_NUMBER)
_SHA256 = re.compile(r"[0-9a-f]{64}")


def read_record(text: str) -> Record:
    """Read a record file.

    Raises:
        RecordError: a line is invalid, too long, repeated or missing.
    """
    lines = text.splitlines()
    if not lines or lines[0].rstrip() != TITLE:
        raise RecordError(f"a record begins with “{TITLE}”", 1)
    header = _Header()
    moves: list[RecordedMove] = []
    for number, raw in enumerate(lines[1:], 2):
        line = raw.rstrip()
        if len(line) > _MAX_LINE_LENGTH:
            raise RecordError(f"longer than {_MAX_LINE_LENGTH:,} characters", number)
        if match := _HEADER.fullmatch(line):
            if moves:
                raise RecordError("a header line after the first move", number)
            header.add(number, match[1], match[2])
            continue
        content = line.split("#", 1)[0].strip()
        if not content:
            continue
        if not (match := _MOVE.fullmatch(content)):
            raise RecordError(f"neither a header line nor “seat move”: “{content:.60}”", number)
        moves.append(RecordedMove(int(match[1]) - 1, match[2], number))
    record = header.record()
    for played in moves:
        if played.seat >= len(record.names):
            raise RecordError(f"there is no seat {played.seat + 1}", played.line)
    record.moves = moves
    return record


class _Header:
    """Collects the header lines of a record, each with its line number."""

    def __init__(self) -> None:
        self._lines: dict[str, tuple[int, str]] = {}

    def add(self, line: int, key: str, value: str) -> None:
        if key in self._lines:
            raise RecordError(f"“{key:.60}” appears twice", line)
        self._lines[key] = (line, value)

    def record(self) -> Record:
        """Return the record without its moves."""
        line, name = self._require_line("game")
        if name not in game_names():
            raise RecordError(f"there is no game “{name:.60}”", line)
        line, version = self._require_line("rules")
        if not _VERSION.fullmatch(version):
            raise RecordError(f"“{version:.60}” is not a rules version", line)
        seats = sum(key.startswith("seat ") for key in self._lines)
        names = [self._read_player_name(seat) for seat in range(1, seats + 1)]
        if int(version) == game(name).rules_version:
            self._check_options(game(name), seats)
        options = {option: value for option, (_, value) in self._options().items()}
        seed, hashed = self._read_seed_and_hash()
        final = self._read_sha256("final")
        return Record(name, int(version), options, names, seed, hashed, final=final)

    def _require_line(self, key: str) -> tuple[int, str]:
        if key not in self._lines:
            raise RecordError(f"the header has no “{key}:” line")
        return self._lines[key]

    def _read_player_name(self, seat: int) -> str:
        line, name = self._require_line(f"seat {seat}")
        if len(name) > _MAX_NAME_LENGTH:
            raise RecordError(f"a name is longer than {_MAX_NAME_LENGTH} characters", line)
        return name

    def _options(self) -> dict[str, tuple[int, str]]:
        """Return the line number and value of each option, by its name."""
        return {
            key.removeprefix(_OPTION): line
            for key, line in self._lines.items()
            if key.startswith(_OPTION)
        }

    def _check_options(self, rules: Game[Any], seats: int) -> None:
        try:
            rules.full_options(seats, {})
        except EngineError as error:
            raise RecordError(str(error)) from error
        for name, (line, value) in self._options().items():
            try:
                rules.full_options(seats, {name: value})
            except EngineError as error:
                raise RecordError(str(error), line) from error

    def _read_seed_and_hash(self) -> tuple[str | None, str]:
        hashed = self._read_sha256("hash")
        if "seed" not in self._lines:
            if hashed is None:
                raise RecordError("the header has neither a “seed:” nor a “hash:” line")
            return None, hashed
        seed = self._lines["seed"][1]
        if hashed not in (None, seed_hash(seed)):
            raise RecordError("the hash is not that of the seed", self._lines["hash"][0])
        return seed, seed_hash(seed)

    def _read_sha256(self, key: str) -> str | None:
        if key not in self._lines:
            return None
        line, value = self._lines[key]
        if not _SHA256.fullmatch(value):
            raise RecordError(f"“{value:.60}” is not a SHA-256 in hexadecimal digits", line)
        return value
