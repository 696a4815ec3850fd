"""The events of the toy."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event, InRound, fact


class Round(InRound):
    """A round begins."""


class Passed(Event):
    """A player passes."""


class Drew(Event):
    """A player draws a card."""

    card: int | None = fact(secret=True)


class Rolled(Event):
    """A player rolls the die."""

    die: int


class Played(Event):
    """A player plays a card for coins."""

    card: int


class Tolled(Event):
    """A player takes coins from the one who has just played."""

    victim: int


class Buried(Event):
    """A player buries a card."""

    card: int | None = fact(secret=True)


class Bid(Event):
    """A player's bid is revealed."""

    side: str
    coins: int


class Bridge(Event):
    """The bridge goes to the seats of a side."""

    side: str
    seats: Sequence[int]


class DugUp(Event):
    """At the end, a player's buried cards become coins."""

    coins: int
