"""Building blocks for sentences, labels and boards of every game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from engine.core.names import is_computer_name
from engine.core.words.text import Player, Seat, Text, Value, say


def plain(value: Value) -> Text:
    """Turn a value into a text, so that lists and texts can both be used as a line."""
    return value if isinstance(value, Text) else say("phrase-plain", text=value)


def dots(parts: Sequence[Value]) -> Text:
    """Join facts: "2 food or 1 cloth · pay 2 deniers"."""
    return plain(
        reduce(lambda first, second: say("phrase-dots", first=first, second=second), parts)
    )


def listed(parts: Sequence[Value]) -> Value:
    """Join entries in one line: "Alice 2, Bob 0"; "none" if there are none."""
    if not parts:
        return say("none")
    return reduce(lambda head, tail: say("phrase-listed", head=head, tail=tail), parts)


def either(parts: Sequence[Value]) -> Value:
    """Join alternatives: "2 food or 1 cloth"."""
    return reduce(lambda first, second: say("phrase-either", first=first, second=second), parts)


def owned(thing: Text, owner: int) -> Text:
    """Return a thing followed by its owner's name: "Farm (Alice)"."""
    return say("phrase-owned", thing=thing, owner=Seat(owner))


def spot(code: Value, thing: Text) -> Text:
    """Return a thing preceded by the code of its space: "7 Peddler"."""
    return say("phrase-spot", code=code, thing=thing)


def seats(numbers: Sequence[int]) -> list[Value]:
    """Return players as a list for a sentence: "Alice and Bob"."""
    return [Seat(seat) for seat in numbers]


def person_called(name: str) -> Text:
    """Return a person's name in its polite form; computer players' names have none."""
    return plain(name) if is_computer_name(name) else say("person", name=name)


def persons(numbers: Iterable[int]) -> list[Value]:
    """Return players as a list for a polite sentence: "Aliceさん and Bobさん"."""
    return [Player(seat) for seat in numbers]


def in_order(numbers: Sequence[int]) -> Value:
    """Return players in order: "Alice, Bob, Carol"."""
    return listed(seats(numbers))
