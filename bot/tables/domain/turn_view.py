"""A turn as one viewer may see it: everything a panel, a picture or a reply is made from.

It contains no hidden information.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.tables.domain.table import Table
from engine.core import Event, Game, State
from engine.core.words.summaries import Span


@dataclass(frozen=True, slots=True)
class RecapPart:
    """Events during which the same people played, with their names and positions."""

    names: tuple[str, ...]
    events: tuple[Event, ...]
    span: Span[Any] | None


@dataclass(frozen=True)
class Turn:
    """A position of a table for a viewer, with what happened up to it.

    ``viewer`` is a seat, or ``None`` for the public; ``view`` is the position as that viewer may
    know it. ``sequence`` is that of the position, which may be earlier than the table's.
    ``secret``: the choices, or the answer, are not public. ``midway``: this is a step of a private
    choice, and the public still sees the question it began with.
    """

    table: Table
    game: Game[Any]
    viewer: int | None
    sequence: int
    view: State
    secret: bool
    midway: bool
    recap: tuple[Event, ...] = ()
    """Events since the viewer's last turn; for the public, since the present player's."""
    news: tuple[Event, ...] = ()
    """Events since the last board was posted, without undone ones."""
    latest_events: tuple[Event, ...] = ()
    """Events of the latest turn so far, marked in the picture; or of an action that was no move."""
    before_latest_turn: State | None = None
    """The position before the latest turn as the viewer may know it; ``None`` if it was no move."""
    recap_span: Span[Any] | None = None
    """The positions before and after ``recap``; ``None`` if it is empty or they cannot be read."""
    news_span: Span[Any] | None = None
    """The positions before and after ``news``; ``None`` also if nobody asked for them."""
    recap_parts: tuple[RecapPart, ...] = ()
    """``recap`` in parts, if a seat was taken over meanwhile."""
    news_parts: tuple[RecapPart, ...] = ()
    """``news`` in parts, likewise."""
    acted_since_board: tuple[int | None, ...] = ()
    """The seat of each action since the last board; ``None`` if the person has none."""
    first_timers: tuple[int, ...] = ()
    """Seats that must move and whose players play their first game of this kind."""
    recent_movers: frozenset[int] = frozenset()
    """The seats whose players moved so recently that they are probably still here."""

    @cached_property
    def to_move(self) -> tuple[int, ...]:
        """The seats that must move before the game can continue."""
        return self.game.to_move(self.view)

    @cached_property
    def asked(self) -> tuple[int, ...]:
        """The seats that must move and are played by people."""
        seats = self.table.seats
        return tuple(
            s for s in self.to_move if seats[s].person and not seats[s].computer_for_this_turn
        )

    @cached_property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.game.may_act(self.view)


@dataclass(frozen=True, slots=True)
class ChosenMove:
    """The move a player means, and whether they must confirm it.

    ``exact``: the player gave the move's full text or pressed it, so it is unambiguous.
    """

    move: str
    ask: bool = False
    exact: bool = True


Resolve = Callable[[Turn], ChosenMove]
"""Finds the move a player means; raises :class:`IllegalMove` if there is none."""
