"""The events of the game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event, InRound, fact


class Round(InRound):
    """A round is dealt."""


class Looked(Event):
    """A player looks at the card of another one."""

    whose: int
    card: int | None = fact(secret=True)


class Swapped(Event):
    """A player drops a card and draws another one."""

    dropped: int
    card: int | None = fact(secret=True)


class Passed(Event):
    """A player passes."""


class Showed(Event):
    """A player's card is shown to all at the end of the round."""

    card: int


class Scored(Event):
    """The players with the highest card score a point each."""

    winners: Sequence[int]
