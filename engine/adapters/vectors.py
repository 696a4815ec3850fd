"""Turn a position's JSON into a vector of fixed size, for programs that learn from numbers.

The vector has one number for each value in the JSON (:meth:`State.to_json`), and for a list its
length and as many items as it had at most in a few random games. Items beyond that are left out. Of
the stack only the frame on top counts, which is the open question.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from typing import Any
from zlib import crc32

from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.registry import game

GAMES = 8
"""Random games whose positions decide how long lists are."""
SAMPLING_INTERVAL = 5
"""Moves from one of these positions to the next; the last of a game is one too."""
WORD_CACHE_SIZE = 4096


@dataclass(eq=False)
class Layout:
    """The places that a value of JSON takes in a vector, as merged from many examples.

    A value that is sometimes a word or number, sometimes a list or an object, has places for both.
    All examples are added before the first vector is made.
    """

    is_scalar: bool = False
    is_list: bool = False
    items: list[Layout] = field(default_factory=list)
    members: dict[str, Layout] = field(default_factory=dict)

    @cached_property
    def size(self) -> int:
        """The number of places."""
        members = sum(part.size for part in self.members.values())
        return self.is_scalar + self.is_list + self._size_of_items + members

    def add(self, plain: Any) -> None:
        """Make room for an example."""
        if isinstance(plain, list):
            self.is_list = True
            while len(self.items) < len(plain):
                self.items.append(Layout())
            for part, value in zip(self.items, plain, strict=False):
                part.add(value)
        elif isinstance(plain, dict):
            for key, value in plain.items():
                self.members.setdefault(key, Layout()).add(value)
        else:
            self.is_scalar = True

    def write(self, plain: Any, numbers: list[float]) -> None:
        """Append a number from -1 to 1 for each place; 0 where the value has none."""
        if plain is None:
            numbers += [0.0] * self.size
            return
        if self.is_scalar:
            numbers.append(_to_number(plain))
        if self.is_list:
            self._write_items(plain if isinstance(plain, list) else [], numbers)
        if self.members:
            named: Mapping[str, Any] = plain if isinstance(plain, dict) else {}
            for key, part in self.members.items():
                if part.is_leaf:
                    numbers.append(_to_number(named.get(key)))
                else:
                    part.write(named.get(key), numbers)

    def _write_items(self, values: list[Any], numbers: list[float]) -> None:
        """Append the length of a list, the numbers of its items, and 0 for those it lacks."""
        numbers.append(_to_number(len(values)))
        end = len(numbers) + self._size_of_items
        if self._has_leaves_only:
            numbers += map(_to_number, values[: len(self.items)])
        else:
            for part, value in zip(self.items, values, strict=False):
                part.write(value, numbers)
        numbers += [0.0] * (end - len(numbers))

    @cached_property
    def is_leaf(self) -> bool:
        """Whether it is always a word or a number, as most values are."""
        return self.is_scalar and not self.is_list and not self.members

    @cached_property
    def _has_leaves_only(self) -> bool:
        return all(part.is_leaf for part in self.items)

    @cached_property
    def _size_of_items(self) -> int:
        return sum(part.size for part in self.items)


@lru_cache(WORD_CACHE_SIZE)
def _number_of_word(value: str) -> float:
    return crc32(value.encode()) / (1 << 32)


def _to_number(value: Any) -> float:
    """Return a number from -1 to 1: a count by its size, a word by its checksum, else 0."""
    if isinstance(value, int):
        return value / (1 + abs(value))
    return _number_of_word(value) if isinstance(value, str) else 0.0


def vector(layout: Layout, plain: Mapping[str, Any]) -> list[float]:
    """Return the numbers of a view's JSON, as many as the layout has places."""
    numbers: list[float] = []
    layout.write(_visible_part(plain), numbers)
    return numbers


@cache
def layout_of(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> Layout:
    """Return the layout of a game's positions for that many seats, the same on every machine.

    Raises:
        EngineError: the game does not have that number of seats or that option.
    """
    rules = game(name)
    layout = Layout()
    for number in range(GAMES):
        chance = Chance.from_seed(f"layout {number}")
        state = rules.new(seats, dict(options), Chance.from_seed(f"layout {number} setup"))
        moves = 0
        while state.stack:
            if moves % SAMPLING_INTERVAL == 0:
                layout.add(_visible_part(state.to_json()))
            rules.apply_unchecked(state, *random_move(rules, state, chance))
            moves += 1
        layout.add(_visible_part(state.to_json()))
    return layout


def _visible_part(plain: Mapping[str, Any]) -> dict[str, Any]:
    """Leave out the random generator, and all frames but the one on top."""
    shown = {key: value for key, value in plain.items() if key != "chance"}
    return {**shown, "stack": plain["stack"][-1:]}
