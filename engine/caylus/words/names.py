"""Name tiles, places and cubes, and list amounts of cubes and deniers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.caylus.data import CUBES, EMPTY, NOBODY, PLACES, ROAD
from engine.caylus.rules.texts import amount, full_name
from engine.caylus.state import CaylusState
from engine.caylus.tiles import PRESTIGE_TILES, STONE_TILES, TILES, WOOD_TILES, Tile
from engine.core.words.phrases import owned
from engine.core.words.text import Text, Value, say

PLACE_CODES = dict(zip(PLACES[: ROAD + 1], "ABCDEFG", strict=True))
"""Codes of the places before the road; a road space shows its number."""
_STOCK_CODES = {"w": WOOD_TILES, "s": STONE_TILES, "p": PRESTIGE_TILES}


@cache
def tile_name(word: str) -> Text:
    """Return the name of a tile or special building: "Farm"."""
    return say(f"caylus-tile-{word}")


def place_name(place: str, tile: str) -> Text:
    """Return a place for a sentence: "the Gate", or with a tile "the Farm at 12"."""
    return (
        tile_at_space(tile, int(place)) if tile else say("caylus-at-special", tile=tile_name(place))
    )


def tile_at_space(tile: str, space: int) -> Text:
    """Return a tile on the road for a sentence: "the Farm (cloth) at 12"."""
    return say("caylus-at", tile=full_name(tile), space=space)


@cache
def cube_name(kind: str) -> Text:
    """Return a kind of cube as a heading or button: "Cloth"."""
    return say(f"caylus-cube-{kind}")


def amounts(cubes: Sequence[int], *, deniers: int = 0, any_cubes: int = 0) -> list[Value]:
    """Return a cost, gain or holdings as a list; "nothing" when it is empty."""
    parts: list[Value] = []
    if deniers:
        parts.append(amount("denier", deniers))
    parts += [amount(kind, count) for kind, count in zip(CUBES, cubes, strict=True) if count]
    if any_cubes:
        parts.append(amount("any", any_cubes))
    return parts or [say("nothing")]


def holdings(state: CaylusState, seat: int) -> list[Value]:
    """Return a player's deniers and cubes."""
    return amounts(state.cubes[seat], deniers=state.deniers[seat])


def cost_list(tile: Tile, less: str | None = None) -> list[Value]:
    """Return a tile's cost, minus one cube of kind ``less``."""
    cubes = [
        count - 1 if kind == less else count for kind, count in zip(CUBES, tile.cost, strict=True)
    ]
    return amounts(cubes, any_cubes=tile.of_any_kind)


def cubes_of_choice(choice: str) -> list[Value]:
    """Return the cubes of a choice such as ``food+food+gold``."""
    kinds = choice.split("+")
    return amounts([kinds.count(kind) for kind in CUBES])


def exchange_text(given: Value, gained: Value) -> Text:
    """Return an exchange: "2 deniers → 1 gold"."""
    return say("caylus-trade", cost=given, gain=gained)


def stock_code(state: CaylusState, word: str) -> str:
    """Return a stock tile's code: ``w1`` is the first wood building left there."""
    for letter, tiles in _STOCK_CODES.items():
        left = [tile.word for tile in tiles if state.stock[tile.word]]
        if word in left:
            return f"{letter}{left.index(word) + 1}"
    return ""


def tile_with_owner(state: CaylusState, space: int) -> Text:
    """Return the tile on a road space with its owner: "Farm (Alice)"."""
    word = state.road_tile[space]
    if word == EMPTY:
        return say("caylus-empty-space")
    owner = state.road_owner[space]
    return tile_name(word) if owner == NOBODY else owned(tile_name(word), owner)


def category_name(word: str) -> Text:
    """Return the kind of building of a tile."""
    return say(f"caylus-category-{TILES[word].category}")
