"""Define every number and table of Caylus (rules: First printing).

Words are the ids of the rules; they never change and are never translated. A cost or a gain
is a tuple of five counts in the order of :data:`CUBES`.
"""

from __future__ import annotations

from typing import NamedTuple

Cubes = tuple[int, int, int, int, int]
"""Counts of food, wood, stone, cloth and gold."""

# Goods and players

CUBES = ("food", "wood", "stone", "cloth", "gold")
FOOD, WOOD, STONE, CLOTH, GOLD = range(5)
BASIC = CUBES[:4]
KIND = {word: kind for kind, word in enumerate(CUBES)}

SEAT_COUNTS = (2, 3, 4, 5)
WORKERS = 6
NOBODY = -1

# Setup

START_DENIERS = {2: (5, 5), 3: (5, 6, 6), 4: (5, 6, 6, 7), 5: (5, 6, 6, 7, 7)}
START_CUBES: Cubes = (2, 1, 0, 0, 0)
START_SPACE = 6

# The board

LAST_SPACE = 28
SPECIALS = ("gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn")
SINGLE_SPECIALS = SPECIALS[:4]
"""The special buildings with room for one worker, in the order of ``State.specials``."""
GATE, TRADING_POST, MERCHANTS_GUILD, JOUST_FIELD = range(4)
STABLES_ROOM = 3
PLACES = (*SPECIALS, "castle", *map(str, range(1, LAST_SPACE + 1)))
"""All places for workers, in the order of choices; road space ``i`` is place ``6 + i``."""
PLACE = {word: place for place, word in enumerate(PLACES)}
STABLES, INN, CASTLE = 4, 5, 6
ROAD = 6
"""Offset from the number of a road space to its place."""
PRINTED = {7: "fixed_peddler", 8: "fixed_carpenter", 16: "gold_mine"}
EMPTY = ""
"""The word of a road space without a tile."""

# The castle

SECTIONS = ("dungeon", "walls", "towers")
ROOM = (6, 10, 14)
HOUSE_POINTS = (5, 4, 3)
TRIGGERS = (12, 18, 24)
SCORING_FAVOURS = ((0, 0, 1, 1, 1, 1, 1), (0, 0, 1, 2, 2, 3, 3), (0, 0, 1, 1, 2, 2, 3))
"""Favours by section and number of own houses in it (0 to 6 or more)."""
SCORING_PENALTY = (2, 3, 4)
IDLE_PENALTY = 2
"""Points lost by a castle worker who delivers nothing."""
BATCHES: dict[str, Cubes] = {
    "food+wood+stone": (1, 1, 1, 0, 0),
    "food+wood+cloth": (1, 1, 0, 1, 0),
    "food+wood+gold": (1, 1, 0, 0, 1),
    "food+stone+cloth": (1, 0, 1, 1, 0),
    "food+stone+gold": (1, 0, 1, 0, 1),
    "food+cloth+gold": (1, 0, 0, 1, 1),
}

# A round

PHASES = ("income", "placing", "special", "provost", "road", "castle", "end")
(
    INCOME_PHASE,
    PLACING_PHASE,
    SPECIAL_PHASE,
    PROVOST_PHASE,
    ROAD_PHASE,
    CASTLE_PHASE,
    END_PHASE,
) = range(1, len(PHASES) + 1)
INCOME = 2
FIRST_PASS_DENIERS = 1
OWNER_POINT = 1
TRADING_POST_DENIERS = 3
JOUST_DENIERS = JOUST_CLOTH = 1
PROVOST_REACH = 3
PROVOST_PRICE = 1
OWN_PRICE = INN_PRICE = 1
TWO_PLAYER_LATE_PRICE = 3
BAILIFF_FAR = 2
"""Spaces the bailiff advances when the provost is ahead of it."""
BAILIFF_NEAR = 1
"""Spaces the bailiff advances otherwise."""
LONGEST_GAME_ROUNDS = 18

# Royal favours

LINES = ("vp", "denier", "resource", "building")
VP_LINE, DENIER_LINE, RESOURCE_LINE, BUILDING_LINE = range(4)
LEVELS = ("1", "2", "3", "4", "5")
CAPS = (2, 4, 5, 5)
"""The highest favour level by the number of sections scored."""
FAVOUR_POINTS = (0, 1, 2, 3, 4, 5)
FAVOUR_DENIERS = (0, 3, 4, 5, 6, 7)
FAVOUR_GOODS = {1: FOOD, 3: CLOTH, 5: GOLD}
CHOICE_LEVEL = 2
"""Level of the resource line that gives a wood or a stone."""
SWAP_LEVEL = 4
"""Level of the resource line that gives two cubes for another one."""
FAVOUR_CHOICE = ("wood", "stone")
WOOD_LEVEL, STONE_LEVEL, LAWYER_LEVEL, PRESTIGE_LEVEL = range(2, 6)
"""Levels of the building line; level 1 has no effect."""
SIMPLIFIED_FAVOUR_POINTS = 3

# The end

