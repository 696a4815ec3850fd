"""Summaries of a stretch of play by its results: one clause per player, the reader's first.

Stories (:mod:`engine.core.words.stories`) retell every event; a summary lists what has changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

from engine.core.events import Event
from engine.core.state import State
from engine.core.words.phrases import listed
from engine.core.words.text import Seat, Text, Value, say

S_co = TypeVar("S_co", bound=State, covariant=True)
E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Span(Generic[S_co]):
    """A stretch of play: its events, and the positions at both ends as one viewer may know them.

    ``reader`` is the seat addressed as "you", or ``None``.
    """

    before: S_co
    after: S_co
    events: Sequence[Event]
    reader: int | None


@dataclass(slots=True)
class Summary:
    """Collects the results of a stretch of play.

    ``first`` holds effects on the reader, ``results`` the results by seat, ``last`` the rest.
    ``order`` are the seats in turn order.
    """

    reader: int | None
    order: Sequence[int]
    first: list[Text] = field(default_factory=list)
    last: list[Text] = field(default_factory=list)
    results: dict[int, list[Value]] = field(default_factory=dict)

    def add(self, seat: int, *results: Value) -> None:
        """Add results for a player."""
        self.results.setdefault(seat, []).extend(results)

    def add_effect(self, seat: int, result: Value, whom: int) -> None:
        """Add an effect of one player on another; effects on the reader come first."""
        if whom == self.reader:
            self.first.append(say("summary-clause", who=Seat(seat), what=result))
        else:
            self.add(seat, result)

    def seats(self) -> list[int]:
        """Return the players in summary order: the reader, then the others in turn order."""
        if self.reader is None:
            return [*self.order]
        first = self.order.index(self.reader)
        return [*self.order[first:], *self.order[:first]]

    def who(self, seat: int) -> Value:
        """Return a player's name within a clause, or "you"."""
        return say("summary-you") if seat == self.reader else Seat(seat)

    def things_of_players(self, things: Mapping[int, Sequence[Value]]) -> list[Value]:
        """Return each player who has any, with a list of them: "Alice (12 and 14)"."""
        seats = [seat for seat in self.seats() if things.get(seat)]
        return [with_code(self.who(seat), listed(things[seat])) for seat in seats]

    def texts(self) -> list[Text]:
        """Return the clauses, the most important first; empty if nothing has changed."""
        clauses = [self._clause_for(seat) for seat in self.seats() if self.results.get(seat)]
        return [*self.first, *clauses, *self.last]

    def _clause_for(self, seat: int) -> Text:
        who = say("summary-you-first") if seat == self.reader else Seat(seat)
        return say("summary-clause", who=who, what=listed(self.results[seat]))


def events_of_class(events: Iterable[Event], event_class: type[E]) -> list[E]:
    """Return the events of a class."""
    return [event for event in events if isinstance(event, event_class)]


def totals_by_seat(amounts: Iterable[tuple[int, int]]) -> dict[int, int]:
    """Return each seat's total of the amounts, without zeros, in the order of the seats' first."""
    totals: Counter[int] = Counter()
    for seat, amount in amounts:
        totals[seat] += amount
    return {seat: total for seat, total in totals.items() if total}


def points(before: int, after: int, key: str) -> list[Value]:
    """Return the change of a score and its new value; nothing if it is the same.

    ``key`` is the message for a ``$count`` of points: "3 points".
    """
    if before == after:
        return []
    change = say(key, count=abs(after - before))
    return [say(f"summary-points-{'up' if after > before else 'down'}", points=change, now=after)]


def as_loss(amount: Value) -> Text:
    """Return an amount as a loss: "−1 cloth"."""
    return say("summary-less", amount=amount)


class PlayerLine(NamedTuple):
    """A player's line of a glance: one with everything, and a brief one for limited space."""

    seat: int
    full: Text
    brief: Text


def player_line(seat: int, facts: Sequence[Value], brief: Value) -> PlayerLine:
    """Return a player's line with all facts, and the brief one with a single fact."""
    full = say("glance-player", who=Seat(seat), what=listed(facts))
    return PlayerLine(seat, full, say("glance-player", who=Seat(seat), what=brief))


def piece_places(line: str, places: Mapping[int, Sequence[Value]]) -> list[Text]:
    """List the places of players' pieces: "Workers: Alice (12, C)"; empty if there are none."""
    texts = [with_code(Seat(seat), listed(codes)) for seat, codes in places.items() if codes]
    return [say(line, pieces=listed(texts))] if texts else []


def with_code(thing: Value, code: Value) -> Text:
    """Return a thing with its code in the picture: "Farm (12)"."""
    return say("summary-coded", thing=thing, code=code)
