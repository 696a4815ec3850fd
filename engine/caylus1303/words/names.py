"""Names and amounts: tiles, characters, resources, codes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.caylus1303.data import AT_SITE, NOBODY, RESOURCES, SITE, Goods
from engine.caylus1303.rules.characters import characters_in_play
from engine.caylus1303.rules.texts import amount, tile_name
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import RESIDENCE, TILES, Tile
from engine.core.words.phrases import owned
from engine.core.words.text import Text, Value, say

SITE_CODE = "S"
_SHARED_NAMES = frozenset(
    (
        "carpenter",
        "start_carpenter",
        "start_farm_a",
        "start_farm_b",
        "wood_farm",
        "stone_farm",
        "start_sawmill",
        "wood_sawmill",
        "stone_sawmill",
        "start_quarry",
        "wood_quarry",
        "stone_quarry",
        "start_market_a",
        "start_market_b",
        "wood_market",
        "start_guild_3",
        "start_guild_4",
        "stone_guild",
    )
)
"""Tiles that share their name with others; their full name adds the category."""
_TWO_GUILDS = ("start_guild_3", "start_guild_4")
"""Starting tiles that share a name but differ."""


@cache
def full_name(word: str) -> Text:
    """Return the name that distinguishes tiles of the same name: "Farm (wood)"."""
    name = tile_name(word)
    if word not in _SHARED_NAMES:
        return name
    kind = word if word in _TWO_GUILDS else TILES[word].category
    return say("caylus1303-full", tile=name, kind=say(f"caylus1303-kind-{kind}"))


def side_name(tile: str, side: int) -> Text:
    """Return the name of the visible side: the tile's full name, or "Residence"."""
    return say("caylus1303-residence") if side == RESIDENCE else full_name(tile)


def tile_at_space(tile: str, space: int) -> Text:
    """Return a tile for a sentence, on the road or on the site: "the Farm (wood) at 15"."""
    if space == AT_SITE:
        return say("caylus1303-at-site", tile=full_name(tile))
    return say("caylus1303-at", tile=full_name(tile), space=space + 1)


@cache
def resource_name(kind: str) -> Text:
    """Return a kind of resource as a heading or button: "Cloth"."""
    return say(f"caylus1303-resource-{kind}")


def amounts(goods: Goods | Sequence[int], *, basic: int = 0, workers: int = 0) -> list[Value]:
    """Return a cost, gain or holdings as a list; "nothing" when it is empty."""
    parts: list[Value] = [
        amount(kind, count) for kind, count in zip(RESOURCES, goods, strict=True) if count
    ]
    if basic:
        parts.append(amount("basic", basic))
    if workers:
        parts.append(amount("worker", workers))
    return parts or [say("nothing")]


def holdings(state: Caylus1303State, seat: int) -> list[Value]:
    """Return a player's resources."""
    return amounts(state.resources[seat])


def hand_and_resources(state: Caylus1303State, seat: int) -> list[Value]:
    """Return a player's resources and workers in hand."""
    return amounts(state.resources[seat], workers=state.hand[seat])


def cost_list(tile: Tile, waived: int = 0) -> list[Value]:
    """Return a tile's cost, without the fixed stone that is waived."""
    food, wood, stone, cloth, gold = tile.cost
    return amounts((food, wood, stone - min(stone, waived), cloth, gold), basic=tile.cost_any)


def resources_of_choice(choice: str) -> list[Value]:
    """Return the resources of a choice such as ``food+food+gold``."""
    kinds = choice.split("+")
    return amounts([kinds.count(kind) for kind in RESOURCES])


def tile_at(state: Caylus1303State, space: int) -> Text:
    """Return the tile on a road space with its owner; the code makes the short name unique."""
    side, tile = state.road_side[space], state.road_tile[space]
    name = say("caylus1303-residence") if side == RESIDENCE else tile_name(tile)
    owner = state.road_owner[space]
    return name if owner == NOBODY else owned(name, owner)


def category_name(word: str) -> Text:
    """Return the kind of building of a tile."""
    return say(f"caylus1303-category-{TILES[word].category}")


# Codes of places, tiles and characters in pictures


def space_code(space: int) -> str:
    """Return the number of a road space, from 1."""
    return str(space + 1)


def place_code(state: Caylus1303State, place: str) -> str:
    """Return ``S`` for the site, ``S1`` to ``S3`` for its tiles, or the number of a road space."""
    if place == SITE:
        return SITE_CODE
    if place in state.site_tiles:
        return f"{SITE_CODE}{state.site_tiles.index(place) + 1}"
    return space_code(state.road_tile.index(place))


def supply_code(state: Caylus1303State, word: str) -> str:
    """Return a supply tile's code, ``w1`` for the first wood tile left; empty if it was built."""
    supplies = {"w": state.wood_supply, "s": state.stone_supply, "m": state.monument_supply}
    for letter, supply in supplies.items():
        if word in supply:
            return f"{letter}{supply.index(word) + 1}"
    return ""


def character_code(state: Caylus1303State, word: str) -> str:
    """Return a character's code for the whole game: ``P1`` and so on, in data order."""
    return f"P{characters_in_play(state).index(word) + 1}"
