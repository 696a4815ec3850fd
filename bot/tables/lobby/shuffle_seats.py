"""Seats and colours, drawn from the seed.

Anyone can draw them again once the seed is known: ``Chance.from_seed("seats of " + seed)``
shuffles the players, in the order in which they joined, into the seats; then it shuffles the
colours nobody chose, which go to those without one, in the order of the seats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.store.models.table import ActionRow
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.table import COLOURS
from engine.core import Chance


class ShuffledSeat(NamedTuple):
    """Who got a seat, and in which colour."""

    user_id: str
    colour: str


def shuffle_seats(
    seed: str, joined: Sequence[str], chosen: Mapping[str, str | None]
) -> list[ShuffledSeat]:
    """The seating that follows from the seed, by seat."""
    chance = Chance.from_seed("seats of " + seed)
    order = list(joined)
    chance.shuffle(order)
    left = [colour for colour in COLOURS if colour not in chosen.values()]
    chance.shuffle(left)
    dealt = iter(left)
    return [ShuffledSeat(user, chosen.get(user) or next(dealt)) for user in order]


def joined_in(acts: Sequence[ActionRow]) -> tuple[list[str], dict[str, str | None]]:
    """Who was in the lobby at the start, in the order of joining, and the colours they chose."""
    joined: list[str] = []
    chosen: dict[str, str | None] = {}
    for act in acts:
        user = act.user_id or ""
        if act.kind in (ActionKind.OPEN, ActionKind.JOIN):
            joined.append(user)
        elif act.kind == ActionKind.SEAT_OPPONENT:
            joined.append(act.data["opponent"])
        elif act.kind == ActionKind.SEND_AWAY:
            joined.remove(act.data["opponent"])
        elif act.kind == ActionKind.LEAVE:
            joined.remove(user)
            chosen.pop(user, None)
        elif act.kind == ActionKind.COLOUR:
            chosen[user] = act.data.get("colour")
    return joined, chosen
