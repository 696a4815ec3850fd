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
runs, ``hash:`` takes the place of ``seed:``. Seats are counted from 1. Files are read by
:mod:`engine.core.record_reader`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, NamedTuple

from engine.core.chance import Chance, seed_hash
from engine.core.errors import EngineError, IllegalMove, RecordError
from engine.core.game import Game
from engine.core.registry import game
from engine.core.state import State
from engine.core.words.catalogue import catalogue

TITLE = "# Seneschal record, format 1"
"""The first line of a record."""


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
    rules_version: int
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
        head = [TITLE, f"game: {self.game}", f"rules: {self.rules_version}"]
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
            raise RecordError("the seed of a running game is not in its record")
        if self.rules_version != rules.rules_version:
            raise RecordError(
                f"rules version {self.rules_version} is not supported, only {rules.rules_version}"
            )
        try:
            chance = Chance.from_seed(self.seed)
            state = rules.new(len(self.names), self.options, chance, events=events)
        except EngineError as error:
            raise RecordError(str(error)) from error
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
            raise RecordError(f"the final state is {state_hash(state)}, not {self.final}")
        return state


def _replay_move(rules: Game[Any], state: State, played: RecordedMove) -> None:
    try:
        choice = rules.parse_move(state, played.seat, played.move)
    except IllegalMove as illegal:
        why = catalogue("en", rules.package).format(illegal.reason)
        message = why if played.move in why else f"“{played.move}”: {why}"
        raise RecordError(message, played.line) from illegal
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


def _one_line(text: str) -> str:
    return " ".join(text.split()) or "?"
