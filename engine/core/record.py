"""Record files: a whole game as text, as PGN is for chess.

.. code-block:: text

    # Seneschal record, format 1
    game: <name>
    rules: 1
    option <name>: <value>
    seat 1: Alice
    seat 2: Bob
    seed: 7
    final: 1f0c…            (optional: the SHA-256 of the state after the last move)

    1 place 12              # seat, move; everything after "#" is a comment
    2 pass

If another player takes over a seat, a comment before their first move names them. While a game
runs, ``hash:`` takes the place of ``seed:``. Reading is strict: a wrong line is refused with its
number and the reason. Seats are counted from 1.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, NamedTuple

from engine.core.chance import Chance, seed_hash
from engine.core.errors import EngineError, IllegalMove, RecordError
from engine.core.game import Game
from engine.core.registry import game, game_names
from engine.core.state import State
from engine.core.words.catalogue import catalogue

_TITLE = "# Seneschal record, format 1"
_MAX_LINE_LENGTH = 1_000
_MAX_NAME_LENGTH = 200
"""Fluent refuses texts of more than 2,500 characters, and a sentence may name every player."""
_NUMBER = "[1-9][0-9]{0,5}"  # a seat or rules version; int() refuses thousands of digits
_HEADER = re.compile(rf"(game|rules|seed|hash|final|option \S+|seat {_NUMBER}): *(\S(?:.*\S)?)")
_MOVE = re.compile(rf"({_NUMBER}) ([^\s#]+(?: [^\s#]+)*)")
_OPTION = "option "
_VERSION = re.compile(_NUMBER)
_SHA256 = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """One move of a record: the seat (from 0), its text, and its line in the file (0: none)."""

    seat: int
    move: str
    line: int = field(default=0, compare=False)


class Successor(NamedTuple):
    """A player who took over a seat (from 0), after that many moves of the record."""

    moves: int
    seat: int
    name: str


@dataclass(slots=True)
class Record:
    """A game as it was played, with everything needed to replay it.

    ``names`` are the original players. ``successors``, in order, are written as comments and not
    read back.
    """

    game: str
    rules: int
    options: dict[str, str]
    names: list[str]
    seed: str | None
    hash: str
    moves: list[RecordedMove] = field(default_factory=list)
    final: str | None = None
    successors: list[Successor] = field(default_factory=list, compare=False)

    def names_at(self, move: int) -> tuple[str, ...]:
        """Return the players by seat when a move (numbered from 1) was made; 0: the first ones."""
        names = list(self.names)
        for successor in self.successors:
            if successor.moves < move:
                names[successor.seat] = successor.name
        return tuple(names)

    def players(self) -> tuple[str, ...]:
        """Return all players of each seat in order: "Alice / Carol"."""
        names = [[name] for name in self.names]
        for successor in self.successors:
            if successor.name not in names[successor.seat]:
                names[successor.seat].append(successor.name)
        return tuple(" / ".join(each) for each in names)

    def text(self) -> str:
        """Return the content of the record file."""
        head = [_TITLE, f"game: {self.game}", f"rules: {self.rules}"]
        head += [f"option {name}: {value}" for name, value in self.options.items()]
        head += [f"seat {seat}: {_one_line(name)}" for seat, name in enumerate(self.names, 1)]
        head += [f"hash: {self.hash}"] if self.seed is None else [f"seed: {self.seed}"]
        if self.final is not None:
            head.append(f"final: {self.final}")
        return "\n".join([*head, "", *self._move_lines(), ""])

    def _move_lines(self) -> Iterator[str]:
        for number in range(len(self.moves) + 1):
            for moves, seat, name in self.successors:
                if moves == number:
                    yield f"# seat {seat + 1}: {_one_line(name)}"
            if number < len(self.moves):
                yield f"{self.moves[number].seat + 1} {self.moves[number].move}"

    def positions(self, *, events: bool = False) -> Iterator[State]:
        """Yield the state before the first move and after each; it is the same object every time.

        Raises:
            RecordError: the seed is missing, the rules version differs, or a move is not legal.
        """
        rules: Game[Any] = game(self.game)
        if self.seed is None:
            raise RecordError(0, "the seed of a running game is not in its record")
        if self.rules != rules.rules_version:
            raise RecordError(
                0, f"rules version {self.rules} is not supported, only {rules.rules_version}"
            )
        try:
            chance = Chance.from_seed(self.seed)
            state = rules.new(len(self.names), self.options, chance, events=events)
        except EngineError as error:
            raise RecordError(0, str(error)) from error
        yield state
        for played in self.moves:
            _replay_move(rules, state, played)
            yield state

    def position(self, moves: int) -> State:
        """Return the state after that many moves.

        Raises:
            RecordError: see :meth:`positions`.
        """
        return next(islice(self.positions(), moves, None))

    def replay(self) -> State:
        """Return the state after the last move; if the record has ``final``, check its hash.

        Raises:
            RecordError: see :meth:`positions`; or the final state differs.
        """
        state = self.position(len(self.moves))
        if self.final is not None and state_hash(state) != self.final:
            raise RecordError(0, f"the final state is {state_hash(state)}, not {self.final}")
        return state


def _replay_move(rules: Game[Any], state: State, played: RecordedMove) -> None:
    try:
        choice = rules.parse_move(state, played.seat, played.move)
    except IllegalMove as illegal:
        why = catalogue("en", rules.package).format(illegal.reason)
        message = why if played.move in why else f"“{played.move}”: {why}"
        raise RecordError(played.line, message) from illegal
    rules.apply_unchecked(state, played.seat, choice)


def state_hash(state: State) -> str:
    """Return the SHA-256 of a state's canonical JSON, the same on every machine."""
    plain = json.dumps(state.to_json(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()


def start_record(name: str, options: Mapping[str, str], names: Sequence[str], seed: str) -> Record:
    """Return the record of a game about to begin.

    Raises:
        EngineError: an option or number of seats the game does not have, or an invalid seed.
    """
    rules = game(name)
    full = rules.full_options(len(names), options)
    if not seed or _one_line(seed) != seed:
        raise EngineError("a seed is one line of text without spaces around it")
    return Record(name, rules.rules_version, full, list(names), seed, seed_hash(seed))


def read_record(text: str) -> Record:
    """Read a record file.

    Raises:
        RecordError: a line is invalid, too long, repeated or missing.
    """
    lines = text.splitlines()
    if not lines or lines[0].rstrip() != _TITLE:
        raise RecordError(1, f"a record begins with “{_TITLE}”")
    header = _Header()
    moves: list[RecordedMove] = []
    for number, raw in enumerate(lines[1:], 2):
        line = raw.rstrip()
        if len(line) > _MAX_LINE_LENGTH:
            raise RecordError(number, f"longer than {_MAX_LINE_LENGTH:,} characters")
        if match := _HEADER.fullmatch(line):
            if moves:
                raise RecordError(number, "a header line after the first move")
            header.add(number, match[1], match[2])
            continue
        bare = line.split("#", 1)[0].strip()
        if not bare:
            continue
        if not (match := _MOVE.fullmatch(bare)):
            raise RecordError(number, f"neither a header line nor “seat move”: “{bare:.60}”")
        moves.append(RecordedMove(int(match[1]) - 1, match[2], number))
    record = header.record()
    for played in moves:
        if played.seat >= len(record.names):
            raise RecordError(played.line, f"there is no seat {played.seat + 1}")
    record.moves = moves
    return record


class _Header:
    """Collects the header lines of a record, each with its line number."""

    def __init__(self) -> None:
        self._lines: dict[str, tuple[int, str]] = {}

    def add(self, line: int, key: str, value: str) -> None:
        if key in self._lines:
            raise RecordError(line, f"“{key:.60}” appears twice")
        self._lines[key] = (line, value)

    def record(self) -> Record:
        """Return the record without its moves."""
        line, name = self._require_line("game")
        if name not in game_names():
            raise RecordError(line, f"there is no game “{name:.60}”")
        line, version = self._require_line("rules")
        if not _VERSION.fullmatch(version):
            raise RecordError(line, f"“{version:.60}” is not a rules version")
        seats = sum(key.startswith("seat ") for key in self._lines)
        names = [self._player_name(seat) for seat in range(1, seats + 1)]
        if int(version) == game(name).rules_version:
            self._check_options(game(name), seats)
        options = {key.removeprefix(_OPTION): value for key, (_, value) in self._options().items()}
        seed, hashed = self._seed_and_hash()
        final = self._read_sha256("final")
        return Record(name, int(version), options, names, seed, hashed, final=final)

    def _require_line(self, key: str) -> tuple[int, str]:
        if key not in self._lines:
            raise RecordError(0, f"the header has no “{key}:” line")
        return self._lines[key]

    def _player_name(self, seat: int) -> str:
        line, name = self._require_line(f"seat {seat}")
        if len(name) > _MAX_NAME_LENGTH:
            raise RecordError(line, f"a name is longer than {_MAX_NAME_LENGTH} characters")
        return name

    def _options(self) -> dict[str, tuple[int, str]]:
        return {key: line for key, line in self._lines.items() if key.startswith(_OPTION)}

    def _check_options(self, rules: Game[Any], seats: int) -> None:
        try:
            rules.full_options(seats, {})
        except EngineError as error:
            raise RecordError(0, str(error)) from error
        for key, (line, value) in self._options().items():
            try:
                rules.full_options(seats, {key.removeprefix(_OPTION): value})
            except EngineError as error:
                raise RecordError(line, str(error)) from error

    def _seed_and_hash(self) -> tuple[str | None, str]:
        hashed = self._read_sha256("hash")
        if "seed" not in self._lines:
            if hashed is None:
                raise RecordError(0, "the header has neither a “seed:” nor a “hash:” line")
            return None, hashed
        seed = self._lines["seed"][1]
        if hashed not in (None, seed_hash(seed)):
            raise RecordError(self._lines["hash"][0], "the hash is not that of the seed")
        return seed, seed_hash(seed)

    def _read_sha256(self, key: str) -> str | None:
        if key not in self._lines:
            return None
        line, value = self._lines[key]
        if not _SHA256.fullmatch(value):
            raise RecordError(line, f"“{value:.60}” is not a SHA-256 in hexadecimal digits")
        return value


def _one_line(text: str) -> str:
    return " ".join(text.split()) or "?"
