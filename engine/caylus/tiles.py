"""Every tile of Caylus: costs, gains and effects (rules: First printing)."""

from __future__ import annotations

from typing import NamedTuple

from engine.caylus.data import NO_CUBES, Category, Cubes, cubes

# The tiles


class Tile(NamedTuple):
    """A tile: cost (``of_any_kind``: cubes of any kind, also gold), and its gains when built."""

    word: str
    category: Category
    cost: Cubes = NO_CUBES
    of_any_kind: int = 0
    points: int = 0
    favours: int = 0
    copies: int = 1
    income: int = 0


WOOD_TILES = (
    Tile("wood_farm_food", Category.WOOD, cubes(food=1, wood=1), points=2),
    Tile("wood_farm_cloth", Category.WOOD, cubes(food=1, wood=1), points=2),
    Tile("wood_quarry", Category.WOOD, cubes(food=1, wood=1), points=2),
    Tile("wood_sawmill", Category.WOOD, cubes(food=1, wood=1), points=2),
    Tile("wood_marketplace", Category.WOOD, cubes(wood=1), of_any_kind=1, points=4),
    Tile("wood_peddler", Category.WOOD, cubes(wood=1), of_any_kind=1, points=4),
    Tile("mason", Category.WOOD, cubes(food=1, wood=1), points=4),
    Tile("lawyer", Category.WOOD, cubes(wood=1, cloth=1), points=4),
)
STONE_TILES = (
    Tile("stone_farm", Category.STONE, cubes(food=1, stone=1), points=3),
    Tile("park", Category.STONE, cubes(food=1, stone=1), points=3),
    Tile("workshop", Category.STONE, cubes(food=1, stone=1), points=3),
    Tile("church", Category.STONE, cubes(stone=1, cloth=1), points=3, favours=1),
    Tile("bank", Category.STONE, cubes(wood=1, stone=1), points=6),
    Tile("alchemist", Category.STONE, cubes(food=1, stone=1), points=6),
    Tile("tailor", Category.STONE, cubes(wood=1, stone=1), points=6),
    Tile("architect", Category.STONE, cubes(food=1, stone=1), points=6, copies=2),
)
PRESTIGE_TILES = (
    Tile("statue", Category.PRESTIGE, cubes(stone=2, gold=1), points=7, favours=1),
    Tile("granary", Category.PRESTIGE, cubes(food=3, gold=1), points=10),
    Tile("library", Category.PRESTIGE, cubes(wood=3, gold=1), points=10, income=1),
    Tile("weaver", Category.PRESTIGE, cubes(cloth=3, gold=1), points=12),
    Tile("theater", Category.PRESTIGE, cubes(wood=3, gold=2), points=14, favours=1),
    Tile("college", Category.PRESTIGE, cubes(stone=3, gold=2), points=14, favours=1),
    Tile("monument", Category.PRESTIGE, cubes(stone=4, gold=2), points=14, favours=2),
    Tile("hotel", Category.PRESTIGE, cubes(stone=3, gold=2), points=16, income=2),
    Tile("cathedral", Category.PRESTIGE, cubes(stone=5, gold=3), points=25),
)
RESIDENCE = Tile("residence", Category.RESIDENTIAL, points=2, income=1)
RESIDENCE_DENIERS = RESIDENCE_CLOTH = 1
NEUTRAL_TILES = (
    Tile("neutral_quarry", Category.NEUTRAL),
    Tile("neutral_sawmill", Category.NEUTRAL),
    Tile("neutral_forest", Category.NEUTRAL),
    Tile("neutral_farm", Category.NEUTRAL),
    Tile("neutral_marketplace", Category.NEUTRAL),
    Tile("neutral_carpenter", Category.NEUTRAL),
)
FIXED_TILES = (
    Tile("fixed_peddler", Category.FIXED),
    Tile("fixed_carpenter", Category.FIXED),
    Tile("gold_mine", Category.FIXED),
)
STOCK_TILES = (*WOOD_TILES, *STONE_TILES, *PRESTIGE_TILES)
"""The tiles in the stock at the start, in the order of choices and codes."""
TILES = {tile.word: tile for tile in (*STOCK_TILES, RESIDENCE, *NEUTRAL_TILES, *FIXED_TILES)}
GROUPS = {"wood": WOOD_TILES, "stone": STONE_TILES}
NEUTRALS = tuple(tile.word for tile in NEUTRAL_TILES)
TAKES_WORKERS = frozenset(
    tile.word
    for tile in TILES.values()
    if tile.category not in (Category.RESIDENTIAL, Category.PRESTIGE)
)
"""Residential and prestige tiles never hold a worker and are never activated.

Editions differ (rules: Residences are never activated).
"""
TRANSFORMABLE = frozenset(
    tile.word
    for tile in TILES.values()
    if tile.category in (Category.NEUTRAL, Category.WOOD, Category.STONE)
) - {"lawyer"}
"""Tiles a lawyer can turn into a residence: neutral ones for anyone, craft tiles for the owner."""
SAME_NAME = frozenset(
    (
        "fixed_peddler",
        "fixed_carpenter",
        "neutral_quarry",
        "neutral_sawmill",
        "neutral_farm",
        "neutral_marketplace",
        "neutral_carpenter",
        "wood_farm_food",
        "wood_farm_cloth",
        "wood_quarry",
        "wood_sawmill",
        "wood_marketplace",
        "wood_peddler",
        "stone_farm",
    )
)
"""Tiles that share their name with others; sentences use a full name, "Farm (cloth)"."""
OWNED = (Category.WOOD, Category.STONE, Category.RESIDENTIAL, Category.PRESTIGE)
"""The categories of tiles that have an owner once on the road."""

