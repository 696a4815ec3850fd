"""Record files: a whole game as text, as PGN is for chess.

.. code-block:: text

    # Seneschal record, format 1
    game: caylus
    rules: 1
    option favors: table
    seat 1: Alice
    seat 2: Bob
    seed: 7
    final: 1f0c…            (optional: the SHA-256 of the state after the last move)

    1 place 12              # seat, move; everything after "#" is a comment
    2 pass

``hash:`` stands for ``seed:`` while a game runs. Reading is strict: a wrong line is refused with
its number and the reason. Seats are counted from 1.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.chance import Chance, seed_hash
from engine.core.errors import EngineError, IllegalMove, RecordError
from engine.core.game import Game
from engine.core.registry import game, game_names
from engine.core.state import State
from engine.core.text import catalogue

_TITLE = "# Seneschal record, format 1"
_HEADER = re.compile(r"(game|rules|seed|hash|final|option \S+|seat \d+): *(\S(?:.*\S)?)")
_MOVE = re.compile(r"(\d+) (\S+(?: \S+)*)")


@dataclass(frozen=True, slots=True)
class Played:
    """One move of a record: seat from 0, the move's text, and its line in the file (0: none)."""

    seat: int
    move: str
    line: int = 0


@dataclass(slots=True)
class Record:
    """A game as played: what it takes to play it again."""

    game: str
    rules: int
    options: dict[str, str]
    names: list[str]
    seed: str | None
    hash: str
    moves: list[Played] = field(default_factory=list)
    final: str | None = None

    def text(self) -> str:
        """The record file."""
        head = [_TITLE, f"game: {self.game}", f"rules: {self.rules}"]
        head += [f"option {name}: {value}" for name, value in self.options.items()]
        head += [f"seat {i}: {_one_line(name)}" for i, name in enumerate(self.names, 1)]
        head += [f"hash: {self.hash}"] if self.seed is None else [f"seed: {self.seed}"]
        if self.final is not None:
            head.append(f"final: {self.final}")
        return "\n".join([*head, "", *(f"{p.seat + 1} {p.move}" for p in self.moves), ""])

    def positions(self, *, events: bool = False) -> Iterator[State]:
        """The game before its first move and after each: one state object, moving on.

        Raises:
            RecordError: no seed, other rules, or a move that is not legal where it stands.
        """
        rules: Game[Any] = game(self.game)
        if self.seed is None:
            raise RecordError(0, "the seed of a running game is not in its record")
        if self.rules != rules.rules_version:
            raise RecordError(
                0, f"rules {self.rules} are no longer here, only {rules.rules_version}"
            )
        try:
            chance = Chance.from_seed(self.seed)
            state = rules.new(len(self.names), self.options, chance, events=events)
        except EngineError as error:
            raise RecordError(0, str(error)) from error
        yield state
        for played in self.moves:
            _replay(rules, state, played)
            yield state

    def replay(self) -> State:
        """The state after the last move, checked against ``final`` where the record has it.

        Raises:
            RecordError: as :meth:`positions`, or the final state differs.
        """
        state: State | None = None
        for state in self.positions():  # noqa: B007 - the last one is wanted
            pass
        assert state is not None
        if self.final is not None and state_hash(state) != self.final:
            raise RecordError(0, f"the final state is {state_hash(state)}, not {self.final}")
        return state


def _replay(rules: Game[Any], state: State, played: Played) -> None:
    choice = rules.moves(state, played.seat).get(played.move)
    if choice is None:
        raise RecordError(played.line, f"“{played.move}”: {_why_not(rules, state, played)}")
    rules.take(state, played.seat, choice)


def _why_not(rules: Game[Any], state: State, played: Played) -> str:
    words = catalogue("en", f"engine.{rules.name}")
    choice = played.move
    for word in rules.vocabulary(state, played.seat):
        if rules.move(state, word) == played.move:
            choice = word
    try:
        rules.apply(state.copy(), played.seat, choice)
    except IllegalMove as illegal:
        return words.format(illegal.reason)
    return "not a move"


def state_hash(state: State) -> str:
    """The SHA-256 of a state's canonical JSON: the same on every machine."""
    plain = json.dumps(state.to_json(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()


def start_record(name: str, options: Mapping[str, str], names: Sequence[str], seed: str) -> Record:
    """The record of a game about to begin."""
    rules = game(name)
    full = rules.full_options(len(names), options)
    return Record(name, rules.rules_version, full, list(names), seed, seed_hash(seed))


def read_record(text: str) -> Record:
    """The record a file holds.

    Raises:
        RecordError: a line that is not understood, comes twice, or is missing.
    """
    lines = text.splitlines()
    if not lines or lines[0].rstrip() != _TITLE:
        raise RecordError(1, f"a record begins with “{_TITLE}”")
    header: dict[str, tuple[int, str]] = {}
    moves: list[Played] = []
    for number, raw in enumerate(lines[1:], 2):
        line = raw.rstrip()
        if found := _HEADER.fullmatch(line):
            if moves:
                raise RecordError(number, "a header line after the first move")
            if found[1] in header:
                raise RecordError(number, f"“{found[1]}” comes twice")
            header[found[1]] = (number, found[2])
            continue
        bare = line.split("#", 1)[0].strip()
        if not bare:
            continue
        if not (found := _MOVE.fullmatch(bare)):
            raise RecordError(number, f"neither a header line nor “seat move”: “{bare}”")
        moves.append(Played(int(found[1]) - 1, found[2], number))
    return _from_header(header, moves)


def _from_header(header: Mapping[str, tuple[int, str]], moves: list[Played]) -> Record:
    def need(key: str) -> tuple[int, str]:
        if key not in header:
            raise RecordError(0, f"the header has no “{key}:” line")
        return header[key]

    line, name = need("game")
    if name not in game_names():
        raise RecordError(line, f"there is no game “{name}”")
    line, version = need("rules")
    if not version.isdecimal():
        raise RecordError(line, f"“{version}” is not a rules version")
    names = []
    for i in range(1, 1 + sum(key.startswith("seat ") for key in header)):
        names.append(need(f"seat {i}")[1])
    options = {key[7:]: value for key, (_, value) in header.items() if key.startswith("option ")}
    seed = header.get("seed", (0, None))[1]
    published = header.get("hash", (0, None))
    if seed is None and published[1] is None:
        raise RecordError(0, "the header has neither a “seed:” nor a “hash:” line")
    if seed is not None and published[1] not in (None, seed_hash(seed)):
        raise RecordError(published[0], "the hash is not that of the seed")
    for played in moves:
        if not 0 <= played.seat < len(names):
            raise RecordError(played.line, f"there is no seat {played.seat + 1}")
    hashed = published[1] or seed_hash(seed or "")
    final = header.get("final", (0, None))[1]
    return Record(name, int(version), options, names, seed, hashed, moves, final)


def _one_line(name: str) -> str:
    return " ".join(name.split()) or "?"