GOLD_POINTS = 3
BASIC_PER_POINT = 3
DENIERS_PER_POINT = 4
SOURCES = (
    "building",
    "residence",
    "owner",
    "castle",
    "favor",
    "trade",
    "penalty",
    "gold",
    "goods",
    "deniers",
)
"""Sources of points: building, residences, owner points, castle batches, the
favours' points, church and tailor, penalties (negative), and the three of the end."""
(
    FROM_BUILDING,
    FROM_RESIDENCE,
    FROM_OWNER,
    FROM_CASTLE,
    FROM_FAVOUR,
    FROM_TRADE,
    FROM_PENALTY,
    FROM_GOLD,
    FROM_GOODS,
    FROM_DENIERS,
) = range(10)

# The tiles


class Tile(NamedTuple):
    """A tile: cost (``of_any_kind``: cubes of any kind, also gold), and its gains when built."""

    word: str
    category: str
    cost: Cubes = (0, 0, 0, 0, 0)
    of_any_kind: int = 0
    points: int = 0
    favours: int = 0
    copies: int = 1
    income: int = 0


WOOD_TILES = (
    Tile("wood_farm_food", "wood", (1, 1, 0, 0, 0), points=2),
    Tile("wood_farm_cloth", "wood", (1, 1, 0, 0, 0), points=2),
    Tile("wood_quarry", "wood", (1, 1, 0, 0, 0), points=2),
    Tile("wood_sawmill", "wood", (1, 1, 0, 0, 0), points=2),
    Tile("wood_marketplace", "wood", (0, 1, 0, 0, 0), of_any_kind=1, points=4),
    Tile("wood_peddler", "wood", (0, 1, 0, 0, 0), of_any_kind=1, points=4),
    Tile("mason", "wood", (1, 1, 0, 0, 0), points=4),
    Tile("lawyer", "wood", (0, 1, 0, 1, 0), points=4),
)
STONE_TILES = (
    Tile("stone_farm", "stone", (1, 0, 1, 0, 0), points=3),
    Tile("park", "stone", (1, 0, 1, 0, 0), points=3),
    Tile("workshop", "stone", (1, 0, 1, 0, 0), points=3),
    Tile("church", "stone", (0, 0, 1, 1, 0), points=3, favours=1),
    Tile("bank", "stone", (0, 1, 1, 0, 0), points=6),
    Tile("alchemist", "stone", (1, 0, 1, 0, 0), points=6),
    Tile("tailor", "stone", (0, 1, 1, 0, 0), points=6),
    Tile("architect", "stone", (1, 0, 1, 0, 0), points=6, copies=2),
)
PRESTIGE_TILES = (
    Tile("statue", "prestige", (0, 0, 2, 0, 1), points=7, favours=1),
    Tile("granary", "prestige", (3, 0, 0, 0, 1), points=10),
    Tile("library", "prestige", (0, 3, 0, 0, 1), points=10, income=1),
    Tile("weaver", "prestige", (0, 0, 0, 3, 1), points=12),
    Tile("theater", "prestige", (0, 3, 0, 0, 2), points=14, favours=1),
    Tile("college", "prestige", (0, 0, 3, 0, 2), points=14, favours=1),
    Tile("monument", "prestige", (0, 0, 4, 0, 2), points=14, favours=2),
    Tile("hotel", "prestige", (0, 0, 3, 0, 2), points=16, income=2),
    Tile("cathedral", "prestige", (0, 0, 5, 0, 3), points=25),
)
RESIDENCE = Tile("residence", "residential", points=2, income=1)
RESIDENCE_DENIERS = RESIDENCE_CLOTH = 1
NEUTRAL_TILES = (
    Tile("neutral_quarry", "neutral"),
    Tile("neutral_sawmill", "neutral"),
    Tile("neutral_forest", "neutral"),
    Tile("neutral_farm", "neutral"),
    Tile("neutral_marketplace", "neutral"),
    Tile("neutral_carpenter", "neutral"),
)
FIXED_TILES = (
    Tile("fixed_peddler", "fixed"),
    Tile("fixed_carpenter", "fixed"),
    Tile("gold_mine", "fixed"),
)
STOCK_TILES = (*WOOD_TILES, *STONE_TILES, *PRESTIGE_TILES)
"""The tiles in the stock at the start, in the order of choices and codes."""
TILES = {tile.word: tile for tile in (*STOCK_TILES, RESIDENCE, *NEUTRAL_TILES, *FIXED_TILES)}
GROUPS = {"wood": WOOD_TILES, "stone": STONE_TILES}
NEUTRALS = tuple(tile.word for tile in NEUTRAL_TILES)
TAKES_WORKERS = frozenset(
    tile.word for tile in TILES.values() if tile.category in ("fixed", "neutral", "wood", "stone")
)
"""Residential and prestige tiles never hold a worker and are never activated.

Editions differ (rules: Residences are never activated).
"""
TRANSFORMABLE = frozenset(
    tile.word for tile in TILES.values() if tile.category in ("neutral", "wood", "stone")
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
OWNED = ("wood", "stone", "residential", "prestige")
"""The categories of tiles that have an owner once on the road."""

# The effects of activated tiles

PRODUCTION: dict[str, Cubes] = {
    "gold_mine": (0, 0, 0, 0, 1),
    "neutral_quarry": (0, 0, 1, 0, 0),
    "neutral_sawmill": (0, 1, 0, 0, 0),
    "wood_quarry": (0, 0, 2, 0, 0),
    "wood_sawmill": (0, 2, 0, 0, 0),
    "stone_farm": (2, 0, 0, 1, 0),
    "park": (1, 2, 0, 0, 0),
    "workshop": (0, 0, 2, 1, 0),
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