# The effects of activated tiles

PRODUCTION: dict[str, Cubes] = {
    "gold_mine": cubes(gold=1),
    "neutral_quarry": cubes(stone=1),
    "neutral_sawmill": cubes(wood=1),
    "wood_quarry": cubes(stone=2),
    "wood_sawmill": cubes(wood=2),
    "stone_farm": cubes(food=2, cloth=1),
    "park": cubes(food=1, wood=2),
    "workshop": cubes(stone=2, cloth=1),
}
"""Tiles that always make the same cubes."""
OWNER_BONUS = {
    "stone_farm": ("food", "cloth"),
    "park": ("food", "wood"),
    "workshop": ("stone", "cloth"),
}
"""The kinds from which the owner takes one when another player works there."""
ALTERNATIVES = {
    "neutral_forest": {"food": 1, "wood": 1},
    "neutral_farm": {"food": 1, "cloth": 1},
    "wood_farm_food": {"food": 2, "cloth": 1},
    "wood_farm_cloth": {"food": 1, "cloth": 2},
}
"""Tiles that make one of two kinds, with the number of cubes of each."""
MARKET_PRICE = {"neutral_marketplace": 4, "wood_marketplace": 6}
PEDDLER_PRICES = {"fixed_peddler": (2,), "wood_peddler": (1, 2)}
"""Deniers for one cube, and for two where the peddler sells two at once."""
CRAFTSMEN = {"fixed_carpenter": "wood", "neutral_carpenter": "wood", "mason": "stone"}
"""The builder of each group of tiles."""


class Exchange(NamedTuple):
    """An option of church, bank, tailor or alchemist: its price and its gain.

    ``basic`` are cubes of any basic kinds, chosen by the player.
    """

    deniers: int = 0
    cloth: int = 0
    basic: int = 0
    gold_gained: int = 0
    points_gained: int = 0


EXCHANGES = {
    "church": (Exchange(deniers=2, points_gained=3), Exchange(deniers=4, points_gained=5)),
    "bank": (Exchange(deniers=2, gold_gained=1), Exchange(deniers=5, gold_gained=2)),
    "tailor": (Exchange(cloth=2, points_gained=4), Exchange(cloth=3, points_gained=6)),
    "alchemist": (Exchange(basic=2, gold_gained=1), Exchange(basic=4, gold_gained=2)),
}
EXCHANGE_SIZES = ("small", "large")


def exchange_of(tile: str, size: str) -> Exchange:
    """Return a building's exchange of a size."""
    return EXCHANGES[tile][EXCHANGE_SIZES.index(size)]
