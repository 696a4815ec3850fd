"""Summaries of a stretch of play by its results: one clause per player, the reader's first.

Stories (:mod:`engine.core.words.stories`) retell every event; a summary says what is different now.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engine.core.events import Event
from engine.core.state import State
from engine.core.words.phrases import listed
from engine.core.words.text import Seat, Text, Value, say

S_co = TypeVar("S_co", bound=State, covariant=True)


@dataclass(frozen=True, slots=True)
class Span(Generic[S_co]):
    """A stretch of play: the positions at its ends, as one viewer may know them, and its events.

    ``reader`` is the seat that is called "you", ``None`` where nobody is.
    """

    before: S_co
    after: S_co
    events: Sequence[Event]
    reader: int | None


@dataclass(slots=True)
class Summary:
    """Results as they are gathered: what concerns the reader, by seat, and the rest.

    ``order`` are the seats as they are told where the reader comes first.
    """

    reader: int | None
    order: Sequence[int]
    first: list[Text] = field(default_factory=list)
    last: list[Text] = field(default_factory=list)
    results: dict[int, list[Value]] = field(default_factory=dict)

    def add(self, seat: int, *results: Value) -> None:
        """Results of a player."""
        self.results.setdefault(seat, []).extend(results)

    def touch(self, seat: int, result: Value, whom: int) -> None:
        """What a player did to another one's: where that is the reader it is told before all."""
        if whom == self.reader:
            self.first.append(say("summary-clause", who=Seat(seat), what=result))
        else:
            self.add(seat, result)

    def seats(self) -> list[int]:
        """The players as they are told: the reader, then the others in turn."""
        if self.reader is None:
            return [*self.order]
        at = self.order.index(self.reader)
        return [*self.order[at:], *self.order[:at]]

    def who(self, seat: int) -> Value:
        """A player within a clause."""
        return say("summary-you") if seat == self.reader else Seat(seat)

    def texts(self) -> list[Text]:
        """The clauses, those that matter most first; none where nothing has changed."""
        clauses = [self._clause(seat) for seat in self.seats() if self.results.get(seat)]
        return [*self.first, *clauses, *self.last]

    def _clause(self, seat: int) -> Text:
        who = say("summary-you-first") if seat == self.reader else Seat(seat)
        return say("summary-clause", who=who, what=listed(self.results[seat]))


def of_kinds(events: Iterable[Event], *kinds: str) -> list[Event]:
    """The events of some kinds."""
    return [event for event in events if event.kind in kinds]


_UP_AND_DOWN = ("summary-points-up", "summary-points-down")


def points(before: int, after: int, keys: tuple[str, str] = _UP_AND_DOWN) -> list[Value]:
    """What a score has gained or lost and what it is now; nothing where it is the same.

    A game that has a name of its own for its points has ``keys`` of its own.
    """
    if before == after:
        return []
    up, down = keys
    return [say(up if after > before else down, points=abs(after - before), now=after)]


def less(amount: Value) -> Text:
    """What is gone: "−1 cloth"."""
    return say("summary-less", amount=amount)


def player_line(seat: int, facts: Sequence[Value], brief: Value) -> tuple[int, Text, Text]:
    """What a player has, and the one thing to say of it where there is no room."""
    full = say("glance-player", who=Seat(seat), what=listed(facts))
    return seat, full, say("glance-player", who=Seat(seat), what=brief)


def stand(line: str, places: Mapping[int, Sequence[Value]]) -> list[Text]:
    """Where players' pieces are, in a line; none where they have none: "Workers: Alice (12, C)"."""
    found = [coded(Seat(seat), listed(codes)) for seat, codes in places.items() if codes]
    return [say(line, pieces=listed(found))] if found else []


def coded(thing: Value, code: Value) -> Text:
    """A thing with the code the picture shows: "Farm (12)"."""
    return say("summary-coded", thing=thing, code=code)
