"""Shuffle seats and colours from the seed.

Anyone can repeat it once the seed is known: ``Chance.from_seed("seats of " + seed)`` shuffles the
players, in the order of joining, into the seats; then it shuffles the colours nobody chose, which
go to the players without one, in the order of the seats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.tables.domain.table import COLOURS
from engine.core import Chance


class ShuffledSeat(NamedTuple):
    """A player with the colour of their seat."""

    user_id: str
    colour: str


def shuffle_seats(
    seed: str, joined: Sequence[str], chosen: Mapping[str, str | None]
) -> list[ShuffledSeat]:
    """Return the seating that follows from the seed, by seat."""
    chance = Chance.from_seed("seats of " + seed)
    order = list(joined)
    chance.shuffle(order)
    free_colours = [colour for colour in COLOURS if colour not in chosen.values()]
    chance.shuffle(free_colours)
    dealt = iter(free_colours)
    return [ShuffledSeat(user, chosen.get(user) or next(dealt)) for user in order]
