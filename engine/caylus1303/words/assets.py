"""What a player has: points, characters, buildings, resources and workers."""

from __future__ import annotations

from collections import Counter

from engine.caylus1303.data import CHARACTERS, RESOURCES
from engine.caylus1303.rules.texts import amount, character_name
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import RESIDENCE, TILES
from engine.caylus1303.words.names import full_name
from engine.core.words.text import Text, say

_RESIDENCE = "residence"
"""The asset of all residences, whatever starting tile is on their other side."""


def assets(state: Caylus1303State, seat: int) -> dict[str, int]:
    """Return the amounts of a seat's assets, the most important first."""
    spaces = zip(state.road_tile, state.road_side, state.road_owner, strict=True)
    return {
        "point": state.points[seat],
        **{CHARACTERS[number]: 1 for number in state.characters_of(seat)},
        **Counter(
            _RESIDENCE if side == RESIDENCE else tile
            for tile, side, owner in spaces
            if owner == seat
        ),
        **dict(zip(RESOURCES, state.resources[seat], strict=True)),
        "worker": state.hand[seat],
    }


def asset(kind: str, count: int) -> Text:
    """Return an amount of a kind of asset; buildings and characters are named without a number."""
    if kind == _RESIDENCE:
        return say("caylus1303-residence")
    if kind in CHARACTERS:
        return character_name(kind)
    return full_name(kind) if kind in TILES else amount(kind, count)
